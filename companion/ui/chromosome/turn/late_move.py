"""The move after passing: whoever has just passed may still make it, until somebody else acts.

It is offered in the next player's turn, and above the radiation phase where it was the round's last pass.
"""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.rules.chromosome.state import State
from companion.rules.chromosome.turns import Move
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.table.next_action import asks_of_move
from companion.ui.core.style import Style
from companion.ui.core.tap_guard import TapGuard
from companion.ui.game.context import Panel
from companion.ui.shared.explained import with_rules
from companion.ui.widgets.choice_row import choice_row

OVER_THE_TURN: Final = "late-move"
"""Page of the move that was opened from the next player's turn, and leads back there."""

PAGES: Final = ("move", OVER_THE_TURN)
"""Pages of the move after passing."""


def is_late_move(context: GameContext, panel: Panel) -> bool:
    """Return whether the panel is the late move of a player who has passed, on a device that may make it."""
    late = panel.page in PAGES and panel.seat == context.state.late_mover
    return late and context.may(Move(seat=panel.seat))


def late_move_rows(style: Style, context: GameContext, state: State, guard: TapGuard) -> list[ft.Control]:
    """Draw that a player who has passed may still move; a press does it, or first asks what it discharged."""
    seat = state.late_mover
    if seat is None or not context.may(Move(seat=seat)):
        return []
    asks = asks_of_move(state, seat)
    show = lambda: context.show(Panel("turn", seat, OVER_THE_TURN))  # noqa: E731
    row = choice_row(
        style,
        style.words("turn-late-move", player=state.players[seat].name),
        show if asks else guard(lambda: context.submit(Move(seat=seat))),
        note=style.words("player-late-move"),
        glyph="group",
        trailing="chevron-right" if asks else None,
    )
    return with_rules(style, context.ui, [("pass", row)])
