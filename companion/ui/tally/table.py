"""The table: a line with each player's total, and below these lines the sheet."""

from typing import NamedTuple

import flet as ft

from companion.party.presence import Seated
from companion.rules.tally.state import Numbers, State
from companion.ui import kit
from companion.ui.game.context import Panel
from companion.ui.game.part import part
from companion.ui.game.scores import Score, Standing
from companion.ui.shared.player_rows import RowsFacts, own_hand, phone_words, seat_rows
from companion.ui.tally.context import Here
from companion.ui.tally.look import token
from companion.ui.theme.letters import DIGIT, longest_word, width_of
from companion.ui.theme.typography import TITLE
from companion.words import Words

PIECE = 36
"""Width of the token before a name."""
SMALL_PIECE = 22
"""Width of the tokens above the columns."""
LABEL = 36
"""Width of the round's number at the start of a line."""
INSET = kit.GAP
"""Width by which the current line's band extends beyond its words on each side."""
BUTTONS = 3
"""Maximum number of buttons beside the title in the bar."""
TWO_LINES = 0.65
"""Minimum column width for showing a name on two lines of unequal length, as a share of the name's width."""


def write_panel(state: State, seat: int, line: int | None = None) -> Panel:
    """Return the panel that writes a seat's number.

    Args:
        line: By default the current line; if there is none, the last one.
    """
    at = line if line is not None else state.current
    return Panel("write", seat, str(len(state.lines) - 1 if at is None else at))


def line_name(here: Here, line: int) -> str:
    """Return the name of a line: the name of its row, or the number of its round."""
    rows = here.state.rows
    return rows[line] if line < len(rows) else here.words("sheet-round", round=line + 1)


def leading(state: State) -> tuple[int, ...]:
    """Return the leading seats; none while all are equal.

    If the fewest points win, nobody leads while a line is half written, since players whose number is missing
    would seem to lead.
    """
    told = state.is_begun and not (state.fewest_win and state.half_written)
    return state.leaders if told and len(state.leaders) < len(state.players) else ()


def lead_words(words: Words, lead: int) -> str:
    """Describe a leader's distance from the next best player; several leaders are level."""
    return words("line-leads", count=lead) if lead else words("line-level")


def band_words(here: Here) -> str:
    """Return a sentence about the first of these that applies: who deals or begins, the target, who leads.

    If none of them applies, return a general title.
    """
    state, words = here.state, here.words
    if state.first is not None:
        return words(f"band-{state.options.first}", player=state.players[state.first].name)
    if state.options.target:
        return words("band-target", target=state.options.target)
    if names := [state.players[seat].name for seat in leading(state)]:
        return words("band-leads", players=words.list(names))
    return words("band-writes")


class RowFacts(NamedTuple):
    """The facts of a player's line."""

    name: str
    colour: int
    total: int
    latest: int | None
    """The number in the current line."""

    is_next: bool
    """Whether this player's number is to be written next."""

    first: str
    """The player's role in this round: `deals`, `begins`, or empty."""

    lead: int | None
    """The leader's distance from the next best player; 0 if several lead; None for everybody else."""

    device: Seated
    writes: Panel
    may: bool


def row_facts(here: Here, seat: int) -> RowFacts:
    """Return the facts of this seat's line."""
    state, context = here.state, here.context
    player, line, seats = state.players[seat], state.current, context.presence.seats
    leads = seat in leading(state)
    return RowFacts(
        player.name,
        player.colour,
        state.totals[seat],
        state.sheet[line][seat] if line is not None else None,
        seat == state.next_seat,
        state.options.first if seat == state.first else "",
        state.lead if leads else None,
        seats[seat] if seats else "free",
        write_panel(state, seat),
        bool(state.sheet) and context.acts_for(seat),
    )


