"""Standard columns and rows, and drawings that may arrive after the buttons."""

from collections.abc import Sequence

import flet as ft

from companion.ui.art import Glyph, art
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP


def column(
    controls: Sequence[ft.Control], gap: float = 0, *, stretch: bool = False, expand: bool | None = None
) -> ft.Column:
    """Stack controls below one another.

    Args:
        gap: Pixels between two controls.
        stretch: Whether each control is as wide as the column; otherwise it keeps its width, left-aligned.
        expand: Whether the column takes the remaining room in its row.
    """
    return ft.Column(
        list(controls),
        spacing=gap,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH if stretch else ft.CrossAxisAlignment.START,
        expand=expand,
    )


def wrapped(controls: Sequence[ft.Control], gap: float = GAP, between: float = GAP) -> ft.Row:
    """Put controls side by side in as many rows as needed, with `gap` within a row and `between` two rows."""
    return ft.Row(list(controls), spacing=gap, run_spacing=between, wrap=True)


def blank(width: float) -> ft.Control:
    return ft.Container(width=width, height=width)


def glyph_drawing(style: Style, name: Glyph, colour: str, size: float) -> ft.Control:
    """Draw a silent glyph, see `art`; while drawings are left out, keep its place empty."""
    return blank(size) if style.sketched else art(name, colour, size)
