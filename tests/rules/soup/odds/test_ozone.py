"""The costs of the ozone, against every order of the cards."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from time import perf_counter

import pytest

from companion.rules.soup.data import CARDS
from companion.rules.soup.odds import OddsError, OzoneDeck, dearer, debt_in, next_debt, total_debt

VALUES = tuple(card.ozone for card in CARDS)


def test_the_eleven_cards_have_the_ozone_layers_of_the_game() -> None:
    assert VALUES == (6, 8, 9, 9, 10, 10, 10, 11, 12, 13, 14)


def test_nine_and_ten_seen_twelve_points_owe_two_on_average() -> None:
    debts = next_debt(OzoneDeck((9, 10)), 12)
    assert dict(debts) == {
        0: Fraction(3, 9),
        1: Fraction(1, 9),
        2: Fraction(2, 9),
        3: Fraction(1, 9),
        4: Fraction(1, 9),
        6: Fraction(1, 9),
    }
    assert debts.mean(int) == 2


@pytest.mark.parametrize("points", [-2, 0, 7, 12, 30])
@pytest.mark.parametrize("seen", [(), (9,), (6, 14, 10, 10), (6, 8, 9, 9, 10, 10, 10, 11)])
def test_the_debt_of_the_next_cards_is_that_of_every_choice_of_them(
    points: int, seen: tuple[int, ...]
) -> None:
    left = list((Counter(VALUES) - Counter(seen)).elements())
    for reveals in range(1, len(left) + 1):
        choices = [sum(max(0, points - ozone) for ozone in each) for each in combinations(left, reveals)]
        expected = {total: Fraction(count, len(choices)) for total, count in sorted(Counter(choices).items())}
        assert dict(debt_in(OzoneDeck(seen), points, reveals)) == expected


def test_until_the_last_card_the_debt_is_certain() -> None:
    deck = OzoneDeck((9,))
    assert dict(debt_in(deck, 14, 10)) == {total_debt(deck, 14): Fraction(1)}


def test_a_gene_bought_now_first_faces_the_next_card() -> None:
    deck = OzoneDeck((14, 13, 12, 11, 10, 10, 10, 9, 9))
    assert dearer(deck, before=8, after=11) == (Fraction(3 + 5 - 0 - 2, 2), 6)


def test_without_cards_nothing_is_owed_any_more() -> None:
    assert total_debt(OzoneDeck(VALUES), 40) == 0
    assert dearer(OzoneDeck(VALUES), 8, 20) == (0, 0)
    with pytest.raises(OddsError) as problem:
        next_debt(OzoneDeck(VALUES), 8)
    assert problem.value.key == "odds-error-no-cards-left"
    assert (problem.value.low, problem.value.high, problem.value.value) == (0, 10, 11)


@pytest.mark.parametrize(
    ("seen", "key"), [((7,), "odds-error-no-such-card"), ((6, 6), "odds-error-seen-too-often")]
)
def test_a_card_that_is_not_in_the_deck_was_not_turned(seen: tuple[int, ...], key: str) -> None:
    with pytest.raises(OddsError) as problem:
        OzoneDeck(seen)
    assert problem.value.key == key


@pytest.mark.parametrize("points", [-3, 101, True, 2.5])
def test_mutation_points_out_of_range_are_refused(points: int) -> None:
    with pytest.raises(OddsError):
        next_debt(OzoneDeck(), points)
    with pytest.raises(OddsError):
        total_debt(OzoneDeck(), points)


def test_two_points_below_none_and_a_hundred_are_mutation_points_still() -> None:
    assert dict(next_debt(OzoneDeck(VALUES[:-1]), 100)) == {86: 1}
    assert dict(next_debt(OzoneDeck(VALUES[:-1]), -2)) == {0: 1}


@pytest.mark.parametrize("reveals", [0, 12])
def test_no_more_cards_are_turned_than_there_are(reveals: int) -> None:
    with pytest.raises(OddsError) as problem:
        debt_in(OzoneDeck(), 8, reveals)
    assert (problem.value.low, problem.value.high, problem.value.value) == (1, 11, reveals)


@pytest.mark.alone
def test_the_odds_of_the_remaining_deck_take_less_than_five_milliseconds() -> None:
    times: list[float] = []
    for _ in range(21):
        begun = perf_counter()
        debt_in(OzoneDeck((9,)), 30, 5)
        times.append(perf_counter() - begun)
    assert sorted(times)[10] < 0.005
