"""What the odds have to say about a resistance test: from the game's state to figures."""

from __future__ import annotations

from functools import lru_cache
from math import prod
from typing import NamedTuple

from companion.rules.chromosome.odds import (
    FATE_WORTH,
    OddsError,
    ResistanceAdvice,
    ResistanceOdds,
    ResistanceSolution,
    Rival,
    Worth,
    resistance_odds,
)
from companion.rules.chromosome.odds import ResistanceTest as Trial
from companion.rules.chromosome.state import State
from companion.ui.chromosome.radiation.forecast import Nearby, whole_advice

MOST_STANDINGS = 700
"""Ways the purses can stand up to which re-rolls are solved on a phone without a pause; above, rivals are
left out."""


class Risk(NamedTuple):
    """A test as the odds see it, and what it may cost when nobody re-rolls."""

    trial: Trial
    odds: ResistanceOdds


def risk(state: State, seat: int, power: int, groups: int, building: int) -> Risk | None:
    """What a test may cost this player; None when it is out of the odds' range."""
    player, options = state.players[seat], state.options
    try:
        trial = Trial(power, groups, building, player.irradiation, options.irradiation_limit, options.die)
    except OddsError:
        return None
    return Risk(trial, resistance_odds(trial))


class Told(NamedTuple):
    """An advice about the die that lies, and whom it is for."""

    seat: int
    advice: ResistanceAdvice
    whole: bool = False
    """Whether doses and chances are those of the rest of the phase, since more tests follow for the seat."""


def advice(state: State, fate_worth: Worth = FATE_WORTH, nearby: Nearby | None = None) -> tuple[Told, ...]:
    """Advice to the one who tests where a re-roll would help, and to rivals for whom it would pay.

    A fate point is worth the same to all, but nothing to who is eliminated by this test. For whom more tests
    follow in this phase, all of them count, since fate that is kept serves in those too; rivals are left out
    then.

    Args:
        state: A test whose die lies.
        fate_worth: Points.
        nearby: Groups next to the areas that are still to be faced, as far as they are known.
    """
    roll, radiation = state.roll, state.radiation
    if roll is None or roll.face is None or radiation is None or not radiation.tests:
        return ()
    test = radiation.tests[0]
    found = risk(state, test.seat, test.power, test.groups, test.building)
    if found is None:
        return ()
    others = tuple(
        seat
        for seat in state.clockwise(test.seat)
        if seat != test.seat and state.players[seat].fate and not state.players[seat].eliminated
    )
    own = state.players[test.seat].fate
    rivals = tuple(state.players[seat].fate for seat in others)
    if prod(points + 1 for points in (own, *rivals)) > MOST_STANDINGS:
        others, rivals = (), ()
    try:
        told = _solved(found.trial, own, rivals, fate_worth).advise(roll.face)
    except OddsError:
        return ()
    seats = (test.seat, *others)
    found_advice = [Told(seats[each.player], each) for each in told]
    whole = whole_advice(state, nearby or {}, fate_worth)
    if whole is not None:
        found_advice[0] = Told(test.seat, whole, whole=True)
    return tuple(each for each in found_advice if each.advice.able and _worth_telling(each.advice))


def _worth_telling(given: ResistanceAdvice) -> bool:
    """Whether a re-roll pays, or would at least help the one who tests."""
    helps = given.dose_after < given.dose or given.eliminated_after < given.eliminated
    return given.reroll or (given.own and helps)


@lru_cache(maxsize=32)
def _solved(trial: Trial, own: int, rivals: tuple[int, ...], fate_worth: Worth) -> ResistanceSolution:
    hunters = tuple(Rival(points, fate_worth) for points in rivals)
    return ResistanceSolution(trial, own, fate_worth, rivals=hunters)
