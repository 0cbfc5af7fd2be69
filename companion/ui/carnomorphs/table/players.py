"""The table: the numbers of all, the card of the character who acts, below it the others as a table."""

from collections.abc import Callable

import flet as ft

from companion.ui import kit
from companion.ui.carnomorphs.context import Here
from companion.ui.carnomorphs.table.active import strips_height
from companion.ui.carnomorphs.table.heading import EventNote, Heading
from companion.ui.carnomorphs.table.player_line import Head, PlayerCard, PlayerLine, names_fit
from companion.ui.carnomorphs.table.player_row import PlayerRow
from companion.ui.game.part import part
from companion.ui.shared.player_rows import (
    PlayerRows,
    RowsFacts,
    rows_facts,
    use_heights,
    waiting_order,
)
from companion.ui.shared.player_table import has_table


def players(here: Here) -> ft.Control:
    """Draw the numbers of all and the characters, without actions; large text has a row for each of them."""
    if has_table(here.style) and names_fit(here.style):
        return Characters(here)
    return PlayerRows(here, Heading, PlayerRow, more=strips_height)


@part(rows_facts)
def Characters(here: Here, facts: RowsFacts) -> ft.Control:
    """Draw the heading, the card of who acts, and the others as a table below it."""
    active = facts.active
    waiting = waiting_order(facts)
    _, sized = use_heights(here.context, lambda found: found.content)

    def row(part: Callable[[Here, int, bool], ft.Control], seat: int) -> ft.Control:
        return kit.keyed(f"player-row-{seat}", part, here, seat, seat == facts.own)

    rows: list[ft.Control] = [Heading(here)]
    if active is not None:
        rows.append(row(PlayerCard, active))
    if waiting:
        rows += [Head(here), *(row(PlayerLine, seat) for seat in waiting)]
    content = ft.Container(
        kit.column([*rows, EventNote(here)], stretch=True), on_size_change=sized("content")
    )
    return ft.Container(kit.scroll(here.style, [content]), on_size_change=sized("place"), expand=True)
