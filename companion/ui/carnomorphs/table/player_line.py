"""The line of each waiting character, and the card of the acting character."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

import flet as ft

from companion.rules.carnomorphs.data import FATAL_MARKERS
from companion.rules.carnomorphs.play import PlayerNumber
from companion.rules.carnomorphs.state import Detail, Player, State
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import Here
from companion.ui.carnomorphs.table.player_row import (
    MARK,
    PlayerFacts,
    Sign,
    marked,
    marker_cells,
    marks_of,
    player_facts,
    spoken,
    subtitle,
)
from companion.ui.carnomorphs.table.strips import Strips
from companion.ui.core.session import shared
from companion.ui.game.context import Panel
from companion.ui.game.part import part
from companion.ui.game.scores import Score, Standing
from companion.ui.shared.changed import change_of, changed
from companion.ui.shared.player_clock import PlayerClock
from companion.ui.shared.player_table import (
    LINE,
    PIECE,
    column_widths,
    device_mark,
    name_room,
    table_head,
)
from companion.ui.theme.letters import width_of

COLUMNS: Final = ("hand", "light-wounds", "serious-wounds", "contamination", "markers")
"""The columns of a line in full detail."""
TIMED: Final = ("hand", "serious-wounds", "markers", "time")
"""The columns of a line in full detail at a table with clocks."""
QUICK: Final = ("markers",)
"""The columns of a line in quick detail."""
QUICK_TIMED: Final = ("markers", "time")
SIGN: Final = 16
"""Width of a mark after a name."""
EDGE, SMALL_EDGE = 3.5, 4.5
"""Space above and below a line with a large or a small name; both make the line easy to tap."""
NAME: Final = 64
"""Minimum width for a name and its marks beside the columns of full detail, at the default text size."""


class Columns(NamedTuple):
    """The facts that decide which columns are shown."""

    detail: Detail
    timed: bool


def columns_of(here: Here) -> Columns:
    state = here.state
    return Columns("quick" if state.phase == "setup" else state.detail, here.context.clocks_in_use)


def columns(detail: Detail, timed: bool) -> tuple[str, ...]:
    if detail == "quick":
        return QUICK_TIMED if timed else QUICK
    return TIMED if timed else COLUMNS


@part(columns_of)
def Head(here: Here, shown: Columns) -> ft.Control:
    """Draw the words above the columns."""
    return table_head(here.style, columns(*shown))


def _read(number: PlayerNumber) -> Callable[[Player], int]:
    return lambda player: getattr(player, number) or 0


READ: Final[dict[str, Callable[[Player], int]]] = {
    "light-wounds": _read("light_wounds"),
    "serious-wounds": _read("serious_wounds"),
    "contamination": _read("contamination"),
    "markers": _read("markers"),
}
"""For each column that leaves out zeros, the function that reads its number."""


def _number(here: Here, shown: PlayerFacts, column: str, ink: str) -> ft.Control:
    """Draw the number in a column of a line; zeros are left out, except for the hand."""
    style, p, player = here.style, here.palette, shown.player
    if column == "hand":
        hand = "?" if player.hand is None else str(player.hand)
        return kit.silent(style.text(hand if player.acting else "", kit.COUNT, ink, lines=1))
    read = READ[column]
    count = read(player)
    if column == "markers" and count >= FATAL_MARKERS - 1:
        ink = p.danger

    def now(state: State) -> int:
        return read(state.players[player.seat])

    shows = count and (player.living or column == "markers")
    number = style.text(str(count) if shows else "", kit.COUNT, ink, lines=1)
    return kit.silent(changed(style, number, change_of(here.context, now)))


def standing(style: kit.Style, shown: PlayerFacts) -> list[tuple[str, str]]:
    """Return the words for the character's state, each with its colour: dead, passed, in combat."""
    words, p, player = style.words, style.palette, shown.player
    found: list[tuple[str, str]] = []
    if player.fate != "aboard":
        found.append((words(f"player-{player.fate}"), p.danger if player.fate == "dead" else p.passed))
    elif player.pod is not None:
        found.append((words("player-in-pod", pod=player.pod), p.passed))
    if player.acting and player.passed:
        found.append((words("player-row-passed"), p.passed))
    if shown.fights:
        found.append((words("player-in-combat"), p.danger))
    return found


def signs_of(style: kit.Style, shown: PlayerFacts) -> list[Sign]:
    """Return a character's signs, except those with a column of their own and those in `standing`."""
    columns_ = columns(shown.detail, shown.timed)
    told = {glyph("pod"), *(sign for column, sign in SIGNS.items() if column in columns_)}
    return [each for each in marks_of(style, shown.player, shown.detail) if each.glyph not in told]


SIGNS: Final[dict[str, kit.Glyph]] = {
    "hand": "event",
    "light-wounds": glyph("light-wounds"),
    "serious-wounds": glyph("serious-wounds"),
    "contamination": glyph("contamination"),
}
"""The drawing of each number that has a column."""


def _marks(style: kit.Style, shown: PlayerFacts, ink: str, size: float) -> list[ft.Control]:
    """Draw the mark of the first player, and the mark of a player's phone, whether connected or not."""
    found = [kit.art("starter", ink, size)] if shown.first else list[ft.Control]()
    return found + device_mark(style, shown.device, size)


def _facts(here: Here, seat: int, own: bool) -> PlayerFacts:
    return player_facts(here, seat)


