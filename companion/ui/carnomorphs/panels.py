"""The sheets of Carnomorphs by panel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import flet as ft

from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.state import State
from companion.rules.carnomorphs.table import SetOptions
from companion.ui.carnomorphs.bag import BagSheet
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.encounter import EncounterSheet, may_meet
from companion.ui.carnomorphs.intruder import IntruderSheet, PlaceSheet, is_listed
from companion.ui.carnomorphs.intruders import IntrudersSheet
from companion.ui.carnomorphs.player.mutation import name_mutation_sheet
from companion.ui.carnomorphs.player.room_sheet import room_sheet
from companion.ui.carnomorphs.player.sheet import PlayerPanel
from companion.ui.carnomorphs.pods import PodsSheet
from companion.ui.carnomorphs.rooms import RoomSheet, RoomsSheet
from companion.ui.carnomorphs.secrets.adaptations import adaptation_sheet, adaptations_sheet, has_adaptation
from companion.ui.carnomorphs.secrets.attack import attack_sheet
from companion.ui.carnomorphs.secrets.fate import fate_sheet
from companion.ui.carnomorphs.secrets.markers import lose_sheet, marker_sheet, take_sheet
from companion.ui.carnomorphs.secrets.objective_pages import choose_objective_sheet, name_objectives_sheet
from companion.ui.carnomorphs.secrets.scanning import mutation_action_sheet, scan_sheet
from companion.ui.carnomorphs.secrets.shown import (
    is_living,
    is_played,
    is_running,
    may_choose,
    may_mutate,
    may_name,
    may_take,
)
from companion.ui.carnomorphs.survival import Chances
from companion.ui.carnomorphs.tracks import TracksSheet
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.game.options_form import OptionsForm
from companion.ui.shared.setup.options_sheet import options_sheet
from companion.ui.shared.sheets import Function, Sheet, Sheets


def _player(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    return PlayerPanel(style, context, panel.seat)


def _options(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    form = OptionsForm[Options]
    return options_sheet(
        style, context, state, form, lambda options: SetOptions(options=options), chapter="open"
    )


SHEETS: Final[dict[str, Sheet | Function]] = {
    "player": _player,
    "options": _options,
    "bag": Sheet(BagSheet),
    "tracks": Sheet(TracksSheet),
    "pods": Sheet(PodsSheet),
    "name-mutation": name_mutation_sheet,
    "room": room_sheet,
    "encounter": Sheet(EncounterSheet, may_meet),
    "intruders": Sheet(IntrudersSheet),
    "intruder": Sheet(IntruderSheet, is_listed),
    "place-intruder": Sheet(PlaceSheet),
    "rooms": Sheet(RoomsSheet),
    "ship-room": Sheet(RoomSheet),
    "attack": attack_sheet,
    "mutation-action": mutation_action_sheet,
    "scan": scan_sheet,
    "marker": marker_sheet,
    "take-mutation": take_sheet,
    "lose-mutation": lose_sheet,
    "fate": fate_sheet,
    "chances": Sheet(Chances, is_living),
    "adaptations": adaptations_sheet,
    "adaptation": adaptation_sheet,
    "choose-objective": choose_objective_sheet,
    "name-objectives": name_objectives_sheet,
}
"""The sheets by the kind of their panel; one that answers None has nothing to show on this device."""

SHOWN_WHILE: Final[dict[str, Callable[[GameContext, Panel], bool]]] = {
    "name-mutation": lambda context, panel: context.state.players[panel.seat].has_mutation,
    "room": lambda context, panel: context.state.players[panel.seat].acting,
    "attack": is_running,
    "mutation-action": may_mutate,
    "scan": is_running,
    "marker": is_running,
    "take-mutation": may_take,
    "lose-mutation": may_mutate,
    "fate": is_played,
    "adaptation": has_adaptation,
    "choose-objective": may_choose,
    "name-objectives": may_name,
}
"""The conditions for sheets to stay open; a sheet not named here stays as long as the game."""


OFFERED: Final = Sheets(SHEETS, SHOWN_WHILE)

has_panel, panel_sheet = OFFERED.has, OFFERED.sheet
