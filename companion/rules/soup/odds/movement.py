"""The chance that the movement dice lead where one wants to go."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction

from companion.rules.soup.data import CHOICE_FACE, DIRECTIONS, Direction

MOST_DICE = 2


def direction_chance(wanted: Collection[Direction], dice: int) -> Fraction:
    """Return the chance to be able to go one of the wanted ways.

    Args:
        wanted: The directions that would do, `stay` among them perhaps; a 6 reaches every one.
        dice: 0 (Movement II: a free choice), 1, or 2 (Movement I: one of both).

    Raises:
        ValueError: there are never so many dice.
    """
    if not 0 <= dice <= MOST_DICE:
        raise ValueError(f"0 to {MOST_DICE} movement dice, got {dice}")
    if not wanted:
        return Fraction(0)
    if not dice:
        return Fraction(1)
    missing = len(set(DIRECTIONS) - set(wanted))
    return 1 - Fraction(missing, CHOICE_FACE) ** dice
