"""The ranges of numeric inputs of the odds, and their checks."""

import math
from enum import StrEnum
from fractions import Fraction
from typing import TypeAlias

from companion.rules.chromosome.data import MAX_GENES, MAX_GROUP, SCORE_PER_FATE, TOKENS_PER_SPECIES
from companion.rules.chromosome.options import Options
from companion.rules.dice import OddsError

Worth: TypeAlias = int | float | Fraction
"""Points that something is worth: 0 or more and finite."""

USUAL = Options()
"""The options at their defaults."""

FACES = USUAL.die
"""Default number of faces of the die."""

LIMIT = USUAL.irradiation_limit
"""Default highest irradiation that a player survives."""

FATE_WORTH = SCORE_PER_FATE
"""Default worth in points of an unspent fate point."""

ELIMINATION = 20
"""Default cost of elimination in points: about a whole final score, which it wipes out (A)."""


class Field(StrEnum):
    """The meaning of an input number; the message `odds-field-…` of the translations names it to players."""

    ATTACKER_SIZE = "attacker_size"
    DEFENDER_SIZE = "defender_size"
    ATTACKER_BONUS = "attacker_bonus"
    DEFENDER_BONUS = "defender_bonus"
    ATTACKER_GENES = "attacker_genes"
    DEFENDER_GENES = "defender_genes"
    ATTACKER_FATE = "attacker_fate"
    DEFENDER_FATE = "defender_fate"
    BYSTANDER_FATE = "bystander_fate"
    RIVAL_FATE = "rival_fate"
    FATE = "fate"
    FATE_WORTH = "fate_worth"
    GENE_WORTH = "gene_worth"
    DIE = "die"
    FACE = "face"
    POWER = "power"
    GROUPS = "groups"
    BUILDING_GENES = "building_genes"
    IRRADIATION = "irradiation"
    LIMIT = "limit"
    ELIMINATION = "elimination"
    PER_ELIMINATION = "per_elimination"
    PER_DOSE = "per_dose"
    PLAYERS = "players"
    ON_BOARD = "on_board"
    AREAS = "areas"


MOST_FATE = 10
MOST_RIVALS_FATE = 3 * MOST_FATE
MOST_WORTH = 1000
LEAST_BONUS = -10
MOST_BONUS = 30
MOST_POWER = 20
MOST_GROUPS = TOKENS_PER_SPECIES
MOST_ON_BOARD = TOKENS_PER_SPECIES
MOST_BUILDING = MAX_GENES

MOST_LIMIT = 20
MOST_AREAS = 10


def whole(field: str, value: object, low: int, high: int) -> int:
    """Return the value after checking that it is a whole number in its range.

    Raises:
        OddsError: When it is not.
    """
    if type(value) is not int or not low <= value <= high:
        raise OddsError(field, low, high, value)
    return value


def size(field: str, value: object) -> int:
    """Return the size of a group after checking that it is 1 to 3."""
    return whole(field, value, 1, MAX_GROUP)


def fate(field: str, value: object) -> int:
    """Return a number of fate points after checking that it is 0 to 10."""
    return whole(field, value, 0, MOST_FATE)


def worth(field: str, value: object) -> Fraction:
    """Return a worth in points, 0 to 1000, as exactly the decimal fraction that was typed.

    Raises:
        OddsError: When it is not a finite number in that range.
    """
    if isinstance(value, bool) or not isinstance(value, int | float | Fraction):
        raise OddsError(field, 0, MOST_WORTH, value, "odds-error-number")
    if not math.isfinite(value) or not 0 <= value <= MOST_WORTH:
        raise OddsError(field, 0, MOST_WORTH, value, "odds-error-number")
    # 0.1 typed by a player means one tenth, not the nearest binary fraction.
    return Fraction(str(value)) if isinstance(value, float) else Fraction(value)
