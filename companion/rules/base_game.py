"""What most games answer the kernel: how events are stored, rounds and clocks, and that nothing is hidden."""

from __future__ import annotations

from typing import Annotated, Any, Generic, Protocol, TypeVar

from pydantic import Field, TypeAdapter

from companion.rules.kernel import Model


class TimedState(Protocol):
    """A state that knows rounds, turns and the players' clocks."""

    @property
    def round(self) -> int:
        """Which round it is, from 1."""
        ...

    @property
    def active(self) -> int | None:
        """Whose turn it is."""
        ...

    @property
    def clocks(self) -> bool:
        """Whether the players' time is kept."""
        ...

    @property
    def paused_clocks(self) -> tuple[int, ...]:
        """The seats whose clocks are paused one by one."""
        ...


class Happened(Protocol):
    """An event: a model that its `kind` tells from the others."""

    @property
    def kind(self) -> str:
        """Its name in files."""
        ...

    def model_dump(self, *, mode: str = ..., exclude_defaults: bool = ...) -> dict[str, Any]:
        """As of pydantic."""
        ...


State = TypeVar("State", bound=TimedState)
Event = TypeVar("Event", bound=Happened)


class BaseGame(Generic[State, Event]):
    """A game derives its own, and adds what else `kernel.Game` asks for.

    Where a function answers, one line names it: `decide = staticmethod(decide)`.

    Args:
        event: All its events, a union.
        whole: The kinds of events that hold options, whose defaults may change some day.
    """

    def __init__(self, event: Any, whole: tuple[type[Model], ...]) -> None:
        annotated: Any = Annotated
        self._events: TypeAdapter[Event] = TypeAdapter(annotated[event, Field(discriminator="kind")])
        self._whole = whole

    def dump(self, event: Event) -> dict[str, Any]:
        """The event as a JSON object, defaults left out but for options."""
        if isinstance(event, self._whole):
            return event.model_dump(mode="json")
        return {"kind": event.kind, **event.model_dump(mode="json", exclude_defaults=True)}

    def parse(self, row: object) -> Event:
        """The event of a JSON object.

        Raises:
            ValueError: the object is not an event of this game.
        """
        return self._events.validate_python(row)

    def round(self, state: State) -> int:
        """Which round it is."""
        return state.round

    def clock(self, state: State) -> int | None:
        """Whose clock it is: that of the player whose turn it is."""
        return state.active if state.clocks else None

    def paused_clocks(self, state: State) -> tuple[int, ...]:
        """The seats whose clocks are paused one by one."""
        return state.paused_clocks

    def has_clocks(self, state: State) -> bool:
        """Whether the table keeps the players' time."""
        return state.clocks

    @staticmethod
    def player_view(state: State, seat: int | None) -> State:
        """The state: nothing is hidden."""
        return state

    def wording(self, state: State) -> str:
        """Our own."""
        return ""

    has_secrets = False

    @staticmethod
    def reveals(event: Event) -> int | None:
        """Return None: nothing is hidden."""
        return None

    @staticmethod
    def could_reroll(state: State) -> frozenset[int]:
        """Nobody."""
        return frozenset()
