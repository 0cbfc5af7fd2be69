"""The course of a game as two charts: projected score and irradiation by round."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.rules.chromosome.history import by_round
from companion.rules.chromosome.state import State
from companion.ui.chromosome.context import GameContext
from companion.ui.core.style import Style
from companion.ui.theme.measure import MARGIN, READING
from companion.ui.widgets.frame import section
from companion.ui.widgets.line_chart import Series, line_chart


def charts(style: Style, context: GameContext) -> list[ft.Control]:
    """Draw both charts, as far as the game has been played; none of a game that ended in its first round."""
    state: State = context.state
    states: Sequence[State] = context.open_game.table.states
    ends = by_round(states)
    if state.outcome is not None and len(ends) < 2:
        return []
    columns = [str(end.round) for end in ends]
    width = min(READING, style.width) - 2 * MARGIN - 24

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
