"""A die as a value, exact distributions, and a fairness test for throws.

Everything is whole-number weights over one denominator: exact until a conversion to `float`.
"""

import math
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, TypeVar

LEAST_FACES = 2
MOST_FACES = 20

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)


class OddsError(ValueError):
    """A number outside the range of the odds.

    Attributes:
        field: Name of the parameter, such as `attacker_size`.
        low: Smallest allowed value.
        high: Largest allowed value.
        value: The given value.
        key: Message key of the sentence for players.
    """

    def __init__(self, field: str, low: int, high: int, value: object, key: str = "odds-error-whole") -> None:
        super().__init__(f"{field} must be from {low} to {high}, got {value!r}")
        self.field = field
        self.low = low
        self.high = high
        self.value = value
        self.key = key

    @property
    def params(self) -> dict[str, str | int]:
        """The variables of the sentence `key`; `field` is itself the key of a sentence."""
        return {"field": f"odds-field-{self.field.replace('_', '-')}", "low": self.low, "high": self.high}


@dataclass(frozen=True, slots=True)
class Distribution(Generic[T]):
    """Chances of outcomes as whole-number weights over one denominator.

    Attributes:
        weights: Pairs of outcome and weight, each weight above 0; they sum to `denominator`.
        denominator: The divisor of the weights.
    """

    weights: tuple[tuple[T, int], ...]
    denominator: int

    @staticmethod
    def of(weights: Mapping[U, int]) -> "Distribution[U]":
        """Return the distribution of these weights, outcomes in order, without impossible ones."""
        kept = tuple((outcome, weight) for outcome, weight in weights.items() if weight)
        if not kept or any(weight < 0 for _, weight in kept):
            raise ValueError(f"weights must be positive and there must be one, got {dict(weights)!r}")
        return Distribution(kept, sum(weight for _, weight in kept))

    def __iter__(self) -> Iterator[tuple[T, Fraction]]:
        for outcome, weight in self.weights:
            yield outcome, Fraction(weight, self.denominator)

    def chance(self, holds: Callable[[T], bool]) -> Fraction:
        """Return the chance that `holds` is true of the outcome, 0 to 1."""
        return Fraction(sum(w for each, w in self.weights if holds(each)), self.denominator)

    def map(self, change: Callable[[T], U]) -> "Distribution[U]":
        """Return the distribution of `change(outcome)`."""
        merged: defaultdict[U, int] = defaultdict(int)
        for outcome, weight in self.weights:
            merged[change(outcome)] += weight
        return Distribution.of(merged)

    def mean(self, worth: Callable[[T], int | Fraction]) -> Fraction:
        """Return the expected value of `worth(outcome)`."""
        return Fraction(sum(worth(each) * weight for each, weight in self.weights)) / self.denominator


@dataclass(frozen=True, slots=True)
class Die:
    """A fair die showing 1 to `faces`, with 2 to 20 faces.

    Raises:
        OddsError: When there is no such die.
    """

    faces: int

    def __post_init__(self) -> None:
        faces: object = self.faces
        if type(faces) is not int or not LEAST_FACES <= faces <= MOST_FACES:
            raise OddsError("die", LEAST_FACES, MOST_FACES, faces)

    @property
    def values(self) -> range:
        """The faces, lowest first."""
        return range(1, self.faces + 1)

    @property
    def mean(self) -> Fraction:
        """The expected face."""
        return Fraction(self.faces + 1, 2)

    @property
    def variance(self) -> Fraction:
        """The expected squared distance from the mean."""
        return Fraction(self.faces**2 - 1, 12)

    @property
    def distribution(self) -> Distribution[int]:
        """Every face with the same weight."""
        return Distribution(tuple((face, 1) for face in self.values), self.faces)


@dataclass(frozen=True, slots=True)
class Evidence:
    """The result of a test of fairness.

    Attributes:
        p_value: The chance that fair dice deviate at least as much as these, 0 to 1.
        exact: Whether the p-value was counted exactly; otherwise it is an approximation.
    """

    p_value: float
    exact: bool


MOST_PARTITIONS = 6_000
"""Up to this many ways to split the throws over the faces, the chance is counted exactly."""

MOST_SUMMED = 300
"""Up to this many throws, the chance of their sum is counted exactly."""


