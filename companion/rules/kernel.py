"""The parts of every game: frozen values, self-describing commands and events, the game itself.

A file of rules is a part of the rulebook. It holds its commands with their decisions, and its events with
their effects; `Game` collects them from its parts.

Nothing here uses a clock, a random source, a screen or a disk. Dice enter as values inside commands.
"""

import re
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum, auto
from functools import reduce
from inspect import getmembers, getmodule, isabstract, isclass
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, NamedTuple, Protocol, Self, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic.fields import FieldInfo

if TYPE_CHECKING:
    from companion.rules.final_scores import FinalScores

Value = int | float | str | bool | tuple[str, ...] | None
"""The type of a message parameter: it survives JSON, and a sentence can show it.

A tuple of texts, usually names, is shown as a list in words.
"""


AnyModel = TypeVar("AnyModel", bound="Model")


def _made(model: type[AnyModel], fields: dict[str, Any], were_set: set[str]) -> AnyModel:
    """Return the model with these fields, unvalidated."""
    made = model.__new__(model)
    set_field = object.__setattr__
    set_field(made, "__dict__", fields)
    set_field(made, "__pydantic_extra__", None)
    set_field(made, "__pydantic_fields_set__", were_set)
    set_field(made, "__pydantic_private__", None)
    return made


class Model(BaseModel):
    """A frozen value: the base of states, commands and events."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    @classmethod
    def trusted(cls, **fields: Any) -> Self:
        """Return a model from all its fields; the values are trusted, not validated."""
        return _made(cls, fields, set(fields))

    def replace(self, **changes: Any) -> Self:
        """Return a copy with `changes`; the values are trusted, not validated again."""
        return _made(type(self), {**self.__dict__, **changes}, self.__pydantic_fields_set__)

    def fits(self) -> bool:
        """Return whether the values match the types of the fields, which `replace` does not check."""
        try:
            type(self).model_validate(self.model_dump(warnings=False))
        except ValidationError:
            return False
        return True


class TableState(Model):
    """The base of a game's state: its players, and their clocks if the table times them."""

    players: tuple[Any, ...] = ()
    clocks: bool = False
    """Whether the players' clocks run."""

    paused_clocks: tuple[int, ...] = ()
    """The seats whose clocks are paused."""

    entered: bool = False
    """Whether the game was played without the app and only its final numbers were entered."""

    note: str = ""
    """The players' note about the game."""

    def hue(self, colour: int) -> int:
        """Return the index of the ink and name that this table uses for a player colour."""
        return colour

    def with_player(self, seat: int, **changes: Any) -> Self:
        """Return the state with these changes to the player in a seat."""
        players = list(self.players)
        players[seat] = players[seat].replace(**changes)
        return self.replace(players=tuple(players))

    def seen_by(self, seat: int | None) -> Self:
        """Return the state as one seat may see it: `Secret` fields of other players have their defaults.

        Args:
            seat: None for a device without a seat.
        """
        players = (each if at == seat else _veiled(each) for at, each in enumerate(self.players))
        return self.replace(players=tuple(players))


class Secret(NamedTuple):
    """Marks a player's field that no other seat may see: `Annotated[str, Secret("shown")] = ""`."""

    until: str = ""
    """Name of the player's field that, when true, makes the marked field public; empty if there is none."""


def _veiled(player: Model) -> Model:
    """Return a player whose unrevealed secret fields have their defaults."""
    fields = type(player).model_fields.items()
    marks = ((name, field, mark) for name, field in fields for mark in field.metadata)
    return player.replace(
        **{
            name: field.default
            for name, field, mark in marks
            if isinstance(mark, Secret) and not (mark.until and getattr(player, mark.until))
        }
    )


Detail = Literal["quick", "full"]
"""The level of detail: only the facts that the app needs, or everything that it can track."""


class OptionGroup(NamedTuple):
    """The place of an option in the form: `Annotated[int, Field(ge=0), OptionGroup("start")]`."""

    name: str
    """The option group's name; its title is the sentence `rule-group-<name>`.

    Groups are ordered by their first options.
    """

    begins: bool = False
    """Whether the option affects only the set-up, and cannot be changed afterwards."""

    kept: Literal["app", "full", "hands"] = "app"
    """Who enforces the option: the app, the app in full detail only, or the players."""


