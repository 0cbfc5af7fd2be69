"""The scoreboard of the big screen: a row for each player, as tall as possible, the active one filled."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

import flet as ft

from companion.rules.kernel import SeatInfo
from companion.ui import kit
from companion.ui.core.style import ESTIMATED
from companion.ui.game.here import AnyHere
from companion.ui.game.part import part
from companion.ui.game.scores import Score, Standing
from companion.ui.shared.changed import STILL, Change, changed
from companion.ui.shared.turn_band import acting
from companion.ui.shared.watching.context import watched_by
from companion.ui.theme.letters import lines_of, width_of
from companion.words import Words

NAMES: Final = 48
"""The usual size of a name in screen pixels, if the rows are high enough."""

LARGEST: Final = 84
"""Maximum size of a name in screen pixels, reached with few players and short names."""

OF_ROW: Final = 0.42
"""Maximum size of a name larger than `NAMES`, as a share of the row's height."""

LINE: Final = 1.1
"""Height of a line of text, as a multiple of the text size."""

SPACING: Final = 2
"""Distance of a note from the name above it."""

ON_ONE_LINE: Final = 0.62
"""A name that would have to shrink below this scale takes two lines instead."""

LEAST_NAME: Final = 1.3
"""Minimum size of a name above a note on two lines, as a multiple of the note's size."""

PAUSE: Final = 24
"""Width of the sign of a paused clock."""

SMALLEST_NOTE: Final = 16
"""Minimum height of the letters below a name, if the rows are high enough."""

NOTE_OF_ROW: Final = 0.3
"""Minimum height of the letters below a name in low rows, as a share of a row's height."""

NUMBER: Final = 0.075
"""Maximum size of a number, as a share of the row's width."""

BOLD: Final = 1.1
"""The factor by which bold digits are wider than `width_of` says, rounding of sizes included."""

WORD: Final = kit.NOTE
"""The text role of the word below a number."""

PIECE: Final = 0.1
"""Maximum width of the drawing in front of a name, as a share of the row's width."""


class Row(NamedTuple):
    """A player as the scoreboard shows it."""

    seat: SeatInfo
    standing: Standing
    acts: bool
    clock: str
    """The timed player's time so far; empty for other players."""

    paused: bool = False
    """Whether the player's clock is paused."""

    next: bool = False
    """Whether this player has the next turn."""

    changes: tuple[Change, ...] = ()
    """The last change of each number."""

    deed: str = ""
    """The acting player's current action; empty for other players."""

    @property
    def told(self) -> str:
        """The words below the name, except those about the next turn."""
        return kit.dotted((self.deed, self.clock, self.standing.note))


def rows_of(here: AnyHere, *_: object) -> tuple[Row, ...]:
    game, state, watched = here.context.open_game.game, here.state, watched_by(here)
    active, running, order = acting(here), game.clock(here.state), game.order(state)
    seats, after = game.seats(state), None if active is None else game.following(state)

    def row(at: int) -> Row:
        paused = at == running and at in game.paused_clocks(state)
        clock = here.words.duration(watched.spent) if at == running else ""
        then, now = at == after and at != active, here.context.ui.standing(here, at)
        deed = here.context.ui.deed(here) if at == active else ""
        return Row(seats[at], now, at == active, clock, paused, then, changes_of(here, at, now), deed)

    return tuple(map(row, order))


def changes_of(here: AnyHere, seat: int, now: Standing) -> tuple[Change, ...]:
    """Return the difference that the last change made to each of a player's numbers."""
    before, game = here.context.before, here.context.open_game.game
    if seat >= len(game.seats(before)):
        return (STILL,) * len(now.scores)
    then = here.context.ui.standing(AnyHere(here.style, here.context, before), seat)
    version = here.context.open_game.table.version

    def change(old: Score, new: Score) -> Change:
        return Change(new.number - old.number, version) if new.number != old.number else STILL

    return tuple(map(change, then.scores, now.scores))


