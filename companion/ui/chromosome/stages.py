"""The stages, and their views."""

from __future__ import annotations

from typing import Literal

import flet as ft

from companion.rules.chromosome.state import State
from companion.ui.chromosome.battle.view import BattleView
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.radiation.view import RadiationView
from companion.ui.chromosome.table.preparation import PreparationView
from companion.ui.chromosome.turn.evolution_die import EvolutionRollView
from companion.ui.core.component import keyed
from companion.ui.core.style import Style

Stage = Literal["table", "battle", "evolution", "radiation", "preparation", "over"]


def stage_of(state: State) -> Stage:
    """Return the stage of this state."""
    if state.phase == "over":
        return "over"
    if state.battle is not None:
        return "battle"
    if state.evolution is not None:
        return "evolution"
    if state.radiation is not None:
        return "radiation"
    return "preparation" if state.phase == "preparation" else "table"


def stage_title(style: Style, state: State, stage: Stage) -> str:
    """Return the title of the bar."""
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


def stage_view(style: Style, context: GameContext, state: State, stage: Stage) -> ft.Control:
    """Draw a stage other than the table and the end."""
    match stage:
        case "battle":
            return keyed("battle", BattleView, style, context, state)
        case "radiation":
            return keyed("radiation", RadiationView, style, context, state)
        case "evolution":
            return keyed("evolution", EvolutionRollView, style, context, state)
        case "preparation":
            return keyed("preparation", PreparationView, style, context, state)
        case "table" | "over":
            return ft.Container()