class TableOptions(Model):
    """The options of a table. Every field has its default, bounds and choices, and its `OptionGroup`."""

    def settled(self, name: str, value: Any) -> Self:
        """Return the options with one of them changed, and the others adjusted to fit."""
        return self.replace(**{name: value})

    def idle(self) -> frozenset[str]:
        """Return the names of options without effect, given the other options: shown, but not offered."""
        return frozenset()

    def differing(self) -> int:
        """Return how many options differ from their defaults, without counting options that have no group."""
        fields = self.__class__.model_fields
        return sum(getattr(self, name) != field.default for name, field in fields.items() if group_of(field))


def group_of(field: FieldInfo) -> OptionGroup | None:
    """Return the group of an option, or None."""
    return next((each for each in field.metadata if isinstance(each, OptionGroup)), None)


class Rejection(Model):
    """A refusal by the rules: `code` is its message key in the locales, `params` fill the sentence."""

    code: str
    params: dict[str, Value] = {}
    asks: bool = False
    """Whether it only asks for a missing choice; if so, the page leaves the other choices enabled."""


class Label(Model):
    """The name of a journal entry: a message key and its parameters."""

    key: str
    params: dict[str, Value] = {}


State = TypeVar("State", bound=Model)


class SeatInfo(Model):
    """The player in a seat, as the app outside the game sees it."""

    name: str
    colour: int = 0
    """The index of the player's colour, from 0."""

    shape: int = 0
    """The index of the player's drawing: 0 to 3 a species, 4 to 8 a badge."""

    out: bool = False
    """Whether the player is eliminated."""


class Outcome(Model):
    """The outcome of a game."""

    winners: tuple[int, ...] = ()
    """The winning seats; several share the victory. Empty if nobody or everybody loses."""

    scores: tuple[int, ...] = ()
    """The final score of every seat; empty in a game without points."""

    shared: Literal["won", "lost"] | None = None
    """The shared result of a co-operative game."""

    ending: str = ""
    """The reason for the end, as a key that the game defines."""

    fewest_win: bool = False
    """Whether fewer points are better."""


def merit(score: int | float, *, fewest_win: bool) -> int | float:
    """Return a score as a number that is always better when higher."""
    return -score if fewest_win else score


class Owners(Model):
    """The owners of a command."""

    seats: frozenset[int] = frozenset()
    """The seats whose devices may give the command; if empty, any device of the table may give it."""

    together: bool = False
    """Whether all of them must agree, so a player's device may give the command only as the sole owner."""


WHOLE_TABLE: Final = Owners()


class Refused(Exception):
    """Carries a rejection out of nested calls of a `decide`; never leaves the rules."""

    def __init__(self, rejection: Rejection) -> None:
        super().__init__(rejection.code)
        self.rejection = rejection


def refuse(code: str, **params: Value) -> Refused:
    """Return the exception that makes the running `decide` answer with this rejection."""
    return Refused(Rejection(code=code, params=params))


def lacks(code: str, **params: Value) -> Refused:
    """Return the exception that makes the running `decide` ask for a choice that its command lacks."""
    return Refused(Rejection(code=code, params=params, asks=True))


def count_refused(count: int, counts: range) -> Rejection | None:
    """Return why a game that allows `counts` players cannot have `count`; None if it can."""
    if count in counts:
        return None
    bounds: dict[str, Value] = {"count": count, "least": counts[0], "most": counts[-1]}
    return Rejection(code="player-count", params=bounds)


Seated = TypeVar("Seated")


def in_seat(players: Sequence[Seated], seat: int) -> Seated:
    if not 0 <= seat < len(players):
        raise refuse("no-such-seat", seat=seat + 1)
    return players[seat]


# parameters of labels --------------------------------------------------------------------------

NAME_LENGTH = 40
"""Maximum number of characters in a name; longer names are refused."""

JOINER = "\u200d"
"""The zero-width joiner, which combines several emoji into one."""

