"""The table: the acting player's card, then the other players, the environment and the ladder."""

import flet as ft

from companion.ui import kit
from companion.ui.game.part import nothing, part
from companion.ui.shared.player_rows import PlayerRows
from companion.ui.shared.player_table import PlayerTable, has_table
from companion.ui.soup.context import Here
from companion.ui.soup.table.heading import Heading
from companion.ui.soup.table.ladder import LadderBeside, LadderStrip, strip_fits
from companion.ui.soup.table.player_line import Head, PlayerCard, PlayerLine, columns
from companion.ui.soup.table.player_row import PlayerRow


@part(nothing)
def Above(here: Here, _: None) -> ft.Control:
    """On a low page, draw the ladder above the players, since below them it would be out of sight."""
    return LadderStrip(here) if here.style.low and has_strip(here.style) else ft.Container()


@part(nothing)
def Below(here: Here, _: None) -> ft.Control:
    """Draw the phase, the environment and, if there is room, the ladder as a strip."""
    strip = not here.style.low and has_strip(here.style)
    return kit.column([Heading(here), LadderStrip(here) if strip else ft.Container()], stretch=True)


def has_strip(style: kit.Style) -> bool:
    return strip_fits(style) and not style.beside


def last_of_all(here: Here, _: float) -> list[ft.Control]:
    return [LadderBeside(here)]


def players(here: Here) -> ft.Control:
    """Draw everybody at a glance, without actions: as a table or, in large text, as rows under a heading."""
    if has_table(here.style, columns(here.style, timed=False)):
        return PlayerTable(here, PlayerCard, Head, PlayerLine, above=Above, below=Below, rest=last_of_all)
    return PlayerRows(here, Heading, PlayerRow, LadderBeside)
