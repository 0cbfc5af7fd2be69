"""The kernel: a game is `decide` and `evolve` over frozen models, and a state is a fold of events.

Nothing here knows a clock, a random source, a screen or a disk. Dice enter as values inside commands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Generic, Literal, NamedTuple, Protocol, Self, TypeVar

from pydantic import BaseModel, ConfigDict
from pydantic.fields import FieldInfo

Value = int | float | str | bool | tuple[str, ...] | None
"""What a message parameter may be: something that survives JSON and that a sentence can show.

Several texts are told as a list in words: names, as a rule.
"""


class Model(BaseModel):
    """A frozen value: the base of states, commands and events."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    def replace(self, **changes: Any) -> Self:
        """A copy with `changes`; the values are trusted, not validated again."""
        copy = self.__class__.__new__(self.__class__)
        set_field = object.__setattr__
        set_field(copy, "__dict__", {**self.__dict__, **changes})
        set_field(copy, "__pydantic_extra__", None)
        set_field(copy, "__pydantic_fields_set__", self.__pydantic_fields_set__)
        set_field(copy, "__pydantic_private__", None)
        return copy


class OptionGroup(NamedTuple):
    """Where an option stands when all are shown: `Annotated[int, Field(ge=0), OptionGroup("start")]`."""

    name: str
    """Its title is the sentence `rule-group-<name>`; groups stand in the order of their first options."""

    begins: bool = False
    """Whether it matters for the beginning alone, and is past changing afterwards."""

    kept: Literal["app", "full", "hands"] = "app"
    """Who keeps to it: the app; the app in full detail and else hands; or hands alone, whom it tells."""


class TableOptions(Model):
    """What a table may settle: every field has its default, bounds and choices, and its `OptionGroup`."""

    def settled(self, name: str, value: Any) -> Self:
        """The options with one settled, and with the others made to fit it."""
        return self.replace(**{name: value})

    def idle(self) -> frozenset[str]:
        """Options that have no effect as the others are settled: they are shown, and not offered."""
        return frozenset()

    def differing(self) -> int:
        """How many of the options with a group are other than their defaults."""
        fields = self.__class__.model_fields
        return sum(getattr(self, name) != field.default for name, field in fields.items() if group_of(field))


def group_of(field: FieldInfo) -> OptionGroup | None:
    """The group of an option; None where it stands in none."""
    return next((each for each in field.metadata if isinstance(each, OptionGroup)), None)


class Rejection(Model):
    """A "no" of the rules: `code` is its message key in the locales, `params` fill the sentence."""

    code: str
    params: dict[str, Value] = {}


class Label(Model):
    """What a journal entry is called: a message key and the values that fill it."""

    key: str
    params: dict[str, Value] = {}


Command = TypeVar("Command", bound=Model)
Event = TypeVar("Event", bound=Model)
State = TypeVar("State", bound=Model)


class SeatInfo(Model):
    """Who sits in a seat, as far as every room of the app needs to know."""

    name: str
    colour: int = 0
    """Which of the players' colours, from 0."""

    shape: int = 0
    """Which drawing stands for the player: a species 0..3, or the badge of a person 4..8."""

    out: bool = False
    """Whether the player has lost already."""


class Outcome(Model):
    """How a game ended."""

    winners: tuple[int, ...] = ()
    """The seats that win; several share the victory, none where nobody or everybody loses."""

    scores: tuple[int, ...] = ()
    """The final score of every seat; empty in a game without points."""

    shared: Literal["won", "lost"] | None = None
    """How it ended for all together, in a co-operative game."""

    ending: str = ""
    """What ended it, as the game calls it."""


class Owners(Model):
    """Whose a command is."""

    seats: frozenset[int] = frozenset()
    """The seats that it belongs to; empty: it is the whole table's."""

    together: bool = False
    """Whether all of them must agree, so that one alone may give it only where nobody else is asked."""


WHOLE_TABLE: Final = Owners()


class Game(Protocol[State, Command, Event]):
    """All that the rest of the app asks of a game; each game's package offers one instance."""

    @property
    def key(self) -> str:
        """Its name in files, message keys and routes, in small letters."""
        ...

    @property
    def empty(self) -> State:
        """The state before the first event."""
        ...

    def decide(self, state: State, command: Command) -> tuple[Event, ...] | Rejection:
        """The events that `command` causes in `state`, or the reason why it may not be."""
        ...

    def evolve(self, state: State, event: Event) -> State:
        """The state after `event`; never refuses what `decide` has let through."""
        ...

    def throw(self, state: State, command: Command, roll: Callable[[int], int]) -> Command:
        """The command with every die (or lot) that it leaves to the app filled in by `roll(faces)`."""
        ...

    def is_throw(self, command: Command) -> bool:
        """Whether dice fall by this command."""
        ...

    def label(self, state: State, command: Command) -> Label:
        """Return the short name of what `command` does, in the state before it.

        Labels lie open on every device and stay in the history after an undo: they tell no secret.
        """
        ...

    def notices(self, state: State) -> tuple[Label, ...]:
        """What everybody at the table has to know in `state`, most pressing first; secrets are not among it.

        It is shown on every device for as long as it holds, and in the history where it begins to.
        """
        ...

    def player_view(self, state: State, seat: int | None) -> State:
        """The state without what this seat may not see; None is a device that is nobody's."""
        ...

    def dump(self, event: Event) -> dict[str, Any]:
        """The event as a JSON object."""
        ...

    def parse(self, row: object) -> Event:
        """The event of a JSON object; a `ValueError` says what is wrong with it."""
        ...

    def flaw(self, state: State) -> str | None:
        """What no game that was played by the rules can have come to; None where there is no such thing."""
        ...

    def seats(self, state: State) -> tuple[SeatInfo, ...]:
        """Who plays, in the order of the seats; empty before the beginning."""
        ...

    def round(self, state: State) -> int:
        """Which round it is, from 1; entries of one round stand together in the history."""
        ...

    def clock(self, state: State) -> int | None:
        """Whose clock it is that runs now unless it is paused by itself; None where nobody is timed."""
        ...

    def paused_clocks(self, state: State) -> tuple[int, ...]:
        """The seats whose clocks are paused one by one; see `companion.rules.clocks`."""
        ...

    def has_clocks(self, state: State) -> bool:
        """Whether the table keeps the players' time."""
        ...

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended; None while it goes on."""
        ...

    def summary(self, state: State) -> dict[str, Any]:
        """What a list of games shows besides the players and the outcome, as JSON: `round`, `rounds` …"""
        ...

    def wording(self, state: State) -> str:
        """Which of a language's other wordings the table reads, see `companion.words`; else our own."""
        ...

    def owners(self, state: State, command: Command) -> Owners:
        """Whose `command` is in `state`."""
        ...

    @property
    def has_secrets(self) -> bool:
        """Whether `player_view` hides anything of a seat from the others."""
        ...

    def reveals(self, event: Event) -> int | None:
        """Return the seat whose secret `event` lays open for everybody, or None."""
        ...

    def could_reroll(self, state: State) -> frozenset[int]:
        """The seats that may still ask for a re-roll of the dice that lie."""
        ...


def fold(game: Game[State, Command, Event], events: Iterable[Event], state: State | None = None) -> State:
    """The state after `events`, from `state` or from the empty one."""
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
    """The exception that makes the running `decide` answer with this rejection."""
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
