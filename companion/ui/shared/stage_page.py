"""How a stage of the game stands on the screen: its parts scroll, what can be done stays below them."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP_WIDE, MARGIN
from companion.ui.widgets.frame import scroll
from companion.ui.widgets.layout import column


def stage_page(style: Style, parts: Sequence[ft.Control], actions: ft.Control) -> ft.Control:
    """Parts below each other above the actions."""
    content = ft.Container(
        column(list(parts), GAP_WIDE, stretch=True),
        padding=ft.Padding.symmetric(horizontal=MARGIN),
    )
    return above_actions(style, [content], actions)


def above_actions(style: Style, parts: Sequence[ft.Control], actions: ft.Control) -> ft.Control:
    """Parts that keep their own margins above the actions."""
    return ft.Column([ft.Container(scroll(style, list(parts)), expand=True), actions], spacing=0, expand=True)
