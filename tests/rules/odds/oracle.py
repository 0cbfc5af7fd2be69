"""icepool as an oracle, with types, since its own do not satisfy the strict checker."""

# pyright: reportMissingTypeStubs=false, reportUnknownVariableType=false, reportUnknownMemberType=false
# pyright: reportUnknownArgumentType=false, reportArgumentType=false

from collections.abc import Callable
from fractions import Fraction
from typing import TypeVar, cast

import icepool

T = TypeVar("T")


def spread(told: Callable[..., T], *faces: int) -> dict[T, Fraction]:
    """Return the distribution of `told` over dice with this many faces."""
    die = icepool.map(told, *(icepool.d(each) for each in faces))
    return cast("dict[T, Fraction]", {each: die.probability("==", each) for each in die})


def mean(told: Callable[..., int], *faces: int) -> Fraction:
    """Return the expectation of `told` over dice with this many faces."""
    return icepool.map(told, *(icepool.d(each) for each in faces)).mean()


def variance(faces: int) -> Fraction:
    return cast("Fraction", icepool.d(faces).variance())
