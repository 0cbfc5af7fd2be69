"""A resistance test as the odds see it: what it may cost, and advice about the die that lies."""

from dataclasses import dataclass
from typing import NamedTuple

from companion.rules.chromosome.advice.phase import Nearby, phase_situation, solved
from companion.rules.chromosome.odds import (
    FACES,
    FATE_WORTH,
    LIMIT,
    Rerolls,
    ResistanceAdvice,
    ResistanceOdds,
    Rival,
    SeatSolution,
    Worth,
    one_test,
)
from companion.rules.chromosome.state import ResistanceTest, State


@dataclass(frozen=True)
class ResistanceSituation:
    """A resistance test with the fate that may be spent on its die.

    Attributes:
        test: Power, groups and building genes.
        irradiation: Present irradiation of the one who tests.
        fate: Of the one who tests.
        fate_worth: Points that a fate point is worth.
        rivals: All who may force a re-roll, as one; None where nobody may.
        rerolls: Whose re-rolls count.
        limit: The highest irradiation that is survived.
        faces: Faces of the die.
        lends: Whether a fate point may still stand for a building gene.
    """

    test: ResistanceTest
    irradiation: int = 0
    fate: int = 0
    fate_worth: Worth = FATE_WORTH
    rivals: Rival | None = None
    rerolls: Rerolls = Rerolls.ALL
    limit: int = LIMIT
    faces: int = FACES
    lends: bool = True

    @property
    def played(self) -> SeatSolution:
        """The test with the re-rolls that count: own, then the rivals'."""
        own = self.fate if self.rerolls != Rerolls.NONE else 0
        rivals = (self.rivals,) if self.rivals and self.rerolls == Rerolls.ALL else ()
        return solved(
            one_test(
                self.test,
                self.irradiation,
                self.limit,
                self.faces,
                points=own,
                fate_worth=self.fate_worth,
                rivals=rivals,
                lends=self.lends,
            )
        )

    @property
    def odds(self) -> ResistanceOdds:
        """The odds under the re-rolls that count."""
        return self.played.first

    @property
    def room(self) -> int:
        """The highest dose that is survived."""
        return self.limit - self.irradiation


class SeatResistanceAdvice(NamedTuple):
    """An advice about the die that lies, and whom it is for.

    Attributes:
        seats: The one who tests; or the rivals, clockwise, any of whom may pay.
        advice: Its figures: doses and chances are those of all tests to come of the one who tests.
        whole: Whether more tests of that player follow.
    """

    seats: tuple[int, ...]
    advice: ResistanceAdvice
    whole: bool = False


def resistance_advice(
    state: State,
    fate_worth: Worth = FATE_WORTH,
    nearby: Nearby | None = None,
    rerolls: Rerolls = Rerolls.ALL,
) -> tuple[SeatResistanceAdvice, ...]:
    """Advise the tester where a re-roll would help, and rivals for whom it would pay.

    A fate point is worth the same to all, but nothing to who is eliminated. All tests of the player in this
    phase count, since fate that is kept serves in those too; rivals act as one, with the fate of all.

    Args:
        nearby: Groups next to the areas that are still to be faced, as far as they are known.
        rerolls: Whose re-rolls count; rivals are advised where theirs do, and one's own fate always counts.
    """
    roll, radiation = state.roll, state.radiation
    if roll is None or roll.face is None or radiation is None or not radiation.tests:
        return ()
    tester = radiation.tests[0].seat
    found = phase_situation(state, nearby or {}, fate_worth, rerolls.advising)
    if found is None:
        return ()
    rivals = tuple(
        seat
        for seat in state.clockwise(tester)
        if seat != tester and state.players[seat].fate and not state.players[seat].eliminated
    )
    whole = found.tests(tester) > 1
    told = (
        SeatResistanceAdvice((tester,) if each.own else rivals, each, whole)
        for each in found.advise(tester, roll.face)
    )
    return tuple(each for each in told if each.advice.able and _is_worth_telling(each.advice))


def _is_worth_telling(given: ResistanceAdvice) -> bool:
    """Return whether fate pays, would at least help the tester, or cannot save whoever is out."""
    helps = given.dose_after < given.dose or given.eliminated_after < given.eliminated
    saves = given.best == "lend" or given.eliminated_lent < given.eliminated or given.eliminated == 1
    return given.reroll or (given.own and (helps or saves))
