"""Drawings that may be drawn a moment later than what can be pressed."""

import flet as ft

from companion.ui.art import Glyph, art
from companion.ui.core.style import Style


def blank(width: float) -> ft.Control:
    return ft.Container(width=width, height=width)


def glyph_drawing(style: Style, name: Glyph, colour: str, size: float) -> ft.Control:
    """Draw a silent glyph, or its blank place in a sketch; see `art`."""
    return blank(size) if style.sketched else art(name, colour, size)
