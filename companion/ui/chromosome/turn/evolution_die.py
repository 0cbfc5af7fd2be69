"""A gene left to the die: the die names it, and everybody may force a re-roll."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.data import GeneKind
from companion.rules.chromosome.state import State
from companion.ui.art import art, die, species
from companion.ui.chromosome.call_off import call_off
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.rolls import roll_of
from companion.ui.chromosome.table.player_row import GENE_GLYPHS, gene_colour
from companion.ui.core.component import component
from companion.ui.core.style import Style
from companion.ui.shared.reroll_window import (
    die_on_table,
    let_stand,
    roll_actions,
    scrolled_rerolls,
    use_roll,
    waiting_line,
)
from companion.ui.shared.stage_page import stage_page
from companion.ui.theme.measure import GAP, GAP_WIDE, HAIR
from companion.ui.theme.typography import BODY, HEADING, LABEL, NAME
from companion.ui.widgets.layout import column


@component
def EvolutionRollView(style: Style, context: GameContext, state: State) -> ft.Control:
    """Draw the roll for a gene."""
    stage = use_roll(context, roll_of(state))
    evolution = state.evolution
    if evolution is None:
        return ft.Container(expand=True)
    words, p, roll = style.words, style.palette, state.roll
    player = state.players[evolution.seat]
    colour = p.players[player.colour]
    read = roll is not None and roll.face is not None and not stage.tumble.rolling
    gene = state.options.gene_on(roll.face) if roll is not None and read else None
    head = ft.Row(
        [
            species(player.species, colour, 44),
            column(
                [
                    style.text(player.name, NAME, lines=1),
                    style.text(words("evolution-by-die"), LABEL, p.quiet, lines=2),
                ],
                expand=True,
            ),
        ],
        spacing=GAP_WIDE,
    )
    parts: list[ft.Control] = [head, die_on_table(style, context, roll_of(state), stage)]
    if stage.tumble.rolling or (stage.by_hand and gene is None):
        parts.append(waiting_line(style, context, roll_of(state)))
    elif gene is not None:
        parts.append(_gene(style, gene))
    if roll is None or roll.face is None:
        parts.append(_faces(style, state))
    parts += scrolled_rerolls(style, context, roll_of(state), stage)
    parts.append(call_off(style, context, words("evolution-call-off")))
    actions = roll_actions(
        style,
        context,
        roll_of(state),
        stage,
        stand=words("dice-stands"),
        on_stand=lambda: let_stand(context, roll_of(state), stage),
    )
    return stage_page(style, parts, actions)


def _gene(style: Style, gene: GeneKind) -> ft.Control:
    return ft.Row(
        [
            art(GENE_GLYPHS[gene], gene_colour(style, gene), 32),
            style.text(style.words(f"gene-{gene}"), HEADING, lines=2),
        ],
        spacing=GAP_WIDE,
        alignment=ft.MainAxisAlignment.CENTER,
        wrap=True,
    )


def _faces(style: Style, state: State) -> ft.Control:
    """Draw the gene of each face of the die."""
    p, words = style.palette, style.words
    line = ft.BorderSide(HAIR, p.hairline)
    rows: list[ft.Control] = []
    for face in range(1, state.options.die + 1):
        gene = state.options.gene_on(face)
        if gene is None:
            continue
        row = ft.Row(
            [
                die(state.options.die, face, p.quiet, 36, words("dice-fell", face=face)),
                art(GENE_GLYPHS[gene], gene_colour(style, gene), 24),
                style.text(words(f"gene-{gene}"), BODY, lines=2, expand=True),
            ],
            spacing=GAP_WIDE,
        )
        rows.append(
            ft.Container(row, padding=ft.Padding.symmetric(vertical=GAP), border=ft.Border.only(bottom=line))
        )
    return column(rows, stretch=True)
