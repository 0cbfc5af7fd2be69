"""A player's numbers on a device that may not change them: all there is to know, and whose they are."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.data import GENE_KINDS
from companion.rules.chromosome.scoring import score
from companion.rules.chromosome.state import Player, State
from companion.ui.art import species
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.names import species_name
from companion.ui.chromosome.player.genes import gene_sides
from companion.ui.chromosome.player.numbers import number_of, trophy_numbers
from companion.ui.core.component import memo, use_slice
from companion.ui.core.style import Style
from companion.ui.shared.number_row import reading_row
from companion.ui.theme.typography import HEADING, LABEL
from companion.ui.widgets.counter import number_row
from companion.ui.widgets.frame import hairline, sheet


@memo
def PlayerReading(style: Style, context: GameContext, seat: int, why: str) -> ft.Control:
    """Draw the sheet of the panel "player" without anything to tap.

    Args:
        seat: Whose numbers.
        why: The sentence that says why they are not to be changed here.
    """
    state = use_slice(context.changes, lambda: context.state)
    player = state.players[seat]
    words, p = style.words, style.palette
    colour = p.players[player.colour]
    total = words("count-points", count=score(player).total)
    return sheet(
        style,
        player.name,
        [
            style.text(why, LABEL, p.quiet),
            reading_row(style, number_of(style, player, "fate"), state),
            reading_row(style, number_of(style, player, "irradiation"), state),
            reading_row(style, number_of(style, player, "tokens"), state),
            *_full(style, player, state),
            hairline(style),
            style.text(words("term-trophies"), LABEL, p.quiet, heading=True),
            *(reading_row(style, number, state) for number in trophy_numbers(style, state, player)),
        ],
        context.close,
        picture=species(player.species, colour, 40),
        note=f"{species_name(style, player)} · {total}",
    )


def _full(style: Style, player: Player, state: State) -> list[ft.Control]:
    """Draw charged tokens where the table tracks them, and genes."""
    words, rows = style.words, list[ft.Control]()
    told_apart = len(gene_sides(state, player)) > 1
    if state.detail == "full":
        # How many there are to be charged stands in the row of tokens already.
        rows.append(reading_row(style, number_of(style, player, "charged", alone=False), state))
    for kind in GENE_KINDS:
        if player.genes.of(kind):
            sides = f"{words('player-column-active')} {player.active.of(kind)}"
            if player.passive.of(kind):
                sides += f" · {words('player-column-passive')} {player.passive.of(kind)}"
            owned = player.genes.of(kind)
            title = words(f"gene-{kind}")
            figure = style.text(str(owned), HEADING, lines=1, spoken=f"{title}: {owned}")
            rows.append(number_row(style, title, figure, note=sides if told_apart else ""))
    return rows
