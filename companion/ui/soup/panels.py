"""The sheets of Primordial Soup by panel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import flet as ft

from companion.rules.soup.options import Options
from companion.rules.soup.state import State
from companion.rules.soup.table import SetOptions
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.game.options_form import OptionsForm
from companion.ui.shared.setup.options_sheet import options_sheet
from companion.ui.shared.sheets import Function, Sheets
from companion.ui.soup.context import GameContext
from companion.ui.soup.environment.settle_sheet import settle_sheet, settling
from companion.ui.soup.player.sheet import PlayerPanel
from companion.ui.soup.table.cards_sheet import cards_sheet
from companion.ui.soup.table.ladder import ladder_sheet


def _player(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    return PlayerPanel(style, context, panel.seat)


def _options(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    form = OptionsForm[Options]
    return options_sheet(style, context, state, form, lambda options: SetOptions(options=options))


SHEETS: Final[dict[str, Function]] = {
    "player": _player,
    "options": _options,
    "ladder": ladder_sheet,
    "cards": cards_sheet,
    "settle": settle_sheet,
}
"""The sheets by the kind of their panel; one that answers None has nothing to show on this device."""

SHOWN_WHILE: Final[dict[str, Callable[[GameContext, Panel], bool]]] = {"settle": settling}
"""The conditions for sheets to stay open; a sheet not named here stays as long as the game."""


OFFERED: Final = Sheets(SHEETS, SHOWN_WHILE)

has_panel, panel_sheet = OFFERED.has, OFFERED.sheet
