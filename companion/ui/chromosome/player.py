"""A player's numbers, to change with steppers or, on other devices, to read."""

from typing import Final, Literal, assert_never

import flet as ft

from companion.rules.chromosome.corrections import Correct, Mark, MarkActive, PlayerMark
from companion.rules.chromosome.data import GENE_KINDS
from companion.rules.chromosome.next_step import acting
from companion.rules.chromosome.prices import can_discard
from companion.rules.chromosome.scoring import score
from companion.rules.chromosome.state import Player, State
from companion.rules.chromosome.turns import Move
from companion.ui import kit
from companion.ui.art import species
from companion.ui.chromosome.context import GameContext, Here
from companion.ui.chromosome.corrections import (
    ChromosomeNumber,
    gene_sides,
    genes_grid,
    number_of,
    trophy_numbers,
)
from companion.ui.chromosome.names import species_name
from companion.ui.game.context import Panel
from companion.ui.shared.number_row import number_rows, reading_row, why_read
from companion.ui.shared.rename_sheet import player_links


@kit.component
def PlayerPanel(here: Here, panel: Panel) -> ft.Control:
    """Draw everything of a player's."""
    # It follows the table itself: drawn from the state, it would be redrawn at every step.
    return Numbers(here.style, here.context, panel.seat)


@kit.memo
def Numbers(style: kit.Style, context: GameContext, seat: int) -> ft.Control:
    """Draw a player's numbers, editable where this device may change them."""
    # All numbers of a player have the same owners, so one is asked for all.
    number = Correct(seat=seat, what="fate", delta=1)
    refused = kit.use_slice(context.changes, lambda: context.client.access.denial(context.open_game, number))
    if refused is None:
        return PlayerSheet(style, context, seat)
    return PlayerReading(style, context, seat, why_read(style, refused))


@kit.memo
def PlayerReading(style: kit.Style, context: GameContext, seat: int, why: str) -> ft.Control:
    """Draw the sheet of the panel "player" without anything to tap."""
    state = kit.use_slice(context.changes, lambda: context.state)
    player = state.players[seat]
    words, p = style.words, style.palette
    colour = p.players[player.colour]
    total = words("count-points", count=score(player).total)
    return kit.sheet(
        style,
        player.name,
        [
            style.text(why, kit.LABEL, p.quiet),
            reading_row(style, number_of(style, player, "fate"), state),
            reading_row(style, number_of(style, player, "irradiation"), state),
            reading_row(style, number_of(style, player, "tokens"), state),
            *_full(style, player, state),
            kit.hairline(style),
            style.text(words("player-trophies"), kit.LABEL, p.quiet, heading=True),
            *(reading_row(style, number, state) for number in trophy_numbers(style, state, player)),
        ],
        context.close,
        picture=species(player.species, colour, 40),
        note=f"{species_name(style, player)} · {total}",
    )


def _full(style: kit.Style, player: Player, state: State) -> list[ft.Control]:
    """Draw charged tokens where the table tracks them, and genes."""
    words, rows = style.words, list[ft.Control]()
    told_apart = len(gene_sides(state, player)) > 1
    if state.detail == "full":
        # The row of tokens already shows how many can be charged.
        rows.append(reading_row(style, number_of(style, player, "charged", alone=False), state))
    for kind in GENE_KINDS:
        if player.genes.of(kind):
            sides = f"{words('player-column-active')} {player.active.of(kind)}"
            if player.passive.of(kind):
                sides += f" · {words('player-column-passive')} {player.passive.of(kind)}"
            owned = player.genes.of(kind)
            title = words(f"gene-{kind}")
            figure = style.text(
                str(owned), kit.HEADING, lines=1, spoken=words("pair", what=title, value=owned)
            )
            rows.append(kit.number_row(style, title, figure, note=sides if told_apart else ""))
    return rows


MARKS: Final[tuple[PlayerMark, ...]] = ("passed", "fate-token", "recovered", "eliminated")
"""The marks in the order in which a table needs to correct them."""


@kit.memo
def PlayerSheet(style: kit.Style, context: GameContext, seat: int) -> ft.Control:
    """Draw the sheet behind a player row: two taps to any number of a player."""
    player = context.state.players[seat]
    full, late = kit.use_slice(
        context.changes, lambda: (context.state.detail == "full", context.state.late_mover == seat)
    )
    rows: list[ft.Control] = []
    if late:
        rows.append(
            kit.wrapped(
                [kit.chip_button(style, style.words("player-late-move"), lambda: _move(context, seat))]
            )
        )
    for part in PARTS if full else QUICK_PARTS:
        if part in ("trophies", "genes", "marks"):
            rows.append(kit.hairline(style))
        rows.append(_part(style, context, seat, part))
    return kit.sheet(
        style,
        player.name,
        rows,
        context.close,
        picture=species(player.species, style.palette.players[player.colour], 40),
        note=Note(style, context, seat),
    )


NumbersName = Literal["fate", "irradiation", "tokens", "trophies"]
PartName = NumbersName | Literal["genes", "marks", "rest"]
"""A part of the sheet that is drawn by itself."""


TurnPage = Literal["recover", "fate-gene", "discard"]
"""A page of the turn that a part leads to."""

PARTS: tuple[PartName, ...] = ("fate", "irradiation", "tokens", "trophies", "genes", "marks", "rest")
"""All parts, from the top."""

QUICK_PARTS: tuple[PartName, ...] = (*(part for part in PARTS if part != "genes"), "genes")
"""With quick detail genes are counted, but hardly ever looked at."""


