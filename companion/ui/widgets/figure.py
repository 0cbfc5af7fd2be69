"""A number that is readable from across the table."""

from collections.abc import Sequence

import flet as ft

from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP_WIDE, LARGE_TEXT
from companion.ui.theme.typography import FIGURE_LARGE, LABEL, NAME, TypeRole
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import labelled


def figure(style: Style, number: int, colour: str, role: TypeRole = FIGURE_LARGE) -> ft.Control:
    """Draw the number, huge; it grows less than other text, so that the other text keeps its room."""
    text_style = role.style(colour, min(style.scale, LARGE_TEXT))
    return ft.Text(style.words.number(number), style=text_style)


def figure_with_sum(
    style: Style,
    number: int,
    colour: str,
    lines: Sequence[str],
    spoken: str,
    *,
    gap: float = GAP_WIDE,
    wraps: int = 1,
    below: bool = False,
    title: str = "",
) -> ft.Control:
    """Draw the number with its parts in quiet lines beside it; a screen reader says it in one sentence.

    Args:
        lines: The parts of the sum.
        spoken: The spoken sentence.
        wraps: Maximum number of lines of each part.
        below: Whether the parts are below the number, for lack of room beside it.
    """
    said = [style.text(title, NAME, lines=1)] if title else []
    said += [style.text(line, LABEL, style.palette.quiet, lines=wraps) for line in lines]
    shown = figure(style, number, colour)
    return labelled(
        column([shown, *said]) if below else ft.Row([shown, column(said, expand=True)], spacing=gap), spoken
    )
