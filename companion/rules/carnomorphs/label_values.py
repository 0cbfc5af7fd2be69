"""What fills the labels: names, rooms, changes with their sign, each `none` where there is nothing."""

from __future__ import annotations

from typing import Final

from companion.rules.carnomorphs.data import IntruderKind
from companion.rules.carnomorphs.state import State
from companion.rules.kernel import Value
from companion.rules.names import NAME_LENGTH, clean_text

NONE: Final = "none"
"""Stands for a part of the sentence that is left out."""

LONGEST_NOTE: Final = 60
"""Characters of a free text that a label shows."""


def name(state: State, seat: int | None) -> str:
    """The name of the player in this seat; empty when there is none."""
    return state.players[seat].name if seat is not None and 0 <= seat < len(state.players) else ""


def who(state: State, seat: int) -> dict[str, Value]:
    """Whom a label is about."""
    return {"seat": seat, "player": name(state, seat)}


def yes(value: bool) -> str:
    """A flag as sentences select by it."""
    return "yes" if value else "no"


def signed(number: int) -> str:
    """A change with its sign, with the true minus."""
    return f"+{number}" if number >= 0 else f"\u2212{-number}"


def typed(text: str, most: int = NAME_LENGTH) -> str:
    """What somebody typed, as it can be shown."""
    return clean_text(text)[:most] or NONE


def room_name(state: State, room: int | None) -> str:
    """What the table calls a listed room."""
    found = state.room(room)
    return found.name if found else NONE


def intruder(state: State, number: int | None, kind: IntruderKind | None = None) -> dict[str, Value]:
    """A listed figure: its kind and where it stands; or one of `kind` that is not listed."""
    found = None if number is None else state.intruder(number)
    if found is None:
        return {"intruder": kind or NONE, "room": NONE}
    return {"intruder": found.kind, "room": room_name(state, found.room)}
