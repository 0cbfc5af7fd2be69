"""The fate points of a row: a tap spends one, and the button beside them undoes it."""

from __future__ import annotations

from typing import NamedTuple

import flet as ft

from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.play import FateChanged
from companion.ui.chromosome.context import GameContext
from companion.ui.core.component import memo, now, use_ref
from companion.ui.core.style import Style
from companion.ui.theme.measure import TARGET
from companion.ui.widgets.marks import fate_cells
from companion.ui.widgets.press import glyph_button, row_button

DEAF = 0.4
"""Seconds after a spent point in which a further tap is taken for a slip of the finger."""


UNDO = 40
"""Width and height of what gives a point back, which leaves the row as high as it is."""


class Fate(NamedTuple):
    """A player's fate points as a row shows them."""

    player: str
    left: int
    most: int
    """The number of cells drawn."""

    colour: str
    spends: bool
    """Whether this device may spend one now."""


@memo
def FatePips(style: Style, context: GameContext, seat: int, fate: Fate) -> ft.Control:
    """Draw fate points as living cells."""
    tapped = use_ref(lambda: -DEAF)
    cells = fate_cells(style, fate.left, fate.most, fate.colour)

    def spend() -> None:
        moment = now()
        if moment - tapped.current >= DEAF and context.submit(SpendFate(seat=seat)):
            tapped.current = moment

    if fate.spends and fate.left:
        said = style.words("sheet-spend-fate", player=fate.player)
        return row_button(style, cells, spend, label=said, height=TARGET)
    still = ft.Container(cells, height=TARGET)
    return ft.Semantics(content=ft.Row([still], spacing=0, tight=True), exclude_semantics=True)


def fate_undo(style: Style, context: GameContext, player: str, spent: bool) -> ft.Control:
    """Draw the button that undoes the latest fate spent; it shifts only the end of the name."""
    if not spent:
        return ft.Container()
    back = style.words("player-row-undo-fate", player=player)
    return glyph_button(style, "undo", back, context.undo, target=UNDO)


def spent_last(context: GameContext, seat: int) -> bool:
    """Return whether the last entry is a fate point that this seat spent by itself."""
    entries = context.open_game.table.to_undo()
    events = entries[-1].events if entries else ()
    return (
        len(events) == 1
        and isinstance(events[0], FateChanged)
        and events[0].reason == "other"
        and (events[0].seat == seat and events[0].delta < 0)
        and context.may_step(back=True)
    )
