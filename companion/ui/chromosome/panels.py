"""Which sheet belongs to which panel."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.state import State
from companion.ui.chromosome.battle_setup import fight_sheet
from companion.ui.chromosome.player_sheet import player_sheet
from companion.ui.chromosome.scene import Panel, Scene
from companion.ui.chromosome.turn_sheet import turn_sheet
from companion.ui.look import Look


def panel_sheet(look: Look, scene: Scene, state: State, panel: Panel) -> ft.Control | None:
    """The sheet of a panel."""
    match panel.kind:
        case "player":
            return player_sheet(look, scene, state, panel.seat)
        case "turn":
            return turn_sheet(look, scene, state, panel)
        case "fight":
            return fight_sheet(look, scene, state, panel)
        case _:
            return None
