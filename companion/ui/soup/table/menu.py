"""The menu rows of Primordial Soup: one for each sheet."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.rules.soup.state import State
from companion.rules.soup.turns import EndPhase
from companion.ui.core.style import Style
from companion.ui.shared.menu_rows import SeeRow, end_row, see_row
from companion.ui.soup.context import GameContext
from companion.ui.soup.look import GLYPHS

TO_SEE: Final[list[SeeRow[State]]] = [
    SeeRow(GLYPHS["place"], "term-ladder", "ladder"),
    SeeRow(GLYPHS["cards"], "cards-title", "cards"),
]
"""The rows, from the top."""


def to_see(style: Style, context: GameContext, state: State) -> list[ft.Control]:
    """Draw the menu rows of the ladder and the environment cards."""
    return [see_row(style, context, each) for each in TO_SEE]


def to_end(style: Style, context: GameContext, state: State) -> list[ft.Control]:
    """Draw the menu row that ends the phase, where that can be done before the remaining turns."""
    if state.active is None:
        return []
    words = style.words
    title, note = words("menu-end-phase"), words("menu-end-phase-note")
    return [end_row(style, context, "passed", title, note, EndPhase())]
