"""Dice as values, and the two tests of fairness, against slow counting and against icepool."""

import itertools
import math
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rules.dice import Die, Distribution, Evidence, OddsError, even_faces, even_sum
from tests.rules.odds.oracle import mean, spread, variance


def shown(face: int) -> int:
    return face


@pytest.mark.parametrize("faces", range(2, 21))
def test_a_die_has_the_mean_and_variance_that_icepool_gives_it(faces: int) -> None:
    assert Die(faces).mean == mean(shown, faces)
    assert Die(faces).variance == variance(faces)
    assert dict(Die(faces).distribution) == spread(shown, faces)


@pytest.mark.parametrize("faces", [0, 1, 21, 10_000, -4, 4.0, True, "4", None])
def test_there_is_no_die_outside_two_to_twenty_faces(faces: object) -> None:
    with pytest.raises(OddsError) as caught:
        Die(faces)  # pyright: ignore[reportArgumentType]
    assert (caught.value.field, caught.value.low, caught.value.high) == ("die", 2, 20)
    assert (caught.value.value, caught.value.key) == (faces, "odds-error-whole")
    assert repr(faces) in str(caught.value)


def test_two_dice_side_by_side_sum_as_in_icepool() -> None:
    pairs = Distribution.of({(one, other): 1 for one in range(1, 5) for other in range(1, 7)})
    assert pairs.denominator == 24
    both = pairs.map(sum)

    def total(one: int, other: int) -> int:
        return one + other

    def is_high(one: int, other: int) -> bool:
        return one + other > 8

    assert dict(both) == spread(total, 4, 6)
    assert both.mean(int) == 6
    assert both.chance(lambda each: each > 8) == spread(is_high, 4, 6)[True]
    assert both.chance(lambda each: each == 10) == Fraction(1, 24)


def test_a_distribution_drops_what_cannot_happen_and_refuses_negative_weights() -> None:
    assert Distribution.of({"a": 1, "b": 0}).weights == (("a", 1),)
    with pytest.raises(ValueError, match="positive"):
        Distribution.of({"a": 2, "b": -1})
    with pytest.raises(ValueError, match="positive"):
        Distribution.of({"a": 0})


@given(st.dictionaries(st.integers(-9, 9), st.integers(0, 9)).filter(lambda each: any(each.values())))
def test_chances_sum_to_exactly_one(weights: dict[int, int]) -> None:
    assert sum(chance for _, chance in Distribution.of(weights)) == 1


def slow_even_faces(counts: tuple[int, ...]) -> float:
    """Return the p-value by counting every sequence of throws."""
    thrown, faces = sum(counts), len(counts)
    observed = sum(count * count for count in counts)
    rows = itertools.product(range(faces), repeat=thrown)
    odd = sum(sum(n * n for n in Counter(row).values()) >= observed for row in rows)
    return odd / faces**thrown


@pytest.mark.parametrize(
    "counts",
    [(3, 0, 0, 0), (1, 1, 1, 1), (5, 2, 0, 0), (2, 2, 2, 1), (4, 4, 0, 0), (6, 1), (2, 2, 1, 0, 1, 1)],
)
def test_the_test_of_faces_counts_every_row_of_throws(counts: tuple[int, ...]) -> None:
    result = even_faces(counts)
    assert result.exact
    assert result.p_value == pytest.approx(slow_even_faces(counts), abs=1e-12)


def test_the_approximate_test_of_faces_agrees_with_the_exact_one_where_they_meet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for counts in [(20, 20, 20, 20), (28, 18, 17, 17), (30, 20, 15, 15), (12, 25, 25, 18), (35, 15, 15, 15)]:
        exact = even_faces(counts)
        with monkeypatch.context() as patched:
            patched.setattr("companion.rules.dice.MOST_PARTITIONS", 0)
            rough = even_faces(counts)
        assert exact.exact
        assert rough.exact is False
        assert rough.p_value == pytest.approx(exact.p_value, abs=0.02)


