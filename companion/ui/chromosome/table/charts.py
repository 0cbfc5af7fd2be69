"""The course of a game as two charts: projected score and irradiation by round."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.history import by_round
from companion.ui.core.component import component, screen, use_effect
from companion.ui.core.style import Style
from companion.ui.shared.context import GameContext, use_state_of
from companion.ui.shared.opening import OpenedGame
from companion.ui.theme.measure import MARGIN, READING
from companion.ui.widgets.frame import bar, page_view, scroll, section
from companion.ui.widgets.line_chart import Series, line_chart


def charts(style: Style, context: GameContext) -> list[ft.Control]:
    """Both charts, as far as the game has been played."""
    table = context.open_game.table
    state, ends = table.state, by_round(table.states)
    columns = [str(end.round) for end in ends]
    half = style.width / 2 if style.wide else style.width
    width = min(READING, half) - 2 * MARGIN - 24

    def lines(values: list[tuple[int, ...]]) -> list[Series]:
        return [
            Series(
                player.name,
                style.palette.players[player.colour],
                player.species,
                tuple(float(row[player.seat]) for row in values),
            )
            for player in state.players
        ]

    words = style.words
    return [
        section(
            style,
            words("chart-score"),
            [
                line_chart(
                    style,
                    lines([end.scores for end in ends]),
                    columns,
                    width=width,
                    label=words("chart-score"),
                )
            ],
        ),
        section(
            style,
            words("chart-irradiation"),
            [
                line_chart(
                    style,
                    lines([end.irradiation for end in ends]),
                    columns,
                    width=width,
                    label=words("chart-irradiation"),
                    limit=float(state.options.irradiation_limit),
                )
            ],
        ),
    ]


@component
def ChartsScreen() -> ft.Control:
    """The charts of a game as a screen of their own."""
    return OpenedGame("charts", OpenCharts)


@screen
def OpenCharts(style: Style, context: GameContext) -> ft.View:
    """The charts, drawn anew as the game goes on."""
    use_state_of(context)
    use_effect(context.changes.begin, [], context.changes.end)
    game_id = context.open_game.id
    return page_view(
        style,
        f"/game/{game_id}/charts",
        bar(style, style.words("chart-title"), on_back=lambda: context.client.go(f"/game/{game_id}")),
        scroll(style, charts(style, context)),
    )
