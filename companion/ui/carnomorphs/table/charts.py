"""The course of a game as charts: the threat on board, mutation markers, feeding, the tokens drawn."""

from collections import Counter
from collections.abc import Sequence

import flet as ft

from companion.rules.carnomorphs.data import FATAL_MARKERS, INTRUDERS, IntruderKind
from companion.rules.carnomorphs.history import RoundEnd, by_round
from companion.rules.carnomorphs.state import State
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import GameContext, Here
from companion.ui.carnomorphs.look import token_bars
from companion.ui.game.ending import Course
from companion.ui.shared.charts import chart, course_chart, course_of
from companion.ui.widgets.bars import bar_row
from companion.ui.widgets.line_chart import Series


def rounds_of(context: GameContext) -> tuple[RoundEnd, ...]:
    return by_round(context.open_game.table.states)


def marker_course(here: Here, ends: Sequence[RoundEnd]) -> Course:
    title = here.words("chart-markers")
    return course_of(title, ends, len(here.context.seats), lambda end, seat: end.markers[seat])


def charts(here: Here) -> list[ft.Control]:
    """Draw all charts of the game so far; for a finished game, leave out empty charts."""
    style, context = here.style, here.context
    state: State = context.state
    ends = rounds_of(context)
    if state.ending is not None and len(ends) < 2:
        return [_drawn(style, state)] if state.drawn else []
    if not ends:
        return [
            kit.section(style, here.words("chart-threat"), [style.text(here.words("chart-none"), kit.BODY)])
        ]
    markers, over = marker_course(here, ends), state.ending is not None
    parts: list[ft.Control] = []
    if not over or any(any(end.figures) for end in ends):
        parts.append(chart(style, here.words("chart-threat"), _threat(style, ends), markers.columns))
    if not over or any(map(any, markers.values)):
        parts.append(course_chart(here, markers, limit=float(FATAL_MARKERS)))
    if any(end.fed for end in ends):
        parts.append(chart(style, here.words("chart-feeding"), [_feeding(style, ends)], markers.columns))
    if state.drawn:
        parts.append(_drawn(style, state))
    return parts


def _threat(style: kit.Style, ends: Sequence[RoundEnd]) -> list[Series]:
    """Return the figures on board by round, for Metagorgers and the other kinds that have appeared."""
    p = style.palette
    inks: dict[IntruderKind, str] = {
        "metagorger": p.quiet,
        "shambler": p.text,
        "fleshbeast": p.accent,
        "butcher": p.danger,
    }
    return [
        Series(
            style.words(f"intruder-{kind}"),
            inks[kind],
            0,
            tuple(float(end.figures.of(kind)) for end in ends),
            glyph(kind),
        )
        for kind in INTRUDERS
        if any(end.figures.of(kind) for end in ends) or kind == "metagorger"
    ]


def _feeding(style: kit.Style, ends: Sequence[RoundEnd]) -> Series:
    title, values = style.words("chart-feeding"), tuple(float(end.fed) for end in ends)
    return Series(title, style.palette.accent, 0, values, glyph("feeding"))


def _drawn(style: kit.Style, state: State) -> ft.Control:
    rows = [bar_row(style, bar, style.palette.accent) for bar in token_bars(style, Counter(state.drawn))]
    return kit.section(style, style.words("chart-drawn"), rows)
