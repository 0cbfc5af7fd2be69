"""What the rest of the radiation phase holds for everybody: from the game's state to figures."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

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
    solve_phase,
)
from companion.rules.chromosome.state import State
from companion.ui.chromosome.radiation.past import Groups

Nearby = Mapping[int, Groups]
"""Groups by seat next to each area that is still to be faced, by the area's id."""


class Forecast(NamedTuple):
    """What the tests still to come hold for one player.

    Attributes:
        seat: The player.
        place: Where the player stands in `phase`.
        phase: All tests still to come.
        prospect: Survival, dose and fate.
    """

    seat: int
    place: int
    phase: Phase
    prospect: PlayerProspect


def forecasts(state: State, nearby: Nearby, fate_worth: Worth) -> tuple[Forecast, ...]:
    """Everybody who still has to test, in seat order; nobody when it is out of the odds' range.

    Tests of the area that is being faced come first, then the areas of `nearby`. Nobody counts with fate
    of others.
    """
    seats = _seats(state)
    phase = _phase(state, seats, nearby, fate_worth)
    if phase is None:
        return ()
    solution = _solved(phase)
    found = [
        Forecast(seat, place, phase, solution.players[place])
        for place, seat in enumerate(seats)
        if any(trial.player == place for trial in phase.trials)
    ]
    return tuple(sorted(found, key=lambda each: each.seat))


def whole_advice(state: State, nearby: Nearby, fate_worth: Worth) -> ResistanceAdvice | None:
    """Advice about the die that lies to the one who tests, all tests to come of that player counted.

    Returns:
        None where no more tests follow for that player, or it is out of the odds' range.
    """
    radiation, roll, seats = state.radiation, state.roll, _seats(state)
    if radiation is None or not radiation.tests or roll is None or roll.face is None:
        return None
    phase = _phase(state, seats, nearby, fate_worth)
    if phase is None:
        return None
    test = radiation.tests[0]
    place = seats.index(test.seat)
    # An area that was added just now may be stronger than the one being faced.
    is_first = phase.trials[0] == Trial(place, test.threat - test.building)
    if not is_first or sum(trial.player == place for trial in phase.trials) < 2:
        return None
    return _solved(phase).advise(roll.face)[0]


def _seats(state: State) -> tuple[int, ...]:
    """Everybody still in the game, in the order in which they test."""
    return tuple(seat for seat in state.clockwise(state.starter) if not state.players[seat].eliminated)


def _phase(state: State, seats: tuple[int, ...], nearby: Nearby, fate_worth: Worth) -> Phase | None:
    try:
        return Phase(
            (*_present(state, seats), *_waiting(state, seats, nearby)),
            tuple(_exposed(state, seat, fate_worth) for seat in seats),
            state.options.irradiation_limit,
            state.options.die,
        )
    except OddsError:
        return None


def _exposed(state: State, seat: int, fate_worth: Worth) -> Exposed:
    player = state.players[seat]
    return Exposed(player.irradiation, player.fate, player.active.building, fate_worth)


def _present(state: State, seats: tuple[int, ...]) -> tuple[Exposure, ...]:
    """The area that is being faced, with those who have not tested yet."""
    radiation = state.radiation
    if radiation is None or not radiation.tests:
        return ()
    tests = {test.seat: test for test in radiation.tests}
    power = radiation.tests[0].power
    groups = tuple(tests[seat].groups if seat in tests else 0 for seat in seats)
    lent = tuple(
        max(0, tests[seat].building - state.players[seat].active.building) if seat in tests else 0
        for seat in seats
    )
    return (Exposure(power, groups, lent),)


def _waiting(state: State, seats: tuple[int, ...], nearby: Nearby) -> tuple[Exposure, ...]:
    areas = ((state.area(area), groups) for area, groups in nearby.items())
    return tuple(
        Exposure(state.power(area), tuple(groups[seat] for seat in seats))
        for area, groups in areas
        if area is not None
    )


@lru_cache(maxsize=32)
def _solved(phase: Phase) -> PhaseSolution:
    return solve_phase(phase)
