"""What the menu of a table offers for Carnomorphs alone: a row for each sheet that is worth a look."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import flet as ft

from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs.state import State
from companion.ui.art import Glyph
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.look import GLYPHS
from companion.ui.carnomorphs.table.corrections import corrections
from companion.ui.core.style import Style
from companion.ui.shared.context import Panel
from companion.ui.widgets.rows import link_row


class SeeRow(NamedTuple):
    """A row that leads to a sheet; its words are the sentence of that key."""

    glyph: Glyph
    words: str
    panel: str
    shows: Callable[[State], bool]


def _always(state: State) -> bool:
    return state.phase != "over"


def _in_full(state: State) -> bool:
    return state.detail == "full" and state.phase != "over"


TO_SEE: Final[list[SeeRow]] = [
    SeeRow(GLYPHS["bag"], "term-bag", "bag", _always),
    SeeRow(glyph("shambler"), "intruders-title", "intruders", _always),
    SeeRow(glyph("nest"), "rooms-title", "rooms", _in_full),
    SeeRow(GLYPHS["time"], "tracks-title", "tracks", _always),
    SeeRow(GLYPHS["pod"], "pods-title", "pods", _always),
    SeeRow(glyph("adaptation"), "adaptations-title", "adaptations", _always),
]
"""The rows, from the top."""


def to_see(style: Style, context: GameContext, state: State) -> list[ft.Control]:
    """The bag, the tracks, the pods, and what else lies on the table."""
    return [_row(style, context, each) for each in TO_SEE if each.shows(state)]


def _row(style: Style, context: GameContext, row: SeeRow) -> ft.Control:
    panel = Panel(row.panel)
    return link_row(style, row.glyph, style.words(row.words), lambda: context.show(panel), inset=0)


def to_correct(style: Style, context: GameContext, state: State) -> list[ft.Control]:
    """How much is kept, whose turn it is, who is first."""
    return corrections(style, context, state)


def to_end(style: Style, context: GameContext, state: State) -> list[ft.Control]:
    """The player phase, and the journey, where they can be ended."""
    words = style.words
    rows: list[ft.Control] = []
    if state.phase == "players":
        rows.append(
            link_row(
                style,
                "passed",
                words("menu-end-players"),
                lambda: context.submit_and_close(cmd.EndPlayerPhase()),
                note=words("menu-end-players-note"),
                leads=False,
                inset=0,
            )
        )
    if state.phase in ("players", "events"):
        rows.append(
            link_row(
                style,
                "search",
                words("menu-begin-check"),
                lambda: context.submit_and_close(cmd.BeginCheck(ending="agreement")),
                note=words("menu-begin-check-note"),
                leads=False,
                inset=0,
            )
        )
    return rows
