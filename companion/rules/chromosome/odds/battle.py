"""The outcomes of a battle and their chances, and a battle built without a game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple, TypeVar

from companion.rules.chromosome.data import SPARK
from companion.rules.chromosome.state import Battle, Fighter, Tie

K = TypeVar("K", int, tuple[int, int])


class Losses(NamedTuple):
    """The outcome of a battle: tokens lost by each side, and the winner (1 attacker, 0 tie, -1 defender)."""

    attacker: int
    defender: int
    winner: int

    @property
    def balance(self) -> int:
        """Tokens taken less tokens lost, for the attacker."""
        return self.defender - self.attacker


def fight(
    attacker: int, defender: int, attacker_bonus: int = 0, defender_bonus: int = 0, tie: Tie = "standard"
) -> Battle:
    """Return a battle between two groups of these sizes, with these bonuses.

    Nothing is validated here: the odds refuse numbers out of range.
    """
    one, other = (
        Fighter.model_construct(seat=seat, group=group, modifier=bonus, committed=True)
        for seat, group, bonus in ((0, attacker, attacker_bonus), (1, defender, defender_bonus))
    )
    return Battle.model_construct(action=SPARK, attacker=one, defender=other, tie=tie)


@dataclass(frozen=True)
class BattleOdds:
    """The exact odds of a battle.

    Attributes:
        weights: Weight of each possible outcome.
        denominator: The sum of the weights; a weight divided by it is a chance.
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
        """Average tokens taken less average tokens lost, for the attacker."""
        return self.expected_defender_loss - self.expected_attacker_loss

    def _chance(self, winner: int) -> Fraction:
        return Fraction(sum(w for end, w in self.weights.items() if end.winner == winner), self.denominator)

    def _spread(self, what: Callable[[Losses], K]) -> dict[K, Fraction]:
        merged: dict[K, int] = {}
        for end, weight in self.weights.items():
            merged[what(end)] = merged.get(what(end), 0) + weight
        return {each: Fraction(weight, self.denominator) for each, weight in sorted(merged.items())}
