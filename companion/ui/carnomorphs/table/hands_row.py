"""The first thing of a round: everybody draws up to the hand size, in one tap."""

from __future__ import annotations

import flet as ft

from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs.state import State
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.look import GLYPHS
from companion.ui.core.component import memo, use_slice
from companion.ui.core.style import Style
from companion.ui.theme.measure import MARGIN
from companion.ui.widgets.chip_button import chip_button


def awaits_hands(state: State) -> bool:
    """Whether a round begins in which nobody's cards are counted yet."""
    if state.detail == "quick" or state.phase != "players":
        return False
    acting = [state.players[seat] for seat in state.turn_order if state.players[seat].acting]
    begins = bool(acting) and state.active == acting[0].seat and not any(each.passed for each in acting)
    return begins and all(each.hand is None for each in acting)


@memo
def HandsRow(style: Style, context: GameContext) -> ft.Control:
    """A chip while a round begins; nothing afterwards."""
    waits, size = use_slice(
        context.changes, lambda: (awaits_hands(context.state), context.state.options.hand_size)
    )
    draw = cmd.DrawHands()
    if not waits or not context.may(draw):
        return ft.Container()
    said = style.words("hands-draw", count=size)
    chip = chip_button(style, said, lambda: context.submit(draw), glyph=GLYPHS["hand"])
    return ft.Container(ft.Row([chip]), padding=ft.Padding.symmetric(horizontal=MARGIN))
