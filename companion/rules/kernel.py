"""The kernel: a game is `decide` and `evolve` over frozen models, and a state is a fold of events.

Nothing here knows a clock, a random source, a screen or a disk. Dice enter as values inside commands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, Protocol, Self, TypeVar

from pydantic import BaseModel, ConfigDict

Value = int | float | str | bool | None
"""What a message parameter may be: something that survives JSON and that a sentence can show."""


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


class Game(Protocol[State, Command, Event]):
    """What the table needs of a game; each game's package offers one instance."""

    key: str
    """Its name in files, message keys and routes, such as `chromosome`."""

    empty: State
    """The state before the first event."""

    def decide(self, state: State, command: Command) -> tuple[Event, ...] | Rejection:
        """The events that `command` causes in `state`, or the reason why it may not be."""
        ...

    def evolve(self, state: State, event: Event) -> State:
        """The state after `event`; never refuses what `decide` has let through."""
        ...

    def throw(self, state: State, command: Command, roll: Callable[[int], int]) -> Command:
        """The command with every die (or lot) that it leaves to the app filled in by `roll(faces)`."""
        ...

    def label(self, state: State, command: Command) -> Label:
        """The short name of what `command` does, said before it is done."""
        ...

    def dump(self, event: Event) -> dict[str, Any]:
        """The event as a JSON object."""
        ...

    def seats(self, state: State) -> int:
        """How many people play."""
        ...

    def flaw(self, state: State) -> str | None:
        """What no game that was played by the rules can have come to; None where there is no such thing."""
        ...

    def parse(self, row: object) -> Event:
        """The event of a JSON object; a `ValueError` says what is wrong with it."""
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
