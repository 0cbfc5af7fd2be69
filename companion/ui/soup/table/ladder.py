"""The scoring ladder drawn as a ladder, a marker for each player, the finish zone at its end."""

from __future__ import annotations

from typing import Final, NamedTuple

import flet as ft

from companion.rules.soup.data import TRACK
from companion.rules.soup.state import State
from companion.ui.core.component import component, memo, use_slice
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.soup.context import GameContext, Here
from companion.ui.soup.look import player_drawing
from companion.ui.theme import mix
from companion.ui.theme.measure import GAP, HAIR, MARGIN, SLOW
from companion.ui.theme.typography import CAPTION, LABEL
from companion.ui.widgets.frame import sheet
from companion.ui.widgets.layout import column

COLUMNS: Final = 5
"""The ladder stands in so many pieces beside each other, each of ten spaces, so that it fits on a screen."""
RUNGS: Final = TRACK // COLUMNS
RUNG: Final = 34
"""Height of a space."""
RUNG_ASIDE: Final = 28
"""The same where the history stands below the ladder."""
RAIL: Final = 3
MARKER: Final = 26


class Marker(NamedTuple):
    """The place of a player's marker."""

    name: str
    colour: int
    """Of the drawing."""

    hue: int
    """Of the ink."""

    place: int


def markers(state: State) -> tuple[Marker, ...]:
    """Return the markers on the ladder, without players who have none yet."""
    return tuple(
        Marker(each.name, each.colour, state.hue(each.colour), each.place)
        for each in state.players
        if each.place
    )


def said(style: Style, shown: tuple[Marker, ...]) -> str:
    """Describe the ladder in a sentence, the first player first."""
    words = style.words
    ranked = sorted(shown, key=lambda each: -each.place)
    places = words.list([words("ladder-place", player=each.name, place=each.place) for each in ranked])
    return words("ladder-said", places=places) if shown else words("ladder-empty")


@memo
def Ladder(style: Style, context: GameContext) -> ft.Control:
    """Draw the ladder, as wide as its place."""
    shown, zone = use_slice(
        context.changes, lambda: (markers(context.state), context.state.options.finish_zone)
    )
    pieces = [_piece(style, shown, zone, index) for index in range(COLUMNS)]
    drawn = ft.Row(pieces, spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.END)
    return ft.Semantics(content=drawn, label=said(style, shown), exclude_semantics=True, container=True)


@memo
def LadderSection(style: Style, context: GameContext) -> ft.Control:
    """Draw the ladder with its title, beside the players."""
    title = style.text(style.words("term-ladder"), LABEL, style.palette.quiet, heading=True)
    return ft.Container(
        column([title, Ladder(style, context)], GAP, stretch=True),
        padding=ft.Padding.only(left=MARGIN, right=MARGIN, top=MARGIN),
    )


@memo
def LadderBeside(style: Style, context: GameContext) -> ft.Control:
    """Draw the ladder below the players of a wide page, while the stage takes its usual place."""
    staged = use_slice(context.changes, lambda: context.ui.stage(context.state) not in ("table", "over"))
    shown = staged and style.beside and not style.aside
    return LadderSection(style, context) if shown else ft.Container()


@component
def LadderSheet(here: Here, panel: Panel) -> ft.Control:
    """Draw the ladder, large."""
    note = here.words("ladder-zone", first=here.state.options.finish_zone, last=TRACK)
    drawn = Ladder(here.style, here.context)
    return sheet(here.style, here.words("term-ladder"), [drawn], here.context.close, note=note)


def _piece(style: Style, shown: tuple[Marker, ...], zone: int, index: int) -> ft.Control:
    """Draw ten spaces, the lowest at the bottom."""
    first = index * RUNGS + 1
    rungs = [_rung(style, shown, zone, space) for space in range(first + RUNGS - 1, first - 1, -1)]
    return ft.Container(column(rungs, stretch=True), expand=True)


def _rung(style: Style, shown: tuple[Marker, ...], zone: int, space: int) -> ft.Control:
    """Draw a space: its rung, its number, and the players on it.

    Markers beyond the end stand on the last one.
    """
    p = style.palette
    here = [each for each in shown if min(each.place, TRACK) == space]
    parts: list[ft.Control] = [
        ft.Container(player_drawing(each.colour, p.players[each.hue], MARKER), animate=style.motion(SLOW))
        for each in here
    ]
    if not here:
        number = CAPTION.style(p.quiet)
        parts.append(ft.Text(str(space), style=number))
    return ft.Container(
        ft.Row(parts, spacing=0, alignment=ft.MainAxisAlignment.CENTER),
        height=RUNG_ASIDE if style.aside else RUNG,
        bgcolor=mix(p.accent, p.ground, 0.82) if space >= zone else None,
        border=ft.Border.only(
            bottom=ft.BorderSide(HAIR, p.outline),
            left=ft.BorderSide(RAIL, p.accent if space >= zone else p.outline),
            right=ft.BorderSide(RAIL, p.accent if space >= zone else p.outline),
        ),
        alignment=ft.Alignment.CENTER,
    )
