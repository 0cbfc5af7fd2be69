"""The timed duel and the questions about it. Importable where no browser can be driven."""

from fractions import Fraction
from typing import NamedTuple

from companion.rules.chromosome.odds import ATTACKER, DEFENDER, Solution
from tests.rules.odds.fights import fight, with_fate

BATTLE = fight(3, 2, 2, 2)
WORTH = Fraction(1, 4)
"""A worth at which it pays to spend fate, so that no branch of the game is idle."""


class Answer(NamedTuple):
    """One program's answers about the duel; both programs' are asserted equal before anything is timed."""

    values: tuple[Fraction, Fraction]
    attacker_wins: Fraction
    tie: Fraction
    expected_losses: tuple[Fraction, Fraction]
    spent: tuple[Fraction, ...]
    rerolls: int
    """Number of re-rolls by either side, over all dice and all amounts of fate left."""


def ours(points: int) -> Answer:
    """Solve the duel and return our program's answer."""
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
