"""The heights of the bar, of the news below it and of a message, and how large a message is set."""

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
"""Width of a letter of a message, of its size; a little more than most are."""
WRITINGS = (LABEL_STRONG, NOTE_STRONG, MESSAGE)
"""The roles of a message, the largest first."""
STEP = 0.25
"""Step by which a message is set smaller until it fits."""


class Writing(NamedTuple):
    """The typesetting of a message."""

    role: TypeRole
    lines: int
    whole: bool
    """Whether all of it is visible."""
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
        """Draw the message on its lines, or unfolded on as many as it needs."""
        lines = None if unfolded else self.lines
        return replace(style, scale=self.scale).text(said, self.role, ink, lines=lines, spoken=spoken)


def slot_style(style: Style) -> Style:
    """Return the style of a message and of the bar; on a low page these grow less than other text."""
    return replace(style, scale=LOW_GROWS) if style.low and style.scale > LOW_GROWS else style


def slot_height(style: Style) -> float:
    return SLOT * slot_style(style).scale


def bar_height(style: Style) -> float:
    """Return the height of the bar: two lines of its title, and on a low page the slot, have room in it."""
    lines = 2 * TITLE.height * TITLE.size_at(slot_style(style).scale)
    return max(BAR, ceil(lines), slot_height(style) if style.low else 0)


def news_height(style: Style) -> float:
    """Return the height of the news: a message's on a small page, and on a low one that of the bar."""
    if style.low:
        return bar_height(style)
    return (SLOT if style.narrow else NEWS) * slot_style(style).scale


def writing(style: Style, said: str, room: float, high: float | None = None) -> Writing:
    """Return how a message is set on lines `room` pixels wide, in letters as large as have room.

    Args:
        high: The height of all lines; that of the slot by default.
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
    """Draw a sentence in the height of a message, which a screen reader says when it changes."""
    high = slot_height(style)
    sentence = ft.Semantics(content=writing(style, said, room, high).text(style, said), live_region=True)
    return ft.Container(sentence, height=high, alignment=ft.Alignment.CENTER_LEFT)