NONE: Final = None
"""A missing part of a sentence: the sentence selects on it as ``[none]`` and never prints it.

Earlier journals have the text ``none`` in its place.
"""


class Named(Protocol):
    """A person with a name."""

    @property
    def name(self) -> str:
        """The player's name."""
        ...


class Seats(Protocol):
    """A state with seated players."""

    @property
    def players(self) -> Sequence[Named]:
        """Everybody, by seat."""
        ...


def name(state: Seats, seat: int | None) -> str:
    """Return the name of the player in this seat; empty when there is none."""
    return state.players[seat].name if seat is not None and 0 <= seat < len(state.players) else ""


def who(state: Seats, seat: int) -> dict[str, Value]:
    """Return the label's parameters for a player."""
    return {"player": name(state, seat)}


def yes(value: bool) -> str:
    """Return a flag as the text by which sentences select their variant."""
    return "yes" if value else "no"


def signed(number: int) -> str:
    """Format a change with its sign; the minus is the character U+2212."""
    return f"+{number}" if number >= 0 else f"\u2212{-number}"


def typed(text: str, most: int = NAME_LENGTH) -> str | None:
    """Return a typed text, cleaned and shortened for display; `NONE` if it is empty."""
    return clean_text(text)[:most] or NONE


def clean_text(text: str) -> str:
    """Remove control characters, direction overrides and needless blanks from a text."""
    kept = "".join(
        character if character.isprintable() or character == JOINER else " " if character.isspace() else ""
        for character in unicodedata.normalize("NFC", text)
    )
    return " ".join(kept.split()).strip(f"{JOINER} ")


# commands and events ---------------------------------------------------------------------------

Roller = Callable[[int], int]
"""Returns a random number from 1 to its argument, each equally likely."""

_TEXT: Any = str


class Owner(Enum):
    """The owner of a command if it depends only on the command's class."""

    TABLE = auto()
    """The whole table: any device may give the command."""

    OWN_SEAT = auto()
    """The player in the command's field `seat`; the whole table if that is None."""

    ACTIVE = auto()
    """The active player; the whole table if nobody has the turn."""

    EVERYBODY = auto()
    """Every player, but no spectator."""

    TOGETHER = auto()
    """All players together, who must agree."""


TABLE, OWN_SEAT, ACTIVE, EVERYBODY, TOGETHER = Owner


def owned_by(seat: int | None) -> Owners:
    """Return the player in this seat as the only owner; for None the whole table."""
    return WHOLE_TABLE if seat is None else Owners(seats=frozenset({seat}))