def even_faces(counts: Sequence[int]) -> Evidence:
    """Test whether some faces fell too often: Pearson's statistic of a multinomial with equal chances.

    For few throws the result is exact: every split of the throws over the faces is counted. For many throws
    the statistic is approximated by a gamma distribution with its exact mean and variance.

    Args:
        counts: How often each face fell, one entry for each face.
    """
    thrown, faces = sum(counts), len(counts)
    if min(counts, default=-1) < 0 or faces < LEAST_FACES:
        raise ValueError(f"counts must be two or more numbers from 0 up, got {counts!r}")
    if thrown == 0:
        return Evidence(1.0, True)
    squares = sum(count * count for count in counts)
    if _partitions(thrown, faces) <= MOST_PARTITIONS:
        return Evidence(_exact_even(thrown, faces, squares), True)
    # For n throws of k faces, this mean and this variance of the statistic are exact.
    statistic = faces * squares / thrown - thrown
    mean, variance = faces - 1, 2 * (faces - 1) * (thrown - 1) / thrown
    return Evidence(_upper_gamma(mean * mean / variance, statistic * mean / variance), False)


def even_sum(thrown: Mapping[int, int], total: int) -> Evidence:
    """Test whether the sum of all throws is too far from its expectation, on either side.

    Throws that a re-roll discarded must be included: then the players' choice of when to throw again does
    not bias the sum.

    Args:
        thrown: Number of throws for each number of faces.
        total: Sum of all thrown faces.
    """
    count = sum(thrown.values())
    if count == 0:
        return Evidence(1.0, True)
    doubled_mean = sum(n * (faces + 1) for faces, n in thrown.items())
    distance = abs(2 * total - doubled_mean)
    if count <= MOST_SUMMED:
        ways = _sums(thrown)
        lowest = 2 * count - doubled_mean
        far = sum(way for place, way in enumerate(ways) if abs(lowest + 2 * place) >= distance)
        return Evidence(far / sum(ways), True)
    variance = float(sum(n * Die(faces).variance for faces, n in thrown.items()))
    # 0.5 is a continuity correction: sums are whole numbers.
    return Evidence(math.erfc(max(0.0, distance / 2 - 0.5) / math.sqrt(2 * variance)), False)


def _partitions(total: int, parts: int) -> int:
    """Count the ways to write `total` as at most `parts` positive summands, ignoring their order.

    Counting stops above `MOST_PARTITIONS`.
    """
    ways = [1] + [0] * total
    for part in range(1, parts + 1):
        for value in range(part, total + 1):
            ways[value] += ways[value - part]
        if ways[total] > MOST_PARTITIONS:
            break
    return ways[total]


def _exact_even(thrown: int, faces: int, squares: int) -> float:
    """Return the share of sequences of throws whose face counts, squared, sum to at least `squares`."""
    factorial = [math.factorial(n) for n in range(max(thrown, faces) + 1)]
    found = 0

    def place(left: int, slots: int, most: int, square: int, repeats: int, split: int, same: int) -> None:
        # `split` is the product of the counts' factorials. `same` is the product of n! for every
        # n faces with the same count, since those faces may swap.
        nonlocal found
        if slots == 0 or left == 0:
            if left == 0 and square >= squares:
                found += factorial[thrown] * factorial[faces] // (split * same * factorial[slots])
            return
        for count in range(min(most, left), (left - 1) // slots, -1):
            run = repeats + 1 if count == most else 1
            parts = split * factorial[count]
            place(left - count, slots - 1, count, square + count * count, run, parts, same * run)

    place(thrown, faces, thrown + 1, 0, 0, 1, 1)
    return float(Fraction(found, faces**thrown))


def _sums(thrown: Mapping[int, int]) -> list[int]:
    """Count the ways to throw each sum, the lowest sum first.

    Each die is a polynomial, packed into one whole number, so that a single product counts all sums.
    """
    rows = 1
    for faces, count in thrown.items():
        rows *= faces**count
    bits = rows.bit_length() + 1
    product, length = 1, 1
    for faces, count in thrown.items():
        product *= sum(1 << (bits * face) for face in range(faces)) ** count
        length += (faces - 1) * count
    mask = (1 << bits) - 1
    return [(product >> (bits * place)) & mask for place in range(length)]


def _upper_gamma(shape: float, x: float) -> float:
    """Return the regularised upper incomplete gamma function, by series or continued fraction."""
    if x <= 0:
        return 1.0
    front = math.exp(shape * math.log(x) - x - math.lgamma(shape))
    if x < shape + 1:
        term = total = 1 / shape
        step = shape
        while term > total * 1e-16:
            step += 1
            term *= x / step
            total += term
        return max(0.0, 1 - front * total)
    tiny = 1e-300
    b = x + 1 - shape
    c, d = 1 / tiny, 1 / b
    fraction = d
    for i in range(1, 1000):
        a = -i * (i - shape)
        b += 2
        d = 1 / (a * d + b or tiny)
        c = b + a / c or tiny
        fraction *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return front * fraction
