"""The drawing functions of all stages except the table and the end, and of all sheets."""

from typing import Final

import flet as ft

from companion.rules.soup.next_step import next_step
from companion.rules.soup.state import PHASES, State
from companion.ui import kit
from companion.ui.game.context import Panel
from companion.ui.game.game_ui import Coaching, coached
from companion.ui.shared.setup.options_sheet import options_sheet
from companion.ui.shared.sheets import Sheet, Sheets, Stage
from companion.ui.soup.cards import CardsSheet
from companion.ui.soup.context import Here
from companion.ui.soup.corrections import PlayerPanel
from companion.ui.soup.deaths import DeathsView
from companion.ui.soup.division import DivisionView
from companion.ui.soup.genes import GenesView
from companion.ui.soup.movement import MovementView
from companion.ui.soup.ozone import EnvironmentView
from companion.ui.soup.scoring import ScoringView
from companion.ui.soup.settlement import SettleSheet, settling
from companion.ui.soup.setup import SetupView
from companion.ui.soup.table.ladder import LadderSheet, LadderStrip, strip_fits

STAGES: Final[dict[str, Stage]] = {
    "setup": Stage(SetupView, "setup"),
    "movement": Stage(MovementView, "movement"),
    "environment": Stage(EnvironmentView, "environment"),
    "genes": Stage(GenesView, "market"),
    "division": Stage(DivisionView, "division"),
    "deaths": Stage(DeathsView, "deaths"),
    "scoring": Stage(ScoringView, "scoring"),
}
"""The stages of the set-up and of the phases of a round, by the phase."""


def stage_of(state: State) -> str:
    """Return the stage of this state."""
    if state.phase == "over":
        return "over"
    return state.phase if state.phase in STAGES else "table"


def stage_chapter(state: State) -> str:
    """Return the chapter of the quick rules for the current stage; empty if there is none."""
    if state.fight is not None:
        return "attack"
    found = STAGES.get(stage_of(state))
    return found.chapter if found is not None else ""


def coaching(style: kit.Style, state: State) -> Coaching | None:
    """Return the coach's advice for the next step; None if there is none."""
    step = next_step(state)
    turn = "turn-full" if state.detail == "full" else "turn"
    said = {"turn": turn, "end": "last-round"}.get(step.step, step.step)
    chapter = "end" if step.step == "end" else stage_chapter(state)
    return coached(style, state, chapter, said, step.seat)


def stage_view(here: Here, stage: str) -> ft.Control:
    """Draw a stage other than the table and the end."""
    view = kit.keyed(stage, STAGES[stage].view, here)
    if stage not in PHASES or not strip_fits(here.style):
        return view
    return ft.Column([LadderStrip(here), ft.Container(view, expand=True)], spacing=0, expand=True)


@kit.component
def OptionsSheet(here: Here, panel: Panel) -> ft.Control:
    return options_sheet(here)


SHEETS: Final[dict[str, Sheet]] = {
    "player": Sheet(PlayerPanel),
    "options": Sheet(OptionsSheet),
    "ladder": Sheet(LadderSheet),
    "cards": Sheet(CardsSheet),
    "settle": Sheet(SettleSheet, settling),
}
"""The sheets by the kind of their panel."""

OFFERED: Final = Sheets(SHEETS)

has_panel, panel_sheet = OFFERED.has, OFFERED.sheet
