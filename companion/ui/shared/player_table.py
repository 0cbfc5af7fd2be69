"""The acting player as a card, and the others as a table: one line each, with words as column heads."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import flet as ft

from companion.party.presence import Seated
from companion.rules.kernel import SeatInfo
from companion.ui import kit
from companion.ui.core.session import shared
from companion.ui.game.here import AnyHere
from companion.ui.game.part import part
from companion.ui.shared.player_clock import WIDTH as CLOCK
from companion.ui.shared.player_rows import (
    RowsFacts,
    TablePart,
    rows_facts,
    scroll_to,
    seat_row,
    use_heights,
)
from companion.ui.shared.turn_band import acting
from companion.ui.theme.letters import width_of
from companion.ui.theme.typography import BODY_STRONG, LABEL_STRONG, MESSAGE, NOTE_STRONG

LINE: Final = 48
"""Height of a line at the default text size, in logical pixels: each number is large enough to tap."""
COLUMN: Final = 40
"""Minimum width of a column."""
LEAST: Final[Mapping[str, float]] = {"fate": kit.TARGET, "time": CLOCK}
"""Minimum widths of the columns that can be pressed, by name."""
ROOMY: Final = 56
"""Minimum width of a column if there are only a few."""
FEW: Final = 4
"""Maximum number of columns that count as few."""
PIECE: Final = 26
"""Width of the drawing in front of a name."""
MARK: Final = 22
"""Width of a mark after a name, including the gap before it."""
NAME: Final = 48
"""Minimum width for a name at the default text size, enough for a name of average length."""
NAMES: Final = (BODY_STRONG, LABEL_STRONG, NOTE_STRONG, MESSAGE)
"""The text roles for a name, largest first."""


def has_table(style: kit.Style, columns: tuple[str, ...], name: float = NAME) -> bool:
    """Return whether there is room for a table of players; if not, each number needs words of its own.

    Args:
        columns: The names of the table's columns.
        name: The minimum width left for a name and its marks, at the default text size.
    """
    return style.room_for_two(kit.TINY) and name_room(style, columns) >= name * style.scale


def column_title(style: kit.Style, column: str) -> str:
    return style.words(f"column-{column}")


@lru_cache(maxsize=256)  # called by every line and by the wide button
def column_widths(style: kit.Style, columns: tuple[str, ...]) -> tuple[float, ...]:
    """Return the column widths, in logical pixels; if columns are few and names have room, they are wider."""
    roomy = _widths(style, columns, ROOMY)
    if len(columns) <= FEW and _rest(style, roomy) >= NAME * style.scale:
        return roomy
    return _widths(style, columns, COLUMN)


def _widths(style: kit.Style, columns: tuple[str, ...], least: float) -> tuple[float, ...]:
    def width(column: str) -> float:
        title = width_of(column_title(style, column)) * kit.CAPTION.size_at(style.scale)
        return max(max(least, LEAST.get(column, 0)) * style.scale, round(title) + kit.GAP_SMALL)

    return tuple(map(width, columns))


def name_room(style: kit.Style, columns: tuple[str, ...]) -> float:
    """Return the width left for a name and the marks after it, in logical pixels."""
    return _rest(style, column_widths(style, columns))


def _rest(style: kit.Style, widths: Sequence[float]) -> float:
    return style.width - 2 * kit.MARGIN - PIECE - kit.GAP - sum(widths)


def device_mark(style: kit.Style, device: Seated, size: float) -> list[ft.Control]:
    """Draw a sign for the player's phone, connected or not; draw nothing if there is no phone."""
    if device == "free":
        return []
    on, p = device == "here", style.palette
    return [kit.art("phone" if on else "offline", p.text if on else p.quiet, size)]


def table_head(style: kit.Style, columns: tuple[str, ...]) -> ft.Control:
    """Draw the column heads; screen readers skip them and read them with each player's numbers."""
    quiet, centre = style.palette.quiet, ft.TextAlign.CENTER
    cells: list[ft.Control] = [
        ft.Container(
            style.text(column_title(style, column), kit.CAPTION, quiet, align=centre, lines=1), width=width
        )
        for column, width in zip(columns, column_widths(style, columns), strict=True)
    ]
    row = ft.Row(cells, spacing=0, alignment=ft.MainAxisAlignment.END)
    return ft.Semantics(
        content=ft.Container(row, padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.GAP)),
        exclude_semantics=True,
    )


