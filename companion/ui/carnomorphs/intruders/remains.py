"""The remains of a dead intruder, in words."""

from __future__ import annotations

from companion.rules.carnomorphs.data import IntruderKind
from companion.rules.carnomorphs.intruders import remains_of
from companion.rules.carnomorphs.state import State
from companion.ui.core.style import Style


def remains_words(style: Style, state: State, kind: IntruderKind, room: int | None = None) -> str:
    """Describe what stays in the room: a carcass, Shamblers, as far as there are any left.

    Args:
        state: The game.
        kind: Of the intruder.
        room: The id of its room; in full detail a carcass is kept only where it is known.
    """
    words, remains = style.words, remains_of(state, kind)
    left = [words("count-carcass", count=remains.carcasses)] if remains.carcasses else []
    if remains.shamblers:
        left.append(words("count-shambler", count=remains.shamblers))
    if not left:
        return words("intruders-leaves-nothing")
    said = words("intruders-leaves", remains=words.list(left))
    if remains.carcasses and state.detail == "full" and state.room(room) is None:
        return f"{said} · {words('intruders-leaves-unplaced')}"
    return said
