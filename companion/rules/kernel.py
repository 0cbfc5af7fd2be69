"""The values that every game is made of: frozen models, options, refusals, labels, owners, the draft."""

from __future__ import annotations

from collections.abc import Callable
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


class TableState(Model):
    """The base of a game's state: its players, and the clocks of a table that times them."""

    players: tuple[Any, ...] = ()
    clocks: bool = False
    """Whether the players' clocks run."""

    paused_clocks: tuple[int, ...] = ()
    """The seats whose clocks are paused meanwhile."""

    def with_player(self, seat: int, **changes: Any) -> Self:
        """Return the state with these changes to the player in a seat."""
        players = list(self.players)
        players[seat] = players[seat].replace(**changes)
        return self.replace(players=tuple(players))


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


Event = TypeVar("Event", bound=Model)
State = TypeVar("State", bound=Model)


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
