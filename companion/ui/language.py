"""The buttons that change the language."""

from collections.abc import Callable
from itertools import islice
from typing import Any, Final

import flet as ft

from companion.ui import kit
from companion.ui.widgets.layout import glyph_drawing
from companion.words import Language, name_of, other_languages

BUTTONS: Final = 2
"""Languages offered at once; the others are offered after a switch to one of these."""


def language_buttons(style: kit.Style, choose: Callable[[Language], Any]) -> ft.Control:
    """Draw a button for each language but the current one; a single button with large text."""
    offered = islice(other_languages(style.words.language), 1 if style.scale > kit.LARGE_TEXT else BUTTONS)
    sign = glyph_drawing(style, "language", style.palette.quiet, 22)
    buttons = [_button(style, code, choose, *((sign,) if at == 0 else ())) for at, code in enumerate(offered)]
    return ft.Row(buttons, spacing=0, tight=True)


def _button(
    style: kit.Style, code: Language, choose: Callable[[Language], Any], *before: ft.Control
) -> ft.Control:
    text = style.text(code.upper(), kit.LABEL_STRONG, style.palette.text)
    row = ft.Row(
        [*before, text], spacing=kit.GAP_SMALL + 2, tight=True, alignment=ft.MainAxisAlignment.CENTER
    )
    return kit.row_button(
        style,
        row,
        lambda: choose(code),
        label=name_of(code),
        width=None if before else kit.TARGET,
        height=style.fixed(kit.TARGET),
        padding=ft.Padding.symmetric(horizontal=kit.GAP_WIDE if before else 0),
    )
