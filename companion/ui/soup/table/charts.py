"""The course of a game as charts: places, points, amoebas, genes and debts over the rounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from companion.rules.soup.history import PlayerEnd, RoundEnd, by_round
from companion.rules.soup.state import State
from companion.ui.core.style import Style
from companion.ui.soup.context import GameContext
from companion.ui.soup.look import amoeba_glyph
from companion.ui.theme.measure import MARGIN, READING
from companion.ui.theme.typography import BODY
from companion.ui.widgets.frame import section
from companion.ui.widgets.line_chart import Series, line_chart

ASIDE = 24
"""Room at the end of a chart for the drawings of its lines."""


def rounds_of(context: GameContext) -> tuple[RoundEnd, ...]:
    """Return the table at the end of each round."""
    table = context.open_game.table
    return by_round(table.states, [entry.events for entry in table.entries])


def charts(style: Style, context: GameContext) -> list[ft.Control]:
    """Draw all charts, as far as the game has been played; none of a game that ended in its first round."""
    state: State = context.state
    ends = rounds_of(context)
    if state.ending is not None and len(ends) < 2:
        return []
    if not ends:
        return [section(style, style.words("chart-places"), [style.text(style.words("chart-none"), BODY)])]
    first = state.options.finish_zone
    zone = float(first) if any(player.place >= first - 10 for player in state.players) else None
    parts = [
        _lines(style, "chart-places", state, ends, lambda each: each.place, limit=zone),
        _lines(style, "chart-points", state, ends, lambda each: each.points),
        _lines(style, "chart-amoebas", state, ends, lambda each: each.amoebas),
        _lines(style, "chart-genes", state, ends, lambda each: each.genes),
    ]
    if any(player.debt for end in ends for player in end.players):
        parts.append(_lines(style, "chart-debts", state, ends, lambda each: each.debt))
    return parts


def _lines(
    style: Style,
    key: str,
    state: State,
    ends: Sequence[RoundEnd],
    value: Callable[[PlayerEnd], int],
    *,
    limit: float | None = None,
) -> ft.Control:
    """Draw a line for each player."""
    title = style.words(key)
    series = [
        Series(
            player.name,
            style.palette.players[state.hue(player.colour)],
            0,
            tuple(float(value(end.players[player.seat])) for end in ends),
            amoeba_glyph(player.colour),
        )
        for player in state.players
    ]
    width = min(READING, style.width) - 2 * MARGIN - ASIDE
    columns = [str(end.round) for end in ends]
    return section(style, title, [line_chart(style, series, columns, width=width, label=title, limit=limit)])
