"""The table's page: the heading, the acting character's card, and below it the others in columns."""

from collections.abc import Callable

import flet as ft

from companion.ui import kit
from companion.ui.carnomorphs.context import Here
from companion.ui.carnomorphs.table.heading import EventNote, Heading
from companion.ui.carnomorphs.table.player_line import NAME, Head, PlayerCard, PlayerLine, columns
from companion.ui.carnomorphs.table.player_row import PlayerRow
from companion.ui.carnomorphs.table.strips import is_short, strips_height
from companion.ui.shared.player_rows import PlayerRows, RowsFacts
from companion.ui.shared.player_table import PlayerTable, has_table


def players(here: Here) -> ft.Control:
    """Draw the heading and the characters, without actions.

    Waiting characters are lines with columns; where columns do not fit, each character is a row.
    """
    if has_table(here.style, columns("full", here.context.clocks_in_use), NAME):
        # On a low page the heading is above the actions instead, so that the other players' lines fit.
        above = None if is_short(here.style) else Heading
        return PlayerTable(here, PlayerCard, Head, PlayerLine, row, above, EventNote)
    return PlayerRows(here, Heading, PlayerRow, more=strips_height)


def row(here: Here, facts: RowsFacts, part: Callable[[Here, int, bool], ft.Control], seat: int) -> ft.Control:
    """Draw a seat's card or line; it differs on the phone of the seat's player."""
    return kit.keyed(f"player-row-{seat}", part, here, seat, seat == facts.own)
