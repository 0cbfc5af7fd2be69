"""The kernel: a game is `decide` and `evolve` over frozen models, and a state is a fold of events.

Nothing here knows a clock, a random source, a screen or a disk. Dice enter as values inside commands.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Generic, Literal, NamedTuple, Self, TypeVar

from pydantic import BaseModel, ConfigDict
from pydantic.fields import FieldInfo

Value = int | float | str | bool | tuple[str, ...] | None
"""The type of a message parameter: it survives JSON and a sentence can show it.

Several texts are told as a list in words: names, as a rule.
"""


class Model(BaseModel):
    """A frozen value: the base of states, commands and events."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    def replace(self, **changes: Any) -> Self:
        """Return a copy with `changes`; the values are trusted, not validated again."""
        copy = self.__class__.__new__(self.__class__)
        set_field = object.__setattr__
        set_field(copy, "__dict__", {**self.__dict__, **changes})
        set_field(copy, "__pydantic_extra__", None)
        set_field(copy, "__pydantic_fields_set__", self.__pydantic_fields_set__)
        set_field(copy, "__pydantic_private__", None)
        return copy


Detail = Literal["quick", "full"]
"""The level of detail: what the app needs to help, or all that it can track."""


class OptionGroup(NamedTuple):
    """The place of an option in the form: `Annotated[int, Field(ge=0), OptionGroup("start")]`."""

    name: str
    """Its title is the sentence `rule-group-<name>`; groups stand in the order of their first options."""

    begins: bool = False
    """Whether it matters for the set-up only, and cannot be changed afterwards."""

    kept: Literal["app", "full", "hands"] = "app"
    """Who enforces the option: the app, the app in full detail only, or the players."""


class TableOptions(Model):
    """The options of a table. Every field has its default, bounds and choices, and its `OptionGroup`."""

    def settled(self, name: str, value: Any) -> Self:
        """Return the options with one changed, and the others made to fit it."""
        return self.replace(**{name: value})

    def idle(self) -> frozenset[str]:
        """Return the options without effect under the others' values, which are shown but not offered."""
        return frozenset()

    def differing(self) -> int:
        """Return how many of the options with a group differ from their defaults."""
        fields = self.__class__.model_fields
        return sum(getattr(self, name) != field.default for name, field in fields.items() if group_of(field))


def group_of(field: FieldInfo) -> OptionGroup | None:
    """Return the group of an option; None for an option without one."""
    return next((each for each in field.metadata if isinstance(each, OptionGroup)), None)


class Rejection(Model):
    """A "no" of the rules: `code` is its message key in the locales, `params` fill the sentence."""

    code: str
    params: dict[str, Value] = {}


class Label(Model):
    """The name of a journal entry: a message key and its parameters."""

    key: str
    params: dict[str, Value] = {}


Command = TypeVar("Command", bound=Model)
Event = TypeVar("Event", bound=Model)
State = TypeVar("State", bound=Model)
Parsed = TypeVar("Parsed", bound=Model)


class SeatInfo(Model):
    """The player in a seat, as all of the app sees it."""

    name: str
    colour: int = 0
    """The index of the player's colour, from 0."""

    shape: int = 0
    """The index of the player's drawing: a species 0..3, or the badge of a person 4..8."""

    out: bool = False
    """Whether the player has lost already."""


class Outcome(Model):
    """The outcome of a game."""

    winners: tuple[int, ...] = ()
    """The seats that win; several share the victory, none where nobody or everybody loses."""

    scores: tuple[int, ...] = ()
    """The final score of every seat; empty in a game without points."""

    shared: Literal["won", "lost"] | None = None
    """The shared result of a co-operative game."""

    ending: str = ""
    """The reason for the end, in the game's own key."""


class Owners(Model):
    """The owners of a command."""

    seats: frozenset[int] = frozenset()
    """The seats that it belongs to; empty: it is the whole table's."""

    together: bool = False
    """Whether all of them must agree, so that one alone may give it only where nobody else is asked."""


WHOLE_TABLE: Final = Owners()


