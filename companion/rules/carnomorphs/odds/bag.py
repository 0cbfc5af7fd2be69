"""The intruder bag: the next token, and the next draws with and without their effects on the bag.

`tokens_back` defines the effect of an event phase's token on the bag. Shamblers that the blank removes from
the board also return their tokens; how many return is not known beforehand, so none are counted (A).

Source: rulebook, Event phase, step 5; RULES.md B.
"""

import math
from collections import defaultdict
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from companion.rules.carnomorphs.bag import tokens_back
from companion.rules.carnomorphs.data import TOKENS, TOKENS_IN_BOX, TokenKind, Tokens
from companion.rules.carnomorphs.odds.ranges import MOST_DRAWS, Field, whole
from companion.rules.dice import OddsError

Chances: TypeAlias = "dict[TokenKind, Fraction]"
"""A chance or an average for each kind of token, including kinds that the bag lacks."""


class Draws(NamedTuple):
    """The odds of several draws."""

    once: Chances
    """The chance that the kind is drawn at least once."""

    expected: Chances
    """The average number of draws of the kind."""


def next_token(bag: Tokens) -> Chances:
    """Return the chance of each kind to be drawn next.

    Raises:
        OddsError: When there are more tokens of a kind than in the box, or none at all.
    """
    checked(bag)
    return {kind: Fraction(bag.of(kind), bag.total) for kind in TOKENS}


def drawn_out(bag: Tokens, draws: int) -> Draws:
    """Return the odds of successive draws if drawn tokens stay out of the bag and have no other effect.

    Nothing is drawn from an empty bag. `draws` is 1 to 20.

    Raises:
        OddsError: When a number is out of its range.
    """
    checked(bag)
    taken = min(whole(Field.DRAWS, draws, 1, MOST_DRAWS), bag.total)
    ways = math.comb(bag.total, taken)
    return Draws(
        {kind: 1 - Fraction(math.comb(bag.total - bag.of(kind), taken), ways) for kind in TOKENS},
        {kind: Fraction(taken * bag.of(kind), bag.total) for kind in TOKENS},
    )


def drawn_in_events(bag: Tokens, phases: int) -> Draws:
    """Return the odds of one draw in each of the next event phases, with each token's effect on the bag.

    Nothing is drawn from an empty bag. `phases` is 1 to 20.

    Raises:
        OddsError: When a number is out of its range.
    """
    checked(bag)
    whole(Field.DRAWS, phases, 1, MOST_DRAWS)
    return Draws({kind: 1 - _never(bag, kind, phases) for kind in TOKENS}, _expected(bag, phases))


def after_event(bag: Tokens, token: TokenKind) -> Tokens:
    """Return the bag after this token was drawn in the event phase and its effect applied."""
    bag = bag.plus(token, -1)
    spare = Tokens(*(box - inside for box, inside in zip(TOKENS_IN_BOX, bag, strict=True)))
    for back in tokens_back(token, spare):
        bag = bag.plus(back)
    return bag


def checked(bag: Tokens) -> Tokens:
    """Return the bag if its counts are possible.

    Raises:
        OddsError: When there are more tokens of a kind than in the box, or none at all.
    """
    for kind in TOKENS:
        whole(Field(kind), bag.of(kind), 0, TOKENS_IN_BOX.of(kind))
    if not bag.total:
        raise OddsError(Field.BAG, 1, TOKENS_IN_BOX.total, 0, "odds-error-bag-empty")
    return bag


def _never(bag: Tokens, kind: TokenKind, phases: int) -> Fraction:
    """Return the chance that no token of the kind is drawn in this many event phases."""
    bags = {bag: Fraction(1)}
    for _ in range(phases):
        bags, _ = _one_phase(bags, without=kind)
    return sum(bags.values(), Fraction(0))


def _expected(bag: Tokens, phases: int) -> Chances:
    """Return the average number of draws of each kind in this many event phases."""
    expected = dict.fromkeys(TOKENS, Fraction(0))
    bags = {bag: Fraction(1)}
    for _ in range(phases):
        bags, drawn = _one_phase(bags)
        for kind in TOKENS:
            expected[kind] += drawn[kind]
    return expected


def _one_phase(
    bags: dict[Tokens, Fraction], without: TokenKind | None = None
) -> tuple[dict[Tokens, Fraction], Chances]:
    """Return the chance of each possible bag after one event phase, and of each token to be drawn.

    If `without` is given, the bags after a draw of this token are left out.
    """
    after: defaultdict[Tokens, Fraction] = defaultdict(Fraction)
    drawn = dict.fromkeys(TOKENS, Fraction(0))
    for bag, share in bags.items():
        if not bag.total:
            after[bag] += share
            continue
        for kind in TOKENS:
            if bag.of(kind):
                chance = share * bag.of(kind) / bag.total
                drawn[kind] += chance
                if kind != without:
                    after[after_event(bag, kind)] += chance
    return dict(after), drawn
