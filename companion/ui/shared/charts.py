"""The course of a game as charts, on a screen of their own."""

from __future__ import annotations

import flet as ft

from companion.ui import kit
from companion.ui.game.context import AnyContext, use_state_of
from companion.ui.shared.opening import OpenedGame
from companion.ui.widgets.panes import pane_widths, panes


@kit.component
def ChartsScreen() -> ft.Control:
    """Draw the charts of a game as a screen of their own."""
    return OpenedGame("charts", OpenCharts)


@kit.screen
def OpenCharts(style: kit.Style, context: AnyContext) -> ft.View:
    """Draw the charts, and redraw them as the game goes on."""
    use_state_of(context)
    kit.use_effect(context.changes.begin, [], context.changes.end)
    game_id = context.open_game.id
    return kit.page_view(
        style,
        f"/game/{game_id}/charts",
        kit.bar(style, style.words("chart-title"), on_back=lambda: context.client.go(f"/game/{game_id}")),
        _charts(style, context),
    )


def _charts(style: kit.Style, context: AnyContext) -> ft.Control:
    """Draw the charts below each other, in two columns on a wide page."""
    if not style.wide:
        return kit.scroll(style, context.ui.charts(style, context))
    narrow, _ = pane_widths(style)
    drawn = context.ui.charts(style.part(round(narrow)), context)
    return panes(style, drawn[::2], drawn[1::2])