def _kebab(name: str) -> str:
    """Return a class's name in the form used in files: `GameStarted` is `game-started`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Command(Model):
    """A request of the people at a table.

    Args:
        owner: Its owner; `owners` is overridden if the owner depends on the state.
        begins: Whether it begins a game; every other command is refused until then.
        is_throw: Whether dice are thrown or lots drawn; `thrown` fills in results that are left to the app.
        secret: Whether its label names only the player, because labels are public and remain after an undo.
    """

    kind: ClassVar[str] = ""
    """Its name in labels, derived from the class name."""

    begins: ClassVar[bool] = False
    is_throw: ClassVar[bool] = False
    secret: ClassVar[bool] = False
    _owner: ClassVar[Owner] = TABLE

    def __init_subclass__(
        cls,
        *,
        owner: Owner = TABLE,
        begins: bool = False,
        is_throw: bool = False,
        secret: bool = False,
        **kwargs: Any,
    ) -> None:
        super().__init_subclass__(**kwargs)
        cls.kind = _kebab(cls.__name__)
        cls.begins, cls.is_throw, cls.secret, cls._owner = begins, is_throw, secret, owner

    @abstractmethod
    def decide(self, decision: Any) -> None:
        """Add the events of the command to `decision`.

        Raises:
            Refused: The command is not allowed.
        """

    def thrown(self, state: Any, roll: Roller) -> Self:
        """Return the command; if it left dice to the app, fill them in with `roll`."""
        return self

    def owners(self, state: Any) -> Owners:
        """Return the owners of the command in `state`."""
        match self._owner:
            case Owner.TABLE:
                return WHOLE_TABLE
            case Owner.OWN_SEAT:
                told: Any = self
                return owned_by(told.seat)
            case Owner.ACTIVE:
                return owned_by(state.active)
            case Owner.EVERYBODY | Owner.TOGETHER:
                seats = frozenset(range(len(state.players)))
                return Owners(seats=seats, together=self._owner is Owner.TOGETHER)

    def label(self, state: Any) -> Label:
        """Return a short description of the command, given the state before it."""
        entered = self.begins and getattr(self, "entered", False)
        kind = "start-entered" if entered else self.kind
        return Label(key=f"label-{kind}", params=self.params(state))

    def params(self, state: Any) -> dict[str, Value]:
        """Return the label's parameters: by default every field except options.

        A secret command has only its player as a parameter; a command that begins a game has the number of
        players. The field `seat` becomes the player's name, a `delta` gets its sign, a flag becomes yes or
        no, and typed texts are cleaned for display.
        """
        if self.begins:
            beginning: Any = self
            return {"count": len(beginning.players)}
        told: dict[str, Value] = {}
        for name, field in type(self).model_fields.items():
            value, key = getattr(self, name), name.replace("_", "-")
            if isinstance(value, Model) or (self.secret and name != "seat"):
                continue
            if name == "seat":
                told |= who(state, value)
            elif value is None:
                told[key] = NONE
            elif isinstance(value, bool):
                told[key] = yes(value)
            elif name == "delta":
                told[key] = signed(value)
            else:
                told[key] = typed(value) if field.annotation is _TEXT else value
        return told


class RoundCommand(Command):
    """A command whose label contains the round."""

    def params(self, state: Any) -> dict[str, Value]:
        return {"round": state.round}


class Event(Model):
    """A small stored fact and its effect.

    Args:
        whole: Whether fields at their defaults are stored too: for options, whose defaults may change.
    """

    kind: ClassVar[str] = ""
    """Its name in files, derived from the class name."""

    whole: ClassVar[bool] = False

    def __init_subclass__(cls, *, whole: bool = False, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.kind, cls.whole = _kebab(cls.__name__), whole

    def apply(self, state: Any) -> Any:
        """Return the state after the event, which `Command.decide` has already checked.

        By default the event's fields replace fields of the state or, if it has a `seat`, of the player there.
        """
        changes = dict(self.__dict__)
        seat = changes.pop("seat", None)
        return state.replace(**changes) if seat is None else state.with_player(seat, **changes)


Part = TypeVar("Part", Command, Event)


class Decision(Generic[State]):
    """A command's events so far, and the state to which they lead."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def add(self, *events: Event) -> None:
        """Add `events`, and apply them to the state."""
        for event in events:
            self.events.append(event)
            self.state = event.apply(self.state)


def applied(state: Any, event: Event) -> Any:
    return event.apply(state)


def decide(state: Any, command: Command) -> tuple[Event, ...] | Rejection:
    """Return the events of a command, or the reason why it is refused; it never raises `Refused`."""
    decision: Decision[Any] = Decision(state)
    try:
        if not state.players and not command.begins:
            raise refuse("not-in-game")
        command.decide(decision)
    except Refused as refused:
        return refused.rejection
    return tuple(decision.events)


