"""The stages other than the table, and the sheets by panel."""

from typing import Final

import flet as ft

from companion.rules.chromosome.state import State
from companion.ui import kit
from companion.ui.chromosome.actions import EvolutionRollView
from companion.ui.chromosome.areas import AreasSheet
from companion.ui.chromosome.battle import BattleView
from companion.ui.chromosome.battle_plan import FightPanel, has_fight
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.options import GeneFacesSheet, OptionsSheet
from companion.ui.chromosome.player import PlayerPanel
from companion.ui.chromosome.preparation import PreparationView
from companion.ui.chromosome.radiation import RadiationView
from companion.ui.chromosome.rolls import CallOffSheet, may_call_off
from companion.ui.chromosome.starter import StarterView
from companion.ui.chromosome.turns import TurnPanel, has_turn
from companion.ui.shared.sheets import Sheet, Sheets, Stage

STAGES: Final[dict[str, Stage]] = {
    "battle": Stage(BattleView),
    "evolution": Stage(EvolutionRollView),
    "wave": Stage(RadiationView),
    "radiation": Stage(RadiationView),
    "preparation": Stage(PreparationView),
    "setup": Stage(StarterView),
}
"""The stages by name."""


def stage_of(state: State) -> str:
    if state.phase == "over":
        return "over"
    if state.battle is not None:
        return "battle"
    if state.evolution is not None:
        return "evolution"
    if state.radiation is not None:
        return "wave" if state.radiation.wave else "radiation"
    return state.phase if state.phase in ("setup", "preparation") else "table"


def stage_view(here: Here, stage: str) -> ft.Control:
    return kit.keyed(stage, STAGES[stage].view, here)


OFFERED: Final = Sheets(
    {
        "player": Sheet(PlayerPanel),
        "turn": Sheet(TurnPanel, has_turn),
        "fight": Sheet(FightPanel, has_fight),
        "areas": Sheet(AreasSheet),
        "call-off": Sheet(CallOffSheet, may_call_off),
        "options": Sheet(OptionsSheet),
        "gene-faces": Sheet(GeneFacesSheet),
    }
)
"""The sheets by the kind of their panel."""

has_panel, panel_sheet = OFFERED.has, OFFERED.sheet
