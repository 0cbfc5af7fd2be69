"""A player's numbers, each with its steppers: spend a fate point, correct anything."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.state import State
from companion.ui.chromosome.scene import Scene
from companion.ui.look import Look
from companion.ui.widgets.choose import stepper
from companion.ui.widgets.frame import sheet


def player_sheet(look: Look, scene: Scene, state: State, seat: int) -> ft.Control:
    """The sheet that a press on a strip opens."""
    words, player = look.words, state.players[seat]
    rows: list[ft.Control] = [
        stepper(
            look,
            words("term-fate"),
            player.fate,
            glyph="fate",
            on_less=lambda: scene.submit(cmd.SpendFate(seat=seat)),
            on_more=lambda: scene.submit(cmd.Correct(seat=seat, what="fate", delta=1)),
            less=words("sheet-spend-fate", player=player.name),
            more=words("sheet-more-fate", player=player.name),
        ),
    ]
    return sheet(look, player.name, rows, scene.close)
