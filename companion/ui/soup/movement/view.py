"""The stage of phase 1: whose turn it is moves and feeds its amoebas; an attack comes before all else."""

from __future__ import annotations

import flet as ft

from companion.ui.core.component import component, keyed
from companion.ui.soup.context import Here
from companion.ui.soup.movement.fight import FightPage
from companion.ui.soup.movement.quick import QuickTurn
from companion.ui.soup.movement.turn import FullTurn


@component
def MovementView(here: Here) -> ft.Control:
    """Draw the open attack, or the turn."""
    state = here.state
    if state.fight is not None:
        return keyed("fight", FightPage, here, state.fight)
    seat = state.active
    assert seat is not None, "phase 1 has always somebody's turn"
    if state.detail == "quick":
        return keyed(f"quick-{seat}", QuickTurn, here, seat)
    return keyed(f"turn-{seat}", FullTurn, here, seat)
