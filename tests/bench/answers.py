"""The duel that is timed, and what is asked of it: importable where no browser can be driven."""

from fractions import Fraction
from typing import NamedTuple

from companion.rules.chromosome.odds import ATTACKER, DEFENDER, Solution
from tests.rules.odds.fights import fight, with_fate

BATTLE = fight(3, 2, 2, 2)
WORTH = Fraction(1, 4)
"""A worth at which fate is really spent, so that no branch of the game is idle."""


class Answer(NamedTuple):
    """What is asked of both programs; equal answers are asserted before anything is timed."""

    values: tuple[Fraction, Fraction]
    attacker_wins: Fraction
    tie: Fraction
    expected_losses: tuple[Fraction, Fraction]
    spent: tuple[Fraction, ...]
    rerolls: int
    """Of all dice that can lie, at every standing of the purses: how many are re-rolled by either side."""


def ours(points: int) -> Answer:
    """The duel solved, and who re-rolls every die that can lie."""
    solution = Solution(with_fate(BATTLE, points, points, WORTH, WORTH))
    windows = (solution.attack, *solution.defence)
    rerolls = sum(who >= 0 for window in windows for row in window.choices for who in row)
    odds, spent = solution.outlook
    return Answer(
        (solution.value(ATTACKER), solution.value(DEFENDER)),
        odds.attacker_wins,
        odds.tie,
        (odds.expected_attacker_loss, odds.expected_defender_loss),
        spent,
        rerolls,
    )
