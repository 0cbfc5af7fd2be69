"""The stage of phase 1: whose turn it is moves and feeds its amoebas; an attack comes before all else."""

from __future__ import annotations

import flet as ft

from companion.rules.soup.state import State
from companion.ui.core.component import component, keyed
from companion.ui.core.style import Style
from companion.ui.soup.context import GameContext
from companion.ui.soup.movement.fight import FightPage
from companion.ui.soup.movement.quick import QuickTurn
from companion.ui.soup.movement.turn import FullTurn


@component
def MovementView(style: Style, context: GameContext, state: State) -> ft.Control:
    """Draw the open attack, or the turn."""
    if state.fight is not None:
        return keyed("fight", FightPage, style, context, state, state.fight)
    seat = state.active
    assert seat is not None, "phase 1 has always somebody's turn"
    if state.detail == "quick":
        return keyed(f"quick-{seat}", QuickTurn, style, context, state, seat)
    return keyed(f"turn-{seat}", FullTurn, style, context, state, seat)
