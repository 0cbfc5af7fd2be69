"""Buttons whose meaning changes in place; see `companion.ui.core.tap_guard`."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.ui.core.component import component
from companion.ui.core.session import shared
from companion.ui.core.style import Style
from companion.ui.core.tap_guard import TapGuard, use_tap_guard
from companion.ui.theme.flet_theme import ACCENT
from companion.ui.theme.measure import RADIUS_BUTTON
from companion.ui.widgets.press import Press, Sign, pressed, primary

EDGE = 2
"""Width of the border around a button that was tapped too early."""


def guarded(
    style: Style,
    meaning: object,
    words: str,
    on_press: Press | None,
    *,
    note: str | Callable[[], str] | None = None,
    glyph: Sign | None = None,
    grave: bool = False,
    ask: Callable[[Press], Any] | None = None,
    quiet: bool = False,
) -> ft.Control:
    """Draw a wide button whose meaning changes in place, under a tap guard.

    Args:
        meaning: The meaning of a press, without the words, which may change; see `use_tap_guard`.
        words: As for `primary`, like the other arguments without a description.
        note: As for `primary`, or a hook that returns the note, so that the button follows a draft.
        grave: Whether the button is red, for a death; a quiet button has red words and a red edge.
        ask: As for `primary`, for another player's button.
        quiet: As for `primary`.
    """
    p = style.palette
    red = (None, p.danger) if quiet else (p.danger, p.on_danger)
    fill, ink = red if grave else (None, None)

    def draw(guard: TapGuard) -> ft.Control:
        press, below = guard(on_press), note() if callable(note) else note
        button = primary(
            style,
            words,
            press,
            note=below,
            glyph=glyph,
            expand=True,
            key=guard.key,
            fill=fill,
            ink=ink,
            ask=ask,
            quiet=quiet,
        )
        return ft.Row([button])

    # A late tap on another player's button does nothing, since the button must be held.
    return ft.Container(Guarded(meaning, draw, None if ask else on_press, alone=True), expand=True)


def under_guard(
    meaning: object, draw: Callable[[TapGuard], ft.Control], *, expand: bool | int | None = None
) -> ft.Control:
    """Draw controls whose meaning changes in place, under a tap guard; see `companion.ui.core.tap_guard`."""
    return ft.Container(Guarded(meaning, draw), expand=expand)


@component
def Guarded(
    meaning: object,
    draw: Callable[[TapGuard], ft.Control],
    only: Press | None = None,
    *,
    alone: bool = False,
) -> ft.Control:
    """Draw controls under their own tap guard.

    Args:
        meaning: The meaning of the controls, see `use_tap_guard`.
        draw: Draws the controls with the guard.
        only: The handler of a single button; None while something is missing.
        alone: Whether there is only one button; see `TapGuard.around`.
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
    """Draw buttons whose early taps are answered: a border shows that they were noticed and ignored."""
    edge = ft.BoxDecoration(
        border=ft.Border.all(EDGE, ACCENT),
        border_radius=shared(ft.BorderRadius.all, RADIUS_BUTTON),
    )
    # Always build the same tree: a button that moves within the tree loses its ripple.
    framed = ft.Container(content, foreground_decoration=edge if guard.noticed == place else None)
    # A disabled button passes taps to this parent; hide the parent from screen readers.
    return ft.GestureDetector(
        framed,
        on_tap=pressed(guard.around(only, alone=alone, place=place)),
        exclude_from_semantics=True,
        expand=expand,
    )