@part(row_facts)
def PlayerLine(here: Here, shown: RowFacts, seat: int) -> ft.Control:
    """Draw a player's line: the name, the role in this round, the lead, and the total."""
    style, p, words = here.style, here.palette, here.words
    notes = [words(f"line-{shown.first}")] if shown.first else []
    if shown.lead is not None:
        notes.append(lead_words(words, shown.lead))
    if shown.latest is not None:
        notes.append(words("line-written", points=words.number(shown.latest)))
    said = kit.dotted(notes)
    ink = p.players[shown.colour]
    name = style.text(shown.name, kit.NAME, lines=1)
    note: list[ft.Control] = [style.text(said, kit.LABEL, p.quiet, lines=2)] if said else []
    crown = [kit.art("crown", p.accent, SMALL_PIECE)] if shown.lead is not None else []
    below = style.scale > kit.LARGE_TEXT and bool(note)  # Large words need the whole row.
    middle = [name] if below else [name, *note]
    parts: list[ft.Control] = [
        kit.art(token(shown.colour), ink, PIECE),
        kit.column(middle, expand=True),
        *([] if below else crown),
        style.text(words.number(shown.total), kit.HEADING, lines=1),
    ]
    spoken = [shown.name, words("pair", what=words("line-points"), value=words.number(shown.total)), *notes]
    spoken += phone_words(words, shown.device)
    row: ft.Control = ft.Row(parts, spacing=kit.GAP_WIDE)
    line = kit.row_button(
        style,
        kit.column([row, _beside_crown(crown, note[0])]) if below else row,
        (lambda: here.context.show(shown.writes)) if shown.may else None,
        label=", ".join(spoken),
        radius=0,
        padding=ft.Padding.only(
            left=kit.MARGIN - kit.ACTIVE_EDGE, right=kit.MARGIN, top=kit.GAP, bottom=kit.GAP
        ),
        expand=True,
    )
    return ft.Container(
        ft.Row([line], spacing=0),
        bgcolor=p.raised if shown.is_next else None,
        border=ft.Border.only(
            left=ft.BorderSide(kit.ACTIVE_EDGE, ink if shown.is_next else p.ground),
            bottom=ft.BorderSide(kit.HAIR, p.hairline),
        ),
    )


def _beside_crown(crown: list[ft.Control], note: ft.Control) -> ft.Control:
    """Draw a player's note, after the crown if the player leads."""
    return ft.Row([*crown, ft.Container(note, expand=True)], spacing=kit.GAP)


class SheetFacts(NamedTuple):
    """The facts of the sheet."""

    players: tuple[tuple[str, int], ...]
    """Everybody's name and colour, by seat."""

    rows: tuple[str, ...]
    lines: tuple[Numbers, ...]
    current: int | None
    writes: tuple[bool, ...]
    """By seat, whether this device may write the player's numbers."""


def sheet_facts(here: Here) -> SheetFacts:
    state = here.state
    people = tuple((player.name, player.colour) for player in state.players)
    writes = tuple(map(here.context.acts_for, range(len(people))))
    return SheetFacts(people, state.rows, state.sheet, state.current, writes)


def label_width(style: kit.Style, rows: tuple[str, ...], lines: tuple[Numbers, ...], count: int) -> float:
    """Return the width of the column with the lines' names; 0 if each name is above its line instead.

    Row names have a column if they fit into it on at most two lines, and if each cell remains wide enough for
    a finger and for its number.
    """
    if not rows:
        return LABEL * style.scale
    size = kit.LABEL.size_at(style.scale)
    whole = max(map(width_of, rows)) * size + kit.GAP
    least = max(max(map(longest_word, rows)) * size + kit.GAP, whole * TWO_LINES)
    wide = min(whole, sheet_width(style) - count * kit.TARGET)
    fits = wide >= least and number_role(style, lines, cell_width(style, count, wide)) is not None
    return wide if fits else 0


def sheet_width(style: kit.Style) -> float:
    return min(style.width, kit.READING) - 2 * kit.MARGIN


def cell_width(style: kit.Style, count: int, label: float) -> float:
    """Return the width of a player's column of the sheet.

    Args:
        label: The width of the column with the lines' names.
    """
    return (sheet_width(style) - label) / max(1, count)


