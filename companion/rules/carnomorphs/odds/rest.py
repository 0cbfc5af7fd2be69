"""The worth of resting: scanning Contamination cards before the last check removes some of them.

Each scan takes one of the remaining Contamination cards at random. An infected card brings a mutation marker,
or a first Mutation card; the fourth marker kills immediately. The scanned card leaves the player's cards (A;
whether an infected card does is a rule of the base game).

Source: rulebook, Contamination cards and Mutation markers; RULES.md B, Scanning.
"""

from dataclasses import replace
from fractions import Fraction
from typing import Final, NamedTuple

from companion.rules.carnomorphs.data import FATAL_MARKERS
from companion.rules.carnomorphs.odds.ranges import MOST_SCANS, Field, whole
from companion.rules.carnomorphs.odds.survival import LastCheck, check_odds, found_among

SCANS: Final = 3
"""Default number of scans in the table."""


class Rest(NamedTuple):
    """The outcome of this many scans before the last check."""

    scans: int
    """The number of scanned Contamination cards; 0 for the check without a scan."""

    survives: Fraction
    """The chance to survive the scans and the last check."""

    dies_scanning: Fraction
    """The chance that the scans bring the fourth marker, before the check."""

    takes_card: Fraction
    """The chance that a scan brings the Mutation card."""

    gain: Fraction
    """`survives` minus its value without a scan; below 0 if the scans cost more than they save."""


def rest_table(check: LastCheck, scans: int = SCANS, *, infected_leaves: bool = True) -> tuple[Rest, ...]:
    """Return the outcomes of 0, 1, 2 … scans, up to `scans` or the number of Contamination cards.

    Args:
        check: The character before any scan.
        scans: The maximum number of scans, 0 to 10.
        infected_leaves: Whether a scanned card leaves the player's cards even if it is infected.

    Raises:
        OddsError: When `scans` is out of its range.
    """
    whole(Field.SCANS, scans, 0, MOST_SCANS)
    now = check_odds(check).survives
    return tuple(
        _after(check, scanned, now, infected_leaves) for scanned in range(min(scans, check.contaminated) + 1)
    )


def _after(check: LastCheck, scans: int, now: Fraction, infected_leaves: bool) -> Rest:
    survives, dies, takes = Fraction(0), Fraction(0), Fraction(0)
    for infected, share in found_among(scans, check.contaminated, check.infected_at_most):
        card = not check.mutation and infected > 0
        markers = check.markers + infected - card
        takes += share * card
        if markers >= FATAL_MARKERS:
            dies += share
        else:
            left = scans if infected_leaves else scans - infected
            gone = infected if infected_leaves else 0
            survives += share * _survives(check, left, gone, markers, check.mutation or card)
    return Rest(scans, survives, dies, takes, survives - now)


def _survives(check: LastCheck, left: int, infected: int, markers: int, mutation: bool) -> Fraction:
    """Return the chance to survive the check after losing `left` cards, `infected` of them infected."""
    if left == check.cards:
        return Fraction(1)
    return check_odds(
        replace(
            check,
            cards=check.cards - left,
            contaminated=check.contaminated - left,
            infected=check.infected_at_most - infected,
            markers=markers,
            mutation=mutation,
        )
    ).survives
