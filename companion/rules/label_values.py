"""Common parameters of labels: names, changes with their sign, each None where there is nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from companion.rules.kernel import Value
from companion.rules.names import NAME_LENGTH, clean_text

NONE: Final = None
"""A missing part of a sentence: the sentence selects on it as ``[none]`` and never prints it.

Journals of before have the text ``none`` in its place.
"""


class Named(Protocol):
    """A person with a name."""

    @property
    def name(self) -> str:
        """The player's name."""
        ...


class Seats(Protocol):
    """A state with seated players."""

    @property
    def players(self) -> Sequence[Named]:
        """Everybody, by seat."""
        ...


def name(state: Seats, seat: int | None) -> str:
    """Return the name of the player in this seat; empty when there is none."""
    return state.players[seat].name if seat is not None and 0 <= seat < len(state.players) else ""


def who(state: Seats, seat: int) -> dict[str, Value]:
    """Return the label's parameters for a player."""
    return {"seat": seat, "player": name(state, seat)}


def yes(value: bool) -> str:
    """Return a flag as sentences select by it."""
    return "yes" if value else "no"


def signed(number: int) -> str:
    """Format a change with its sign, with the true minus."""
    return f"+{number}" if number >= 0 else f"\u2212{-number}"


def typed(text: str, most: int = NAME_LENGTH) -> str | None:
    """Return what somebody typed as it can be shown, or `NONE` where nothing was."""
    return clean_text(text)[:most] or NONE
