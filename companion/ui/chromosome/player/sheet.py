"""A player's numbers, each with its steppers: spend a fate point, correct anything."""

from __future__ import annotations

from typing import Literal, assert_never

import flet as ft

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.scoring import score
from companion.rules.chromosome.state import Player, State
from companion.ui.art import species
from companion.ui.chromosome.names import species_name
from companion.ui.chromosome.player.genes import genes_grid
from companion.ui.chromosome.player.numbers import (
    ChargedRow,
    FateRow,
    IrradiationRow,
    TokensRow,
    TrophyRow,
)
from companion.ui.core.component import keyed, memo, use_slice
from companion.ui.core.style import Look
from companion.ui.shared.context import Panel, Scene
from companion.ui.theme.measure import GAP, GAP_WIDE
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.chip_button import chip_button
from companion.ui.widgets.choose import option
from companion.ui.widgets.frame import hairline, sheet

MARKS: tuple[Literal["passed", "fate-token", "recovered", "eliminated"], ...] = (
    "passed",
    "fate-token",
    "recovered",
    "eliminated",
)
"""The marks in the order in which a table needs to correct them."""


@memo
def PlayerSheet(look: Look, scene: Scene, seat: int) -> ft.Control:
    """The sheet that a press on a strip opens: two taps to any number of a player."""
    player = scene.state.players[seat]
    detail = use_slice(scene.pulse, lambda: scene.state.detail)
    parts: tuple[PartName, ...] = tuple(part for part in PARTS if part != "genes" or detail == "full")
    rows: list[ft.Control] = []
    for part in parts:
        if part in ("trophies", "genes", "marks"):
            rows.append(hairline(look))
        rows.append(keyed(part, Part, look, scene, seat, part))
    return sheet(
        look,
        player.name,
        rows,
        scene.close,
        picture=species(player.species, look.palette.players[player.colour], 40),
        note=Note(look, scene, seat),
    )


PartName = Literal["fate", "irradiation", "tokens", "trophies", "genes", "marks", "rest"]
"""A part of the sheet that is drawn by itself."""

PARTS: tuple[PartName, ...] = ("fate", "irradiation", "tokens", "trophies", "genes", "marks", "rest")
"""All parts, from the top; genes in full detail only."""


@memo
def Note(look: Look, scene: Scene, seat: int) -> ft.Control:
    """The species, and the score if the game ended now."""
    player = use_slice(scene.pulse, lambda: scene.state.players[seat])
    total = look.words("count-points", count=score(player).total)
    note = f"{species_name(look, player)} · {total}"
    return look.text(note, LABEL, look.palette.quiet, lines=2)


