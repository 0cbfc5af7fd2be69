"""What a dead intruder leaves, in words."""

from __future__ import annotations

from companion.rules.carnomorphs.data import REMAINS, IntruderKind
from companion.rules.carnomorphs.state import State
from companion.ui.core.style import Style


def remains_words(style: Style, state: State, kind: IntruderKind) -> str:
    """What stays in the room: a carcass, Shamblers as far as there are figures left."""
    words, remains = style.words, REMAINS[kind]
    shamblers = min(remains.shamblers, state.available.shambler)
    left = [words("count-carcass", count=remains.carcasses)] if remains.carcasses else []
    if shamblers:
        left.append(words("count-shambler", count=shamblers))
    return words("intruders-leaves", remains=words.list(left)) if left else words("intruders-leaves-nothing")