def number_role(style: kit.Style, lines: tuple[Numbers, ...], width: float) -> kit.TypeRole | None:
    """Return the largest text role in which every number fits into a column; None if none fits.

    Neighbours are at least a digit apart, so that two numbers are not read as one.
    """
    written = [style.words.number(points) for numbers in lines for points in numbers if points is not None]
    longest = max(map(width_of, written), default=0) + DIGIT
    roles = (kit.BODY_STRONG, kit.LABEL_STRONG)
    return next((role for role in roles if longest * role.size_at(style.scale) <= width), None)


@part(sheet_facts)
def Sheet(here: Here, shown: SheetFacts) -> ft.Control:
    """Draw the sheet: a column for each player, and a line for each named row or round (latest round first).

    A press on a number opens its correction; if columns are narrower than a finger, the whole line is the
    button. If columns are narrower than a number, each number follows its player's token instead.
    """
    style, words = here.style, here.words
    count, named = len(shown.players), bool(shown.rows)
    label = label_width(style, shown.rows, shown.lines, count)
    width = cell_width(style, count, label)
    role = number_role(style, shown.lines, width)
    heads: list[ft.Control] = [ft.Container(width=label)] if label else []
    heads += [
        ft.Container(
            kit.art(token(colour), style.palette.players[colour], SMALL_PIECE),
            expand=True,
            alignment=ft.Alignment.CENTER,
        )
        for _, colour in shown.players
    ]
    order = range(len(shown.lines)) if named else reversed(range(len(shown.lines)))
    lines = [_line(here, shown, line, width, role, label) for line in order]
    above = [_inset(kit.silent(ft.Row(heads, spacing=0)))] if role is not None else []
    title = style.text(words("sheet-title"), kit.LABEL_STRONG, style.palette.accent, heading=True)
    beside = kit.MARGIN - INSET
    return ft.Container(
        kit.column([_inset(title), *above, *lines], kit.GAP_SMALL, stretch=True),
        padding=ft.Padding.only(left=beside, right=beside, top=kit.PADDING, bottom=kit.SECTION),
    )


def _inset(content: ft.Control) -> ft.Control:
    return ft.Container(content, padding=ft.Padding.symmetric(horizontal=INSET))


def left_out(here: Here) -> list[ft.Control]:
    """If the last round does not count, draw a sentence that says so."""
    state = here.state
    if len(state.counted) == len(state.lines):
        return []
    said = here.style.text(here.words("sheet-left-out", round=len(state.lines)), kit.LABEL)
    return [ft.Container(said, padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.PADDING))]


def _line(
    here: Here, shown: SheetFacts, line: int, width: float, role: kit.TypeRole | None, label: float
) -> ft.Control:
    """Draw the line of a round or named row, with its name before or above it."""
    style, p, numbers = here.style, here.palette, shown.lines[line]
    named = bool(shown.rows)
    single = role is not None and width >= kit.TARGET
    name = style.text(
        shown.rows[line] if named else str(line + 1),
        kit.LABEL,
        p.text if line == shown.current else p.quiet,
        lines=2 if named and label else 1,
    )
    row: ft.Control
    if role is None:
        row = kit.wrapped(
            [_beside_token(here, shown, line, seat) for seat in range(len(numbers))], kit.PADDING
        )
    else:
        seats = range(len(numbers))
        cells = [_cell(here, shown, line, seat, role, single=single) for seat in seats]
        row = ft.Row(cells, spacing=0, expand=bool(label) or None)
    if not label or role is None:
        whole: ft.Control = kit.column([kit.silent(name), row], stretch=True)
    else:
        whole = ft.Row([ft.Container(kit.silent(name), width=label), row], spacing=0)
    if not single:
        spoken = [line_name(here, line)]
        spoken += [
            here.words("pair", what=name, value="–" if points is None else str(points))
            for (name, _), points in zip(shown.players, numbers, strict=True)
        ]
        mine = [each for each, writes in enumerate(shown.writes) if writes]
        seat = next((each for each in mine if numbers[each] is None), next(iter(mine), 0))
        whole = kit.row_button(
            style,
            whole,
            (lambda: here.context.show(write_panel(here.context.state, seat, line))) if mine else None,
            label=", ".join(spoken),
            radius=0,
        )
    return ft.Container(
        whole,
        padding=ft.Padding.symmetric(horizontal=INSET),
        bgcolor=p.raised if line == shown.current else None,
        border=ft.Border.only(bottom=ft.BorderSide(kit.HAIR, p.hairline)),
    )


