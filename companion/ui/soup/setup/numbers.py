"""The first two amoebas of everybody, where a table takes others than 1 and 2 (full detail)."""

from __future__ import annotations

import flet as ft

from companion.rules.soup.data import AMOEBAS, STARTING_NUMBERS
from companion.rules.soup.setup import ChooseNumbers
from companion.rules.soup.state import Player
from companion.ui.core.component import component, keyed, use_state
from companion.ui.core.style import Style
from companion.ui.soup.context import GameContext, Here
from companion.ui.theme.measure import GAP_SMALL
from companion.ui.widgets.chip_button import chip_button
from companion.ui.widgets.layout import column
from companion.ui.widgets.stepper import Stepper


def numbers_part(here: Here) -> list[ft.Control]:
    """Draw the chip that opens the numbers; nothing where amoebas are not tracked one by one."""
    return [keyed("numbers", StartingNumbers, here)] if here.state.detail == "full" else []


@component
def StartingNumbers(here: Here) -> ft.Control:
    """Draw two numbers for each player whose choice is made on this device.

    Open where some have been chosen.
    """
    style, context = here.style, here.context
    chosen = any(player.starting != STARTING_NUMBERS for player in here.state.players)
    opened, set_opened = use_state(chosen)
    if not opened:
        return ft.Row(
            [chip_button(style, here.words("setup-numbers"), lambda: set_opened(True), glyph="edit")]
        )
    rows: list[ft.Control] = []
    for player in here.state.players:
        if context.may(ChooseNumbers(seat=player.seat, numbers=player.starting)):
            rows += [_number(style, context, player, 0), _number(style, context, player, 1)]
    return column(rows, GAP_SMALL, stretch=True)


def _number(style: Style, context: GameContext, player: Player, which: int) -> ft.Control:
    """Draw the first or the second number; a step leaps over the other one."""
    seat, other = player.seat, player.starting[1 - which]
    free = [number for number in range(1, AMOEBAS + 1) if number != other]

    def step(by: int) -> None:
        now = context.state.players[seat].starting
        at = free.index(now[which]) + by
        if 0 <= at < len(free):
            pair = (free[at], now[1]) if which == 0 else (now[0], free[at])
            context.submit(ChooseNumbers(seat=seat, numbers=pair))

    title = style.words("setup-number", player=player.name, which="second" if which else "first")
    return Stepper(title, player.starting[which], free[0], free[-1], step).row(style)
