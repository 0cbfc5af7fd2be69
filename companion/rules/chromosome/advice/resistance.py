"""A resistance test as the odds see it: what it may cost, and advice about the die that lies."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import prod
from typing import NamedTuple

from companion.rules.chromosome.advice.battle import MOST_STANDINGS
from companion.rules.chromosome.advice.phase import Nearby, phase_advice
from companion.rules.chromosome.odds import (
    FATE_WORTH,
    OddsError,
    ResistanceAdvice,
    ResistanceOdds,
    ResistanceOutlook,
    ResistanceSolution,
    ResistanceTest,
    Rival,
    Worth,
    explain,
    resistance_odds,
)
from companion.rules.chromosome.state import State


@dataclass(frozen=True)
class ResistanceSituation:
    """A resistance test with the fate that may be spent on its die.

    Attributes:
        test: Threat, irradiation, limit and die.
        fate: Of the one who tests.
        fate_worth: Points that a fate point is worth.
        rivals: Everybody else who may force a re-roll.
    """

    test: ResistanceTest
    fate: int = 0
    fate_worth: Worth = FATE_WORTH
    rivals: tuple[Rival, ...] = ()

    @property
    def played(self) -> ResistanceOutlook:
        """What it costs, and the fate spent on average: own, then each rival's; none where nobody has any."""
        if not (self.fate or self.rivals):
            return ResistanceOutlook(resistance_odds(self.test), ())
        return _solved(self).outlook

    @property
    def odds(self) -> ResistanceOdds:
        """What it costs, fate played out."""
        return self.played.odds

    @property
    def room(self) -> int:
        """The highest dose that is survived."""
        return self.test.limit - self.test.irradiation

    @property
    def sums(self) -> tuple[explain.Explanation, ...]:
        """What the figures are made of."""
        odds = self.odds
        return explain.threat(self.test), explain.expected_dose(odds), explain.eliminated(self.test, odds)


def resistance_situation(
    state: State, seat: int, power: int, groups: int, building: int
) -> ResistanceSituation | None:
    """A test of this player when nobody re-rolls; None when it is out of the odds' range."""
    player, options = state.players[seat], state.options
    try:
        return ResistanceSituation(
            ResistanceTest(
                power, groups, building, player.irradiation, options.irradiation_limit, options.die
            )
        )
    except OddsError:
        return None


class SeatResistanceAdvice(NamedTuple):
    """An advice about the die that lies, and whom it is for."""

    seat: int
    advice: ResistanceAdvice
    whole: bool = False
    """Whether doses and chances are those of the rest of the phase, since more tests follow for the seat."""


def resistance_advice(
    state: State, fate_worth: Worth = FATE_WORTH, nearby: Nearby | None = None
) -> tuple[SeatResistanceAdvice, ...]:
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
    found = resistance_situation(state, test.seat, test.power, test.groups, test.building)
    if found is None:
        return ()
    others = tuple(
        seat
        for seat in state.clockwise(test.seat)
        if seat != test.seat and state.players[seat].fate and not state.players[seat].eliminated
    )
    if prod(state.players[seat].fate + 1 for seat in (test.seat, *others)) > MOST_STANDINGS:
        others = ()
    rivals = tuple(Rival(state.players[seat].fate, fate_worth) for seat in others)
    try:
        solution = _solved(ResistanceSituation(found.test, state.players[test.seat].fate, fate_worth, rivals))
        advice = solution.advise(roll.face)
    except OddsError:
        return ()
    seats = (test.seat, *others)
    told = [SeatResistanceAdvice(seats[each.player], each) for each in advice]
    whole = phase_advice(state, nearby or {}, fate_worth)
    if whole is not None:
        told[0] = SeatResistanceAdvice(test.seat, whole, whole=True)
    return tuple(each for each in told if each.advice.able and _worth_telling(each.advice))


def _worth_telling(given: ResistanceAdvice) -> bool:
    """Whether a re-roll pays, or would at least help the one who tests."""
    helps = given.dose_after < given.dose or given.eliminated_after < given.eliminated
    return given.reroll or (given.own and helps)


@lru_cache(maxsize=32)
def _solved(situation: ResistanceSituation) -> ResistanceSolution:
    return ResistanceSolution(situation.test, situation.fate, situation.fate_worth, rivals=situation.rivals)
