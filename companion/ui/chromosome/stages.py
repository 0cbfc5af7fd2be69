"""The stages and the sheets of Chromosome, and their views."""

from typing import Literal

import flet as ft

from companion.rules.chromosome.corrections import Correct
from companion.rules.chromosome.next_step import acting
from companion.rules.chromosome.state import State
from companion.ui import kit
from companion.ui.chromosome.battle.setup import fight_sheet
from companion.ui.chromosome.battle.view import BattleView
from companion.ui.chromosome.context import GameContext, Here, may_turn
from companion.ui.chromosome.options import gene_faces_sheet, options_sheet
from companion.ui.chromosome.player.sheet import PlayerReading, PlayerSheet
from companion.ui.chromosome.radiation.areas import AreasSheet
from companion.ui.chromosome.radiation.view import RadiationView
from companion.ui.chromosome.table.preparation import PreparationView
from companion.ui.chromosome.turn.actions import EvolutionRollView
from companion.ui.chromosome.turn.turns import is_late_move, turn_panel
from companion.ui.game.context import Panel
from companion.ui.shared.number_row import why_read

Stage = Literal["table", "battle", "evolution", "radiation", "preparation", "over"]


def stage_of(state: State) -> Stage:
    if state.phase == "over":
        return "over"
    if state.battle is not None:
        return "battle"
    if state.evolution is not None:
        return "evolution"
    if state.radiation is not None:
        return "radiation"
    return "preparation" if state.phase == "preparation" else "table"


def stage_title(style: kit.Style, state: State, stage: Stage) -> str:
    words = style.words
    match stage:
        case "battle":
            return words("term-battle")
        case "evolution":
            return words("action-evolution")
        case "radiation":
            wave = state.radiation is not None and state.radiation.wave
            return words("action-wave" if wave else "phase-radiation")
        case "preparation":
            return words("table-phase-preparation")
        case "over":
            return words("phase-over")
        case "table":
            return words("name")


def stage_view(style: kit.Style, context: GameContext, state: State, stage: Stage) -> ft.Control:
    here = Here(style, context, state)
    match stage:
        case "battle":
            return kit.keyed("battle", BattleView, here)
        case "radiation":
            return kit.keyed("radiation", RadiationView, here)
        case "evolution":
            return kit.keyed("evolution", EvolutionRollView, here)
        case "preparation":
            return kit.keyed("preparation", PreparationView, here)
        case "table" | "over":
            return ft.Container()


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


def panel_sheet(style: kit.Style, context: GameContext, state: State, panel: Panel) -> ft.Control | None:
    """Draw the sheet of a panel; None where this device has nothing to show."""
    here = Here(style, context, state)
    match panel.kind:
        case "player":
            return PlayerPanel(style, context, panel.seat)
        case "turn" if is_late_move(context, panel):
            return turn_panel(here, panel)
        case "turn" | "fight" if not may_turn(context):
            return None
        case "turn":
            return turn_panel(here, panel)
        case "fight":
            return fight_sheet(here, panel)
        case "areas":
            return kit.keyed("areas", AreasSheet, here)
        case "options":
            return options_sheet(here)
        case "gene-faces":
            return gene_faces_sheet(here, panel)
        case _:
            return None


@kit.memo
def PlayerPanel(style: kit.Style, context: GameContext, seat: int) -> ft.Control:
    """Draw a player's numbers, editable where this device may change them."""
    # Whose a number of a player is does not depend on which it is, so one stands for all.
    number = Correct(seat=seat, what="fate", delta=1)
    refused = kit.use_slice(context.changes, lambda: context.client.access.denial(context.open_game, number))
    if refused is None:
        return PlayerSheet(style, context, seat)
    return PlayerReading(style, context, seat, why_read(style, refused))