class Sizes(NamedTuple):
    """The measures of all rows, in pixels of the layout before it is enlarged."""

    name: float
    number: float
    column: float
    """Width of a number, or of the word below it."""
    piece: float
    room: float
    """Width available for a name."""
    high: float
    """Height of a row."""


@part(rows_of)
def Scoreboard(here: AnyHere, rows: tuple[Row, ...], height: float, factor: float) -> ft.Control:
    """Draw the players in turn order, one below the other, over the whole height.

    Texts are as large as the rows allow, so the device's text scale does not enlarge them further.

    Args:
        height: The height, in pixels of the layout before it is enlarged by `factor`.
    """
    here = here.styled(replace(here.style, scale=1.0))
    sizes, rows = _fitted(here.words, rows, here.style.width, height / max(1, len(rows)), factor)
    drawn: list[ft.Control] = [ft.Container(_row(here, each, sizes), expand=True) for each in rows]
    return ft.Column(drawn, spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _fitted(
    words: Words, rows: tuple[Row, ...], width: float, high: float, factor: float
) -> tuple[Sizes, tuple[Row, ...]]:
    """Return the measures and the rows; a deed that would cut other words or a name is left out."""
    bare = tuple(row._replace(deed="") for row in rows)
    sizes, least = sizes_of(words, bare, width, high, factor), min(SMALLEST_NOTE, high * NOTE_OF_ROW)
    two = high - Note(least, 2).height >= sizes.name * LINE

    def fits(row: Row) -> bool:
        whole = width_of(row.seat.name) * sizes.name * ON_ONE_LINE * ESTIMATED <= sizes.room
        return whole and lines_of(row.told, sizes.room / (least * ESTIMATED)) <= (2 if two else 1)

    kept = tuple(row if fits(row) else other for row, other in zip(rows, bare, strict=True))
    return sizes_of(words, kept, width, high, factor), kept


def sizes_of(words: Words, rows: Sequence[Row], width: float, high: float, factor: float) -> Sizes:
    """Return the measures for rows of this width and height; names are as large as the longest allows.

    Their size is never below the usual one: a name too long for it is drawn smaller by itself. It leaves room
    for the tallest note below a name, so that short names are equally large.
    """
    usual = min(NAMES / factor, high * 0.55)
    largest = max(usual, min(LARGEST / factor, high * OF_ROW))
    number = min(largest * 0.84, width * NUMBER, (high - WORD.size * WORD.height) / LINE)
    piece = min(largest, width * PIECE)
    column = max((_wide(words, each, number) for row in rows for each in row.standing.scores), default=0)
    columns = max((len(row.standing.scores) for row in rows), default=0)
    room = width - 2 * kit.MARGIN - piece - kit.GAP - (column + kit.GAP) * columns
    longest = max((width_of(row.seat.name) for row in rows), default=1)
    notes = max((note_of(words, row, high, room).height for row in rows), default=0)
    name = min(max(usual, min(largest, room / longest)), (high - notes) / LINE)
    return Sizes(name, number, column, piece, room, high)


def _wide(words: Words, score: Score, number: float) -> float:
    shown = width_of(words.number(score.number)) * number * BOLD
    return max(shown, width_of(score.title) * WORD.size * ESTIMATED)


class Note(NamedTuple):
    """The measures of the words below a name."""

    size: float
    lines: int
    """The number of lines; 0 without a note."""

    @property
    def height(self) -> float:
        """The height that the note takes from the name."""
        return self.size * LINE * self.lines + SPACING if self.lines else 0


def note_of(words: Words, row: Row, high: float, room: float, name: float = 0) -> Note:
    """Return the measures of the words below a name: small on two lines if they do not fit on one.

    Args:
        high: Height of the row.
        room: Width available for the words.
        name: Size of the name; by default the note has its minimum size.
    """
    said = kit.dotted((words("band-next") if row.next else "", row.told))
    least = min(SMALLEST_NOTE, high * NOTE_OF_ROW)
    if not said:
        return Note(least, 0)
    signs = (least + 2 * kit.GAP if row.next else 0) + (PAUSE + kit.GAP if row.paused else 0)
    fits = (room - signs) / (width_of(said) * ESTIMATED)
    lines = 2 if fits < least and high - Note(least, 2).height > LEAST_NAME * least * LINE else 1
    return Note(max(least, min(name * 0.42, fits, (high - SPACING) / LINE - name)), lines)


def _row(here: AnyHere, row: Row, sizes: Sizes) -> ft.Control:
    style, p, player = here.style, here.palette, row.seat
    fill = p.players[player.colour] if row.acts else None
    ink = p.on_players[player.colour] if row.acts else p.passed if row.standing.out else p.text
    quiet = ink if row.acts else p.quiet
    colour = ink if row.acts else (p.quiet_players if row.standing.out else p.players)[player.colour]
    told, then = row.told, here.words("band-next")
    below, high = list[ft.Control](), sizes.high
    note = note_of(here.words, row, high, sizes.room, sizes.name)
    if note.lines:
        beside = note.lines == 1 or not row.next
        said = style.text(
            told, _role(note.size, 400), quiet, lines=note.lines if beside else 1, expand=beside or None
        )
        signs = [kit.art("pause", quiet, PAUSE)] if row.paused else []
        if row.next:
            signs += [
                kit.art("arrow-right", ink, note.size),
                style.text(then, _role(note.size), ink, lines=1),
            ]
        below = [ft.Row([*signs, *([said] if beside else [])], spacing=kit.GAP), *([] if beside else [said])]
        high -= note.height
    largest = min(sizes.name, high / LINE)
    fits = sizes.room / max(0.1, width_of(player.name) * ESTIMATED)
    if fits < largest * ON_ONE_LINE:
        two = _role(min(largest * ON_ONE_LINE, high / LINE / 2))
        name = style.text(player.name, two, ink, lines=2, room=sizes.room)
    else:
        name = style.text(player.name, _role(min(largest, fits)), ink, lines=1)
    numbers = [
        _number(style, each, change, sizes, ink, quiet, own=not row.acts)
        for each, change in zip(row.standing.scores, row.changes, strict=True)
    ]
    if row.paused:
        told = row._replace(clock=here.words("clock-paused", player=player.name, time=row.clock)).told
    scores = (
        here.words("pair", what=each.title, value=here.words.number(each.number))
        for each in row.standing.scores
    )
    spoken = [player.name, told, *scores]
    if row.acts:
        spoken.insert(1, here.words("table-turn-of", player=player.name))
    if row.next:
        spoken.insert(1, then)
    content = ft.Row(
        [
            here.context.ui.piece(player.shape, colour, sizes.piece),
            kit.column([name, *below], SPACING, expand=True),
            *numbers,
        ],
        spacing=kit.GAP,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.Container(
        kit.labelled(content, ", ".join(filter(None, spoken))),
        bgcolor=fill,
        border=None if row.acts else ft.Border.only(bottom=ft.BorderSide(kit.HAIR, p.hairline)),
        padding=ft.Padding.symmetric(horizontal=kit.MARGIN),
        alignment=ft.Alignment.CENTER_LEFT,
    )


def _number(
    style: kit.Style, score: Score, change: Change, sizes: Sizes, ink: str, quiet: str, *, own: bool
) -> ft.Control:
    number = style.text(
        style.words.number(score.number), _role(sizes.number), (score.ink if own else None) or ink, lines=1
    )
    shown = changed(style, number, change, ink=None if own else ink)
    word = style.text(score.title, WORD, quiet, lines=1)
    centre = ft.CrossAxisAlignment.CENTER
    return ft.Container(
        ft.Column([shown, word], spacing=0, tight=True, horizontal_alignment=centre), width=sizes.column
    )


def _role(size: float, weight: int = 700) -> kit.TypeRole:
    return kit.TypeRole(round(size), weight, LINE)
