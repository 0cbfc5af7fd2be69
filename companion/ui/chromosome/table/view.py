"""The table: the clock, the phase, a strip for each player, what comes next."""

from __future__ import annotations

from typing import NamedTuple

import flet as ft

from companion.rules.chromosome.state import State
from companion.ui.chromosome.table.player_row import Strip
from companion.ui.core.component import keyed, memo, use_slice
from companion.ui.core.style import Look
from companion.ui.shared.action_bar import Dock
from companion.ui.shared.context import Scene
from companion.ui.theme.measure import GAP_SMALL, HAIR, MARGIN, PADDING
from companion.ui.theme.typography import HEADING, LABEL
from companion.ui.widgets.frame import scroll
from companion.ui.widgets.marks import clock_ring


class Shown(NamedTuple):
    """What the heading shows."""

    phase: str
    round: int
    rounds: int
    starter: str
    note: str


def shown_of(look: Look, state: State) -> Shown:
    """What the heading shows in this state."""
    starter = state.players[state.starter].name
    note = "" if state.phase == "over" else event_note(look, state)
    return Shown(state.phase, state.round, state.rounds, starter, note)


def event_note(look: Look, state: State) -> str:
    """The event of the round, if one was noted."""
    event = state.event
    bonus = look.words("table-event-power", bonus=event.power_bonus) if event.power_bonus else ""
    return " · ".join(part for part in (event.text, bonus) if part)


@memo
def Heading(look: Look, scene: Scene) -> ft.Control:
    """The clock as a ring, the phase, who started."""
    shown = use_slice(scene.pulse, lambda: shown_of(look, scene.state))
    words, p = look.words, look.palette
    said = words("table-round", round=shown.round, rounds=shown.rounds)
    line = words("table-line", round=shown.round, rounds=shown.rounds, player=shown.starter)
    parts: list[ft.Control] = [
        look.text(words(f"table-phase-{shown.phase}"), HEADING, lines=2, heading=True),
        look.text(line, LABEL, p.quiet, lines=2),
    ]
    if shown.note:
        parts.append(look.text(shown.note, LABEL, p.radiation, lines=3))
    lines = ft.Column(parts, spacing=GAP_SMALL, tight=True, expand=True)
    return ft.Container(
        ft.Row(
            [clock_ring(look, shown.round, shown.rounds, size=72, label=said), lines],
            spacing=MARGIN,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        padding=ft.Padding.only(left=MARGIN, right=MARGIN, bottom=PADDING),
        border=ft.Border.only(bottom=ft.BorderSide(HAIR, p.hairline)),
    )


@memo
def StripsView(look: Look, scene: Scene) -> ft.Control:
    """The clock and a strip for each player, without actions."""
    seats = use_slice(scene.pulse, lambda: len(scene.state.players))
    strips = [keyed(f"strip-{seat}", Strip, look, scene, seat) for seat in range(seats)]
    return scroll(look, [Heading(look, scene), *strips])


@memo
def TableView(look: Look, scene: Scene) -> ft.Control:
    """The heart of the app: the strips, and below them what can be done."""
    return ft.Column(
        [ft.Container(StripsView(look, scene), expand=True), Dock(look, scene)],
        spacing=0,
        expand=True,
    )
