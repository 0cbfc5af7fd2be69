"""Upper bounds of stored values, so that a screen can show whatever a file holds."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Final, cast

LARGEST: Final = 2**53
"""The largest number, either way: every JSON reader knows it exactly."""

LONGEST_TEXT: Final = 4_000
"""Characters of one text."""

MOST_MEMBERS: Final = 1_000
"""Members of one list, or fields of one object."""

MOST_ROWS: Final = 50_000
"""Rows of a journal that is taken in; a long evening makes a thousand."""

LONGEST_TITLE: Final = 1_000
"""Characters of what the players call a game."""

LONGEST_NAME: Final = 200
"""Characters of a player's name."""

LONGEST_VERSION: Final = 100
"""Characters of the version of an app."""

MOST_PLAYERS: Final = 8
"""Players of one game."""

YEARS: Final = range(1970, 2201)
"""Years, in UTC, that a moment may lie in: a device that does not know the time says 1970."""


def within(value: object) -> bool:
    """Return whether a JSON value and all that it holds keeps within the bounds.

    Half a character is no text.
    """
    match value:
        case str():
            return len(value) <= LONGEST_TEXT and not _is_torn(value)
        case bool() | None:
            return True
        case int() | float():
            return -LARGEST <= value <= LARGEST
        case Mapping():
            fields = cast("Mapping[str, object]", value)
            return len(fields) <= MOST_MEMBERS and all(within(key) and within(fields[key]) for key in fields)
        case Sequence():
            members = cast("Sequence[object]", value)
            return len(members) <= MOST_MEMBERS and all(map(within, members))
        case _:
            return False


def is_one_line(text: str) -> bool:
    """Return whether a name or title has no control characters, no line ends and no halves of characters."""
    return not any(unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp") for character in text)


def in_utc(moment: datetime) -> datetime:
    """Return the same moment in UTC.

    Raises:
        ValueError: It has no zone, or lies in another age.
    """
    # An offset may carry the first and last moments of all beyond what a date can say.
    if moment.tzinfo is None or moment.year not in YEARS or moment.astimezone(UTC).year not in YEARS:
        raise ValueError(f"no moment of our time: {moment!r}")
    return moment.astimezone(UTC)


def _is_torn(text: str) -> bool:
    return any("\ud800" <= character <= "\udfff" for character in text) if not text.isascii() else False
