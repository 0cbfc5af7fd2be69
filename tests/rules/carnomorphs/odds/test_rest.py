"""The worth of scanning, against a plain walk through every order of scans and of the deck."""

from fractions import Fraction
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.rules.carnomorphs.odds import LastCheck, OddsError, check_odds, rest_table
from tests.rules.carnomorphs.odds.test_survival import checks
from tests.sizes import examples


def played(check: LastCheck, scans: int, infected_leaves: bool) -> tuple[Fraction, Fraction, Fraction]:
    """Return the chances to survive, to die scanning and to gain a Mutation card, over every order."""
    known = check.contaminated if check.infected is None else check.infected
    contamination = [True] * known + [False] * (check.contaminated - known)
    actions = check.cards - check.contaminated
    survived, died, taken, orders = Fraction(0), 0, 0, 0
    for order in permutations(contamination):
        orders += 1
        markers, card = check.markers, check.mutation
        kept = list(order[scans:])
        for infected in order[:scans]:
            if infected and not card:
                card = True
            elif infected:
                markers += 1
            if infected and not infected_leaves:
                kept.append(infected)
        taken += card and not check.mutation
        if markers >= 4:
            died += 1
            continue
        card = card or any(kept)
        if not card and check.who == "holders":
            survived += 1
            continue
        deck = ["contamination"] * len(kept) + ["action"] * actions
        hands = list(combinations(deck, min(4, len(deck))))
        spared = check.marker_as_card and not card
        alive = 0
        for hand in hands:
            found = hand.count("contamination")
            alive += markers + found - (spared and found > 0) < 4
        survived += Fraction(alive, len(hands))
    return survived / orders, Fraction(died, orders), Fraction(taken, orders)


@settings(max_examples=examples(60), deadline=None)
@given(checks(), st.booleans())
def test_the_table_is_that_of_all_orders(check: LastCheck, infected_leaves: bool) -> None:
    table = rest_table(check, infected_leaves=infected_leaves)
    assert [row.scans for row in table] == list(range(min(3, check.contaminated) + 1))
    now = check_odds(check).survives
    for row in table:
        told = (row.survives, row.dies_scanning, row.takes_card)
        assert told == played(check, row.scans, infected_leaves)
        assert row.gain == row.survives - now


def test_no_scan_is_the_check_as_it_is() -> None:
    check = LastCheck(14, 4, 1, infected=2)
    assert rest_table(check)[0] == (0, check_odds(check).survives, 0, 0, 0)


def test_taking_a_healthy_card_out_can_only_help() -> None:
    table = rest_table(LastCheck(14, 6, 2, infected=0), 6)
    gains = [row.gain for row in table]
    assert gains == sorted(gains)
    assert gains[-1] > 0
    assert table[-1].survives == 1


def test_an_infected_card_costs_a_holder_a_marker() -> None:
    """Four infected cards of 14 and one marker: the scan leaves three of 13 and two markers."""
    table = rest_table(LastCheck(14, 4, 1, infected=4))
    assert table[1].survives == check_odds(LastCheck(13, 3, 2)).survives
    assert table[1].gain < 0


def test_an_infected_card_brings_the_mutation_card_to_who_has_none() -> None:
    table = rest_table(LastCheck(14, 4, 1, infected=4, mutation=False))
    assert table[1].takes_card == 1
    assert table[1].survives == check_odds(LastCheck(13, 3, 1)).survives
    assert table[2].survives == check_odds(LastCheck(12, 2, 2)).survives


def test_the_fourth_marker_kills_while_scanning() -> None:
    table = rest_table(LastCheck(10, 2, 3, infected=1))
    assert table[1].dies_scanning == Fraction(1, 2)
    assert table[2] == (2, 0, 1, 0, -table[0].survives)


def test_where_only_holders_draw_nobody_without_an_infected_card_needs_a_scan() -> None:
    check = LastCheck(8, 8, 0, infected=0, mutation=False, who="holders")
    assert [row.survives for row in rest_table(check)] == [1, 1, 1, 1]


def test_a_deck_of_contamination_cards_alone_can_be_scanned_away() -> None:
    assert rest_table(LastCheck(2, 2, 2, infected=0))[2].survives == 1


@pytest.mark.parametrize("scans", [-1, 11])
def test_more_scans_than_are_told_are_refused(scans: int) -> None:
    with pytest.raises(OddsError, match="scans"):
        rest_table(LastCheck(14, 4), scans)
