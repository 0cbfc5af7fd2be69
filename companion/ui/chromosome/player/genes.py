"""A player's genes by kind, active and passive, each with its steppers."""

from __future__ import annotations

from typing import Literal

import flet as ft

from companion.rules.chromosome.corrections import Correct
from companion.rules.chromosome.data import GENE_KINDS, MAX_GENES, GeneKind
from companion.rules.chromosome.state import Player, State
from companion.rules.command import Command
from companion.ui.art import art
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.table.player_row import GENE_GLYPHS, gene_colour
from companion.ui.core.component import keyed, memo
from companion.ui.core.style import Style
from companion.ui.shared.number_row import Reading, bounded_step
from companion.ui.theme.measure import GAP, GAP_SMALL, LARGE_TEXT
from companion.ui.theme.typography import CAPTION, LABEL
from companion.ui.widgets.layout import column
from companion.ui.widgets.stepper import Stepper

Side = Literal["active", "passive"]
SIDES: tuple[Side, Side] = ("active", "passive")
CAPSULE = 124
"""Width of one counter of the grid."""


def gene_sides(state: State, player: Player) -> tuple[Side, ...]:
    """Return the sides that are distinguished. Quick detail exhausts no gene, it only counts them."""
    return SIDES if state.detail == "full" or player.passive.total else ("active",)


def genes_grid(
    style: Style, context: GameContext, player: Player, sides: tuple[Side, ...]
) -> list[ft.Control]:
    """Draw the columns' names and a row for each kind of gene."""
    words, p = style.words, style.palette
    owned = words("player-genes-owned", count=player.genes.total, most=MAX_GENES)
    parts: list[ft.Control] = [ft.Container(style.text(owned, LABEL, p.quiet, lines=2), expand=True)]
    if style.scale <= LARGE_TEXT and len(sides) > 1:
        parts += [
            ft.Container(
                style.text(words(f"player-column-{side}"), LABEL, p.quiet, align=ft.TextAlign.CENTER),
                width=CAPSULE,
            )
            for side in sides
        ]
    rows: list[ft.Control] = [ft.Row(parts, spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.END)]
    rows += [
        keyed(
            f"gene-{kind}",
            GeneRow,
            style,
            context,
            player.seat,
            player.name,
            kind,
            player.active.of(kind),
            player.passive.of(kind),
            room=player.genes.total < MAX_GENES,
            sides=sides,
        )
        for kind in GENE_KINDS
    ]
    return rows


@memo
def GeneRow(
    style: Style,
    context: GameContext,
    seat: int,
    name: str,
    kind: GeneKind,
    active: int,
    passive: int,
    *,
    room: bool,
    sides: tuple[Side, ...],
) -> ft.Control:
    """Draw one kind of gene; `room` says whether another gene may be added."""
    words, p = style.words, style.palette
    capsules = [
        _capsule(
            style,
            context,
            seat,
            name,
            words(f"player-genes-{side}", gene=kind) if len(sides) > 1 else words(f"gene-{kind}"),
            kind,
            side,
            active if side == "active" else passive,
            room,
        )
        for side in sides
    ]
    drawing = art(GENE_GLYPHS[kind], gene_colour(style, kind), 24)
    if len(sides) == 1:
        return ft.Row(
            [drawing, style.text(words(f"gene-{kind}"), LABEL, lines=2, expand=True), *capsules], spacing=GAP
        )
    if style.scale > LARGE_TEXT:
        lines: list[ft.Control] = [
            ft.Row([drawing, style.text(words(f"gene-{kind}"), LABEL, lines=2, expand=True)], spacing=GAP)
        ]
        for side, capsule in zip(sides, capsules, strict=True):
            title = style.text(words(f"player-column-{side}"), LABEL, p.quiet, lines=1, expand=True)
            lines.append(ft.Row([title, capsule], spacing=GAP))
        return column(lines, GAP)
    kind_cell = column(
        [drawing, style.text(words(f"gene-short-{kind}"), CAPTION, p.quiet, lines=1)], GAP_SMALL, expand=True
    )
    return ft.Row([kind_cell, *capsules], spacing=GAP)


def _capsule(
    style: Style,
    context: GameContext,
    seat: int,
    name: str,
    title: str,
    kind: GeneKind,
    side: Side,
    count: int,
    room: bool,
) -> ft.Control:
    words = style.words

    def read(state: State) -> Reading:
        player = state.players[seat]
        has = (player.active if side == "active" else player.passive).of(kind)
        return Reading(has, has + MAX_GENES - player.genes.total)

    def command(by: int) -> Command:
        return Correct(seat=seat, what=side, gene=kind, delta=by)

    return Stepper(
        title,
        count,
        0,
        count + 1 if room else count,
        bounded_step(context, read, command),
        less=words("sheet-less", player=name, what=title),
        more=words("sheet-more", player=name, what=title),
        small=True,
    ).capsule(style)
