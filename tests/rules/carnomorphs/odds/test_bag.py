"""The odds of the intruder bag, against an enumeration of its single tokens."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from companion.rules.carnomorphs.data import TOKENS, TOKENS_IN_BOX, TokenKind, Tokens, starting_bag
from companion.rules.carnomorphs.odds import (
    Chances,
    Draws,
    OddsError,
    after_event,
    drawn_in_events,
    drawn_out,
    next_token,
)

BAGS = st.builds(Tokens, *(st.integers(0, TOKENS_IN_BOX.of(kind)) for kind in TOKENS)).filter(any)
SMALL = st.builds(Tokens, *(st.integers(0, min(2, TOKENS_IN_BOX.of(kind))) for kind in TOKENS)).filter(any)

Row = tuple[TokenKind, ...]


def laid_out(bag: Tokens) -> list[TokenKind]:
    """List every single token in the bag."""
    return [kind for kind in TOKENS for _ in range(bag.of(kind))]


def as_told(rows: dict[Row, Fraction]) -> Draws:
    """Return the `Draws` that these sequences of tokens and their probabilities amount to."""
    once: Chances = {kind: sum((rows[row] for row in rows if kind in row), Fraction(0)) for kind in TOKENS}
    expected: Chances = {
        kind: sum((rows[row] * row.count(kind) for row in rows), Fraction(0)) for kind in TOKENS
    }
    return Draws(once, expected)


def by_events(bag: list[TokenKind], phases: int) -> dict[Row, Fraction]:
    """Draw one token per event phase, and apply the rulebook's effects to the bag."""
    if not phases or not bag:
        return {(): Fraction(1)}
    found: dict[Row, Fraction] = {}
    for place, token in enumerate(bag):
        others = bag[:place] + bag[place + 1 :]
        returns = token not in ("blue", "butcher")
        after: list[TokenKind] = [*others, token] if returns else others
        if token in ("blank", "blue"):
            if after.count("red") < 8:
                after = [*after, "red"]
            elif after.count("blue") < 2:
                after = [*after, "blue"]
        for row, share in by_events(after, phases - 1).items():
            whole = (token, *row)
            found[whole] = found.get(whole, Fraction(0)) + share / len(bag)
    return found


@given(BAGS)
def test_the_next_token_is_any_token_of_the_bag_alike(bag: Tokens) -> None:
    tokens = laid_out(bag)
    assert next_token(bag) == {kind: Fraction(tokens.count(kind), len(tokens)) for kind in TOKENS}


def test_three_players_begin_with_five_red_of_eight() -> None:
    assert next_token(starting_bag(3)) == {
        "blank": Fraction(1, 8),
        "blue": Fraction(2, 8),
        "red": Fraction(5, 8),
        "shambler": 0,
        "fleshbeast": 0,
        "butcher": 0,
    }


@settings(max_examples=25, deadline=None)
@given(SMALL, st.integers(1, 3))
@example(Tokens(butcher=1), 3)
def test_tokens_that_stay_out_are_those_of_all_orders(bag: Tokens, draws: int) -> None:
    orders = list(permutations(laid_out(bag), min(draws, bag.total)))
    rows = {row: Fraction(count, len(orders)) for row, count in Counter(orders).items()}
    assert drawn_out(bag, draws) == as_told(rows)


@settings(max_examples=25, deadline=None)
@given(SMALL, st.integers(1, 3))
@example(starting_bag(5), 3)
@example(Tokens(blank=1, blue=1, red=7), 3)
@example(Tokens(blank=1, blue=2, red=8), 3)
@example(Tokens(butcher=1), 2)
def test_event_phases_are_those_of_every_row_of_tokens(bag: Tokens, phases: int) -> None:
    assert drawn_in_events(bag, phases) == as_told(by_events(laid_out(bag), phases))


def test_a_blue_metagorger_leaves_and_a_red_one_comes() -> None:
    assert after_event(Tokens(blank=1, blue=2, red=5), "blue") == Tokens(blank=1, blue=1, red=6)


def test_a_blue_metagorger_comes_back_where_no_red_one_is_left() -> None:
    assert after_event(Tokens(blank=1, blue=1, red=8), "blue") == Tokens(blank=1, blue=1, red=8)


def test_the_blank_returns_and_brings_a_metagorger_red_first() -> None:
    assert after_event(Tokens(blank=1, blue=1, red=7), "blank") == Tokens(blank=1, blue=1, red=8)
    assert after_event(Tokens(blank=1, blue=1, red=8), "blank") == Tokens(blank=1, blue=2, red=8)
    assert after_event(Tokens(blank=1, blue=2, red=8), "blank") == Tokens(blank=1, blue=2, red=8)


@pytest.mark.parametrize("token", ["red", "shambler", "fleshbeast"])
def test_red_metagorgers_shamblers_and_fleshbeasts_return(token: TokenKind) -> None:
    bag = Tokens(1, 2, 5, 1, 1, 1)
    assert after_event(bag, token) == bag


def test_the_butcher_leaves() -> None:
    assert after_event(Tokens(blank=1, butcher=1), "butcher") == Tokens(blank=1)


@given(BAGS, st.sampled_from(TOKENS))
def test_no_bag_ever_has_more_than_the_box(bag: Tokens, token: TokenKind) -> None:
    if bag.of(token):
        after = after_event(bag, token)
        assert all(0 <= after.of(kind) <= TOKENS_IN_BOX.of(kind) for kind in TOKENS)
        assert bag.total - after.total in (-1, 0, 1)


@settings(max_examples=20, deadline=None)
@given(BAGS, st.integers(1, 6))
def test_each_draw_brings_one_token(bag: Tokens, draws: int) -> None:
    events, out = drawn_in_events(bag, draws), drawn_out(bag, draws)
    assert sum(out.expected.values()) == min(draws, bag.total)
    if bag != Tokens(butcher=1):
        assert sum(events.expected.values()) == draws
    for told in (events, out):
        assert all(0 <= told.once[kind] <= min(1, told.expected[kind]) for kind in TOKENS)


def test_one_draw_is_the_next_token() -> None:
    bag = Tokens(1, 2, 5, 1, 1, 1)
    first = next_token(bag)
    assert drawn_in_events(bag, 1) == (first, first)
    assert drawn_out(bag, 1) == (first, first)


@pytest.mark.parametrize(
    ("bag", "field", "high"),
    [
        (Tokens(red=9), "red", 8),
        (Tokens(blank=2), "blank", 1),
        (Tokens(blue=-1), "blue", 2),
        (Tokens(butcher=2), "butcher", 1),
        (Tokens(), "bag", 27),
    ],
)
def test_what_no_bag_can_hold_is_refused(bag: Tokens, field: str, high: int) -> None:
    for asked in (lambda: next_token(bag), lambda: drawn_out(bag, 1), lambda: drawn_in_events(bag, 1)):
        with pytest.raises(OddsError) as refused:
            asked()
        assert (refused.value.field, refused.value.high) == (field, high)
        assert refused.value.low == (0 if bag.total else 1)
        assert refused.value.value == (bag.of(field) if field in TOKENS else 0)
        assert refused.value.key == ("odds-error-whole" if bag.total else "odds-error-bag-empty")


@pytest.mark.parametrize("draws", [0, 21])
def test_draws_that_are_not_told_are_refused(draws: int) -> None:
    for asked in (drawn_out, drawn_in_events):
        with pytest.raises(OddsError, match="draws"):
            asked(starting_bag(3), draws)
