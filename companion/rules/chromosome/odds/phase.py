"""The rest of a radiation phase: several areas, several players, fate shared over the tests.

Areas are faced by descending power; equal areas keep the given order (the starting player's choice).
At one area the adjacent players test in seat order.

Each player's tests are solved exactly and separately: without re-rolls, with the player's own re-rolls, or
with those of all rivals too. Rivals act as one and share their fate. By default they gain by the tester's
elimination; other settings let them gain nothing, or gain by each point of irradiation too (the rulebook
names no motive; A).

Assumptions: tests go on after an elimination (the default of the option `finish_tests`); an eliminated player
neither tests nor spends fate.

With `finish_tests` off the result is approximate, and screens say so. One player's tests may then end because
another is eliminated, so the tests of all players form one tree. The number of its positions is not the sum
but the product of each player's possible values of irradiation, fate and gene: too many for a phone. The
result is exact for a player whose tests come first.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from companion.rules.chromosome.odds.ranges import (
    ELIMINATION,
    FACES,
    FATE_WORTH,
    LIMIT,
    Field,
    Worth,
    whole,
)
from companion.rules.chromosome.odds.resistance import (
    PlayerProspect,
    ResistanceAdvice,
    ResistanceOdds,
    Rival,
    SeatSolution,
    SeatTests,
    Wish,
    played,
)
from companion.rules.chromosome.odds.window import Rerolls
from companion.rules.chromosome.radiation import tests_beside
from companion.rules.chromosome.state import Player, ResistanceTest


def tests_by_power(
    areas: Iterable[tuple[int, Sequence[int]]], players: Sequence[Player]
) -> tuple[ResistanceTest, ...]:
    """Return the tests against these areas, the strongest area first.

    Args:
        areas: The power of each area, and the groups beside it by seat.
        players: The players, in the order in which they test.
    """
    strongest_first = sorted(areas, key=lambda area: -area[0])
    return tuple(test for area in strongest_first for test in tests_beside(players, *area))


@dataclass(frozen=True)
class Phase:
    """The rest of a radiation phase; each player's tests are solved with the others as rivals.

    Attributes:
        tests: All tests to come, in their order.
        players: The remaining players, 1 to 4.
        limit: Highest irradiation that a player survives, 1 to 20 (A: 7).
        faces: Faces of the die, 2 to 20.
        fate_worth: Worth in points of an unspent fate point, the same for all players, 0 to 1000.
        elimination: Points that elimination costs, on top of the fate held, 0 to 1000.
        rerolls: The players whose re-rolls count.
        wish: The other players' objective in a test.

    Raises:
        OddsError: When a number is out of its range.
    """

    tests: tuple[ResistanceTest, ...]
    players: tuple[Player, ...]
    limit: int = LIMIT
    faces: int = FACES
    fate_worth: Worth = FATE_WORTH
    elimination: Worth = ELIMINATION
    rerolls: Rerolls = Rerolls.ALL
    wish: Wish = "out"

    def __post_init__(self) -> None:
        whole(Field.PLAYERS, len(self.players), 1, 4)
        for player in self.players:
            self.of(player.seat)

    def of(self, seat: int) -> SeatTests:
        """Return one player's tests, with the others as one rival if their re-rolls count."""
        (player,) = (each for each in self.players if each.seat == seat)
        others = sum(each.fate for each in self.players) - player.fate
        return SeatTests(
            tuple(test for test in self.tests if test.seat == seat),
            player.irradiation,
            player.fate,
            self.fate_worth,
            self.elimination,
            (Rival.wanting(self.wish, others, self.fate_worth, self.elimination),)
            if others and self.rerolls == Rerolls.ALL
            else (),
            self.limit,
            self.faces,
            self.rerolls,
            player.fate_token,
        )

    @property
    def tested(self) -> tuple[int, ...]:
        """The seats that still have to test, in seat order."""
        return tuple(sorted({test.seat for test in self.tests}))

    def follows_others(self, seat: int) -> bool:
        """Return whether another player's test comes before this player's last test."""
        order = [test.seat for test in self.tests]
        last = len(order) - order[::-1].index(seat) if seat in order else 0
        return any(other != seat for other in order[:last])

    def prospect(self, seat: int) -> PlayerProspect:
        """Return survival, dose and fate of one player."""
        return self.solution(seat).prospect

    def first(self, seat: int) -> ResistanceOdds:
        """Return the odds of a player's first test, which must exist."""
        return self.solution(seat).first

    def advise(self, seat: int, face: int) -> tuple[ResistanceAdvice, ...]:
        """Advise on the rolled face of a player's first test, counting all of that player's tests.

        Returns:
            Advice to the player, then to rivals with fate if their re-rolls count.
        """
        return self.solution(seat).advise(face)

    def solution(self, seat: int) -> SeatSolution:
        return played(self.of(seat))
