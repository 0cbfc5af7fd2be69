"""The last check: the chance to survive it, and the number of mutation markers.

Step A gives a Mutation card to a player who has an infected Contamination card but no Mutation card.
Step B shuffles all Action and Contamination cards and draws four: each Contamination card among them,
infected or not, is one more marker, and four markers kill.

Source: rulebook, Contamination check at the end of the game; RULES.md B, Final check.
"""

import math
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Literal, TypeAlias

from companion.rules.carnomorphs.data import CHECKED_CARDS, FATAL_MARKERS
from companion.rules.carnomorphs.odds.ranges import MOST_CARDS, MOST_MARKERS, Field, whole
from companion.rules.dice import Distribution

Who: TypeAlias = Literal["everybody", "holders"]
"""The players who draw four cards in step B: the option `infected_check`."""


@dataclass(frozen=True, slots=True)
class LastCheck:
    """A living character before the last check.

    Attributes:
        cards: Action and Contamination cards together (deck, discard pile and hand), 1 to 100.
        contaminated: Contamination cards among them, 0 to `cards`.
        markers: Mutation markers before the check, 0 to 3.
        infected: Infected cards among the Contamination cards, 0 to `contaminated`; if None (unknown), all
            count as infected (the cautious view).
        mutation: Whether the player holds a Mutation card, so that step A is skipped.
        who: Whether everybody draws in step B (rulebook), or only those who hold a Mutation card by then
            (N2).
        marker_as_card: Whether a player without a Mutation card gets it instead of the first marker
            (rulebook, Mutation markers, read literally).

    Raises:
        OddsError: When a number is out of its range.
    """

    cards: int
    contaminated: int
    markers: int = 0
    infected: int | None = None
    mutation: bool = True
    who: Who = "everybody"
    marker_as_card: bool = False

    def __post_init__(self) -> None:
        whole(Field.CARDS, self.cards, 1, MOST_CARDS)
        whole(Field.CONTAMINATED, self.contaminated, 0, self.cards)
        whole(Field.MARKERS, self.markers, 0, MOST_MARKERS)
        if self.infected is not None:
            whole(Field.INFECTED, self.infected, 0, self.contaminated)

    @property
    def infected_at_most(self) -> int:
        """The number of infected cards to calculate with: the known number, else the highest possible."""
        return self.contaminated if self.infected is None else self.infected


@dataclass(frozen=True)
class CheckOdds:
    """The exact odds of a last check.

    Attributes:
        spread: The distribution of mutation markers after the check, including earlier ones; 4 or more kill.
        takes_card: Whether step A brings a Mutation card.
        draws: Whether four cards are drawn at all.
    """

    spread: Distribution[int]
    takes_card: bool
    draws: bool

    @cached_property
    def survives(self) -> Fraction:
        return self.spread.chance(lambda markers: markers < FATAL_MARKERS)

    @cached_property
    def markers(self) -> dict[int, Fraction]:
        """The chance of each final number of markers."""
        return dict(self.spread)


def check_odds(check: LastCheck) -> CheckOdds:
    """Return the odds of this character's last check."""
    takes_card = not check.mutation and check.infected_at_most > 0
    holds = check.mutation or takes_card
    draws = holds or check.who == "everybody"
    as_card = check.marker_as_card and not holds
    if not draws:
        return CheckOdds(Distribution.of({check.markers: 1}), takes_card, draws)

    def after(contaminated: int) -> int:
        return check.markers + contaminated - (as_card and contaminated > 0)

    return CheckOdds(four_cards(check.cards, check.contaminated).map(after), takes_card, draws)


def four_cards(cards: int, contaminated: int) -> Distribution[int]:
    """Return the distribution of Contamination cards among four drawn cards, or among all if fewer exist."""
    return found_among(min(CHECKED_CARDS, cards), cards, contaminated)


def found_among(drawn: int, cards: int, wanted: int) -> Distribution[int]:
    """Return the hypergeometric distribution of wanted cards among the drawn ones.

    Args:
        drawn: Cards that are drawn, 0 to `cards`.
        cards: Cards that are drawn from.
        wanted: Wanted cards among `cards`, 0 to `cards`.
    """
    return Distribution.of(
        {
            found: math.comb(wanted, found) * math.comb(cards - wanted, drawn - found)
            for found in range(min(drawn, wanted) + 1)
        }
    )
