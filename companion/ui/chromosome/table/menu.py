"""The menu rows of Chromosome."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.rules.chromosome.state import State
from companion.rules.chromosome.turns import EndPhase
from companion.ui.chromosome.context import GameContext
from companion.ui.core.style import Style
from companion.ui.shared.menu_rows import SeeRow, end_row, see_row

AREAS: Final = SeeRow[State]("radiation", "term-areas", "areas")


def to_see(style: Style, context: GameContext, state: State) -> list[ft.Control]:
    """Draw the menu row of the radioactive areas."""
    if state.phase == "over" or not (state.areas or context.runs_the_table()):
        return []
    note = style.words("count-areas", count=len(state.areas)) if state.areas else ""
    return [see_row(style, context, AREAS, note)]


def to_end(style: Style, context: GameContext, state: State) -> list[ft.Control]:
    """Draw the menu row that ends the phase, where it can be ended."""
    if state.phase != "turns":
        return []
    words = style.words
    title, note = words("label-end-phase"), words("menu-end-phase-note")
    return [end_row(style, context, "passed", title, note, EndPhase())]
