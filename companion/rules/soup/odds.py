"""The ozone to come: what a genome will owe at the next card, and over the rest of the deck.

Every card that has not been turned is as likely to be the next one. All figures suppose that nothing is given
up and that the game lasts as long as the cards; a gene that is bought now first faces the next card.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from math import comb
from typing import Final

from companion.rules.dice import Distribution, OddsError
from companion.rules.soup.data import CARDS
from companion.rules.soup.settlement import debt

LEAST_MUTATION_POINTS: Final = -2
"""For a player with Ray Protection only."""

MOST_MUTATION_POINTS: Final = 100
"""More than all genes have together."""


class Field(StrEnum):
    """The meaning of an input number; `odds-field-…` in the word files names it to players."""

    MUTATION_POINTS = "mutation-points"
    SEEN = "seen"
    REVEALS = "reveals"


@dataclass(frozen=True, slots=True)
class OzoneDeck:
    """The environment cards that have not been turned, as far as their ozone goes.

    Attributes:
        seen: The ozone of the cards turned so far, the opening card included.

    Raises:
        OddsError: There is no such card, or fewer of it.
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
        """Cards not turned by their ozone, the lowest first."""
        left = Counter(card.ozone for card in CARDS)
        left.subtract(self.seen)
        return Counter({ozone: count for ozone, count in sorted(left.items()) if count})


def next_debt(deck: OzoneDeck, mutation_points: int) -> Distribution[int]:
    """Return the debt when the next card is turned, the smallest first.

    Args:
        deck: With at least one card.
        mutation_points: Of all genes together, -2 to 100.

    Raises:
        OddsError: the deck is empty, or the points lie outside their range.
    """
    return debt_in(deck, mutation_points, 1)


def debt_in(deck: OzoneDeck, mutation_points: int, reveals: int) -> Distribution[int]:
    """Return the total debt at the next cards, the smallest sum first.

    Args:
        deck: With at least as many cards.
        mutation_points: Of all genes together, -2 to 100.
        reveals: Cards turned, from 1.

    Raises:
        OddsError: there are not so many cards, or the points lie outside their range.
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
    """Return the total debt until the last card; 0 where none is left.

    Raises:
        OddsError: the points lie outside their range.
    """
    _points(mutation_points)
    return sum(count * debt(mutation_points, ozone) for ozone, count in deck.left.items())


def dearer(deck: OzoneDeck, before: int, after: int) -> tuple[Fraction, int]:
    """Return how much more is owed with other genes: at the next card on average, and until the last card.

    Args:
        deck: The cards to come; both are 0 where there are none.
        before: Mutation points now.
        after: With the gene that is thought of.

    Raises:
        OddsError: the points lie outside their range.
    """
    more = total_debt(deck, after) - total_debt(deck, before)
    cards = deck.left.total()
    return (Fraction(more, cards) if cards else Fraction(0)), more


def _points(value: object) -> None:
    if type(value) is not int or not LEAST_MUTATION_POINTS <= value <= MOST_MUTATION_POINTS:
        raise OddsError(Field.MUTATION_POINTS, LEAST_MUTATION_POINTS, MOST_MUTATION_POINTS, value)
