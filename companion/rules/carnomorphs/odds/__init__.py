"""Exact odds of Carnomorphs.

    check_odds(LastCheck(cards=14, contaminated=4, markers=1)).survives        # Fraction(960, 1001)
    rest_table(LastCheck(14, 4, 1, infected=2))                                # is one more rest worth it?
    next_token(starting_bag(3)), drawn_in_events(starting_bag(3), 4)
    noise_odds(NoiseRoll(frozenset({1, 3}), slimed=True)).encounter            # Fraction(2, 5)
    feeding_chain(state).ends                                                  # figures and eggs afterwards

All odds are `Fraction`s; a value out of range raises an `OddsError`, whose `key` names a message for players.
"""

# ruff: noqa: F401
# pyright: reportUnusedImport=false

from companion.rules.carnomorphs.odds.bag import (
    Chances,
    Draws,
    after_event,
    drawn_in_events,
    drawn_out,
    next_token,
)
from companion.rules.carnomorphs.odds.feeding_chain import (
    Carried,
    ChainEnd,
    FeedingChain,
    feeding_chain,
    ship_of,
)
from companion.rules.carnomorphs.odds.noise import NoiseOdds, NoiseRoll, noise_odds
from companion.rules.carnomorphs.odds.ranges import MOST_CARDS, MOST_MARKERS, Field
from companion.rules.carnomorphs.odds.rest import Rest, rest_table
from companion.rules.carnomorphs.odds.survival import CheckOdds, LastCheck, Who, check_odds
from companion.rules.dice import OddsError
