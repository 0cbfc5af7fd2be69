"""Parameters of labels besides the common ones: rooms and figures."""

from __future__ import annotations

from typing import Final

from companion.rules.carnomorphs.data import IntruderKind
from companion.rules.carnomorphs.state import State
from companion.rules.kernel import Value
from companion.rules.label_values import NONE

LONGEST_NOTE: Final = 60
"""Characters of a free text that a label shows."""


def room_name(state: State, room: int | None) -> str | None:
    """Return the table's name for a listed room."""
    found = state.room(room)
    return found.name if found else NONE


def intruder(state: State, number: int | None, kind: IntruderKind | None = None) -> dict[str, Value]:
    """Return a listed figure's kind and room, or a figure of `kind` that is not listed."""
    found = None if number is None else state.intruder(number)
    if found is None:
        return {"intruder": kind or NONE, "room": NONE}
    return {"intruder": found.kind, "room": room_name(state, found.room)}
