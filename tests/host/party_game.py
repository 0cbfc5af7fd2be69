"""A game of four and its party, for the tests of shared tables."""

from __future__ import annotations

from collections.abc import Callable

from companion.house import House
from companion.party.limits import Guesses
from companion.party.party import Party
from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.events import Seated
from companion.rules.chromosome.options import Options
from companion.seating import Seating
from companion.store.library import Library
from companion.store.medium import Medium, MemoryMedium

NAMES = ("Magda", "Tomek", "Przemo", "Ola")
FOUR = tuple(Seated(name=name, species=seat, colour=seat) for seat, name in enumerate(NAMES))
START = cmd.StartGame(players=FOUR, starter=0, options=Options(events=False))


class Seconds:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def house(medium: Medium | None = None, clock: Callable[[], float] | None = None) -> House:
    """A house over that medium, or over a fresh one."""
    library = Library(medium or MemoryMedium())
    return House(library, clock=clock) if clock else House(library)


def begun(home: House, *commands: cmd.Command) -> Seating:
    """A game of four in which these commands were given."""
    seating = home.begin(START)
    assert isinstance(seating, Seating)
    for command in commands:
        answer = seating.submit(command)
        assert hasattr(answer, "seq"), answer
    return seating


def party_of(home: House, clock: Seconds | None = None) -> Party:
    """A party with a clock of its own against guessing."""
    seconds = clock or Seconds()
    return Party(home, guesses=Guesses(clock=seconds), clock=seconds)
