"""A player's numbers on a device that may not change them: all there is to know, and whose they are."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.data import GENE_KINDS
from companion.rules.chromosome.scoring import score
from companion.rules.chromosome.state import Player, State
from companion.ui.art import species
from companion.ui.chromosome.names import species_name
from companion.ui.chromosome.player.numbers import spoken
from companion.ui.core.component import memo, use_slice
from companion.ui.core.style import Look
from companion.ui.shared.context import Scene
from companion.ui.theme.typography import HEADING, LABEL
from companion.ui.widgets.counter import number_row
from companion.ui.widgets.frame import hairline, sheet
from companion.ui.widgets.marks import fate_cells, irradiation_track


@memo
def PlayerReading(look: Look, scene: Scene, seat: int, why: str) -> ft.Control:
    """The sheet of the panel "player" without anything to tap.

    Args:
        look: The look.
        scene: The game on this device.
        seat: Whose numbers.
        why: The sentence that says why they are not to be changed here.
    """
    state = use_slice(scene.pulse, lambda: scene.state)
    player = state.players[seat]
    words, p = look.words, look.palette
    colour = p.players[player.colour]
    total = words("count-points", count=score(player).total)
    return sheet(
        look,
        player.name,
        [
            look.text(why, LABEL, p.quiet),
            _row(
                look,
                words("term-fate"),
                player.fate,
                under=fate_cells(look, player.fate, max(state.options.fate_max, player.fate), colour),
            ),
            _row(
                look,
                words("term-irradiation"),
                player.irradiation,
                under=irradiation_track(look, player.irradiation, state.options.irradiation_limit),
            ),
            _row(
                look,
                words("term-tokens"),
                player.on_board,
                below=words(
                    "player-supply",
                    board=player.on_board,
                    supply=state.supply(seat),
                    captured=state.captured(seat),
                ),
            ),
            *_full(look, player, state),
            hairline(look),
            look.text(words("term-trophies"), LABEL, p.quiet, heading=True),
            *(
                _row(
                    look,
                    other.name,
                    player.trophies[other.seat],
                    said=words("player-trophies-of", owner=other.name),
                    picture=species(other.species, p.players[other.colour], 32),
                )
                for other in state.players
                if other.seat != seat
            ),
        ],
        scene.close,
        picture=species(player.species, colour, 40),
        note=f"{species_name(look, player)} · {total}",
    )


def _full(look: Look, player: Player, state: State) -> list[ft.Control]:
    """Charged tokens and genes, where the table keeps them."""
    if state.detail == "quick":
        return []
    words = look.words
    rows = [_row(look, words("term-charged"), player.charged)]
    for kind in GENE_KINDS:
        if player.genes.of(kind):
            sides = f"{words('player-column-active')} {player.active.of(kind)}"
            if player.passive.of(kind):
                sides += f" · {words('player-column-passive')} {player.passive.of(kind)}"
            rows.append(_row(look, words(f"gene-{kind}"), player.genes.of(kind), note=sides))
    return rows


def _row(
    look: Look,
    title: str,
    value: int,
    *,
    said: str = "",
    note: str = "",
    below: str = "",
    under: ft.Control | None = None,
    picture: ft.Control | None = None,
) -> ft.Control:
    figure = look.text(str(value), HEADING, lines=1, spoken=spoken(said or title, value))
    return number_row(look, title, figure, note=note, below=below, under=under, picture=picture)
