"""The numeric inputs of Chromosome's questions, and the sentences on the assumptions of their figures."""

from fractions import Fraction
from typing import Annotated, Final, TypeAlias

from companion.rules.chromosome.data import MAX_GENES, MAX_GROUP
from companion.rules.chromosome.odds import Rerolls, Worth
from companion.rules.chromosome.odds.ranges import (
    LEAST_BONUS,
    MOST_BONUS,
    MOST_BUILDING,
    MOST_FATE,
    MOST_LIMIT,
    MOST_ON_BOARD,
    MOST_WORTH,
)
from companion.rules.dice import LEAST_FACES, MOST_FACES
from companion.rules.question import Within

Fate: TypeAlias = Annotated[int, Within(0, MOST_FATE)]
Genes: TypeAlias = Annotated[int, Within(0, MAX_GENES)]
Size: TypeAlias = Annotated[int, Within(1, MAX_GROUP)]
Bonus: TypeAlias = Annotated[int, Within(LEAST_BONUS, MOST_BONUS)]
Board: TypeAlias = Annotated[int | None, Within(1, MOST_ON_BOARD)]
Points: TypeAlias = Annotated[int | float | Fraction, Within(0, MOST_WORTH)]
Building: TypeAlias = Annotated[int, Within(0, MOST_BUILDING)]
Limit: TypeAlias = Annotated[int, Within(1, MOST_LIMIT)]
Die: TypeAlias = Annotated[int, Within(LEAST_FACES, MOST_FACES)]
Face: TypeAlias = Annotated[int | None, Within(1, MOST_FACES)]

Sentence: TypeAlias = tuple[str, dict[str, int | float]]
"""The code of a sentence and its numbers."""

LEFT_OUT: Final[Sentence] = ("odds-why-left-out", {})
"""The sentence about moves that all odds ignore."""


def plain(points: int | float | Fraction) -> int | float:
    """Return points as a number for a sentence: an int if whole, else a float."""
    return int(points) if points == int(points) else float(points)


def counted(
    rerolls: Rerolls, *, fate_worth: Worth | None = None, elimination: Worth | None = None
) -> list[Sentence]:
    """Return the assumptions behind the figures: re-rolls, worth of fate, cost of elimination.

    Args:
        fate_worth: None if nobody's fate counts.
        elimination: None if no elimination counts.
    """
    told: list[Sentence] = [(f"odds-counts-{rerolls}", {})]
    if fate_worth is not None:
        told.append(("odds-counts-fate", {"worth": plain(fate_worth)}))
    if elimination is not None:
        told.append(("odds-counts-elimination", {"cost": plain(elimination)}))
    return told
