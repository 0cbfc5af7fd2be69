"""The heading of a table in most games: what goes on beside a ring, and below it numbers that open sheets."""

from __future__ import annotations

import flet as ft

from companion.ui.core.style import Style
from companion.ui.theme.measure import (
    GAP,
    GAP_WIDE,
    HAIR,
    LARGE_TEXT,
    MARGIN,
    PADDING,
    RADIUS_FIELD,
    TARGET,
)
from companion.ui.theme.typography import COUNT
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import Press, row_button

NUMBER_BUTTON = 64
"""Width of a button with a number at least."""
RING = 64
"""Width of the ring."""


def title_room(style: Style, beside: float = 0) -> float:
    """Return the width of the title beside the ring, in logical pixels.

    Args:
        style: Of the heading.
        beside: Width of what stands behind the title.
    """
    return style.width - 2 * MARGIN - RING - PADDING - beside


def table_heading(style: Style, head: ft.Control, below: ft.Control) -> ft.Control:
    """Draw the head and the part below it, over a thin line."""
    return ft.Container(
        column([head, below], GAP_WIDE, stretch=True),
        padding=ft.Padding.only(left=MARGIN, right=MARGIN, bottom=GAP_WIDE),
        border=ft.Border.only(bottom=ft.BorderSide(HAIR, style.palette.hairline)),
    )


def number_button(
    style: Style,
    picture: ft.Control,
    shown: str,
    said: str,
    press: Press,
    *,
    danger: bool = False,
    alarm: bool = False,
) -> ft.Control:
    """Draw a number of the whole table that opens a sheet.

    Args:
        style: Of the heading.
        picture: What is counted.
        shown: The number; empty where nobody is to know it.
        said: Both, for a screen reader.
        press: Opens the sheet.
        danger: Whether it is drawn as a danger.
        alarm: Whether it is filled as one, to be seen from across the table.
    """
    p = style.palette
    ink = p.on_danger if alarm else p.danger if danger else p.text
    number = [style.text(shown, COUNT, ink, lines=1)] if shown else []
    return row_button(
        style,
        ft.Row([picture, *number], spacing=GAP, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        press,
        label=said,
        edge=p.danger if danger else p.hairline,
        fill=p.danger if alarm else None,
        radius=RADIUS_FIELD,
        padding=ft.Padding.symmetric(horizontal=GAP_WIDE),
        height=None if style.scale > LARGE_TEXT else TARGET,
        align=ft.Alignment.CENTER,
    )