@memo
def Part(look: Look, scene: Scene, seat: int, part: PartName) -> ft.Control:
    """One part of the sheet, drawn again only when what it shows has changed."""
    use_slice(scene.pulse, lambda: shown(scene.state, seat, part))
    state = scene.state
    player = state.players[seat]
    match part:
        case "fate":
            rows = _fate(look, scene, state, player)
        case "irradiation":
            rows = _irradiation(look, scene, state, player)
        case "tokens":
            rows = _tokens(look, scene, state, player)
        case "trophies":
            rows = _trophies(look, scene, state, player)
        case "genes":
            rows = genes_grid(look, scene, player)
        case "marks":
            rows = [_marks(look, scene, player, over=state.phase == "over")]
        case "rest":
            rows = [_rest(look, scene, state, player)]
        case _:
            assert_never(part)
    return ft.Column(rows, spacing=GAP_WIDE, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def shown(state: State, seat: int, part: PartName) -> tuple[object, ...]:
    """What of the state a part depends on."""
    player, options = state.players[seat], state.options
    mine = own_turn(state, seat)
    match part:
        case "fate":
            own = (player.name, player.fate, player.fate_token, player.recovered, player.eliminated)
            return (*own, mine, options.fate_max, state.phase)
        case "irradiation":
            own = (player.name, player.irradiation, player.genes.building, state.detail)
            return (*own, mine, options.irradiation_limit)
        case "tokens":
            own = (player.name, player.on_board, player.charged, state.detail)
            return (*own, state.supply(seat), state.captured(seat))
        case "trophies":
            left = tuple(state.supply(other.seat) > 0 for other in state.players)
            return (player.name, player.trophies, left, tuple(other.name for other in state.players))
        case "genes":
            return (player.name, player.active, player.passive)
        case "marks":
            marks = (player.passed, player.fate_token, player.recovered, player.eliminated)
            return (*marks, state.phase == "over")
        case "rest":
            return (state.phase, state.active == seat, player.eliminated)
        case _:
            assert_never(part)


def own_turn(state: State, seat: int) -> bool:
    """Whether this player is in the middle of a turn with nothing else under way."""
    busy = state.battle or state.evolution or state.radiation
    return state.phase == "turns" and state.active == seat and not busy


def _fate(look: Look, scene: Scene, state: State, player: Player) -> list[ft.Control]:
    words, seat = look.words, player.seat
    most = state.options.fate_max
    over = state.phase == "over" or player.eliminated
    rows: list[ft.Control] = [
        keyed(
            "fate", FateRow, look, scene, seat, player.name, player.fate, most, player.colour, spends=not over
        )
    ]
    links: list[ft.Control] = []
    if own_turn(state, seat):
        if player.fate < most and not player.recovered:
            links.append(
                chip_button(look, words("turn-recover"), lambda: scene.show(Panel("turn", seat, "recover")))
            )
        if player.fate > 0 and player.fate_token:
            links.append(
                chip_button(
                    look, words("turn-fate-gene"), lambda: scene.show(Panel("turn", seat, "fate-gene"))
                )
            )
    if links:
        rows.append(_links(links))
    return rows


def _irradiation(look: Look, scene: Scene, state: State, player: Player) -> list[ft.Control]:
    seat, limit = player.seat, state.options.irradiation_limit
    rows: list[ft.Control] = [
        keyed("irradiation", IrradiationRow, look, scene, seat, player.name, player.irradiation, limit)
    ]
    has_genes = state.detail == "quick" or player.genes.building > 0
    if own_turn(state, seat) and player.irradiation and has_genes:
        rows.append(
            _links(
                [
                    chip_button(
                        look,
                        look.words("turn-discard"),
                        lambda: scene.show(Panel("turn", seat, "discard")),
                    )
                ]
            )
        )
    return rows


def _tokens(look: Look, scene: Scene, state: State, player: Player) -> list[ft.Control]:
    seat = player.seat
    supply, captured = state.supply(seat), state.captured(seat)
    rows = [
        keyed("tokens", TokensRow, look, scene, seat, player.name, player.on_board, supply, captured),
    ]
    if state.detail == "full":
        rows.append(
            keyed("charged", ChargedRow, look, scene, seat, player.name, player.charged, player.on_board)
        )
    return rows


def _trophies(look: Look, scene: Scene, state: State, player: Player) -> list[ft.Control]:
    heading = look.text(look.words("term-trophies"), LABEL, look.palette.quiet, heading=True)
    rows = [
        keyed(
            f"trophies-{other.seat}",
            TrophyRow,
            look,
            scene,
            player.seat,
            player.name,
            other.seat,
            other.name,
            other.species,
            other.colour,
            player.trophies[other.seat],
            more_left=state.supply(other.seat) > 0,
        )
        for other in state.players
        if other.seat != player.seat
    ]
    return [heading, *rows]


def _links(links: list[ft.Control]) -> ft.Control:
    return ft.Row(links, spacing=GAP, wrap=True, run_spacing=GAP)


def _marks(look: Look, scene: Scene, player: Player, *, over: bool) -> ft.Control:
    return keyed(
        "marks",
        MarkChips,
        look,
        scene,
        player.seat,
        (player.passed, not player.fate_token, player.recovered, player.eliminated),
        over=over,
    )


@memo
def MarkChips(
    look: Look, scene: Scene, seat: int, on: tuple[bool, bool, bool, bool], *, over: bool
) -> ft.Control:
    """What the rules follow by themselves, to be set by hand where they are wrong."""
    chips: list[ft.Control] = []
    for what, shown in zip(MARKS, on, strict=True):
        # The mark of the token says "active", the chip says "used".
        value = int(shown) if what == "fate-token" else int(not shown)
        command = cmd.Mark(what=what, seat=seat, value=value)
        press = None if over else (lambda command=command: scene.submit(command))
        colour = look.palette.danger if what == "eliminated" else None
        chips.append(option(look, look.words(f"player-mark-{what}"), shown, press, colour=colour))
    return ft.Row(chips, spacing=GAP, run_spacing=GAP, wrap=True)


def _rest(look: Look, scene: Scene, state: State, player: Player) -> ft.Control:
    words, seat = look.words, player.seat
    links: list[ft.Control] = []
    activate = cmd.Mark(what="active", value=seat)
    if state.phase == "turns" and state.active != seat and not player.eliminated and scene.may(activate):
        links.append(
            chip_button(
                look,
                words("player-make-active"),
                lambda: scene.submit_and_close(activate),
                glyph="play",
            )
        )
    links.append(
        chip_button(
            look,
            words("player-rename"),
            lambda: scene.show(Panel("rename", seat, "player")),
            glyph="edit",
        )
    )
    return _links(links)
