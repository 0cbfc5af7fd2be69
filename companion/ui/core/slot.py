"""The heights of the bar, the news below it and a message, and the size of a message's text."""

from dataclasses import replace
from math import ceil
from typing import NamedTuple

import flet as ft

from companion.ui.core.style import Style
from companion.ui.theme import TypeRole
from companion.ui.theme.letters import whole_on
from companion.ui.theme.measure import BAR, LOW_GROWS, NEWS, SLOT
from companion.ui.theme.typography import LABEL_STRONG, MESSAGE, NOTE_STRONG, TITLE

LETTER = 0.53
"""Estimated width of a letter in a message, relative to the text size; slightly above the average."""
WRITINGS = (LABEL_STRONG, NOTE_STRONG, MESSAGE)
"""The text roles for a message, largest first."""
STEP = 0.25
"""The step by which a message's text is reduced until it fits."""


class Writing(NamedTuple):
    """How a message is typeset."""

    role: TypeRole
    lines: int
    whole: bool
    """Whether the whole message is visible."""
    scale: float

    def text(
        self,
        style: Style,
        said: str,
        ink: str | None = None,
        *,
        unfolded: bool = False,
        spoken: str | None = None,
    ) -> ft.Control:
        """Draw the message on its lines or, if unfolded, on as many lines as it needs."""
        lines = None if unfolded else self.lines
        return replace(style, scale=self.scale).text(said, self.role, ink, lines=lines, spoken=spoken)


def slot_style(style: Style) -> Style:
    """Return the style for a message and the bar; on a low page, large text enlarges them less."""
    return replace(style, scale=LOW_GROWS) if style.low and style.scale > LOW_GROWS else style


def slot_height(style: Style) -> float:
    return SLOT * slot_style(style).scale


def bar_height(style: Style) -> float:
    """Return the height of the bar, with room for two lines of title and, on a low page, for the slot."""
    lines = 2 * TITLE.height * TITLE.size_at(slot_style(style).scale)
    return max(BAR, ceil(lines), slot_height(style) if style.low else 0)


def news_height(style: Style) -> float:
    """Return the height of the news: on a low page that of the bar, on a narrow page that of a message."""
    if style.low:
        return bar_height(style)
    return (SLOT if style.narrow else NEWS) * slot_style(style).scale


def writing(style: Style, said: str, room: float, high: float | None = None) -> Writing:
    """Return the typesetting of a message on lines `room` pixels wide, in the largest size that fits.

    Args:
        high: The total height of the lines; by default the height of the slot.
    """
    high, scale = high or slot_height(style), slot_style(style).scale
    while True:
        for role in WRITINGS:
            size = role.size_at(scale)
            lines = int(high / (size * role.height))
            whole = whole_on(said, int(room / (LETTER * size)), lines)
            if whole or (scale <= 1 and role is WRITINGS[-1]):
                return Writing(role, lines, whole, scale)
        scale = max(1.0, scale - STEP)


def slot_words(style: Style, said: str, room: float) -> ft.Control:
    """Draw a sentence in the height of the slot; screen readers announce it when it changes."""
    high = slot_height(style)
    sentence = ft.Semantics(content=writing(style, said, room, high).text(style, said), live_region=True)
    return ft.Container(sentence, height=high, alignment=ft.Alignment.CENTER_LEFT)
