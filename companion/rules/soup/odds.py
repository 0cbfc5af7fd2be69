"""Exact odds of Primordial Soup: the ozone to come, fights, and the movement dice.

next_debt(OzoneDeck((9, 10)), 12).mean(int)                # what the next card costs on average
dearer(OzoneDeck((9, 10)), before=12, after=16)            # what another gene costs until the last card
direction_chance(("west",), dice=2), attacker_wins(attacker_retries=True)

The ozone odds are the debts of a set of genes at the next card, and over the rest of the deck. All cards left
are equally likely to be next. All figures assume that no gene is given up and that the game lasts until the
last card; a gene bought now counts from the next card on.
"""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from math import comb
from typing import Final

from companion.rules.dice import Distribution, OddsError
from companion.rules.soup.data import CARDS, CHOICE_FACE, DIRECTIONS, Direction
from companion.rules.soup.settlement import debt

LEAST_MUTATION_POINTS: Final = -2
"""The lowest sum of mutation points, reached with Ray Protection alone."""

MOST_MUTATION_POINTS: Final = 100
"""Upper bound for the sum of mutation points; all genes together have fewer."""


class Field(StrEnum):
    """The meaning of an input number; the word files name it to players under the key `odds-field-…`."""

    MUTATION_POINTS = "mutation-points"
    SEEN = "seen"
    REVEALS = "reveals"


@dataclass(frozen=True, slots=True)
class OzoneDeck:
    """The ozone of the environment cards left in the deck.

    Attributes:
        seen: The ozone of the cards turned so far, the opening card included.

    Raises:
        OddsError: No card has an ozone listed in `seen`, or fewer cards have it than are listed.
    """

    seen: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        values = Counter(card.ozone for card in CARDS)
        for ozone, count in Counter(self.seen).items():
            if type(ozone) is not int or ozone not in values:
                raise OddsError(Field.SEEN, min(values), max(values), ozone, "odds-error-no-such-card")
            if count > values[ozone]:
                raise OddsError(Field.SEEN, values[ozone], values[ozone], ozone, "odds-error-seen-too-often")

    @property
    def left(self) -> Counter[int]:
        """The number of remaining cards with each ozone, the lowest ozone first."""
        left = Counter(card.ozone for card in CARDS)
        left.subtract(self.seen)
        return Counter({ozone: count for ozone, count in sorted(left.items()) if count})


def next_debt(deck: OzoneDeck, mutation_points: int) -> Distribution[int]:
    """Return the distribution of the debt when the next card is turned, the smallest debt first.

    Args:
        deck: A deck of at least one card.
        mutation_points: The sum over all genes, -2 to 100.

    Raises:
        OddsError: The deck is empty, or the points are out of range.
    """
    return debt_in(deck, mutation_points, 1)


def debt_in(deck: OzoneDeck, mutation_points: int, reveals: int) -> Distribution[int]:
    """Return the distribution of the total debt at the next `reveals` cards, the smallest sum first.

    Args:
        deck: A deck of at least `reveals` cards.
        mutation_points: The sum over all genes, -2 to 100.
        reveals: The number of cards turned, from 1.

    Raises:
        OddsError: There are fewer cards than `reveals`, or the points are out of range.
    """
    _points(mutation_points)
    left = deck.left
    if not left:
        raise OddsError(Field.SEEN, 0, len(CARDS) - 1, len(deck.seen), "odds-error-no-cards-left")
    if type(reveals) is not int or not 1 <= reveals <= left.total():
        raise OddsError(Field.REVEALS, 1, left.total(), reveals)
    ways: Counter[tuple[int, int]] = Counter({(0, 0): 1})
    for ozone, count in left.items():
        owed = debt(mutation_points, ozone)
        more: Counter[tuple[int, int]] = Counter()
        for (drawn, total), weight in ways.items():
            for turned in range(min(count, reveals - drawn) + 1):
                more[drawn + turned, total + turned * owed] += weight * comb(count, turned)
        ways = more
    sums = {total: weight for (drawn, total), weight in sorted(ways.items()) if drawn == reveals}
    return Distribution.of(sums)


def total_debt(deck: OzoneDeck, mutation_points: int) -> int:
    """Return the total debt until the last card, or 0 if no card is left.

    Raises:
        OddsError: The points are out of range.
    """
    _points(mutation_points)
    return sum(count * debt(mutation_points, ozone) for ozone, count in deck.left.items())


def dearer(deck: OzoneDeck, before: int, after: int) -> tuple[Fraction, int]:
    """Return the extra debt after a change of genes: the average at the next card, the total until the last.

    Args:
        deck: The remaining cards; if there are none, both results are 0.
        before: The mutation points now.
        after: The mutation points with the considered gene.

    Raises:
        OddsError: The points are out of range.
    """
    more = total_debt(deck, after) - total_debt(deck, before)
    cards = deck.left.total()
    return (Fraction(more, cards) if cards else Fraction(0)), more


def _points(value: object) -> None:
    if type(value) is not int or not LEAST_MUTATION_POINTS <= value <= MOST_MUTATION_POINTS:
        raise OddsError(Field.MUTATION_POINTS, LEAST_MUTATION_POINTS, MOST_MUTATION_POINTS, value)


EVEN = Fraction(1, 2)
"""The chance of each side to win a fight without second attempts; ties are re-rolled."""


def attacker_wins(*, attacker_retries: bool = False, defender_retries: bool = False) -> Fraction:
    """Return the chance that the attacker wins.

    Args:
        attacker_retries: Whether the attacker has Persistence and uses it on losing.
        defender_retries: The same for the defender. Each side retries at most once, even after the other side
            has retried.
    """
    won = attacker_wins(attacker_retries=attacker_retries) if defender_retries else Fraction(1)
    lost = attacker_wins(defender_retries=defender_retries) if attacker_retries else Fraction(0)
    return EVEN * won + EVEN * lost


MOST_DICE = 2


def direction_chance(wanted: Collection[Direction], dice: int) -> Fraction:
    """Return the chance that the dice allow one of the wanted directions.

    Args:
        wanted: The wanted directions, perhaps including `stay`; a 6 allows every direction.
        dice: 0 (Movement II: a free choice), 1, or 2 (Movement I: either die may be used).

    Raises:
        ValueError: The number of dice is not 0, 1 or 2.
    """
    if not 0 <= dice <= MOST_DICE:
        raise ValueError(f"0 to {MOST_DICE} movement dice, got {dice}")
    if not wanted:
        return Fraction(0)
    if not dice:
        return Fraction(1)
    missing = len(set(DIRECTIONS) - set(wanted))
    return 1 - Fraction(missing, CHOICE_FACE) ** dice
