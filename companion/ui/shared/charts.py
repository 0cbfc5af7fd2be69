"""The course of a game as charts, on a screen of their own."""

from __future__ import annotations

import flet as ft

from companion.ui.core.component import component, screen, use_effect
from companion.ui.core.style import Style
from companion.ui.game.context import AnyContext, use_state_of
from companion.ui.shared.opening import OpenedGame
from companion.ui.widgets.frame import bar, page_view, scroll


@component
def ChartsScreen() -> ft.Control:
    """Draw the charts of a game as a screen of their own."""
    return OpenedGame("charts", OpenCharts)


@screen
def OpenCharts(style: Style, context: AnyContext) -> ft.View:
    """Draw the charts, and redraw them as the game goes on."""
    use_state_of(context)
    use_effect(context.changes.begin, [], context.changes.end)
    game_id = context.open_game.id
    return page_view(
        style,
        f"/game/{game_id}/charts",
        bar(style, style.words("chart-title"), on_back=lambda: context.client.go(f"/game/{game_id}")),
        scroll(style, context.ui.charts(style, context)),
    )
