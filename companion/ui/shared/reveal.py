"""Secrets of a player on a shared device, shown only while a button is held."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.ui import kit


@kit.component
def HoldToReveal(style: kit.Style, name: str, secret: Callable[[], str]) -> ft.Control:
    """Draw a wide row that shows a player's secret while it is held.

    Until it is held, no control contains the secret.

    Args:
        secret: Returns the secret and lines that explain it; called only while the row is held.
    """
    held, hold = kit.use_state(False)
    p = style.palette
    said, *means = secret().split("\n") if held else [style.words("reveal-hold", player=name)]
    lines = [
        style.text(said, kit.BODY_STRONG, lines=2),
        *(style.text(each, kit.LABEL, p.quiet) for each in means),
    ]

    def begin(_: Any) -> None:
        hold(True)

    def end(_: Any) -> None:
        hold(False)

    content = ft.Container(
        ft.Row(
            [
                kit.art("eye", p.accent if held else p.quiet, 24),
                kit.column(lines, expand=True),
            ],
            spacing=kit.GAP,
        ),
        padding=ft.Padding.symmetric(horizontal=kit.PADDING, vertical=kit.GAP_SMALL),
        height=None if means or style.scale > kit.LARGE_TEXT else kit.TARGET_PRIMARY,
        bgcolor=p.raised,
        border_radius=kit.RADIUS_FIELD,
    )
    gestures = ft.GestureDetector(
        content=content,
        on_long_press_start=begin,
        on_long_press_end=end,
        on_long_press_cancel=end,
    )
    return ft.Semantics(content=gestures, container=True)
