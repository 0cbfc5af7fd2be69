"""What the menu of a table offers for Chromosome alone."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.state import Detail, State
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.table.corrections import corrections
from companion.ui.core.style import Style
from companion.ui.shared.context import Panel
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import BODY_STRONG
from companion.ui.widgets.choose import options_row, switch_row
from companion.ui.widgets.layout import column
from companion.ui.widgets.rows import link_row


def to_see(style: Style, context: GameContext, state: State) -> list[ft.Control]:
    """The radioactive areas."""
    words = style.words
    rows: list[ft.Control] = []
    if state.phase != "over" and (state.areas or context.runs_the_table()):
        rows.append(
            link_row(
                style,
                "radiation",
                words("term-areas"),
                lambda: context.show(Panel("areas")),
                note=words("count-areas", count=len(state.areas)) if state.areas else "",
                inset=0,
            )
        )
    return rows


def to_correct(style: Style, context: GameContext, state: State) -> list[ft.Control]:
    """How much is kept, the round, whose turn it is."""
    return [_keeping(style, context, state), *corrections(style, context, state)]


def _keeping(style: Style, context: GameContext, state: State) -> ft.Control:
    """How much the app keeps: the level of detail, the clocks."""
    words = style.words
    details: list[tuple[Detail, str]] = [
        ("quick", words("new-detail-quick")),
        ("full", words("new-detail-full")),
    ]

    def keep(detail: Detail) -> None:
        context.submit(cmd.SetDetail(detail=detail))

    return column(
        [
            style.text(words("new-detail"), BODY_STRONG),
            options_row(
                style,
                details,
                state.detail,
                keep,
            ),
            switch_row(
                style,
                words("new-clocks"),
                state.clocks,
                lambda running: context.submit(cmd.SetClocks(running=running)),
            ),
        ],
        GAP,
        stretch=True,
    )


def to_end(style: Style, context: GameContext, state: State) -> list[ft.Control]:
    """The phase, where it can be ended."""
    words = style.words
    rows: list[ft.Control] = []
    if state.phase == "turns":
        rows.append(
            link_row(
                style,
                "passed",
                words("label-end-phase"),
                lambda: context.submit_and_close(cmd.EndPhase()),
                note=words("menu-end-phase-note"),
                leads=False,
                inset=0,
            )
        )
    return rows
