"""Buttons whose meaning changes in place; see `companion.ui.core.tap_guard`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.ui.core.component import component
from companion.ui.core.style import Style
from companion.ui.core.tap_guard import TapGuard, use_tap_guard
from companion.ui.core.values import shared
from companion.ui.theme.flet_theme import ACCENT
from companion.ui.theme.measure import RADIUS_BUTTON
from companion.ui.widgets.press import Press, Sign, pressed, primary

EDGE = 2
"""Width of the edge about a button that was tapped too early."""

UNREADY = "unready"
"""The identifier of what lies over buttons that cannot be pressed yet; the focus may stay on them."""


def guarded(
    style: Style,
    meaning: object,
    words: str,
    on_press: Press | None,
    *,
    note: str | Callable[[], str] | None = None,
    glyph: Sign | None = None,
    expand: bool | int | None = True,
    grave: bool = False,
) -> ft.Control:
    """Draw a wide button whose meaning changes in place, under a tap guard.

    Args:
        meaning: As for `under_guard`: not its words, which may change with what is chosen.
        words: As for `primary`, and so on.
        on_press: What a press does.
        note: As for `primary`; or a hook that says it, so that the button follows a draft.
        glyph: The drawing before the words.
        expand: How it shares the width of its row.
        grave: Whether it is red: somebody dies of it.
    """
    fill, ink = (style.palette.danger, style.palette.on_danger) if grave else (None, None)

    def draw(guard: TapGuard) -> ft.Control:
        below = note() if callable(note) else note
        return wide_row(style, guard, words, on_press, note=below, glyph=glyph, fill=fill, ink=ink)

    return ft.Container(Guarded(meaning, draw, on_press, alone=True), expand=expand)


def wide_row(style: Style, guard: TapGuard, words: str, on_press: Press | None, **options: Any) -> ft.Control:
    """Draw the wide button of a guard, alone in its row; `options` are those of `primary`."""
    press = guard.wide(on_press)
    button = primary(
        style, words, press, expand=True, key=guard.key("wide"), autofocus=guard.follows, **options
    )
    return ft.Row([button])


def under_guard(
    meaning: object, draw: Callable[[TapGuard], ft.Control], *, expand: bool | int | None = True
) -> ft.Control:
    """Draw controls whose meaning changes in place, under a tap guard; see `companion.ui.core.tap_guard`.

    Args:
        meaning: What they mean, compared by value.
        draw: Draws them under their guard.
        expand: How they share the width of their row.
    """
    return ft.Container(Guarded(meaning, draw), expand=expand)


@component
def Guarded(
    meaning: object,
    draw: Callable[[TapGuard], ft.Control],
    only: Press | None = None,
    *,
    alone: bool = False,
) -> ft.Control:
    """Draw controls under a guard of their own.

    Args:
        meaning: As for `under_guard`, and so on.
        draw: Draws them.
        only: What a press does where there is one button; None while something is missing.
        alone: Whether there is one button.
    """
    guard = use_tap_guard(meaning)
    return answering(guard, draw(guard), only, alone=alone)


def answering(
    guard: TapGuard,
    content: ft.Control,
    only: Press | None = None,
    *,
    alone: bool = False,
    place: str = "",
    expand: bool | int | None = None,
) -> ft.Control:
    """Draw buttons whose early taps are answered: an edge shows that they were felt and did nothing."""
    edge = ft.BoxDecoration(
        border=ft.Border.all(EDGE, ACCENT),
        border_radius=shared(ft.BorderRadius.all, RADIUS_BUTTON),
    )
    # Fingers find it over buttons that do not hear. By a control of its own the host knows what they saw.
    cover = ft.GestureDetector(
        ft.Semantics(content=ft.Container(bgcolor=ft.Colors.TRANSPARENT), identifier=UNREADY),
        on_tap=pressed(guard.around(only, alone=alone, place=place)),
        exclude_from_semantics=True,
        visible=not guard.hears or (alone and only is None),
        left=0,
        top=0,
        right=0,
        bottom=0,
    )
    # The same parts at all times: a button that moves to another place in the tree loses ripple and focus.
    stack = ft.Stack([content, cover], fit=ft.StackFit.PASS_THROUGH)
    return ft.Container(stack, foreground_decoration=edge if guard.noticed == place else None, expand=expand)
