"""The line of a waiting player, and the card of the acting one."""

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from companion.rules.soup.state import Player
from companion.ui import kit
from companion.ui.game.context import Panel
from companion.ui.game.part import nothing, part
from companion.ui.game.scores import Score, Standing
from companion.ui.shared.changed import STILL, Change, change_of, changed
from companion.ui.shared.player_clock import PlayerClock
from companion.ui.shared.player_rows import silent_part
from companion.ui.shared.player_table import device_mark, line_content, table_head, table_line
from companion.ui.soup.context import Here
from companion.ui.soup.look import NARROW, drawing
from companion.ui.soup.ozone_figures import owed_now
from companion.ui.soup.table.player_row import PlayerFacts, figures, player_facts, possessions, spoken

BEAD: Final = 8
"""Width of a damage point in a line."""
BEADS: Final = 5
"""Maximum number of damage points drawn one by one; more are drawn as a number beside a single bead."""

COLUMNS: Final = ("points", "amoebas", "genes", "mutation", "place")
"""The columns of a line."""
TIMED: Final = ("points", "amoebas", "genes", "time", "place")
"""The columns of a line at a table with clocks."""
FEW: Final = ("points", "amoebas", "genes", "place")
"""The columns of a line on the smallest pages."""
FEW_TIMED: Final = ("points", "amoebas", "time", "place")
"""The columns of a line on the smallest pages, at a table with clocks."""


def columns(style: kit.Style, *, timed: bool) -> tuple[str, ...]:
    """Return the columns that fit on this page."""
    if style.below(NARROW):
        return FEW_TIMED if timed else FEW
    return TIMED if timed else COLUMNS


@part(lambda here: here.context.clocks_in_use)
def Head(here: Here, timed: bool) -> ft.Control:
    """Draw the headings of the columns."""
    return table_head(here.style, columns(here.style, timed=timed))


@part(nothing)
def PlayerLine(here: Here, _: None, seat: int) -> ft.Control:
    """Draw one player as a line of the table; a press on it opens the player's sheet."""
    return table_line(here.style, LineContent(here, seat), partial(here.context.show, Panel("player", seat)))


@part(player_facts)
def LineContent(here: Here, shown: PlayerFacts, seat: int) -> ft.Control:
    """Draw the name and the numbers of a line."""
    style, p = here.style, here.palette

    def moved(read: Callable[[Player], int]) -> Change:
        return change_of(here.context, lambda state: read(state.players[seat]))

    def number(what: str, value: int, change: Change = STILL) -> ft.Control:
        said = style.text(style.words.number(value) if shown.begun else "", kit.COUNT, lines=1)
        return silent_part(what, seat, changed(style, said, change))

    alive = number("amoebas", len(shown.amoebas), moved(lambda each: len(each.amoebas)))
    place = style.text(style.words.number(shown.place) if shown.place else "", kit.NAME, lines=1)
    drawn = {
        "points": number("points", shown.points, moved(lambda each: each.points)),
        "amoebas": ft.Column(
            [alive, *_damage(style, shown)],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        "genes": number("genes", len(shown.genes), moved(lambda each: len(each.genes))),
        "mutation": number("mutation", shown.mutation_points, moved(lambda each: each.mutation_points)),
        "place": silent_part("place", seat, changed(style, place, moved(lambda each: each.place))),
    }
    if shown.timed:
        drawn["time"] = PlayerClock(here, seat)
    below: list[ft.Control] = []
    if shown.owed:
        ink = p.danger if shown.due else p.quiet
        below.append(style.text(style.words("line-debt", count=shown.owed), kit.CAPTION, ink, lines=1))
    return line_content(
        here,
        here.context.seats[seat],
        {each: drawn[each] for each in columns(style, timed=shown.timed)},
        said=spoken(style, shown),
        show=partial(here.context.show, Panel("player", seat)),
        marks=device_mark(style, shown.device, 16),
        below=below,
    )


def _damage(style: kit.Style, shown: PlayerFacts) -> list[ft.Control]:
    """Draw the damage points of all amoebas together (full detail).

    The label of the name tells screen readers which amoebas have the damage points.
    """
    hurt = sum(each.wounds for each in shown.amoebas) if shown.detail == "full" else 0
    if not hurt:
        return []
    danger = style.palette.danger
    if hurt > BEADS:
        count = style.text(style.words.number(hurt), kit.CAPTION, danger, lines=1)
        return [kit.silent(ft.Row([drawing("wounds", danger, BEAD), count], spacing=2, tight=True))]
    return [ft.Row([drawing("wounds", danger, BEAD) for _ in range(hurt)], spacing=0, tight=True)]


@part(player_facts)
def PlayerCard(here: Here, shown: PlayerFacts, seat: int) -> ft.Control:
    """Draw the numbers of the acting player, below the band with the name; a press opens the sheet."""
    style, p, show = here.style, here.palette, partial(here.context.show, Panel("player", seat))
    high = kit.GAP_SMALL if style.low else kit.GAP

    def moved(read: Callable[[Player], int]) -> Change:
        return change_of(here.context, lambda state: read(state.players[seat]))

    owned = kit.row_button(
        style,
        kit.column(possessions(style, shown, moved), kit.GAP_SMALL),
        show,
        label=spoken(style, shown),
        radius=0,
        padding=ft.Padding.only(left=kit.MARGIN, right=kit.GAP, top=high, bottom=high),
        expand=True,
    )
    side = ft.Column(
        figures(here, shown, seat, moved),
        spacing=kit.GAP_SMALL,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.END,
    )
    inset = ft.Padding.only(right=kit.MARGIN, top=high, bottom=high)
    row = ft.Row(
        [owned, ft.Container(side, padding=inset)],
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return ft.Container(row, bgcolor=p.raised)


def standing(here: Here, seat: int) -> Standing:
    """Return a player's numbers for the big screen: points, amoebas, and the space on the ladder."""
    words, player = here.words, here.state.players[seat]
    numbers = {"points": player.points, "amoebas": len(player.amoebas), "place": player.place}
    scores = tuple(Score(words(f"column-{each}"), number) for each, number in numbers.items())
    owed, _ = owed_now(here.state, player)
    debt = words("line-debt", count=owed) if owed else ""
    return Standing(scores if player.place else (), debt)
