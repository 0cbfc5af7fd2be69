"""The sheets of Carnomorphs by panel."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.table import SetOptions
from companion.ui import kit
from companion.ui.carnomorphs import adaptations, characters, mutation, objectives, shared_objectives
from companion.ui.carnomorphs.bag import BagSheet
from companion.ui.carnomorphs.context import Here
from companion.ui.carnomorphs.encounter import EncounterSheet, may_meet
from companion.ui.carnomorphs.intruder import IntruderSheet, PlaceSheet, is_listed
from companion.ui.carnomorphs.intruders import IntrudersSheet
from companion.ui.carnomorphs.pods import PodsSheet
from companion.ui.carnomorphs.rooms import RoomSheet, RoomsSheet
from companion.ui.carnomorphs.survival import Chances, is_living
from companion.ui.carnomorphs.tracks import TracksSheet
from companion.ui.game.context import Panel
from companion.ui.game.options_form import OptionsForm
from companion.ui.shared.setup.options_sheet import options_sheet
from companion.ui.shared.sheets import Sheet, Sheets


@kit.component
def OptionsSheet(here: Here, panel: Panel) -> ft.Control:
    """Draw the rules that the table plays by."""
    form = OptionsForm[Options]
    return options_sheet(
        here.style,
        here.context,
        here.state,
        form,
        lambda options: SetOptions(options=options),
        chapter="open",
    )


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
