"""Time at the table, read from the journal: how long the game took, and each player's clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Any

from companion.table.journal import Entry

LONGEST_THOUGHT = timedelta(minutes=15)
"""A longer silence is a break: nobody's clock runs on."""


def _spans(entries: Sequence[Entry[Any]], until: datetime | None) -> list[timedelta]:
    """The time after each entry until the next one, breaks cut short."""
    moments = [entry.at for entry in entries]
    if until is not None:
        moments.append(until)
    return [min(max(later - earlier, timedelta()), LONGEST_THOUGHT) for earlier, later in pairwise(moments)]


def played(entries: Sequence[Entry[Any]]) -> timedelta:
    """How long the game was played, breaks cut short."""
    return sum(_spans(entries, None), timedelta())


def clocks(
    entries: Sequence[Entry[Any]],
    running_for: Callable[[int], int | None],
    seats: int,
    until: datetime | None = None,
) -> tuple[timedelta, ...]:
    """Each seat's time.

    Args:
        entries: The entries that count.
        running_for: For the number of entries so far, the seat whose clock runs then, or None.
        seats: How many there are.
        until: This moment, when the last entry's clock still runs.
    """
    spent = [timedelta()] * seats
    for index, span in enumerate(_spans(entries, until)):
        seat = running_for(index + 1)
        if seat is not None:
            spent[seat] += span
    return tuple(spent)
