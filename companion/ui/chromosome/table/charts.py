"""The course of a game as two charts: projected score and irradiation by round."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.history import by_round
from companion.ui.core.component import component, screen, use_effect
from companion.ui.core.style import Look
from companion.ui.shared.context import Scene, use_state_of
from companion.ui.shared.opening import OpenedGame
from companion.ui.theme.measure import MARGIN, READING
from companion.ui.widgets.frame import bar, page_view, scroll, section
from companion.ui.widgets.line_chart import Series, line_chart


def charts(look: Look, scene: Scene) -> list[ft.Control]:
    """Both charts, as far as the game has been played."""
    table = scene.seating.table
    state, ends = table.state, by_round(table.states)
    columns = [str(end.round) for end in ends]
    half = look.width / 2 if look.wide else look.width
    width = min(READING, half) - 2 * MARGIN - 24

    def lines(values: list[tuple[int, ...]]) -> list[Series]:
        return [
            Series(
                player.name,
                look.palette.players[player.colour],
                player.species,
                tuple(float(row[player.seat]) for row in values),
            )
            for player in state.players
        ]

    words = look.words
    return [
        section(
            look,
            words("chart-score"),
            [
                line_chart(
                    look,
                    lines([end.scores for end in ends]),
                    columns,
                    width=width,
                    label=words("chart-score"),
                )
            ],
        ),
        section(
            look,
            words("chart-irradiation"),
            [
                line_chart(
                    look,
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
def OpenCharts(look: Look, scene: Scene) -> ft.View:
    """The charts, drawn anew as the game goes on."""
    use_state_of(scene)
    use_effect(scene.pulse.begin, [], scene.pulse.end)
    game_id = scene.seating.id
    return page_view(
        look,
        f"/game/{game_id}/charts",
        bar(look, look.words("chart-title"), on_back=lambda: scene.client.go(f"/game/{game_id}")),
        scroll(look, charts(look, scene)),
    )
