"""Two buttons that confirm the same thing: a quiet one and a main one."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import flet as ft

from companion.ui.core.style import Style
from companion.ui.theme import TypeRole
from companion.ui.theme.letters import whole_on
from companion.ui.theme.measure import GAP, GAP_WIDE, LARGE_TEXT
from companion.ui.theme.typography import BUTTON, LABEL_STRONG
from companion.ui.widgets.frame import sheet_room

LETTER: Final = 0.5
"""Estimated width of a letter on a button, relative to the text size; slightly above the average."""


class PairWriting(NamedTuple):
    """How a button's words are typeset."""

    role: TypeRole
    lines: int
    """Maximum number of lines."""


IN_ROW: Final = (PairWriting(BUTTON, 2), PairWriting(LABEL_STRONG, 2), PairWriting(LABEL_STRONG, 3))
"""The ways to typeset buttons side by side, best first."""


def writing_in_row(style: Style, said: Sequence[str]) -> PairWriting | None:
    """Return the text style of buttons with these words side by side in a sheet of a low page.

    Returns:
        None if the buttons are stacked: the page is not low, the text is large, or words would be cut.
    """
    if not style.low or style.scale > LARGE_TEXT:
        return None
    room = (sheet_room(style) - GAP * (len(said) - 1)) / len(said) - 2 * GAP_WIDE
    return next((writing for writing in IN_ROW if _fit(style, said, writing, room)), None)


def _fit(style: Style, said: Sequence[str], writing: PairWriting, room: float) -> bool:
    letters = int(room / (writing.role.size * style.scale * LETTER))
    return all(whole_on(each, letters, writing.lines) for each in said)


def in_row(buttons: Sequence[ft.Control]) -> ft.Control:
    """Put buttons side by side, all as tall as the tallest."""
    return ft.Row(
        [*buttons],
        spacing=GAP,
        intrinsic_height=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
