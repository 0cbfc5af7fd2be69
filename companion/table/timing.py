"""Time at the table, read from the journal: how long the game took, and each player's clock."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Any

from companion.rules.kernel import Game
from companion.table.journal import Entry

LONGEST_THOUGHT = timedelta(minutes=15)
"""A longer gap between entries is a break; clocks stop during it."""


def thought(earlier: datetime, later: datetime) -> timedelta:
    """Return the time from one entry to the next, with breaks cut short."""
    return min(max(later - earlier, timedelta()), LONGEST_THOUGHT)


def played(entries: Sequence[Entry]) -> timedelta:
    """Return how long the game was played, with breaks cut short."""
    return sum((thought(earlier.at, later.at) for earlier, later in pairwise(entries)), timedelta())


def runs_for(game: Game[Any], state: Any) -> int | None:
    """Return the seat whose clock runs; None if nobody is timed, or that clock is paused."""
    seat = game.clock(state)
    return None if seat is None or seat in game.paused_clocks(state) else seat


def clocked(spent: tuple[timedelta, ...], seat: int | None, more: timedelta) -> tuple[timedelta, ...]:
    """Return each seat's time after adding `more` to the seat whose clock ran, if any."""
    if seat is None:
        return spent
    return (*spent[:seat], spent[seat] + more, *spent[seat + 1 :])