def _beside_token(here: Here, shown: SheetFacts, line: int, seat: int) -> ft.Control:
    """Draw a player's token, followed by the number."""
    style, p, points, colour = here.style, here.palette, shown.lines[line][seat], shown.players[seat][1]
    said = "–" if points is None else here.words.number(points)
    number = style.text(said, kit.LABEL_STRONG, p.text, lines=1)
    drawn = kit.art(token(colour), p.players[colour], SMALL_PIECE)
    return ft.Row([drawn, number], spacing=kit.GAP_SMALL, tight=True)


def _cell(
    here: Here, shown: SheetFacts, line: int, seat: int, role: kit.TypeRole, *, single: bool
) -> ft.Control:
    """Draw a number; it is a button of its own if `single`."""
    style, p, points = here.style, here.palette, shown.lines[line][seat]
    said = "–" if points is None else here.words.number(points)
    text = style.text(said, role, p.quiet if points is None else p.text, lines=1, align=ft.TextAlign.CENTER)
    if not single:
        return ft.Container(text, expand=True, height=style.fixed(kit.TARGET), alignment=ft.Alignment.CENTER)
    name = shown.players[seat][0]
    spoken = here.words("sheet-cell", player=name, line=line_name(here, line), points=said)
    cell = kit.row_button(
        style,
        text,
        (lambda: here.context.show(write_panel(here.context.state, seat, line)))
        if shown.writes[seat]
        else None,
        label=spoken,
        radius=kit.RADIUS_MARK,
        height=kit.TARGET * style.scale,
        align=ft.Alignment.CENTER,
    )
    return ft.Container(cell, expand=True)


def page_facts(here: Here) -> RowsFacts:
    """Return all seats, and the seat of this phone."""
    return RowsFacts(tuple(range(len(here.state.players))), own_hand(here.context), None)


def sheet_beside(style: kit.Style) -> bool:
    """Return whether the sheet is beside the players' lines, because below them it would be out of sight."""
    return style.low and style.beside


def further_parts(here: Here) -> list[ft.Control]:
    """Draw the sheet if it is beside the players' lines, not below them."""
    return [Sheet(here)] if sheet_beside(here.style) else []


@part(page_facts)
def SheetPage(here: Here, shown: RowsFacts) -> ft.Control:
    """Draw everybody's line, and the sheet below; on a guest's phone the guest's line comes first.

    On a low page with two columns the sheet is in the other column, see `sheet_beside`.
    """
    lines = seat_rows(here, shown, PlayerLine).values()
    below = [] if sheet_beside(here.style) else [Sheet(here)]
    whole = ft.Container(
        kit.column([*lines, *below], stretch=True),
        on_size_change=lambda event: here.context.tell_height(round(event.height)),
    )
    return kit.scroll(here.style, [whole])


def table_title(here: Here) -> str:
    """Return the name of the game being played, and the round if it has rounds.

    In large text the round is left out if it would need a second line, since the wide button names it too.
    """
    style, state, words = here.style, here.state, here.words
    name = state.title or words("name")
    whole = name if state.rows else kit.dotted((name, words("sheet-round", round=state.round)))
    room = style.width - BUTTONS * kit.TARGET - 2 * kit.GAP
    grown = style.scale > kit.LARGE_TEXT and not style.low
    return name if grown and width_of(whole) * TITLE.size_at(style.scale) > room else whole


def standing(here: Here, seat: int) -> Standing:
    """Return a player's total for the big screen, with the role in this round and the lead."""
    state, words = here.state, here.words
    notes = [words(f"line-{state.options.first}")] if seat == state.first else []
    if seat in leading(state):
        notes.append(lead_words(words, state.lead))
    return Standing((Score(words("line-points"), state.totals[seat]),), kit.dotted(notes))


def players(here: Here) -> ft.Control:
    return SheetPage(here)