class Game(ABC, Generic[State, Command, Event]):
    """A game as the rest of the app asks for it; each game derives its own, and offers one instance.

    A function of a module is named in one line: `decide = staticmethod(decide)`. Every event has a `kind`;
    a state that does not have `round`, `active`, `clocks` and `paused_clocks` answers for them itself.
    """

    key: str
    """Its name in files, message keys and routes, in small letters."""

    empty: State
    """The state before the first event."""

    has_secrets: bool = False
    """Whether `player_view` hides anything of a seat from the others."""

    @staticmethod
    @abstractmethod
    def decide(state: State, command: Command) -> tuple[Event, ...] | Rejection:
        """Return the events that `command` causes in `state`, or the reason why it is refused."""

    @staticmethod
    @abstractmethod
    def evolve(state: State, event: Event) -> State:
        """Return the state after `event`; never refuse what `decide` has let through."""

    @staticmethod
    def throw(state: State, command: Command, roll: Callable[[int], int]) -> Command:
        """Return the command with every die (or lot) that it leaves to the app filled in by `roll(faces)`."""
        return command

    @staticmethod
    def is_throw(command: Command) -> bool:
        """Return whether `command` throws dice."""
        return False

    @staticmethod
    @abstractmethod
    def label(state: State, command: Command) -> Label:
        """Return the short name of what `command` does, in the state before it.

        Labels lie open on every device and stay in the history after an undo: they tell no secret.
        """

    @staticmethod
    def notices(state: State) -> tuple[Label, ...]:
        """Return what everybody at the table has to know in `state`, most pressing first; no secrets.

        It is shown on every device for as long as it holds, and in the history where it begins to.
        """
        return ()

    @staticmethod
    def player_view(state: State, seat: int | None) -> State:
        """Return the state without what this seat may not see; None is a device of no seat."""
        return state

    @abstractmethod
    def dump(self, event: Event) -> dict[str, Any]:
        """Return the event as a JSON object."""

    @abstractmethod
    def parse(self, row: object) -> Event:
        """Return the event of a JSON object.

        Raises:
            ValueError: the object is not an event of this game.
        """

    @staticmethod
    def flaw(state: State) -> str | None:
        """Return the first invariant that `state` violates, or None."""
        return None

    def seats(self, state: Any) -> tuple[SeatInfo, ...]:
        """Return the players in the order of the seats; empty before the beginning."""
        named = enumerate(player.name for player in state.players)
        return tuple(SeatInfo(name=name, colour=seat, shape=seat) for seat, name in named)

    def round(self, state: Any) -> int:
        """Return the round, from 1; entries of one round stand together in the history."""
        return state.round

    def clock(self, state: Any) -> int | None:
        """Return the seat whose clock runs unless that seat has paused it; None where no clock runs."""
        return state.active if state.clocks else None

    def paused_clocks(self, state: Any) -> tuple[int, ...]:
        """Return the seats that have paused their clocks; see `companion.rules.clocks`."""
        return state.paused_clocks

    def has_clocks(self, state: Any) -> bool:
        """Return whether the table times its players."""
        return state.clocks

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended; None while it goes on."""

    @abstractmethod
    def summary(self, state: State) -> dict[str, Any]:
        """Return what a list of games shows besides players and outcome, as JSON: `round`, `rounds` …"""

    def wording(self, state: State) -> str:
        """Return which of a language's other wordings the table reads, see `companion.words`; else ours."""
        return ""

    @staticmethod
    @abstractmethod
    def owners(state: State, command: Command) -> Owners:
        """Return whose `command` is in `state`."""

    @staticmethod
    def reveals(event: Event) -> int | None:
        """Return the seat whose secret `event` lays open for everybody, or None."""
        return None

    @staticmethod
    def could_reroll(state: State) -> frozenset[int]:
        """Return the seats that may still ask for a re-roll of the dice that lie."""
        return frozenset()


def parsed(row: object, kinds: Mapping[str, type[Parsed]]) -> Parsed:
    """Return the event of a JSON object.

    Args:
        row: The object.
        kinds: All events by what they are called in files.

    Raises:
        ValueError: there is no such event.
    """
    told: Any = row
    kind = told.get("kind") if isinstance(row, Mapping) else None
    if not isinstance(kind, str) or kind not in kinds:
        raise ValueError(f"not an event: {row!r}")
    return kinds[kind].model_validate({name: value for name, value in told.items() if name != "kind"})


def fold(game: Game[State, Command, Event], events: Iterable[Event], state: State | None = None) -> State:
    """Return the state after `events`, from `state` or from the empty one."""
    now = game.empty if state is None else state
    for event in events:
        now = game.evolve(now, event)
    return now


class Refused(Exception):
    """Carries a rejection out of the depth of a `decide`; never leaves the rules."""

    def __init__(self, rejection: Rejection) -> None:
        super().__init__(rejection.code)
        self.rejection = rejection


def refuse(code: str, **params: Value) -> Refused:
    """Return the exception that makes the running `decide` answer with this rejection."""
    return Refused(Rejection(code=code, params=params))


class Draft(Generic[State, Event]):
    """The events of one command as they are gathered, and the state that they lead to so far."""

    def __init__(self, state: State, evolve: Callable[[State, Event], State]) -> None:
        self.state = state
        self.events: list[Event] = []
        self._evolve = evolve

    def add(self, *events: Event) -> None:
        """Take `events` as happened."""
        for event in events:
            self.events.append(event)
            self.state = self._evolve(self.state, event)
