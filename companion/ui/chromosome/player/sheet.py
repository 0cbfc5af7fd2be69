"""A player's numbers, each with its steppers: spend a fate point, correct anything."""

from __future__ import annotations

from typing import Literal, assert_never

import flet as ft

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.next_step import acting
from companion.rules.chromosome.prices import can_discard
from companion.rules.chromosome.scoring import score
from companion.rules.chromosome.state import Player, State
from companion.ui.art import species
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.names import species_name
from companion.ui.chromosome.player.genes import gene_sides, genes_grid
from companion.ui.chromosome.player.numbers import (
    NumberRow,
    charged_number,
    fate_number,
    irradiation_number,
    tokens_number,
    trophy_numbers,
)
from companion.ui.core.component import keyed, memo, use_slice
from companion.ui.core.style import Style
from companion.ui.shared.context import Panel
from companion.ui.theme.measure import GAP, GAP_WIDE
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.chip_button import chip_button
from companion.ui.widgets.choose import option
from companion.ui.widgets.frame import hairline, sheet
from companion.ui.widgets.layout import column

MARKS: tuple[Literal["passed", "fate-token", "recovered", "eliminated"], ...] = (
    "passed",
    "fate-token",
    "recovered",
    "eliminated",
)
"""The marks in the order in which a table needs to correct them."""


@memo
def PlayerSheet(style: Style, context: GameContext, seat: int) -> ft.Control:
    """The sheet that a press on a player row opens: two taps to any number of a player."""
    player = context.state.players[seat]
    full, late = use_slice(
        context.changes, lambda: (context.state.detail == "full", _moves_late(context, seat))
    )
    rows: list[ft.Control] = []
    if late:
        rows.append(
            _links([chip_button(style, style.words("player-late-move"), lambda: _move(context, seat))])
        )
    for part in PARTS if full else QUICK_PARTS:
        if part in ("trophies", "genes", "marks"):
            rows.append(hairline(style))
        rows.append(keyed(part, Part, style, context, seat, part))
    return sheet(
        style,
        player.name,
        rows,
        context.close,
        picture=species(player.species, style.palette.players[player.colour], 40),
        note=Note(style, context, seat),
    )


PartName = Literal["fate", "irradiation", "tokens", "trophies", "genes", "marks", "rest"]
"""A part of the sheet that is drawn by itself."""

PARTS: tuple[PartName, ...] = ("fate", "irradiation", "tokens", "trophies", "genes", "marks", "rest")
"""All parts, from the top."""

QUICK_PARTS: tuple[PartName, ...] = (*(part for part in PARTS if part != "genes"), "genes")
"""With quick detail genes are counted, but hardly ever looked at."""


@memo
def Note(style: Style, context: GameContext, seat: int) -> ft.Control:
    """The species, and the score if the game ended now."""
    player = use_slice(context.changes, lambda: context.state.players[seat])
    total = style.words("count-points", count=score(player).total)
    note = f"{species_name(style, player)} · {total}"
    return style.text(note, LABEL, style.palette.quiet, lines=2)


@memo
def Part(style: Style, context: GameContext, seat: int, part: PartName) -> ft.Control:
    """One part of the sheet, drawn again only when what it shows has changed."""
    use_slice(context.changes, lambda: shown(context.state, seat, part))
    state = context.state
    player = state.players[seat]
    match part:
        case "fate":
            rows = _fate(style, context, state, player)
        case "irradiation":
            rows = _irradiation(style, context, state, player)
        case "tokens":
            rows = _tokens(style, context, state, player)
        case "trophies":
            rows = _trophies(style, context, state, player)
        case "genes":
            rows = genes_grid(style, context, player, sides=gene_sides(state, player))
        case "marks":
            rows = [_marks(style, context, player, over=state.phase == "over")]
        case "rest":
            rows = [_rest(style, context, state, player)]
        case _:
            assert_never(part)
    return column(rows, GAP_WIDE, stretch=True)


def shown(state: State, seat: int, part: PartName) -> tuple[object, ...]:
    """What of the state a part depends on."""
    player, options = state.players[seat], state.options
    mine = acting(state) == seat
    match part:
        case "fate":
            own = (player.name, player.fate, player.fate_token, player.recovered, player.eliminated)
            return (*own, mine, options.fate_max, state.phase)
        case "irradiation":
            own = (player.name, player.irradiation, can_discard(state, player))
            return (*own, mine, options.irradiation_limit)
        case "tokens":
            own = (player.name, player.on_board, player.charged, state.detail)
            return (*own, state.supply(seat), state.captured(seat))
        case "trophies":
            left = tuple(state.supply(other.seat) > 0 for other in state.players)
            return (player.name, player.trophies, left, tuple(other.name for other in state.players))
        case "genes":
            return (player.name, player.active, player.passive, state.detail)
        case "marks":
            marks = (player.passed, player.fate_token, player.recovered, player.eliminated)
            return (*marks, state.phase == "over")
        case "rest":
            return (state.phase, state.active == seat, player.eliminated)
        case _:
            assert_never(part)


