"""Who acts as a card, and the others as a table: a line each, under words, so that no sign needs a legend."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import flet as ft

from companion.rules.kernel import SeatInfo
from companion.ui import kit
from companion.ui.core.session import shared
from companion.ui.game.here import AnyHere
from companion.ui.game.part import part
from companion.ui.shared.player_rows import RowsFacts, TablePart, rows_facts, seat_row, use_heights
from companion.ui.shared.turn_band import acting
from companion.ui.theme.letters import width_of
from companion.ui.theme.typography import BODY_STRONG, LABEL_STRONG, MESSAGE, NOTE_STRONG

LINE: Final = 48
"""Height of a line, in logical pixels: a finger has room for each number."""
COLUMN: Final = 40
"""Least width of a column."""
ROOMY: Final = 56
"""Least width of one of a few columns."""
FEW: Final = 4
"""The most columns that are few."""
PIECE: Final = 26
"""Width of the drawing before a name."""
MARK: Final = 22
"""Width of a mark behind a name, and of the gap before it."""
NAMES: Final = (BODY_STRONG, LABEL_STRONG, NOTE_STRONG, MESSAGE)
"""The roles of a name, the largest first."""


def has_table(style: kit.Style) -> bool:
    """Return whether the players have room for a table: large text needs the words with each number."""
    return style.room_for_two(kit.TINY)


def column_widths(style: kit.Style, titles: Sequence[str]) -> tuple[float, ...]:
    """Return the widths of the columns under these words, in logical pixels."""
    size, least = kit.CAPTION.size * style.scale, ROOMY if len(titles) <= FEW else COLUMN
    return tuple(max(least * style.scale, round(width_of(title) * size) + kit.GAP_SMALL) for title in titles)


def table_head(style: kit.Style, titles: Sequence[str]) -> ft.Control:
    """Draw the words above the columns; a screen reader hears them with each player."""
    cells: list[ft.Control] = [
        ft.Container(
            style.text(title, kit.CAPTION, style.palette.quiet, align=ft.TextAlign.CENTER, lines=1),
            width=width,
        )
        for title, width in zip(titles, column_widths(style, titles), strict=True)
    ]
    row = ft.Row(cells, spacing=0, alignment=ft.MainAxisAlignment.END)
    return ft.Semantics(
        content=ft.Container(row, padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.GAP)),
        exclude_semantics=True,
    )


def table_line(style: kit.Style, content: ft.Control, show: kit.Press) -> ft.Control:
    """Draw the frame of a line, which stays while its numbers change; a press anywhere opens the numbers.

    Args:
        content: A part: what `line_content` draws.
    """
    p = style.palette
    inner = ft.Container(
        content,
        # Empty cells can be pressed too.
        bgcolor=kit.veil(p.raised, 0),
        padding=shared(ft.Padding.symmetric, horizontal=kit.MARGIN),
        border=shared(_below, p.hairline),
    )
    return ft.GestureDetector(inner, on_tap=kit.pressed(show), exclude_from_semantics=True)


def line_content(
    here: AnyHere,
    player: SeatInfo,
    numbers: Sequence[ft.Control],
    titles: Sequence[str],
    *,
    said: str,
    show: kit.Press,
    out: bool = False,
    marks: Sequence[ft.Control] = (),
    below: Sequence[ft.Control] = (),
) -> ft.Control:
    """Draw the name and the numbers of one player's line.

    Args:
        numbers: What stands in the columns.
        titles: The words above them.
        said: The line in a sentence, for a screen reader.
        show: Opens the numbers.
        out: Whether the player is out of the game or of the turns, and quiet.
        marks: What stands behind the name, each at most `MARK` wide.
        below: What stands below it.
    """
    style, p = here.style, here.palette
    widths = column_widths(style, titles)
    colour = p.quiet_players[player.colour] if out else p.players[player.colour]
    room = style.width - 2 * kit.MARGIN - PIECE - kit.GAP - sum(widths) - MARK * len(marks)
    wide = width_of(player.name)
    role = next((each for each in NAMES if wide * each.size_at(style.scale) <= room), NAMES[-1])
    name = style.text(player.name, role, p.passed if out else p.text, lines=1)
    named = ft.Row(
        [
            here.context.ui.piece(player.shape, colour, PIECE),
            kit.column(
                [
                    ft.Row(
                        [ft.Container(name, expand=True, expand_loose=True), *marks], spacing=kit.GAP_SMALL
                    ),
                    *below,
                ],
                0,
                expand=True,
            ),
        ],
        spacing=kit.GAP,
        expand=True,
    )
    cells = [
        ft.Container(number, width=width, height=LINE, alignment=shared(ft.Alignment, 0.0, 0.0))
        for number, width in zip(numbers, widths, strict=True)
    ]
    return ft.Row(
        [kit.row_button(style, named, show, label=said, expand=True, height=LINE), *cells], spacing=0
    )


def _below(colour: str) -> ft.Border:
    return ft.Border.only(bottom=ft.BorderSide(kit.HAIR, colour))


def waiting_order(shown: RowsFacts) -> tuple[int, ...]:
    """Return the seats of those who wait, in the order of turns; a guest's own comes first."""
    begin = shown.active or 0
    order = ((begin + step) % shown.seats for step in range(shown.seats))
    waiting = (seat for seat in order if seat != shown.active)
    return tuple(sorted(waiting, key=lambda seat: seat != shown.own))


RowMaker = Callable[[Any, RowsFacts, Any, int], ft.Control]
"""Draws the row of a seat by a part of a game's, as `seat_row` does."""


def _waiting_facts(here: AnyHere, *_: object, **__: object) -> RowsFacts:
    """Return the facts of the rows; who has the band has the card, though the turn may be another's."""
    return rows_facts(here)._replace(active=acting(here))


@part(_waiting_facts)
def PlayerTable(
    here: AnyHere,
    facts: RowsFacts,
    card: Callable[..., ft.Control],
    head: TablePart,
    line: Callable[..., ft.Control],
    row: RowMaker = seat_row,
    above: TablePart | None = None,
    below: TablePart | None = None,
    rest: Callable[[Any, float], Sequence[ft.Control]] | None = None,
) -> ft.Control:
    """Draw the card of who acts, and below it the others as a table.

    Args:
        card: The part for the card of a seat.
        head: The part with the words above the columns.
        line: The part for the line of a seat.
        row: Draws either of them for a seat.
        above: A part above the card.
        below: A part below the lines.
        rest: Draws what comes last, given the height that everything else leaves, in logical pixels.
    """
    heights, sized = use_heights(here.context, lambda found: found.content)
    rows = [above(here)] if above is not None else []
    if facts.active is not None:
        rows.append(row(here, facts, card, facts.active))
    if waiting := waiting_order(facts):
        rows += [head(here), *(row(here, facts, line, seat) for seat in waiting)]
    if below is not None:
        rows.append(below(here))
    content = ft.Container(kit.column(rows, stretch=True), on_size_change=sized("content"))
    last = rest(here, heights.free) if rest is not None else ()
    return ft.Container(kit.scroll(here.style, [content, *last]), on_size_change=sized("place"), expand=True)
