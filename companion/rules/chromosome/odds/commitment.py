"""Before the dice: the gain of each combat gene and fate point added to strength.

The attacker commits first and the defender sees it (rulebook, Spark, steps 2 and 3); fate kept out of
strength remains for re-rolls. Both choose what is best for themselves by the values of the duel that
follows. Of equally good commitments they choose the one with less fate, then the one with fewer genes.
"""

from dataclasses import replace
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import product
from typing import NamedTuple

from companion.rules.chromosome.data import MAX_GROUP
from companion.rules.chromosome.odds.duel import (
    ATTACKER,
    DEFENDER,
    MOST_STANDINGS,
    Duel,
    Moment,
    Outlook,
    Stake,
)
from companion.rules.chromosome.odds.ranges import LEAST_BONUS, MOST_BONUS, Field, whole, worth
from companion.rules.chromosome.odds.solution import Solution
from companion.rules.chromosome.state import Side
from companion.rules.dice import OddsError


class Row(NamedTuple):
    """One commitment, and its result when both sides play optimally afterwards.

    Attributes:
        own: The commitment.
        other: The opponent's commitment: in the attacker's table the defender's best answer, in the
            defender's table the attacker's given commitment.
        value: Tokens taken - tokens lost + worth of fate and genes kept, for the table's own side.
        other_value: The same for the opponent.
        outlook: The distribution of results, and the average fate spent on re-rolls.
        best: Whether this is the best commitment.
        gain: Points gained over adding nothing, with the worth of the fate spent already subtracted.
    """

    own: Stake
    other: Stake
    value: Fraction
    other_value: Fraction
    outlook: Outlook
    best: bool
    gain: Fraction


class Commitments:
    """All commitments of both sides, solved.

    Args:
        duel: The fighters' fixed strengths, and the genes and fate that they can add.

    Raises:
        OddsError: When a strength plus all possible additions is out of range.
    """

    def __init__(self, duel: Duel) -> None:
        for side, fighter, held in duel.fighters:
            most = MOST_BONUS - held.genes - held.fate
            whole(Field(f"{side}_bonus"), fighter.strength - fighter.group, LEAST_BONUS, most)
        self._duel = duel
        self._reserves = (duel.attacker, duel.defender)
        self._solutions: dict[int, Solution] = {}
        self._values: dict[tuple[Solution, int, int], tuple[Fraction, Fraction]] = {}

    @cached_property
    def attacker_table(self) -> tuple[Row, ...]:
        """Every commitment of the attacker with the defender's best answer, ordered by fate, then genes."""
        return self._table(ATTACKER, [(own, self._answer(own)) for own in self._stakes(ATTACKER)])

    def defender_table(self, attacker: Stake) -> tuple[Row, ...]:
        """Return the defender's commitments against this attacker's commitment, ordered by fate, then genes.

        Raises:
            OddsError: When the attacker does not have that many genes or that much fate.
        """
        whole(Field.ATTACKER_GENES, attacker.genes, 0, self._reserves[ATTACKER].genes)
        whole(Field.ATTACKER_FATE, attacker.fate, 0, self._reserves[ATTACKER].fate)
        return self._table(DEFENDER, [(own, attacker) for own in self._stakes(DEFENDER)])

    def _table(self, player: int, pairs: list[tuple[Stake, Stake]]) -> tuple[Row, ...]:
        both = [(own, other) if player == ATTACKER else (other, own) for own, other in pairs]
        values = [self._value(*stakes) for stakes in both]
        # `max` keeps the first of equals; stakes are sorted by fate and genes.
        best = max(range(len(pairs)), key=lambda place: values[place][player])
        return tuple(
            Row(
                own,
                other,
                mine[player],
                mine[1 - player],
                self._outlook(*stakes),
                place == best,
                mine[player] - values[0][player],
            )
            for place, ((own, other), stakes, mine) in enumerate(zip(pairs, both, values, strict=True))
        )

    def _stakes(self, player: int) -> list[Stake]:
        reserve = self._reserves[player]
        return [Stake(g, f) for f, g in product(range(reserve.fate + 1), range(reserve.genes + 1))]

    def _answer(self, attacker: Stake) -> Stake:
        return max(self._stakes(DEFENDER), key=lambda stake: self._value(attacker, stake)[DEFENDER])

    def _value(self, attacker: Stake, defender: Stake) -> tuple[Fraction, Fraction]:
        solution, moment = self._settled(attacker, defender)
        assert moment.fates is not None
        known = (solution, moment.fates[ATTACKER], moment.fates[DEFENDER])
        duel_values = self._values.get(known)
        if duel_values is None:
            duel_values = (solution.value(ATTACKER, moment), solution.value(DEFENDER, moment))
            self._values[known] = duel_values
        kept = [
            worth(Field.GENE_WORTH, reserve.gene_worth) * (reserve.genes - stake.genes)
            for reserve, stake in zip(self._reserves, (attacker, defender), strict=True)
        ]
        return duel_values[ATTACKER] + kept[ATTACKER], duel_values[DEFENDER] + kept[DEFENDER]

    def _outlook(self, attacker: Stake, defender: Stake) -> Outlook:
        solution, moment = self._settled(attacker, defender)
        return solution.outlook_from(moment)

    def _settled(self, attacker: Stake, defender: Stake) -> tuple[Solution, Moment]:
        """Return the solution that covers these commitments, and the moment in it.

        One solution, computed with all fate unspent, covers all commitments that give the same lead.
        """
        duel, gap = self._duel, attacker.strength - defender.strength
        if duel.capped:
            # Beyond this lead every throw has the same outcome.
            far = duel.faces - 1 + MAX_GROUP
            gap = max(-far - duel.lead, min(far - duel.lead, gap))
        solution = self._solutions.get(gap)
        if solution is None:
            battle = duel.battle
            one, other = battle.attacker, battle.defender
            raised = battle.replace(
                attacker=one.replace(genes=one.genes + max(gap, 0)),
                defender=other.replace(genes=other.genes + max(-gap, 0)),
            )
            solution = self._solutions[gap] = Solution(replace(duel, battle=raised))
        mine, theirs = self._reserves
        fates = (mine.fate - attacker.fate, theirs.fate - defender.fate, *duel.fates[2:])
        return solution, Moment(fates=fates)


def plannable(duel: Duel) -> Duel:
    """Return the duel with nothing committed, small enough that a phone can solve many such duels."""
    return duel.unsettled.within(MOST_STANDINGS // 4)


@lru_cache(maxsize=64)
def additions(duel: Duel, side: Side) -> tuple[Row, ...]:
    """Return the best commitment for each strength that a side can add, the smallest first.

    Empty if an addition would be out of range.

    The attacker's rows assume the defender's best answer, and the defender's rows assume the attacker's
    planned addition.
    """
    try:
        solved = _commitments(plannable(duel))
        rows = solved.attacker_table if side == "attacker" else solved.defender_table(duel.added("attacker"))
    except OddsError:
        return ()
    by_strength: dict[int, Row] = {}
    for row in rows:
        known = by_strength.get(row.own.strength)
        if known is None or row.value > known.value or row.best:
            by_strength[row.own.strength] = row
    return tuple(row for _, row in sorted(by_strength.items()))


@lru_cache(maxsize=8)
def _commitments(duel: Duel) -> Commitments:
    return Commitments(duel)
