"""Seating people at a table and naming them, for every game.

A game whose players have only a name includes `Rename` and `Renamed` from here as a part of its own.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Protocol, Self, TypeVar

from pydantic import Field

from companion.rules.kernel import (
    OWN_SEAT,
    Command,
    Decision,
    Event,
    Refused,
    Seats,
    count_refused,
    in_seat,
    refuse,
)
from companion.rules.names import Name, clean_names, name_unlike

Seat = Annotated[int, Field(ge=0, le=7)]
"""A player's place, clockwise from 0, in a game of any size."""


class Sitting(Protocol):
    """A person about to take a seat."""

    @property
    def name(self) -> str: ...

    @property
    def colour(self) -> int:
        """The index of the player's colour."""
        ...

    def replace(self, **changes: Any) -> Self:
        """Return a copy of the person with these changes."""
        ...


Person = TypeVar("Person", bound=Sitting)


def sit_down(state: Seats, people: Sequence[Person], counts: range) -> tuple[Person, ...]:
    """Return the people who sit down together, with cleaned names.

    Args:
        state: The state before the game, without players.
        people: The people as typed, by seat.
        counts: The allowed numbers of players.

    Raises:
        Refused: The game has begun; too few or too many people; names or colours are not distinct.
    """
    if state.players:
        raise refuse("already-started")
    if (refused := count_refused(len(people), counts)) is not None:
        raise Refused(refused)
    names = clean_names(person.name for person in people)
    if len({person.colour for person in people}) < len(people):
        raise refuse("same-colour")
    return tuple(person.replace(name=name) for person, name in zip(people, names, strict=True))


def new_name(state: Seats, seat: int, name: str) -> str:
    """Return a seated player's new name, cleaned for display.

    Raises:
        Refused: Nobody has this seat, or `name_unlike` refuses the name.
    """
    player = in_seat(state.players, seat)
    return name_unlike(name, (each.name for each in state.players if each != player))


class Rename(Command, owner=OWN_SEAT):
    """Correct a player's name."""

    seat: Seat
    name: Name

    def decide(self, decision: Decision[Any]) -> None:
        decision.add(Renamed(seat=self.seat, name=new_name(decision.state, self.seat, self.name)))


class Renamed(Event):
    """A player was renamed."""

    seat: Seat
    name: str