@kit.memo
def Note(style: kit.Style, context: GameContext, seat: int) -> ft.Control:
    player = kit.use_slice(context.changes, lambda: context.state.players[seat])
    total = style.words("count-points", count=score(player).total)
    note = f"{species_name(style, player)} · {total}"
    return style.text(note, kit.LABEL, style.palette.quiet, lines=2)


def _part(style: kit.Style, context: GameContext, seat: int, part: PartName) -> ft.Control:
    """Draw one part of the sheet, redrawn only when its content has changed."""
    match part:
        case "genes":
            return kit.keyed(part, GenesPart, style, context, seat)
        case "marks":
            return kit.keyed(part, MarkChips, style, context, seat)
        case "rest":
            return kit.keyed(part, Rest, style, context, seat)
        case _:
            return kit.keyed(part, NumbersPart, style, context, seat, part)


@kit.memo
def NumbersPart(style: kit.Style, context: GameContext, seat: int, part: NumbersName) -> ft.Control:
    """Draw numbers of the player, and the pages of the turn that also change them."""
    numbers, pages = kit.use_slice(
        context.changes,
        lambda: (_numbers(style, context.state, seat, part), _pages(context.state, seat, part)),
    )
    rows = number_rows(style, context, numbers, context.state)
    if part == "trophies":
        rows.insert(
            0, style.text(style.words("player-trophies"), kit.LABEL, style.palette.quiet, heading=True)
        )
    if pages:
        rows.append(kit.wrapped([_page_chip(style, context, seat, page) for page in pages]))
    return kit.column(rows, kit.GAP_WIDE, stretch=True)


def _numbers(style: kit.Style, state: State, seat: int, part: NumbersName) -> list[ChromosomeNumber]:
    player = state.players[seat]
    match part:
        case "fate":
            over = state.phase == "over" or player.eliminated
            return [number_of(style, player, "fate", spends=not over)]
        case "irradiation":
            return [number_of(style, player, "irradiation")]
        case "tokens":
            charged = [number_of(style, player, "charged")] if state.detail == "full" else []
            return [number_of(style, player, "tokens"), *charged]
        case "trophies":
            return trophy_numbers(style, state, player)
        case _:
            assert_never(part)


def _pages(state: State, seat: int, part: NumbersName) -> list[TurnPage]:
    player, pages = state.players[seat], list[TurnPage]()
    if acting(state) != seat:
        return pages
    if part == "fate":
        if player.fate < state.options.fate_max and not player.recovered:
            pages.append("recover")
        if player.can_lend_fate:
            pages.append("fate-gene")
    elif part == "irradiation" and player.irradiation and can_discard(state, player):
        pages.append("discard")
    return pages


def _page_chip(style: kit.Style, context: GameContext, seat: int, page: TurnPage) -> ft.Control:
    return kit.chip_button(
        style, style.words(f"turn-{page}"), lambda: context.show(Panel("turn", seat, page))
    )


@kit.memo
def GenesPart(style: kit.Style, context: GameContext, seat: int) -> ft.Control:
    player, sides = kit.use_slice(
        context.changes,
        lambda: (context.state.players[seat], gene_sides(context.state, context.state.players[seat])),
    )
    return kit.column(genes_grid(style, context, player, sides=sides), kit.GAP_WIDE, stretch=True)


@kit.memo
def MarkChips(style: kit.Style, context: GameContext, seat: int) -> ft.Control:
    """Draw the marks that the rules set by themselves, to be corrected by hand."""
    marked = kit.use_slice(context.changes, lambda: _marked(context, seat))
    chips: list[ft.Control] = []
    for what, (shown, command, lives) in zip(MARKS, marked, strict=True):
        press = context.press(command, lives=lives)
        colour = style.palette.danger if what == "eliminated" else None
        chips.append(kit.option(style, style.words(f"player-mark-{what}"), shown, press, colour=colour))
    heading = style.text(style.words("player-marks"), kit.LABEL, style.palette.quiet, heading=True)
    return kit.column([heading, kit.wrapped(chips)], kit.GAP)


def _marked(context: GameContext, seat: int) -> list[tuple[bool, Mark, bool]]:
    """Return of each mark whether it is chosen, what changes it, and whether that is accepted."""
    found: list[tuple[bool, Mark, bool]] = []
    for what, shown in zip(MARKS, _marks(context.state.players[seat]), strict=True):
        # The mark of the token says "active", the chip says "used".
        command = Mark(seat=seat, what=what, set=shown if what == "fate-token" else not shown)
        found.append((shown, command, context.accepts(command)))
    return found


def _marks(player: Player) -> tuple[bool, ...]:
    """Return which marks are chosen, in the order drawn."""
    return player.passed, not player.fate_token, player.recovered, player.eliminated


def _move(context: GameContext, seat: int) -> None:
    """Record the move of a player who has just passed; ask what it discharged where that is followed."""
    state = context.state
    if state.detail == "full" and state.players[seat].charged:
        context.show(Panel("turn", seat, "move"))
    else:
        context.submit_and_close(Move(seat=seat))


@kit.memo
def Rest(style: kit.Style, context: GameContext, seat: int) -> ft.Control:
    can_begin = kit.use_slice(context.changes, lambda: _can_begin(context.state, seat))
    turn = MarkActive(seat=seat) if can_begin else None
    return kit.wrapped(player_links(style, context, seat, turn))


def _can_begin(state: State, seat: int) -> bool:
    return state.phase == "turns" and state.active != seat and not state.players[seat].eliminated