def _fate(style: Style, context: GameContext, state: State, player: Player) -> list[ft.Control]:
    words, seat = style.words, player.seat
    over = state.phase == "over" or player.eliminated
    number = fate_number(style, state, player)
    rows: list[ft.Control] = [
        keyed("fate", NumberRow, style, context, seat, player.name, number, spends=not over)
    ]
    links: list[ft.Control] = []
    if acting(state) == seat:
        if player.fate < number.most and not player.recovered:
            links.append(
                chip_button(
                    style, words("turn-recover"), lambda: context.show(Panel("turn", seat, "recover"))
                )
            )
        if player.fate > 0 and player.fate_token:
            links.append(
                chip_button(
                    style, words("turn-fate-gene"), lambda: context.show(Panel("turn", seat, "fate-gene"))
                )
            )
    if links:
        rows.append(_links(links))
    return rows


def _irradiation(style: Style, context: GameContext, state: State, player: Player) -> list[ft.Control]:
    seat, number = player.seat, irradiation_number(style, state, player)
    rows: list[ft.Control] = [keyed("irradiation", NumberRow, style, context, seat, player.name, number)]
    if acting(state) == seat and player.irradiation and can_discard(state, player):
        rows.append(
            _links(
                [
                    chip_button(
                        style,
                        style.words("turn-discard"),
                        lambda: context.show(Panel("turn", seat, "discard")),
                    )
                ]
            )
        )
    return rows


def _tokens(style: Style, context: GameContext, state: State, player: Player) -> list[ft.Control]:
    numbers = [tokens_number(style, state, player)]
    if state.detail == "full":
        numbers.append(charged_number(style, player))
    return [
        keyed(number.what, NumberRow, style, context, player.seat, player.name, number) for number in numbers
    ]


def _trophies(style: Style, context: GameContext, state: State, player: Player) -> list[ft.Control]:
    heading = style.text(style.words("term-trophies"), LABEL, style.palette.quiet, heading=True)
    rows = [
        keyed(f"trophies-{number.owner}", NumberRow, style, context, player.seat, player.name, number)
        for number in trophy_numbers(style, state, player)
    ]
    return [heading, *rows]


def _links(links: list[ft.Control]) -> ft.Control:
    return ft.Row(links, spacing=GAP, wrap=True, run_spacing=GAP)


def _marks(style: Style, context: GameContext, player: Player, *, over: bool) -> ft.Control:
    return keyed(
        "marks",
        MarkChips,
        style,
        context,
        player.seat,
        (player.passed, not player.fate_token, player.recovered, player.eliminated),
        over=over,
    )


@memo
def MarkChips(
    style: Style, context: GameContext, seat: int, on: tuple[bool, bool, bool, bool], *, over: bool
) -> ft.Control:
    """What the rules follow by themselves, to be set by hand where they are wrong."""
    chips: list[ft.Control] = []
    for what, shown in zip(MARKS, on, strict=True):
        # The mark of the token says "active", the chip says "used".
        value = int(shown) if what == "fate-token" else int(not shown)
        command = cmd.Mark(what=what, seat=seat, value=value)
        # Who lost is corrected after the end too: the score follows.
        press = None if over and what != "eliminated" else (lambda command=command: context.submit(command))
        colour = style.palette.danger if what == "eliminated" else None
        chips.append(option(style, style.words(f"player-mark-{what}"), shown, press, colour=colour))
    heading = style.text(style.words("player-marks"), LABEL, style.palette.quiet, heading=True)
    return column([heading, ft.Row(chips, spacing=GAP, run_spacing=GAP, wrap=True)], GAP)


def _moves_late(context: GameContext, seat: int) -> bool:
    """Whether this player has just passed and may still move."""
    return context.state.late_mover == seat


def _move(context: GameContext, seat: int) -> None:
    """The move of who has just passed, with the question what it discharged where that is followed."""
    state = context.state
    if state.detail == "full" and state.players[seat].charged:
        context.show(Panel("turn", seat, "move"))
    else:
        context.submit_and_close(cmd.Move(seat=seat))


def _rest(style: Style, context: GameContext, state: State, player: Player) -> ft.Control:
    words, seat = style.words, player.seat
    links: list[ft.Control] = []
    activate = cmd.Mark(what="active", value=seat)
    if state.phase == "turns" and state.active != seat and not player.eliminated and context.may(activate):
        links.append(
            chip_button(
                style,
                words("player-make-active"),
                lambda: context.submit_and_close(activate),
                glyph="play",
            )
        )
    links.append(
        chip_button(
            style,
            words("player-rename"),
            lambda: context.show(Panel("rename", seat, "player")),
            glyph="edit",
        )
    )
    return _links(links)
