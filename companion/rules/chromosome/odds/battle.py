"""The plain battle: two dice, nobody re-rolls."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple, TypeVar

from companion.rules.chromosome.odds.ranges import FACES, LEAST_BONUS, MOST_BONUS, Field, size, whole
from companion.rules.chromosome.state import lost_by
from companion.rules.dice import LEAST_FACES, MOST_FACES

K = TypeVar("K", int, tuple[int, int])


class TieRule(StrEnum):
    """The cost of a tie: one token each, or nothing to the side that its value names."""

    STANDARD = "standard"
    DOMINATION = "attacker"
    """Domination: the attacker takes a trophy and gives none."""

    DEFENDER_SPARED = "defender"


class Losses(NamedTuple):
    """The outcome of a battle: tokens lost by each side, and the winner (1 attacker, 0 tie, -1 defender)."""

    attacker: int
    defender: int
    winner: int

    @property
    def balance(self) -> int:
        """Tokens taken less tokens lost, as the attacker sees it."""
        return self.defender - self.attacker


@dataclass(frozen=True, slots=True)
class Battle:
    """Two groups about to fight (rulebook, Spark, steps 2 to 9).

    Attributes:
        attacker_size: Tokens in the attacking group, 1 to 3.
        defender_size: Tokens in the defending group, 1 to 3.
        attacker_bonus: Combat genes, fate and modifiers on top of the size, -10 to 30.
        defender_bonus: The same for the defender.
        faces: Faces of the die, 2 to 20.
        tie: What a tie costs.
        capped: Whether the loser loses at most the fighting group (A).

    Raises:
        OddsError: When a number is out of its range.
    """

    attacker_size: int
    defender_size: int
    attacker_bonus: int = 0
    defender_bonus: int = 0
    faces: int = FACES
    tie: TieRule = TieRule.STANDARD
    capped: bool = True

    def __post_init__(self) -> None:
        size(Field.ATTACKER_SIZE, self.attacker_size)
        size(Field.DEFENDER_SIZE, self.defender_size)
        whole(Field.ATTACKER_BONUS, self.attacker_bonus, LEAST_BONUS, MOST_BONUS)
        whole(Field.DEFENDER_BONUS, self.defender_bonus, LEAST_BONUS, MOST_BONUS)
        whole(Field.DIE, self.faces, LEAST_FACES, MOST_FACES)

    @property
    def attacker_strength(self) -> int:
        """Size and bonus of the attacker, without the die."""
        return self.attacker_size + self.attacker_bonus

    @property
    def defender_strength(self) -> int:
        """Size and bonus of the defender, without the die."""
        return self.defender_size + self.defender_bonus

    @property
    def lead(self) -> int:
        """The attacker's lead in strength before the dice."""
        return self.attacker_strength - self.defender_strength

    def result(self, margin: int) -> Losses:
        """Return the outcome when the attacker leads by `margin`, both dice included (steps 7 to 9)."""
        groups = (self.attacker_size, self.defender_size)
        lost = lost_by(margin, groups, self.tie.value, cap=self.capped)
        return Losses(*lost, (margin > 0) - (margin < 0))


@dataclass(frozen=True)
class BattleOdds:
    """The exact odds of a battle.

    Attributes:
        weights: Weight of each end; only ends that can happen.
        denominator: What a weight is divided by: the sum of all weights.
    """

    weights: Mapping[Losses, int]
    denominator: int

    @cached_property
    def attacker_wins(self) -> Fraction:
        return self._chance(1)

    @cached_property
    def tie(self) -> Fraction:
        return self._chance(0)

    @cached_property
    def defender_wins(self) -> Fraction:
        return self._chance(-1)

    @cached_property
    def losses(self) -> dict[tuple[int, int], Fraction]:
        """Joint chances of tokens lost by attacker and defender."""
        return self._spread(lambda end: (end.attacker, end.defender))

    @cached_property
    def attacker_losses(self) -> dict[int, Fraction]:
        """Chance of each number of tokens that the attacker loses."""
        return self._spread(lambda end: end.attacker)

    @cached_property
    def defender_losses(self) -> dict[int, Fraction]:
        """Chance of each number of tokens that the defender loses."""
        return self._spread(lambda end: end.defender)

    @cached_property
    def expected_attacker_loss(self) -> Fraction:
        return Fraction(sum(end.attacker * w for end, w in self.weights.items()), self.denominator)

    @cached_property
    def expected_defender_loss(self) -> Fraction:
        return Fraction(sum(end.defender * w for end, w in self.weights.items()), self.denominator)

    @property
    def balance(self) -> Fraction:
        """Tokens taken less tokens lost on average, as the attacker sees it."""
        return self.expected_defender_loss - self.expected_attacker_loss

    def _chance(self, winner: int) -> Fraction:
        return Fraction(sum(w for end, w in self.weights.items() if end.winner == winner), self.denominator)

    def _spread(self, what: Callable[[Losses], K]) -> dict[K, Fraction]:
        merged: dict[K, int] = {}
        for end, weight in self.weights.items():
            merged[what(end)] = merged.get(what(end), 0) + weight
        return {each: Fraction(weight, self.denominator) for each, weight in sorted(merged.items())}


def battle_odds(battle: Battle) -> BattleOdds:
    """Return the odds of the battle when both dice are rolled once and nobody re-rolls."""
    faces, lead, result = battle.faces, battle.lead, battle.result
    weights: dict[Losses, int] = {}
    # Two equal dice differ by `gap` in faces - |gap| ways.
    for gap in range(1 - faces, faces):
        end = result(lead + gap)
        weights[end] = weights.get(end, 0) + faces - abs(gap)
    return BattleOdds(weights, faces * faces)
