"""Event phase, step 1: the time track, and the self-destruct track where it runs."""

from __future__ import annotations

import flet as ft

from companion.rules.carnomorphs.event_phase import AdvanceTime
from companion.rules.carnomorphs.state import State
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.events.parts import before_after, by_hand
from companion.ui.core.style import Style
from companion.ui.shared.stage_parts import action
from companion.ui.theme.typography import BODY


def time_parts(style: Style, state: State) -> list[ft.Control]:
    """Draw both tracks before and after."""
    words = style.words
    parts = [before_after(style, state.time, _next(state.time), glyph("time"), words("term-time-track"))]
    hands = [words("events-time-hands")]
    left = state.self_destruct
    if left is not None:
        title = words("term-self-destruct-track")
        parts.append(before_after(style, left, _next(left), glyph("self-destruct"), title, danger=True))
        hands.append(words("events-self-destruct-hands"))
    parts += by_hand(style, hands)
    if _ends(state):
        parts.append(style.text(words("events-journey-ends"), BODY, style.palette.danger))
    return parts


def time_action(style: Style, context: GameContext, state: State) -> ft.Control:
    """Draw the button that advances both markers."""
    words, left = style.words, state.self_destruct
    said = words("events-move-time", before=state.time, after=_next(state.time))
    notes: list[str] = []
    if left is not None:
        notes.append(words("events-move-self-destruct", before=left, after=_next(left)))
    if _ends(state):
        notes.append(words("events-to-check"))
    command = AdvanceTime()
    return action(
        style,
        context,
        command,
        ("time", state.round),
        said,
        lambda: context.submit(command),
        note=" · ".join(notes),
    )


def _next(spaces: int) -> int:
    return max(0, spaces - 1)


def _ends(state: State) -> bool:
    """Return whether one of the tracks comes to its end."""
    return _next(state.time) == 0 or (state.self_destruct is not None and _next(state.self_destruct) == 0)
