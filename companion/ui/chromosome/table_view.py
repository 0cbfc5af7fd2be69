"""The table: the clock, the phase, a strip for each player, the one wide button, undo."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.next_step import NextStep
from companion.rules.chromosome.state import State
from companion.ui.chromosome.scene import Panel, Scene
from companion.ui.chromosome.strip import Strip
from companion.ui.component import keyed, memo
from companion.ui.look import Look
from companion.ui.theme.measure import GAP_SMALL, HAIR, MARGIN, PADDING
from companion.ui.theme.typography import HEADING, LABEL
from companion.ui.widgets.frame import bar, bottom_bar, scroll
from companion.ui.widgets.marks import clock_ring
from companion.ui.widgets.press import glyph_button, primary


@memo
def Heading(look: Look, phase: str, round_: int, rounds: int, starter: str) -> ft.Control:
    """The clock as a ring, the phase, who started."""
    words, p = look.words, look.palette
    ring = clock_ring(look, round_, rounds, size=72, label=words("table-round", round=round_, rounds=rounds))
    lines = ft.Column(
        [
            look.text(words(f"table-phase-{phase}"), HEADING, lines=2, heading=True),
            look.text(
                words("table-line", round=round_, rounds=rounds, player=starter), LABEL, p.quiet, lines=2
            ),
        ],
        spacing=GAP_SMALL,
        tight=True,
        expand=True,
    )
    return ft.Container(
        ft.Row([ring, lines], spacing=MARGIN, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        padding=ft.Padding.only(left=MARGIN, right=MARGIN, bottom=PADDING),
        border=ft.Border.only(bottom=ft.BorderSide(HAIR, p.hairline)),
    )


def TableView(look: Look, scene: Scene, state: State, step: NextStep) -> ft.Control:
    """The heart of the app."""
    words = look.words
    strips = [
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
            clock="",
        )
        for player in state.players
    ]
    starter = state.players[state.starter].name
    top = bar(
        look,
        words("game-chromosome"),
        on_back=lambda: scene.client.go("/"),
        actions=[glyph_button(look, "more", words("table-menu"), lambda: scene.show(Panel("menu")))],
    )
    heading = Heading(look, state.phase, state.round, state.rounds, starter)
    return ft.Column(
        [
            top,
            ft.Container(scroll(look, [heading, *strips]), expand=True),
            bottom_bar(look, [primary(look, words("table-next"), lambda: None, expand=True)]),
        ],
        spacing=0,
        expand=True,
    )