class Game(ABC, Generic[State]):
    """The interface of a game for the rest of the app. Each game derives a class and offers one instance.

    If a state lacks `round`, `rounds`, `active`, `clocks` or `paused_clocks`, its game overrides the methods
    that read them.

    Args:
        parts: The modules with its commands and events, besides the module of the class itself.

    Raises:
        TypeError: A command is missing that shared screens look up by name.
    """

    key: str
    """Its name in files, message keys and routes, in lower case."""

    empty: State
    """The state before the first event."""

    final_scores: "type[FinalScores] | None" = None
    """The class of final numbers by which the app scores a game played without it; None if it cannot."""

    version: int = 1
    """The version of its journals; incremented when earlier versions of the rules cannot read newer ones."""

    has_secrets: bool = False
    """Whether `player_view` hides fields of a player from other players."""

    has_rerolls: bool = False
    """Whether players may have a die thrown again; see `could_reroll`."""

    def __init__(self, *parts: ModuleType) -> None:
        own = getmodule(type(self))
        parts = parts if own is None else (own, *parts)
        self.commands: Mapping[str, type[Command]] = _named(Command, parts)
        self.events: Mapping[str, type[Event]] = _named(Event, parts)
        if lacking := self.lacking():
            raise TypeError(f"{self.key} lacks the commands {', '.join(lacking)}")

    def lacking(self) -> tuple[str, ...]:
        """Return the kinds of commands that shared screens look up by name and that this game lacks.

        Every game needs commands to end it and to rename players. It needs `set-options` if options may
        change during a game, and `set-detail` if its state has a level of `detail`.
        """
        wanted = ["rename", "end-game"]
        options: type[Model] = getattr(self.empty, "options", Model()).__class__
        groups = map(group_of, options.model_fields.values())
        if any(group is not None and not group.begins for group in groups):
            wanted.append("set-options")
        if hasattr(self.empty, "detail"):
            wanted.append("set-detail")
        return tuple(kind for kind in wanted if kind not in self.commands)

    decide = staticmethod(decide)
    evolve = staticmethod(applied)

    @staticmethod
    def throw(state: State, command: Command, roll: Roller) -> Command:
        """Return the command; if it left dice or lots to the app, fill them in with `roll(faces)`."""
        return command.thrown(state, roll)

    @staticmethod
    def is_throw(command: Command) -> bool:
        """Return whether `command` throws dice or draws lots."""
        return command.is_throw

    @staticmethod
    def owners(state: State, command: Command) -> Owners:
        """Return the owners of `command` in `state`."""
        return command.owners(state)

    @staticmethod
    def label(state: State, command: Command) -> Label:
        """Return a short description of `command`, given the state before it.

        Labels are public on every device and stay in the history after an undo, so they reveal no secret.
        """
        return command.label(state)

    @staticmethod
    def notices(state: State) -> tuple[Label, ...]:
        """Return the notices to everybody at the table in `state`, most pressing first; they tell no secret.

        A notice is shown on every device while it is true, and in the history at the entry where it began.
        """
        return ()

    def player_view(self, state: Any, seat: int | None) -> State:
        """Return the state without other seats' secrets; `seat` is None for a device without a seat."""
        return state.seen_by(seat) if self.has_secrets else state

    def dump(self, event: Event) -> dict[str, Any]:
        """Return the event as a JSON object, without fields at their defaults unless it is stored whole."""
        return {"kind": event.kind, **event.model_dump(mode="json", exclude_defaults=not event.whole)}

    def parse(self, row: object) -> Event:
        """Return the event that a JSON object describes.

        Raises:
            ValueError: The object is no event of this game.
        """
        told: Any = row
        kind = told.get("kind") if isinstance(row, Mapping) else None
        if not isinstance(kind, str) or kind not in self.events:
            raise ValueError(f"not an event: {row!r}")
        fields = dict(told)
        del fields["kind"]
        return self.events[kind].model_validate(fields)

    @staticmethod
    def parse_label(row: object) -> Label:
        """Return the label that a JSON object describes; games add parameters that older versions lacked.

        Raises:
            ValueError: The object is no label.
        """
        return Label.model_validate(row)

    def fold(self, events: Iterable[Event], state: State | None = None) -> State:
        """Apply events to `state`, by default the empty state, and return the resulting state."""
        return reduce(self.evolve, events, self.empty if state is None else state)

    @staticmethod
    def flaw(state: State) -> str | None:
        """Return the first invariant that `state` violates, or None."""
        return None

    def seats(self, state: Any) -> tuple[SeatInfo, ...]:
        """Return the players in the order of the seats; empty before the beginning."""
        players = state.players
        return tuple(SeatInfo(name=each.name, colour=each.colour, shape=each.colour) for each in players)

    def round(self, state: Any) -> int:
        """Return the round, from 1; the history groups entries by it."""
        return state.round

    def starter(self, state: Any) -> int | None:
        """Return the seat that acts first; None before anybody has to act.

        Callers use the first seat that it returns during a game.
        """
        return state.active

    def clock(self, state: Any) -> int | None:
        """Return the seat that is being timed, even while its clock is paused; None if there is none."""
        return state.active if state.clocks else None

    def waited_for(self, state: Any) -> int | None:
        """Return the seat that the table waits for; None if it waits for several, or for nobody."""
        return state.active

    def phase(self, state: Any) -> str:
        """Return the name of the phase, which lists show while the game waits for nobody in particular.

        It is the value of `$phase` in the game's sentence `home-phase`; empty if the game has no such name.
        """
        return ""

    def order(self, state: Any) -> tuple[int, ...]:
        """Return all seats in the order of turns."""
        return tuple(range(len(state.players)))

    def following(self, state: Any) -> int | None:
        """Return the seat whose turn follows the turn of the active seat; None if no turn follows."""
        return None

    def paused_clocks(self, state: Any) -> tuple[int, ...]:
        """Return the seats that have paused their clocks; see `companion.rules.clocks`."""
        return state.paused_clocks

    def has_clocks(self, state: Any) -> bool:
        """Return whether the table times its players."""
        return state.clocks

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended; None while it continues."""

    def is_entered(self, state: Any) -> bool:
        """Return whether the result was entered after the game: its rounds, time and course are unknown."""
        return state.entered and self.outcome(state) is not None

    def title(self, state: Any) -> str | None:
        """Return the players' own name for a game that the app does not know; None for a known game."""
        return None

    def note(self, state: Any) -> str:
        """Return the players' note about the game; empty if there is none."""
        return state.note

    def summary(self, state: Any) -> dict[str, Any]:
        """Return further facts for a list of games, as JSON: `round`, `rounds`, and more for some games.

        A game that was played without the app has no rounds.
        """
        if state.entered:
            return {"entered": True}
        return {"round": self.round(state), "rounds": state.rounds}

    def header(self, state: State) -> dict[str, Any]:
        """Return the game's part of a file's header as JSON: its players and summary."""
        seats, outcome = self.seats(state), self.outcome(state)
        shown: dict[str, Any] = {
            "colours": [seat.colour for seat in seats],
            "shapes": [seat.shape for seat in seats],
            **self.summary(state),
        }
        if self.version > 1:
            shown["version"] = self.version
        if outcome is None and "entered" not in shown:
            waited = self.waited_for(state)
            if waited is not None:
                shown["turn"] = waited
            elif phase := self.phase(state):
                shown["phase"] = phase
        elif outcome is not None:
            shown["winners"] = list(outcome.winners)
            if "entered" not in shown:  # If a game was entered afterwards, how it ended is unknown.
                shown["termination"] = outcome.ending
            if outcome.scores:
                shown["scores"] = list(outcome.scores)
            if outcome.fewest_win:
                shown["fewest_win"] = True
            if outcome.shared is not None:
                shown["shared"] = outcome.shared
            if note := self.note(state):
                shown["note"] = note
            if fallen := [at for at, seat in enumerate(seats) if seat.out]:
                shown["out"] = fallen
        names, title = [seat.name for seat in seats], self.title(state)
        titled = {} if title is None else {"title": title}
        return {"players": names, "finished": outcome is not None, "summary": shown, **titled}

    def wording(self, state: State) -> str:
        """Return the key of the wording in use at the table, see `companion.words`.

        It is empty for the default.
        """
        return ""

    @staticmethod
    def reveals(event: Event) -> int | None:
        """Return the seat whose secret `event` reveals to everybody, or None."""
        return None

    @staticmethod
    def could_reroll(state: State) -> frozenset[int]:
        """Return the seats that may still ask for a re-roll of the current dice."""
        return frozenset()


def _named(base: type[Part], parts: tuple[ModuleType, ...]) -> Mapping[str, type[Part]]:
    """Return the classes that these modules define, by kind, without abstract bases."""
    found: dict[str, type[Part]] = {}
    for part in parts:
        for _, each in getmembers(part, lambda member: isclass(member) and issubclass(member, base)):
            if each.__module__ == part.__name__ and not isabstract(each):
                assert each.kind not in found, f"two of the kind {each.kind}"
                found[each.kind] = each
    return found
