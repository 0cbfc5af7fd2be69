"""The sheets of Chromosome by panel."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.corrections import Correct
from companion.rules.chromosome.next_step import acting
from companion.rules.chromosome.state import State
from companion.ui.chromosome.battle.setup import fight_sheet
from companion.ui.chromosome.context import GameContext, may_turn
from companion.ui.chromosome.player.reading import PlayerReading
from companion.ui.chromosome.player.sheet import PlayerSheet
from companion.ui.chromosome.radiation.areas_sheet import areas_sheet
from companion.ui.chromosome.setup.options_sheet import options_sheet
from companion.ui.chromosome.turn.gene_faces import gene_faces_sheet
from companion.ui.chromosome.turn.late_move import is_late_move
from companion.ui.chromosome.turn.sheet import turn_sheet
from companion.ui.core.component import memo, use_slice
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.number_row import why_read


def has_panel(context: GameContext, panel: Panel) -> bool:
    """Return whether a panel has anything to show on this device, which may change while it is open."""
    match panel.kind:
        case "turn" if is_late_move(context, panel):
            return True
        case "turn":
            return may_turn(context) and acting(context.state) is not None
        case "fight":
            return may_turn(context)
        case _:
            return True


def panel_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control | None:
    """Draw the sheet of a panel; None where this device has nothing to show."""
    match panel.kind:
        case "player":
            return PlayerPanel(style, context, panel.seat)
        case "turn" if is_late_move(context, panel):
            return turn_sheet(style, context, state, panel)
        case "turn" | "fight" if not may_turn(context):
            return None
        case "turn":
            return turn_sheet(style, context, state, panel)
        case "fight":
            return fight_sheet(style, context, state, panel)
        case "areas":
            return areas_sheet(style, context, state, panel)
        case "options":
            return options_sheet(style, context, state)
        case "gene-faces":
            return gene_faces_sheet(style, context, state, panel)
        case _:
            return None


@memo
def PlayerPanel(style: Style, context: GameContext, seat: int) -> ft.Control:
    """Draw a player's numbers, editable where this device may change them."""
    # Whose a number of a player is does not depend on which it is, so one stands for all.
    number = Correct(seat=seat, what="fate", delta=1)
    refused = use_slice(context.changes, lambda: context.client.access.refusal(context.open_game, number))
    if refused is None:
        return PlayerSheet(style, context, seat)
    return PlayerReading(style, context, seat, why_read(style, refused))
