"""The slot in which messages take turns: its height, and how large a message is set in it."""

from dataclasses import replace
from typing import NamedTuple

import flet as ft

from companion.ui.core.style import Style
from companion.ui.theme import TypeRole
from companion.ui.theme.letters import whole_on
from companion.ui.theme.measure import SLOT, SLOT_GROWS
from companion.ui.theme.typography import LABEL_STRONG, MESSAGE, NOTE_STRONG

LETTER = 0.53
"""Width of a letter of a message, of its size; a little more than most are."""
WRITINGS = ((LABEL_STRONG, 2), (NOTE_STRONG, 2), (MESSAGE, 3))
"""The ways to set a message, the largest first: the role, and how many lines have room."""


class Writing(NamedTuple):
    """The typesetting of a message."""

    role: TypeRole
    lines: int
    whole: bool
    """Whether all of it is seen."""


def slot_style(style: Style) -> Style:
    """Return the style of a message: it grows less than other text, for what it is about stands below it."""
    return style if style.scale <= SLOT_GROWS else replace(style, scale=SLOT_GROWS)


def slot_height(style: Style) -> float:
    return SLOT * slot_style(style).scale


def writing(style: Style, said: str, room: float) -> Writing:
    """Return how a message is set on lines `room` pixels wide, in letters as large as have room."""
    room /= slot_style(style).scale
    for role, lines in WRITINGS:
        if whole_on(said, int(room / (LETTER * role.size)), lines):
            return Writing(role, lines, whole=True)
    return Writing(*WRITINGS[-1], whole=False)


def slot_words(style: Style, said: str, room: float) -> ft.Control:
    """Draw a sentence in the height of the slot, which a screen reader says when it changes."""
    role, lines, _ = writing(style, said, room)
    sentence = ft.Semantics(content=slot_style(style).text(said, role, lines=lines), live_region=True)
    return ft.Container(sentence, height=slot_height(style), alignment=ft.Alignment.CENTER_LEFT)
