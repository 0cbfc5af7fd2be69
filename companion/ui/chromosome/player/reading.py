"""A player's numbers on a device that may not change them: all there is to know, and whose they are."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.data import GENE_KINDS
from companion.rules.chromosome.scoring import score
from companion.rules.chromosome.state import Player, State
from companion.ui.art import species
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.names import species_name
from companion.ui.chromosome.player.numbers import spoken
from companion.ui.core.component import memo, use_slice
from companion.ui.core.style import Style
from companion.ui.theme.typography import HEADING, LABEL
from companion.ui.widgets.counter import number_row
from companion.ui.widgets.frame import hairline, sheet
from companion.ui.widgets.marks import fate_cells, irradiation_track


@memo
def PlayerReading(style: Style, context: GameContext, seat: int, why: str) -> ft.Control:
    """The sheet of the panel "player" without anything to tap.

    Args:
        style: The style.
        context: The game on this device.
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
            _row(
                style,
                words("term-fate"),
                player.fate,
                under=fate_cells(style, player.fate, max(state.options.fate_max, player.fate), colour),
            ),
            _row(
                style,
                words("term-irradiation"),
                player.irradiation,
                under=irradiation_track(style, player.irradiation, state.options.irradiation_limit),
            ),
            _row(
                style,
                words("term-tokens"),
                player.on_board,
                below=words(
                    "player-supply",
                    board=player.on_board,
                    supply=state.supply(seat),
                    captured=state.captured(seat),
                ),
            ),
            *_full(style, player, state),
            hairline(style),
            style.text(words("term-trophies"), LABEL, p.quiet, heading=True),
            *(
                _row(
                    style,
                    other.name,
                    player.trophies[other.seat],
                    said=words("player-trophies-of", owner=other.name),
                    picture=species(other.species, p.players[other.colour], 32),
                )
                for other in state.players
                if other.seat != seat
            ),
        ],
        context.close,
        picture=species(player.species, colour, 40),
        note=f"{species_name(style, player)} · {total}",
    )


def _full(style: Style, player: Player, state: State) -> list[ft.Control]:
    """Charged tokens and genes, where the table keeps them."""
    if state.detail == "quick":
        return []
    words = style.words
    rows = [_row(style, words("term-charged"), player.charged)]
    for kind in GENE_KINDS:
        if player.genes.of(kind):
            sides = f"{words('player-column-active')} {player.active.of(kind)}"
            if player.passive.of(kind):
                sides += f" · {words('player-column-passive')} {player.passive.of(kind)}"
            rows.append(_row(style, words(f"gene-{kind}"), player.genes.of(kind), note=sides))
    return rows


def _row(
    style: Style,
    title: str,
    value: int,
    *,
    said: str = "",
    note: str = "",
    below: str = "",
    under: ft.Control | None = None,
    picture: ft.Control | None = None,
) -> ft.Control:
    figure = style.text(str(value), HEADING, lines=1, spoken=spoken(said or title, value))
    return number_row(style, title, figure, note=note, below=below, under=under, picture=picture)
