"""Before the dice: what each combat gene and fate point put into strength buys.

The attacker commits first and the defender sees it (rulebook, Spark, steps 2 and 3); fate kept out of
strength remains for re-rolls. Both choose what is best for themselves by the values of the duel that
follows; of equal choices the one with less fate, then fewer genes, since nobody gains by it.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import product
from typing import NamedTuple

from companion.rules.chromosome.data import MAX_GENES
from companion.rules.chromosome.odds.battle import Battle
from companion.rules.chromosome.odds.duel import (
    ATTACKER,
    DEFENDER,
    Bystander,
    Duel,
    Moment,
    Outlook,
)
from companion.rules.chromosome.odds.ranges import (
    FATE_WORTH,
    LEAST_BONUS,
    MOST_BONUS,
    Field,
    Worth,
    fate,
    whole,
    worth,
)
from companion.rules.chromosome.odds.solution import Solution
from companion.rules.chromosome.odds.window import Rerolls


@dataclass(frozen=True, slots=True)
class Reserve:
    """A fighter's remaining genes and fate to commit.

    Attributes:
        genes: Active combat genes, 0 to 8.
        fate: Fate points, 0 to 10.
        fate_worth: Points that an unspent fate point is worth, 0 to 1000.
        gene_worth: Points that an unspent gene is worth, 0 to 1000.
        on_board: All own tokens on the board, 1 to 12, losing which eliminates; None to leave that out.
    """

    genes: int = 0
    fate: int = 0
    fate_worth: Worth = FATE_WORTH
    gene_worth: Worth = 0
    on_board: int | None = None

    def check(self, genes: Field, points: Field) -> None:
        """Refuse numbers out of their range; the fields are what this fighter's genes and fate are called.

        Raises:
            OddsError: When there are any.
        """
        whole(genes, self.genes, 0, MAX_GENES)
        fate(points, self.fate)
        worth(Field.FATE_WORTH, self.fate_worth)
        worth(Field.GENE_WORTH, self.gene_worth)


class Stake(NamedTuple):
    """Combat genes and fate points put into strength."""

    genes: int = 0
    fate: int = 0

    @property
    def strength(self) -> int:
        """Strength that the genes and the fate add."""
        return self.genes + self.fate


class Row(NamedTuple):
    """One way to commit, and what follows when both sides do their best from there.

    Attributes:
        own: What is committed.
        other: The defender's commitment: the best answer, or in the defender's table what the attacker
            has put in.
        value: Tokens taken - tokens lost + worth of fate and genes kept, for the one whose table it is.
        other_value: The same for the opponent.
        outlook: How the battle ends and what fate its re-rolls take.
        best: Whether this is the one to choose.
    """

    own: Stake
    other: Stake
    value: Fraction
    other_value: Fraction
    outlook: Outlook
    best: bool


class Commitments:
    """All commitments of both sides, solved.

    Args:
        battle: Groups, die, tie rule; its bonuses are what is settled already, such as modifiers.
        attacker: What the attacker can add.
        defender: What the defender can add.
        bystanders: Everybody else with fate.
        rerolls: Whose re-rolls count in the duel that follows.

    Raises:
        OddsError: When a number is out of its range.
    """

    def __init__(
        self,
        battle: Battle,
        attacker: Reserve,
        defender: Reserve,
        bystanders: tuple[Bystander, ...] = (),
        rerolls: Rerolls = Rerolls.ALL,
    ) -> None:
        attacker.check(Field.ATTACKER_GENES, Field.ATTACKER_FATE)
        defender.check(Field.DEFENDER_GENES, Field.DEFENDER_FATE)
        for field, bonus, own in (
            (Field.ATTACKER_BONUS, battle.attacker_bonus, attacker),
            (Field.DEFENDER_BONUS, battle.defender_bonus, defender),
        ):
            whole(field, bonus, LEAST_BONUS, MOST_BONUS - own.genes - own.fate)
        self._battle = battle
        self._reserves = (attacker, defender)
        self._bystanders = bystanders
        self._rerolls = rerolls
        self._solutions: dict[int, Solution] = {}
        self._values: dict[tuple[Solution, int, int], tuple[Fraction, Fraction]] = {}

    @cached_property
    def attacker_table(self) -> tuple[Row, ...]:
        """Every commitment of the attacker against the defender's best answer, fewest first."""
        return self._table(ATTACKER, [(own, self._answer(own)) for own in self._stakes(ATTACKER)])

    def defender_table(self, attacker: Stake) -> tuple[Row, ...]:
        """Return the defender's commitments against what the attacker has put in, fewest first.

        Raises:
            OddsError: When the attacker does not have that much.
        """
        whole(Field.ATTACKER_GENES, attacker.genes, 0, self._reserves[ATTACKER].genes)
        whole(Field.ATTACKER_FATE, attacker.fate, 0, self._reserves[ATTACKER].fate)
        return self._table(DEFENDER, [(own, attacker) for own in self._stakes(DEFENDER)])

    def _table(self, player: int, pairs: list[tuple[Stake, Stake]]) -> tuple[Row, ...]:
        both = [(own, other) if player == ATTACKER else (other, own) for own, other in pairs]
        values = [self._value(*stakes) for stakes in both]
        # `max` keeps the first of equals, and the stakes come with the least fate and genes first.
        best = max(range(len(pairs)), key=lambda place: values[place][player])
        return tuple(
            Row(own, other, mine[player], mine[1 - player], self._outlook(*stakes), place == best)
            for place, ((own, other), stakes, mine) in enumerate(zip(pairs, both, values, strict=True))
        )

    def _stakes(self, player: int) -> list[Stake]:
        reserve = self._reserves[player]
        return [Stake(g, f) for f, g in product(range(reserve.fate + 1), range(reserve.genes + 1))]

    def _answer(self, attacker: Stake) -> Stake:
        return max(self._stakes(DEFENDER), key=lambda stake: self._value(attacker, stake)[DEFENDER])

    def _value(self, attacker: Stake, defender: Stake) -> tuple[Fraction, Fraction]:
        solution, moment = self._duel(attacker, defender)
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
        solution, moment = self._duel(attacker, defender)
        return solution.outlook_from(moment)

    def _duel(self, attacker: Stake, defender: Stake) -> tuple[Solution, Moment]:
        """Return the duel after these commitments.

        One solution with full purses serves all of the same lead.
        """
        mine, theirs = self._reserves
        battle = self._battle
        gap = attacker.strength - defender.strength
        if battle.capped:
            # Beyond this lead every throw of the dice ends alike.
            far = battle.faces - 1 + 3
            gap = max(-far - battle.lead, min(far - battle.lead, gap))
        solution = self._solutions.get(gap)
        if solution is None:
            raised = Battle(
                battle.attacker_size,
                battle.defender_size,
                battle.attacker_bonus + max(gap, 0),
                battle.defender_bonus + max(-gap, 0),
                battle.faces,
                battle.tie,
                battle.capped,
            )
            solution = self._solutions[gap] = Solution(
                Duel(
                    raised,
                    mine.fate,
                    theirs.fate,
                    mine.fate_worth,
                    theirs.fate_worth,
                    self._bystanders,
                    mine.on_board,
                    theirs.on_board,
                    rerolls=self._rerolls,
                )
            )
        fates = (mine.fate - attacker.fate, theirs.fate - defender.fate, *solution.duel.fates[2:])
        return solution, Moment(fates=fates)
