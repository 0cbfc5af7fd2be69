"""The buttons that change the language."""

from collections.abc import Callable
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

import flet as ft

from companion.later import Later
from companion.ui import kit
from companion.ui.widgets.layout import glyph_drawing
from companion.words import Language, Words, is_draft, name_of, other_languages

if TYPE_CHECKING:
    from companion.words import progress
else:  # Imported on first use, see companion/later.py.
    progress = Later("companion.words.progress")

BUTTONS: Final = 2
"""Languages offered at once; the others are offered after a switch to one of these."""


def language_buttons(style: kit.Style, choose: Callable[[Language], Any]) -> ft.Control:
    """Draw a button for each language but the current one; a single button with large text."""
    offered = islice(other_languages(style.words.language), 1 if style.scale > kit.LARGE_TEXT else BUTTONS)
    sign = glyph_drawing(style, "language", style.palette.quiet, 22)
    buttons = [_button(style, code, choose, *((sign,) if at == 0 else ())) for at, code in enumerate(offered)]
    return ft.Row(buttons, spacing=0, tight=True)


def language_name(words: Words, language: Language) -> str:
    """Return the language's own name; for a draft with the share that is translated."""
    if not is_draft(language):
        return name_of(language)
    share = words.percent(progress.share_translated(language))
    return words("settings-language-draft", language=name_of(language), share=share)


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
