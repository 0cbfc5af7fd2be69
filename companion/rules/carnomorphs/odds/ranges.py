"""The ranges of numeric inputs of the odds, and their checks."""

from enum import StrEnum
from typing import Final

from companion.rules.carnomorphs.data import FATAL_MARKERS
from companion.rules.dice import OddsError

MOST_CARDS: Final = 100
"""Upper bound for a player's Action and Contamination cards, far above the number in the box."""

MOST_MARKERS: Final = FATAL_MARKERS - 1
"""Maximum number of mutation markers of a living character."""

MOST_SCANS: Final = 10
"""Maximum number of scans before the last check that the odds cover."""

MOST_DRAWS: Final = 20
"""Maximum number of draws from the bag that the odds cover."""


class Field(StrEnum):
    """The meaning of an input number; the word files name it to players under the key `odds-field-…`."""

    CARDS = "cards"
    CONTAMINATED = "contaminated"
    INFECTED = "infected"
    MARKERS = "markers"
    SCANS = "scans"
    BLANK = "blank"
    BLUE = "blue"
    RED = "red"
    SHAMBLER = "shambler"
    FLESHBEAST = "fleshbeast"
    BUTCHER = "butcher"
    BAG = "bag"
    DRAWS = "draws"
    CORRIDOR = "corridor"


def whole(field: Field, value: object, low: int, high: int) -> int:
    """Return the value if it is a whole number in its range.

    Raises:
        OddsError: When it is not.
    """
    if type(value) is not int or not low <= value <= high:
        raise OddsError(field, low, high, value)
    return value
