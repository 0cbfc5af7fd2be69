"""Which sheet belongs to which panel."""

from __future__ import annotations

from typing import assert_never

import flet as ft

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.state import State
from companion.ui.chromosome.battle.setup import fight_sheet
from companion.ui.chromosome.player.reading import PlayerReading
from companion.ui.chromosome.player.sheet import PlayerSheet
from companion.ui.chromosome.radiation.areas_sheet import areas_sheet
from companion.ui.chromosome.setup.options_sheet import options_sheet
from companion.ui.chromosome.turn.gene_faces import gene_faces_sheet
from companion.ui.chromosome.turn.sheet import turn_of, turn_sheet
from companion.ui.core.component import memo, use_slice
from companion.ui.core.style import Look
from companion.ui.party.invite import invite_sheet
from companion.ui.shared.context import Panel, Scene
from companion.ui.shared.menu import menu_sheet
from companion.ui.shared.rename_sheet import renamable, rename_sheet


def has_sheet(scene: Scene, panel: Panel) -> bool:
    """Whether a panel has anything to show on this device, which may change while it lies open."""
    match panel.kind:
        case "turn":
            return scene.may_turn() and turn_of(scene.state) is not None
        case "fight":
            return scene.may_turn()
        case "rename":
            return bool(renamable(scene, scene.state))
        case "invite":
            return scene.client.visitor.is_host
        case "player" | "areas" | "menu" | "options" | "gene-faces":
            return True
        case _:
            assert_never(panel.kind)


def panel_sheet(look: Look, scene: Scene, state: State, panel: Panel) -> ft.Control | None:
    """The sheet of a panel."""
    match panel.kind:
        case "player":
            return PlayerPanel(look, scene, panel.seat)
        case "turn" | "fight" if not scene.may_turn():
            return None
        case "turn":
            return turn_sheet(look, scene, state, panel)
        case "areas":
            return areas_sheet(look, scene, state, panel)
        case "fight":
            return fight_sheet(look, scene, state, panel)
        case "menu":
            return menu_sheet(look, scene, state, panel)
        case "options":
            return options_sheet(look, scene, state)
        case "rename":
            return rename_sheet(look, scene, state, panel)
        case "gene-faces":
            return gene_faces_sheet(look, scene, state, panel)
        case "invite":
            return invite_sheet(look, scene)
        case _:
            assert_never(panel.kind)


@memo
def PlayerPanel(look: Look, scene: Scene, seat: int) -> ft.Control:
    """A player's numbers: to change where this device may change them, else to read."""
    # Whose a number of a player is does not depend on which it is, so one stands for all.
    number = cmd.Correct(seat=seat, what="fate", delta=1)
    refused = use_slice(scene.pulse, lambda: scene.client.visitor.refusal(scene.seating, number))
    if refused is None:
        return PlayerSheet(look, scene, seat)
    theirs = refused.code == "party-not-your-seat"
    why = look.words("party-numbers" if theirs else refused.code, **refused.params)
    return PlayerReading(look, scene, seat, why)
