"""Secrets of a player on a shared device, shown only while they are held."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.ui.art import art
from companion.ui.core.component import component, use_state
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_SMALL, PADDING, RADIUS_FIELD, TARGET_PRIMARY
from companion.ui.theme.typography import BODY_STRONG, LABEL
from companion.ui.widgets.layout import column


@component
def HoldToReveal(style: Style, name: str, secret: Callable[[], str]) -> ft.Control:
    """Draw a wide row that shows a player's secret while it is held.

    Nothing of the secret is in any control before that.

    Args:
        name: Whose secret it is.
        secret: Says it, and in lines of their own what it means; asked when it is wanted and not before.
    """
    held, hold = use_state(False)
    p = style.palette
    said, *means = secret().split("\n") if held else [style.words("reveal-hold", player=name)]
    lines = [style.text(said, BODY_STRONG, lines=2), *(style.text(each, LABEL, p.quiet) for each in means)]

    def begin(_: Any) -> None:
        hold(True)

    def end(_: Any) -> None:
        hold(False)

    content = ft.Container(
        ft.Row(
            [
                art("eye", p.accent if held else p.quiet, 24),
                column(lines, expand=True),
            ],
            spacing=GAP,
        ),
        padding=ft.Padding.symmetric(horizontal=PADDING, vertical=GAP_SMALL),
        height=None if means or style.scale > 1.25 else TARGET_PRIMARY,
        bgcolor=p.raised,
        border_radius=RADIUS_FIELD,
    )
    gestures = ft.GestureDetector(
        content=content,
        on_long_press_start=begin,
        on_long_press_end=end,
        on_long_press_cancel=end,
    )
    return ft.Semantics(content=gestures, container=True)
