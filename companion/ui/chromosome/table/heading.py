"""The heading of the table: the clock, the phase, who started."""

from __future__ import annotations

from typing import NamedTuple

import flet as ft

from companion.rules.chromosome.state import State
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.table.areas_row import AreasButton, areas_button_width
from companion.ui.core.component import memo, use_slice
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP_SMALL, HAIR, MARGIN, PADDING
from companion.ui.theme.typography import HEADING, LABEL
from companion.ui.widgets.layout import column
from companion.ui.widgets.marks import clock_ring

RING = 72
"""Width of the ring."""


class TableFacts(NamedTuple):
    """The data of the heading."""

    phase: str
    round: int
    rounds: int
    starter: str
    note: str


def table_facts(style: Style, state: State) -> TableFacts:
    """Return what the heading shows in this state."""
    starter = state.players[state.starter].name
    note = "" if state.phase == "over" else event_note(style, state)
    return TableFacts(state.phase, state.round, state.rounds, starter, note)


def event_note(style: Style, state: State) -> str:
    """Return the event of the round, if one was noted."""
    event = state.event
    bonus = style.words("table-event-power", bonus=event.power_bonus) if event.power_bonus else ""
    return " · ".join(part for part in (event.text, bonus) if part)


@memo
def Heading(style: Style, context: GameContext, *, areas: bool = False) -> ft.Control:
    """Draw the clock as a ring, the phase, and the starting player.

    Args:
        areas: Whether the radioactive areas stand beside them, for want of room elsewhere.
    """
    shown = use_slice(context.changes, lambda: table_facts(style, context.state))
    words, p = style.words, style.palette
    said = words("table-round", round=shown.round, rounds=shown.rounds)
    last = shown.round == shown.rounds
    line = words("table-line", round=shown.round, rounds=shown.rounds, player=shown.starter, last=last)
    button = use_slice(context.changes, lambda: areas_button_width(style, context) if areas else 0)
    room = style.width - 2 * MARGIN - RING - MARGIN - (button + MARGIN if button else 0)
    parts: list[ft.Control] = [
        style.text(words(f"table-phase-{shown.phase}"), HEADING, lines=2, heading=True, room=room),
        style.text(line, LABEL, p.quiet, lines=2),
    ]
    if shown.note:
        parts.append(style.text(shown.note, LABEL, p.radiation, lines=3))
    ring = clock_ring(style, shown.round, shown.rounds, size=RING, label=said)
    rest = [AreasButton(style, context)] if areas else []
    return ft.Container(
        ft.Row([ring, column(parts, GAP_SMALL, expand=True), *rest], spacing=MARGIN),
        padding=ft.Padding.only(left=MARGIN, right=MARGIN, bottom=PADDING),
        border=ft.Border.only(bottom=ft.BorderSide(HAIR, p.hairline)),
    )