@part(_facts)
def PlayerLine(here: Here, shown: PlayerFacts, seat: int, own: bool) -> ft.Control:
    """Draw one character as a line of a table; words below the line state the facts without a column.

    Args:
        own: Whether this is the phone of the character's player.
    """
    style, p, player = here.style, here.palette, shown.player
    out = player.passed or not player.acting
    ink = p.passed if out else p.text
    kept = columns(shown.detail, shown.timed)
    widths = column_widths(style, kept)
    marks = _marks(style, shown, ink, SIGN)
    room = name_room(style, kept) - (SIGN + kit.GAP_SMALL) * len(marks)
    large = width_of(player.name) * kit.BODY_STRONG.size * style.scale <= room
    role = kit.BODY_STRONG if large else kit.LABEL_STRONG
    edge = EDGE if large else SMALL_EDGE
    name = style.text(player.name, role, ink, lines=1)
    named = [ft.Container(name, expand=True, expand_loose=True), *marks]
    cells: list[ft.Control] = [
        ft.Container(_number(here, shown, column, ink), width=width, alignment=shared(ft.Alignment, 0.0, 0.0))
        for column, width in zip(kept, widths, strict=True)
        if column != "time"
    ]
    first = ft.Row([ft.Row(named, spacing=kit.GAP_SMALL, expand=True), *cells], spacing=0)
    below = _below(here, shown, own=own)
    lines = kit.column([first, *below], 0, stretch=True)
    colour = (p.quiet_players if out else p.players)[player.colour]
    drawn = ft.Row(
        [
            here.context.ui.piece(here.context.seats[seat].shape, colour, PIECE),
            ft.Container(lines, expand=True),
        ],
        spacing=kit.GAP,
    )
    clock = [ft.Container(PlayerClock(here, seat), width=widths[-1])] if shown.timed else []
    right = 0 if clock else kit.MARGIN
    button = kit.row_button(
        style,
        drawn,
        partial(here.context.show, Panel("player", seat)),
        label=spoken(style, shown),
        radius=0,
        padding=ft.Padding.only(left=kit.MARGIN, right=right, top=edge, bottom=edge),
        height=None if below else LINE,
        expand=True,
    )
    return ft.Container(
        ft.Row([button, *clock], spacing=0),
        bgcolor=p.surface if own else None,
        padding=ft.Padding.only(right=kit.MARGIN - right),
        border=ft.Border.only(bottom=ft.BorderSide(kit.HAIR, p.hairline)),
    )


def _below(here: Here, shown: PlayerFacts, *, own: bool) -> list[ft.Control]:
    """Draw the character's state, its room, and the facts without a column; nothing if there are none."""
    style, p, player = here.style, here.palette, shown.player
    said = [(here.words("player-you"), p.text)] if own else []
    said += standing(style, shown)
    rest = kit.dotted((player.room, *(sign.said for sign in signs_of(style, shown))))
    parts: list[ft.Control] = [style.text(text, kit.CAPTION, ink, lines=1) for text, ink in said]
    if rest:
        parts.append(style.text(rest, kit.CAPTION, p.quiet, lines=2, expand=True))
    return [ft.Row(parts, spacing=kit.GAP, vertical_alignment=ft.CrossAxisAlignment.START)] if parts else []


@part(_facts)
def PlayerCard(here: Here, shown: PlayerFacts, seat: int, own: bool) -> ft.Control:
    """Draw the acting character's numbers; a press opens its sheet. The band above shows the name.

    Args:
        own: Whether this is the phone of the character's player.
    """
    style, context, p, player = here.style, here.context, here.palette, shown.player
    more = change_of(context, lambda state: state.players[seat].markers)
    signs = _marks(style, shown, p.text, MARK)
    signs += [marked(style, sign, p.text) for sign in marks_of(style, player, shown.detail)]
    said = [(here.words("player-you"), p.text)] if own else []
    told = [style.text(subtitle(style, player), kit.LABEL, p.quiet, lines=2, expand=True)]
    told += [style.text(text, kit.LABEL, ink, lines=1) for text, ink in (*said, *standing(style, shown))]
    lines: list[ft.Control] = [
        ft.Row(
            [
                ft.Container(kit.wrapped(signs, kit.GAP_WIDE, kit.GAP_SMALL), expand=True),
                changed(style, marker_cells(style, player.markers), more),
            ],
            spacing=kit.GAP_WIDE,
        ),
        ft.Row(told, spacing=kit.GAP),
    ]
    button = kit.row_button(
        style,
        kit.column(lines, kit.GAP_SMALL, stretch=True),
        partial(context.show, Panel("player", seat)),
        label=spoken(style, shown),
        radius=0,
        padding=shared(ft.Padding.symmetric, horizontal=kit.MARGIN, vertical=kit.GAP_SMALL),
        expand=True,
    )
    row: list[ft.Control] = [button]
    if shown.timed:
        row.append(ft.Container(PlayerClock(here, seat), padding=ft.Padding.only(right=kit.GAP_WIDE)))
    strips = Strips(here) if shown.active else ft.Container()
    return ft.Container(kit.column([ft.Row(row, spacing=0), strips], stretch=True), bgcolor=p.raised)


def standing_afar(here: Here, seat: int) -> Standing:
    """Return the facts for a big screen: wounds, mutation markers, and the character's state and room."""
    words, p, player = here.words, here.palette, here.state.players[seat]
    detail = here.state.detail
    scores: list[Score] = []
    for column in ("light-wounds", "serious-wounds", "markers"):
        if column in columns(detail, timed=False):
            count = READ[column](player)
            grave = column == "markers" and count >= FATAL_MARKERS - 1
            ink = p.danger if grave else None if count else p.passed
            scores.append(Score(words(f"column-{column}"), count, ink))
    told = [said for said, _ in standing(here.style, player_facts(here, seat))]
    return Standing(tuple(scores), kit.dotted((*told, player.room)), player.passed or not player.acting)