def test_a_row_is_counted_out_while_its_splits_are_no_more_than_the_most(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("companion.rules.dice.MOST_PARTITIONS", 5)  # 4, 3+1, 2+2, 2+1+1, 1+1+1+1
    assert even_faces((4, 0, 0, 0)).exact
    monkeypatch.setattr("companion.rules.dice.MOST_PARTITIONS", 4)
    assert not even_faces((4, 0, 0, 0)).exact


def test_the_approximate_test_of_faces_has_the_variance_of_the_statistic(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("companion.rules.dice.MOST_PARTITIONS", 0)
    # Two throws of a coin: mean 1 and variance 1, so the gamma distribution is the exponential one.
    assert even_faces((2, 0)).p_value == pytest.approx(math.exp(-2))


def test_a_long_row_of_throws_is_tested_approximately_and_in_time() -> None:
    fair, crooked = even_faces((500, 505, 490, 505)), even_faces((900, 400, 300, 400))
    assert not fair.exact
    assert fair.p_value > 0.9
    assert crooked.p_value < 1e-20


@given(st.lists(st.integers(0, 6), min_size=2, max_size=6))
def test_the_order_of_the_faces_does_not_matter_and_p_is_a_probability(counts: list[int]) -> None:
    result = even_faces(counts)
    assert 0 < result.p_value <= 1
    assert result == even_faces(sorted(counts))


def test_the_test_of_faces_is_right_as_often_as_it_says() -> None:
    """Over all sequences of seven throws, p <= alpha has a probability of at most alpha."""
    chances: dict[float, int] = {}
    for row in itertools.product(range(4), repeat=7):
        counts = [row.count(face) for face in range(4)]
        squares = sum(count * count for count in counts)
        chances[squares] = chances.get(squares, 0) + 1
    for squares, ways in chances.items():
        worse = sum(w for s, w in chances.items() if s >= squares) / 4**7
        example = next(
            c
            for c in itertools.product(range(8), repeat=4)
            if sum(c) == 7 and sum(n * n for n in c) == squares
        )
        assert even_faces(example).p_value == pytest.approx(worse)
        assert ways > 0


def slow_even_sum(dice: list[int], total: int) -> float:
    mean = sum(faces + 1 for faces in dice) / 2
    rows = list(itertools.product(*(range(1, faces + 1) for faces in dice)))
    return sum(abs(sum(row) - mean) >= abs(total - mean) for row in rows) / len(rows)


@given(st.dictionaries(st.sampled_from([2, 4, 6]), st.integers(1, 2), min_size=1), st.integers(0, 20))
def test_the_test_of_the_sum_counts_every_row_of_throws(thrown: dict[int, int], above: int) -> None:
    dice = [faces for faces, count in thrown.items() for _ in range(count)]
    total = min(len(dice) + above, sum(dice))
    result = even_sum(thrown, total)
    assert result.exact
    assert result.p_value == pytest.approx(slow_even_sum(dice, total), abs=1e-12)


def test_the_approximate_test_of_the_sum_agrees_with_the_exact_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for total in (750, 770, 790, 820):
        exact = even_sum({4: 300}, total)
        with monkeypatch.context() as patched:
            patched.setattr("companion.rules.dice.MOST_SUMMED", 0)
            rough = even_sum({4: 300}, total)
        assert rough.p_value == pytest.approx(exact.p_value, abs=0.002)
        assert (exact.exact, rough.exact) == (True, False)


def test_no_throws_are_no_evidence() -> None:
    assert even_faces((0, 0, 0, 0)) == Evidence(1.0, True)
    assert even_sum({}, 0) == Evidence(1.0, True)


@pytest.mark.parametrize("counts", [(), (3,), (1, -1, 0)])
def test_counts_that_cannot_be_are_refused(counts: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="counts"):
        even_faces(counts)


def test_the_tail_of_the_gamma_distribution_is_that_of_the_exponential_and_the_normal() -> None:
    from companion.rules.dice import _upper_gamma  # pyright: ignore[reportPrivateUsage]

    for x in (0.1, 1.0, 3.0, 30.0):
        assert _upper_gamma(1, x) == pytest.approx(math.exp(-x), rel=1e-12)
        assert _upper_gamma(0.5, x) == pytest.approx(math.erfc(math.sqrt(x)), rel=1e-10)
