"""The radiation phase as the odds see it: what the tests still to come hold for everybody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from companion.rules.chromosome.history import Groups
from companion.rules.chromosome.odds import (
    Exposed,
    Exposure,
    OddsError,
    Phase,
    PhaseSolution,
    PlayerProspect,
    ResistanceAdvice,
    Trial,
    Worth,
    explain,
    solve_phase,
)
from companion.rules.chromosome.state import State

Nearby = Mapping[int, Groups]
"""Groups by seat next to each area that is still to be faced, by the area's id."""


@dataclass(frozen=True)
class PhaseSituation:
    """All tests still to come.

    Attributes:
        phase: Areas and players as the odds take them.
        seats: Who these players are, in the order in which they test.
    """

    phase: Phase
    seats: tuple[int, ...]

    @property
    def tested(self) -> tuple[int, ...]:
        """The seats that still have to test, in seat order."""
        return tuple(sorted(self.seats[place] for place in {trial.player for trial in self.phase.trials}))

    def tests(self, seat: int) -> int:
        """How many tests a seat has still to make."""
        place = self.seats.index(seat)
        return sum(trial.player == place for trial in self.phase.trials)

    def prospect(self, seat: int) -> PlayerProspect:
        """Survival, dose and fate of one player."""
        return _solved(self.phase).players[self.seats.index(seat)]

    def sums(self, seat: int) -> tuple[explain.Explanation, ...]:
        """What the prospect of a player is made of."""
        place = self.seats.index(seat)
        player = self.phase.players[place]
        return (
            *([explain.phase_tests(self.phase, place)] if self.tests(seat) else []),
            explain.survival(self.prospect(seat)),
            *([explain.phase_rerolls(player)] if player.fate else []),
        )

    def advise(self, face: int) -> ResistanceAdvice:
        """Advice to the one who tests first about the face that lies, all of that player's tests counted."""
        return _solved(self.phase).advise(face)[0]


def phase_situation(state: State, nearby: Nearby, fate_worth: Worth) -> PhaseSituation | None:
    """What is left of the phase of this state; None when it is out of the odds' range.

    Tests of the area that is being faced come first, then the areas of `nearby`. Nobody counts with fate
    of others.
    """
    seats = tuple(seat for seat in state.clockwise(state.starter) if not state.players[seat].eliminated)
    players = tuple(state.players[seat] for seat in seats)
    areas = ((state.area(area), groups) for area, groups in nearby.items())
    waiting = (
        Exposure(state.power(area), tuple(groups[seat] for seat in seats))
        for area, groups in areas
        if area is not None
    )
    try:
        phase = Phase(
            (*_present(state, seats), *waiting),
            tuple(
                Exposed(player.irradiation, player.fate, player.active.building, fate_worth)
                for player in players
            ),
            state.options.irradiation_limit,
            state.options.die,
        )
    except OddsError:
        return None
    return PhaseSituation(phase, seats)


def phase_advice(state: State, nearby: Nearby, fate_worth: Worth) -> ResistanceAdvice | None:
    """Advice about the die that lies to the one who tests, all tests to come of that player counted.

    Returns:
        None where no more tests follow for that player, or it is out of the odds' range.
    """
    radiation, roll = state.radiation, state.roll
    found = phase_situation(state, nearby, fate_worth)
    if found is None or radiation is None or not radiation.tests or roll is None or roll.face is None:
        return None
    test = radiation.tests[0]
    # An area that was added just now may be stronger than the one being faced.
    first = Trial(found.seats.index(test.seat), test.threat - test.building)
    if found.phase.trials[0] != first or found.tests(test.seat) < 2:
        return None
    return found.advise(roll.face)


def _present(state: State, seats: tuple[int, ...]) -> tuple[Exposure, ...]:
    """The area that is being faced, with those who have not tested yet."""
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


@lru_cache(maxsize=32)
def _solved(phase: Phase) -> PhaseSolution:
    return solve_phase(phase)
