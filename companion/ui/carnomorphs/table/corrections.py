"""Corrections of the whole table: level of detail, whose turn it is, who is first."""

from __future__ import annotations

import flet as ft

from companion.rules.carnomorphs.state import State
from companion.rules.carnomorphs.table import SetDetail
from companion.rules.carnomorphs.turns import SetFirst, TakeTurn
from companion.ui.carnomorphs.context import GameContext
from companion.ui.core.style import Style
from companion.ui.shared.corrections import keeping, seat_chips


def corrections(style: Style, context: GameContext, state: State) -> list[ft.Control]:
    """Draw the level of detail, and chips to correct whose turn it is and who is first."""
    rows = [keeping(style, context, state, lambda detail: SetDetail(detail=detail))]
    if state.phase == "players":
        acting = [player.seat for player in state.players if player.acting]
        title = style.words("menu-active")
        rows.append(seat_chips(style, context, title, acting, state.active, lambda seat: TakeTurn(seat=seat)))
    if state.phase in ("setup", "players", "events"):
        everyone, title = range(len(state.players)), style.words("term-starter")
        rows.append(
            seat_chips(style, context, title, everyone, state.first, lambda seat: SetFirst(seat=seat))
        )
    return rows