def table_line(style: kit.Style, content: ft.Control, show: kit.Press) -> ft.Control:
    """Draw the frame of a line, which is not redrawn when its numbers change.

    A press anywhere opens the numbers.

    Args:
        content: The part that draws the line with `line_content`.
    """
    p = style.palette
    inner = ft.Container(
        content,
        # A colour, even a clear one, lets empty cells be pressed too.
        bgcolor=kit.veil(p.raised, 0),
        padding=shared(ft.Padding.symmetric, horizontal=kit.MARGIN),
        border=shared(_below, p.hairline),
    )
    return ft.GestureDetector(inner, on_tap=kit.pressed(show), exclude_from_semantics=True)


def line_content(
    here: AnyHere,
    player: SeatInfo,
    numbers: Mapping[str, ft.Control],
    *,
    said: str,
    show: kit.Press,
    out: bool = False,
    marks: Sequence[ft.Control] = (),
    below: Sequence[ft.Control] = (),
) -> ft.Control:
    """Draw the name and the numbers of one player's line.

    Args:
        numbers: The control of each column, by column name, in column order.
        said: The line as a sentence, for screen readers.
        show: Opens the numbers.
        out: Whether the player is out of the game or of the turns, and therefore drawn quietly.
        marks: Signs after the name, each at most `MARK` wide including its gap; they move below a name
            that needs the room.
        below: Controls below the name.
    """
    style, p = here.style, here.palette
    widths, high = column_widths(style, tuple(numbers)), LINE * style.scale
    colour = p.quiet_players[player.colour] if out else p.players[player.colour]
    room, wide = name_room(style, tuple(numbers)), width_of(player.name)
    if marks and wide * NAMES[-1].size_at(style.scale) > room - MARK * len(marks):
        under = [ft.Container(each, expand=True) for each in below]
        marks, below = (), [ft.Row([*marks, *under], spacing=kit.GAP_SMALL)]
    room -= MARK * len(marks)
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
        ft.Container(number, width=width, height=high, alignment=shared(ft.Alignment, 0.0, 0.0))
        for number, width in zip(numbers.values(), widths, strict=True)
    ]
    return ft.Row(
        [kit.row_button(style, named, show, label=said, expand=True, height=high), *cells], spacing=0
    )


def _below(colour: str) -> ft.Border:
    return ft.Border.only(bottom=ft.BorderSide(kit.HAIR, colour))


def waiting_order(shown: RowsFacts) -> tuple[int, ...]:
    """Return the waiting seats in turn order after the active one; a guest's own seat comes first."""
    order = shown.order
    begin = order.index(shown.active) + 1 if shown.active in order else 0
    waiting = (seat for seat in (*order[begin:], *order[:begin]) if seat != shown.active)
    return tuple(sorted(waiting, key=lambda seat: seat != shown.own))


RowMaker = Callable[[Any, RowsFacts, Any, int], ft.Control]
"""Draws the row of a seat with a game's part; `seat_row` is the default."""


def _waiting_facts(here: AnyHere, *_: object, **__: object) -> RowsFacts:
    """Return the facts for the rows; `active` is the acting player, even in another player's turn."""
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
    """Draw the card of the acting player, and below it the others as a table.

    A new player's card is scrolled into view.

    Args:
        card: The part for the card of a seat.
        head: The part with the words above the columns.
        line: The part for the line of a seat.
        row: Draws the card or the line of a seat.
        above: A part above the card.
        below: A part below the lines.
        rest: Draws the parts at the end, given the remaining height in logical pixels.
    """
    heights, sized = use_heights(here.context, lambda found: found.content)
    shown = kit.use_ref(list[ft.Column])
    carded = kit.use_ref(lambda: facts.active)

    def show_card() -> None:
        hidden = heights.content > heights.place
        if hidden and facts.active not in (None, carded.current):
            scroll_to(here.context, lambda: shown.current[-1], 0)
        carded.current = facts.active

    kit.use_effect(show_card, [facts.active])
    rows = [above(here)] if above is not None else []
    if facts.active is not None:
        rows.append(row(here, facts, card, facts.active))
    if waiting := waiting_order(facts):
        rows += [head(here), *(row(here, facts, line, seat) for seat in waiting)]
    if below is not None:
        rows.append(below(here))
    content = ft.Container(kit.column(rows, stretch=True), on_size_change=sized("content"))
    last = rest(here, heights.free) if rest is not None else ()
    scrolling = kit.scroll(here.style, [content, *last])
    shown.current[:] = [scrolling]
    return ft.Container(scrolling, on_size_change=sized("place"), expand=True)
