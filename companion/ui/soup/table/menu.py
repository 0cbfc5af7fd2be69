"""What the menu of a table offers for Primordial Soup alone: a row for each sheet that is worth a look."""

from __future__ import annotations

from typing import Final, NamedTuple

import flet as ft

from companion.rules.soup import commands as cmd
from companion.rules.soup.state import State
from companion.ui.art import Glyph
from companion.ui.core.style import Style
from companion.ui.shared.context import Panel
from companion.ui.soup.context import GameContext
from companion.ui.soup.look import GLYPHS
from companion.ui.soup.table.corrections import corrections
from companion.ui.widgets.rows import link_row


class SeeRow(NamedTuple):
    """A row that leads to a sheet; its words are the sentence of that key."""

    glyph: Glyph
    words: str
    panel: str


TO_SEE: Final[list[SeeRow]] = [
    SeeRow(GLYPHS["place"], "term-ladder", "ladder"),
    SeeRow(GLYPHS["cards"], "cards-title", "cards"),
]
"""The rows, from the top."""


def to_see(style: Style, context: GameContext, state: State) -> list[ft.Control]:
    """The ladder, the environment cards."""
    return [_row(style, context, each) for each in TO_SEE]


def _row(style: Style, context: GameContext, row: SeeRow) -> ft.Control:
    panel = Panel(row.panel)
    return link_row(style, row.glyph, style.words(row.words), lambda: context.show(panel), inset=0)


def to_correct(style: Style, context: GameContext, state: State) -> list[ft.Control]:
    """How much is kept, whose turn it is."""
    return corrections(style, context, state)


def to_end(style: Style, context: GameContext, state: State) -> list[ft.Control]:
    """The phase, where it can be ended without waiting for the turns that are left."""
    if state.active is None:
        return []
    return [
        link_row(
            style,
            "passed",
            style.words("menu-end-phase"),
            lambda: context.submit_and_close(cmd.EndPhase()),
            note=style.words("menu-end-phase-note"),
            leads=False,
            inset=0,
        )
    ]
