"""The radiation phase as the odds see it: everybody's prospects in the tests still to come."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from companion.rules.chromosome.history import Groups
from companion.rules.chromosome.odds import (
    Exposed,
    Exposure,
    OddsError,
    Phase,
    PlayerProspect,
    Rerolls,
    ResistanceAdvice,
    ResistanceOdds,
    SeatSolution,
    SeatTests,
    Worth,
)
from companion.rules.chromosome.state import State

Nearby = Mapping[int, Groups]
"""Groups by seat next to each area that is still to be faced, by the area's id."""


@dataclass(frozen=True)
class PhaseSituation:
    """All tests still to come, each player's solved separately with the others as rivals.

    Attributes:
        phase: Areas and players as the odds take them.
        seats: Who these players are, in the order in which they test.
        rerolls: Whose re-rolls count.
    """

    phase: Phase
    seats: tuple[int, ...]
    rerolls: Rerolls = Rerolls.ALL

    @property
    def tested(self) -> tuple[int, ...]:
        """The seats that still have to test, in seat order."""
        return tuple(sorted(self.seats[place] for place in {trial.player for trial in self.phase.trials}))

    def tests(self, seat: int) -> int:
        place = self.seats.index(seat)
        return sum(trial.player == place for trial in self.phase.trials)

    def prospect(self, seat: int) -> PlayerProspect:
        """Return survival, dose and fate of one player."""
        return self.solution(seat).prospect

    def first(self, seat: int) -> ResistanceOdds:
        """Return the odds of a player's first test, which must exist."""
        return self.solution(seat).first

    def room(self, seat: int) -> int:
        """Return the most irradiation that a player still survives."""
        return self.phase.limit - self.phase.players[self.seats.index(seat)].irradiation

    def advise(self, seat: int, face: int) -> tuple[ResistanceAdvice, ...]:
        """Advise on the face that lies in a player's first test, counting all of that player's tests.

        Returns:
            To the player, then to the rivals where their re-rolls count and they have fate.
        """
        return self.solution(seat).advise(face)

    def solution(self, seat: int) -> SeatSolution:
        return solved(self.phase.tests_of(self.seats.index(seat), self.rerolls))


def phase_situation(
    state: State, nearby: Nearby, fate_worth: Worth, rerolls: Rerolls = Rerolls.ALL
) -> PhaseSituation | None:
    """Return the rest of the state's phase; None when it is out of the odds' range.

    Tests of the area that is being faced come first, then the areas of `nearby`.
    """
    seats = tuple(seat for seat in state.clockwise(state.starter) if not state.players[seat].eliminated)
    players = tuple(state.players[seat] for seat in seats)
    areas = ((state.area(area), groups) for area, groups in nearby.items())
    waiting = (
        Exposure(state.power(area), tuple(groups[seat] for seat in seats))
        for area, groups in areas
        if area is not None
    )
    present = _present(state, seats)
    try:
        phase = Phase(
            (*present, *waiting),
            tuple(
                Exposed(
                    player.irradiation,
                    player.fate,
                    player.active.building,
                    fate_worth,
                    lends=player.fate_token,
                )
                for player in players
            ),
            state.options.irradiation_limit,
            state.options.die,
            facing=bool(present),
        )
    except OddsError:
        return None
    return PhaseSituation(phase, seats, rerolls)


def _present(state: State, seats: tuple[int, ...]) -> tuple[Exposure, ...]:
    """Return the area that is being faced, with those who have not tested yet."""
    radiation = state.radiation
    if radiation is None or not radiation.tests:
        return ()
    tests = {test.seat: test for test in radiation.tests}
    groups = tuple(tests[seat].groups if seat in tests else 0 for seat in seats)
    lent = tuple(
        max(0, tests[seat].building - state.players[seat].active.building) if seat in tests else 0
        for seat in seats
    )
    return (Exposure(radiation.tests[0].power, groups, lent),)


@lru_cache(maxsize=64)
def solved(tests: SeatTests) -> SeatSolution:
    return SeatSolution(tests)
