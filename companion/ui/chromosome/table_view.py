"""The table: the clock, the phase, a strip for each player, what comes next."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.next_step import NextStep
from companion.rules.chromosome.state import State
from companion.ui.chromosome.dock import Dock, next_words
from companion.ui.chromosome.scene import Scene
from companion.ui.chromosome.strip import Strip
from companion.ui.component import keyed, memo
from companion.ui.look import Look
from companion.ui.theme.measure import GAP_SMALL, HAIR, MARGIN, PADDING
from companion.ui.theme.typography import HEADING, LABEL
from companion.ui.widgets.frame import scroll
from companion.ui.widgets.marks import clock_ring


@memo
def Heading(look: Look, phase: str, round_: int, rounds: int, starter: str, note: str) -> ft.Control:
    """The clock as a ring, the phase, who started."""
    words, p = look.words, look.palette
    said = words("table-round", round=round_, rounds=rounds)
    line = words("table-line", round=round_, rounds=rounds, player=starter)
    parts: list[ft.Control] = [
        look.text(words(f"table-phase-{phase}"), HEADING, lines=2, heading=True),
        look.text(line, LABEL, p.quiet, lines=2),
    ]
    if note:
        parts.append(look.text(note, LABEL, p.radiation, lines=3))
    lines = ft.Column(parts, spacing=GAP_SMALL, tight=True, expand=True)
    return ft.Container(
        ft.Row(
            [clock_ring(look, round_, rounds, size=72, label=said), lines],
            spacing=MARGIN,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        padding=ft.Padding.only(left=MARGIN, right=MARGIN, bottom=PADDING),
        border=ft.Border.only(bottom=ft.BorderSide(HAIR, p.hairline)),
    )


def event_note(look: Look, state: State) -> str:
    """The event of the round, if one was noted."""
    event = state.event
    bonus = look.words("table-event-power", bonus=event.power_bonus) if event.power_bonus else ""
    return " · ".join(part for part in (event.text, bonus) if part)


def clocks_shown(look: Look, scene: Scene, state: State) -> tuple[str, ...]:
    """Each player's time in words; empty where clocks are not in use."""
    if not scene.clocks_in_use:
        return ("",) * len(state.players)
    return tuple(look.words.duration(spent.total_seconds()) for spent in scene.clock_times())


def strips(look: Look, scene: Scene, state: State) -> list[ft.Control]:
    """One strip a player."""
    times = clocks_shown(look, scene, state)
    return [
        keyed(
            f"strip-{player.seat}",
            Strip,
            look,
            scene,
            player,
            active=state.active == player.seat,
            starter=state.starter == player.seat,
            limit=state.options.irradiation_limit,
            fate_max=state.options.fate_max,
            detail=state.detail,
            clock=times[player.seat],
        )
        for player in state.players
    ]


def heading(look: Look, state: State) -> ft.Control:
    """The clock and the phase of this state."""
    starter = state.players[state.starter].name
    note = "" if state.phase == "over" else event_note(look, state)
    return Heading(look, state.phase, state.round, state.rounds, starter, note)


def StripsView(look: Look, scene: Scene, state: State) -> ft.Control:
    """The table without its actions: beside what takes place on a wide page."""
    return scroll(look, [heading(look, state), *strips(look, scene, state)])


def TableView(look: Look, scene: Scene, state: State, step: NextStep) -> ft.Control:
    """The heart of the app."""
    table = scene.seating.table
    last = table.entries[-1].label if len(table.entries) > 1 else None
    redo = table.undone[0].label if table.undone else None
    turns = step.step in ("turn", "end-turn")
    dock = Dock(look, scene, next_words(look, state, step), step, last, turns, redo)
    return ft.Column(
        [ft.Container(StripsView(look, scene, state), expand=True), dock],
        spacing=0,
        expand=True,
    )
