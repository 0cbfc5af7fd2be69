"""Buttons that come to mean something else in the same place; see `companion.ui.core.tap_guard`."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.ui.art import Glyph
from companion.ui.core.component import component
from companion.ui.core.style import Style
from companion.ui.core.tap_guard import TapGuard, use_tap_guard
from companion.ui.widgets.press import Press, primary


def guarded(
    style: Style,
    meaning: object,
    words: str,
    on_press: Press | None,
    *,
    note: str | Callable[[], str] | None = None,
    glyph: Glyph | None = None,
    expand: bool | int = True,
) -> ft.Control:
    """The wide button where it comes to mean something else in the same place.

    Args:
        meaning: As for `under_guard`: not its words, which may change with what is chosen.
        words: As for `primary`, and so on.
        on_press: What a press does.
        note: As for `primary`; or a hook that says it, so that the button follows a draft.
        glyph: The drawing before the words.
        expand: How it shares the width of its row.
    """

    def draw(guard: TapGuard) -> ft.Control:
        press, below = guard(on_press), note() if callable(note) else note
        return ft.Row([primary(style, words, press, note=below, glyph=glyph, expand=True, key=guard.key)])

    return under_guard(meaning, draw, expand=expand)


def under_guard(
    meaning: object, draw: Callable[[TapGuard], ft.Control], *, expand: bool | int | None = True
) -> ft.Control:
    """Controls that come to mean something else in the same place; see `companion.ui.core.tap_guard`.

    Args:
        meaning: What they mean, compared by value.
        draw: Draws them under their guard.
        expand: How they share the width of their row.
    """
    return ft.Container(Guarded(meaning, draw), expand=expand)


@component
def Guarded(meaning: object, draw: Callable[[TapGuard], ft.Control]) -> ft.Control:
    """What is drawn under a guard of its own."""
    return draw(use_tap_guard(meaning))
