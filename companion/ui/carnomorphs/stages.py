"""The stages besides the table, and the sheets by panel."""

from typing import Final

import flet as ft

from companion.rules.carnomorphs.next_step import next_step
from companion.rules.carnomorphs.state import Phase, State
from companion.ui import kit
from companion.ui.carnomorphs import adaptations, characters, mutation, objectives, shared_objectives
from companion.ui.carnomorphs.bag import BagSheet
from companion.ui.carnomorphs.context import Here
from companion.ui.carnomorphs.event_phase import EventsView
from companion.ui.carnomorphs.intruder import IntruderSheet, PlaceSheet, is_listed
from companion.ui.carnomorphs.intruders import IntrudersSheet
from companion.ui.carnomorphs.last_check import CheckView
from companion.ui.carnomorphs.objectives import ObjectivesView, awaits_choice
from companion.ui.carnomorphs.pods import PodsSheet
from companion.ui.carnomorphs.rooms import RoomSheet, RoomsSheet
from companion.ui.carnomorphs.setup import SetupView
from companion.ui.carnomorphs.survival import Chances, is_living
from companion.ui.carnomorphs.table.next_action import CHAPTERS
from companion.ui.carnomorphs.tokens import EncounterSheet, EncounterStage, may_meet
from companion.ui.carnomorphs.tracks import TracksSheet
from companion.ui.game.context import Panel
from companion.ui.shared.setup.options_sheet import options_sheet
from companion.ui.shared.sheets import Sheet, Sheets, Stage

STAGES: Final[dict[str, Stage]] = {
    "setup": Stage(SetupView, "setup"),
    "events": Stage(EventsView, "events"),
    "encounter": Stage(EncounterStage, "encounter"),
    "objectives": Stage(ObjectivesView, "objectives"),
    "check": Stage(CheckView, "check"),
}
"""The stages by name."""

OF_PHASE: Final[dict[Phase, str]] = {"setup": "setup", "events": "events", "check": "check", "over": "over"}
"""The stage of each phase; phases without an entry take place at the table."""


def stage_of(state: State) -> str:
    """Return the stage of this state; an encounter takes precedence."""
    if state.token is not None and state.token.purpose == "encounter":
        return "encounter"
    if awaits_choice(state):
        return "objectives"
    return OF_PHASE.get(state.phase, "table")


def stage_chapter(state: State) -> str:
    """Return the stage's chapter of the quick rules; empty if there is none."""
    stage = stage_of(state)
    found = STAGES.get(stage)
    if stage == "events":
        return CHAPTERS.get(next_step(state).step, "events")
    return found.chapter if found else ""


def stage_view(here: Here, stage: str) -> ft.Control:
    return kit.keyed(stage, STAGES[stage].view, here)


@kit.component
def OptionsSheet(here: Here, panel: Panel) -> ft.Control:
    return options_sheet(here, chapter="open")


SHEETS: Final[dict[str, Sheet]] = {
    "options": Sheet(OptionsSheet),
    "bag": Sheet(BagSheet),
    "tracks": Sheet(TracksSheet),
    "pods": Sheet(PodsSheet),
    "encounter": Sheet(EncounterSheet, may_meet),
    "intruders": Sheet(IntrudersSheet),
    "intruder": Sheet(IntruderSheet, is_listed),
    "place-intruder": Sheet(PlaceSheet),
    "rooms": Sheet(RoomsSheet),
    "ship-room": Sheet(RoomSheet),
    "chances": Sheet(Chances, is_living),
    **characters.SHEETS,
    **mutation.SHEETS,
    **objectives.SHEETS,
    **shared_objectives.SHEETS,
    **adaptations.SHEETS,
}

OFFERED: Final = Sheets(SHEETS)

has_panel, panel_sheet = OFFERED.has, OFFERED.sheet
