"""The last check, against a plain walk through every order of the cards."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from companion.rules.carnomorphs.odds import LastCheck, OddsError, check_odds
from tests.sizes import examples


@st.composite
def checks(draw: st.DrawFn, cards: int = 7) -> LastCheck:
    deck = draw(st.integers(1, cards))
    contaminated = draw(st.integers(0, deck))
    return LastCheck(
        deck,
        contaminated,
        draw(st.integers(0, 3)),
        draw(st.none() | st.integers(0, contaminated)),
        draw(st.booleans()),
        draw(st.sampled_from(("everybody", "holders"))),
        draw(st.booleans()),
    )


def played(check: LastCheck) -> dict[int, Fraction]:
    """Return the chances of each number of markers at the end, over every order of the deck."""
    infected = check.contaminated if check.infected is None else check.infected
    healthy = check.contaminated - infected
    deck = ["action"] * (check.cards - check.contaminated) + ["infected"] * infected + ["healthy"] * healthy
    ends: Counter[int] = Counter()
    for shuffled in permutations(deck):
        markers, card = check.markers, check.mutation
        if not card and "infected" in shuffled:
            card = True
        if card or check.who == "everybody":
            for drawn in shuffled[:4]:
                if drawn == "action":
                    continue
                if check.marker_as_card and not card:
                    card = True
                else:
                    markers += 1
        ends[markers] += 1
    return {markers: Fraction(count, ends.total()) for markers, count in sorted(ends.items())}


@settings(max_examples=examples(60), deadline=None)
@given(checks())
@example(LastCheck(7, 5, 3, 0, mutation=False, marker_as_card=True))
@example(LastCheck(7, 5, 0, 0, mutation=False, marker_as_card=True))
@example(LastCheck(3, 3, 1))
def test_the_odds_are_those_of_all_orders_of_the_deck(check: LastCheck) -> None:
    ends = played(check)
    odds = check_odds(check)
    assert odds.markers == ends
    assert odds.survives == sum(share for markers, share in ends.items() if markers < 4)


def test_a_holder_with_one_marker_dies_of_three_contamination_cards_among_four() -> None:
    """Three of the four cards and one of the other ten, or all four: 41 of the 1001 hands."""
    assert check_odds(LastCheck(cards=14, contaminated=4, markers=1)).survives == 1 - Fraction(41, 1001)


def test_a_contamination_card_is_a_marker_whether_infected_or_not() -> None:
    for infected in (0, 2, 4):
        odds = check_odds(LastCheck(14, 4, 1, infected))
        assert odds.markers == check_odds(LastCheck(14, 4, 1)).markers


def test_whoever_holds_a_mutation_card_skips_step_a() -> None:
    assert not check_odds(LastCheck(14, 4, infected=4)).takes_card


def test_one_infected_card_among_all_cards_brings_a_mutation_card() -> None:
    assert check_odds(LastCheck(14, 4, infected=1, mutation=False)).takes_card
    assert not check_odds(LastCheck(14, 4, infected=0, mutation=False)).takes_card


def test_where_nobody_knows_how_many_are_infected_all_are_counted_as_infected() -> None:
    unknown = LastCheck(14, 4, mutation=False, who="holders")
    assert check_odds(unknown) == check_odds(LastCheck(14, 4, infected=4, mutation=False, who="holders"))


def test_everybody_draws_unless_the_table_says_that_only_holders_do() -> None:
    clean = LastCheck(14, 4, 2, infected=0, mutation=False)
    assert check_odds(clean).draws
    holders = LastCheck(14, 4, 2, infected=0, mutation=False, who="holders")
    assert not check_odds(holders).draws
    assert check_odds(holders).markers == {2: 1}
    assert check_odds(LastCheck(14, 4, 2, infected=1, mutation=False, who="holders")).draws


def test_read_literally_the_first_marker_of_who_has_no_card_is_the_card() -> None:
    spared = LastCheck(8, 8, infected=0, mutation=False, marker_as_card=True)
    assert check_odds(spared).markers == {3: 1}
    assert check_odds(LastCheck(8, 8, infected=1, mutation=False, marker_as_card=True)).markers == {4: 1}
    assert check_odds(LastCheck(8, 8, infected=0, marker_as_card=True)).markers == {4: 1}


def test_of_fewer_than_four_cards_all_are_drawn() -> None:
    assert check_odds(LastCheck(3, 2, 1)).markers == {3: 1}


def test_without_contamination_cards_nobody_dies() -> None:
    assert check_odds(LastCheck(10, 0, 3)).survives == 1


def test_three_markers_bear_no_contamination_card() -> None:
    assert check_odds(LastCheck(10, 1, 3)).survives == Fraction(6, 10)


@given(checks(cards=60))
def test_the_chances_are_of_one_whole(check: LastCheck) -> None:
    odds = check_odds(check)
    assert sum(odds.markers.values()) == 1
    assert all(share > 0 for share in odds.markers.values())
    assert min(odds.markers) >= check.markers


@given(checks(cards=30))
def test_one_marker_more_never_helps(check: LastCheck) -> None:
    odds = [
        check_odds(LastCheck(check.cards, check.contaminated, markers, check.infected, check.mutation))
        for markers in range(4)
    ]
    assert sorted(odds, key=lambda each: -each.survives) == odds


@pytest.mark.parametrize(
    ("cards", "contaminated", "markers", "infected", "field", "low", "high"),
    [
        (0, 0, 0, None, "cards", 1, 100),
        (101, 0, 0, None, "cards", 1, 100),
        (True, 0, 0, None, "cards", 1, 100),
        (10, 11, 0, None, "contaminated", 0, 10),
        (10, -1, 0, None, "contaminated", 0, 10),
        (10, 4, 4, None, "markers", 0, 3),
        (10, 4, -1, None, "markers", 0, 3),
        (10, 4, 0, 5, "infected", 0, 4),
    ],
)
def test_what_cannot_be_is_refused_with_its_range(
    cards: int, contaminated: int, markers: int, infected: int | None, field: str, low: int, high: int
) -> None:
    with pytest.raises(OddsError) as refused:
        LastCheck(cards, contaminated, markers, infected)
    assert (refused.value.field, refused.value.low, refused.value.high) == (field, low, high)


@pytest.mark.parametrize(("contaminated", "markers"), [(0, 1), (1, 1), (2, 2), (3, 3)])
def test_only_a_marker_that_is_drawn_can_be_the_card_instead(contaminated: int, markers: int) -> None:
    """There are four cards in all, so all of them are drawn; one marker was there before."""
    check = LastCheck(4, contaminated, 1, infected=0, mutation=False, marker_as_card=True)
    assert check_odds(check).markers == {markers: 1}
