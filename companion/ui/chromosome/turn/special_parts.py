"""The parts of the page of a special action: titles, the gene that comes back, the price."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.rules.chromosome.data import GENE_KINDS, MAX_GENES, GeneKind
from companion.rules.chromosome.prices import Price
from companion.rules.chromosome.state import Player
from companion.ui.art import art
from companion.ui.chromosome.table.player_row import GENE_GLYPHS, gene_colour
from companion.ui.chromosome.turn.special_actions import MOST_ENERGY
from companion.ui.core.draft import Change
from companion.ui.core.style import Style
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.choose import option
from companion.ui.widgets.layout import wrapped
from companion.ui.widgets.stepper import StepBy, Stepper, clamped


def heading(style: Style, words: str) -> ft.Control:
    return style.text(words, LABEL, style.palette.quiet, lines=2, heading=True)


def gene_back(
    style: Style, player: Player, back: GeneKind | None, set_back: Callable[[GeneKind | None], None]
) -> list[ft.Control]:
    """Draw which passive gene becomes active again; none need be named."""
    words = style.words
    chips: list[ft.Control] = []
    for kind in GENE_KINDS:
        if player.passive.of(kind):
            ink = style.palette.on_accent if back == kind else gene_colour(style, kind)
            chips.append(
                option(
                    style,
                    words(f"gene-{kind}"),
                    back == kind,
                    lambda kind=kind: set_back(None if back == kind else kind),
                    picture=art(GENE_GLYPHS[kind], ink, 20),
                )
            )
    return [
        style.text(words("special-gene-back"), LABEL, style.palette.quiet),
        wrapped(chips),
    ]


def typed_price(style: Style, price: Price, change: Change[Price]) -> list[ft.Control]:
    """Draw the price as it is printed on the player board."""
    words, quiet = style.words, style.palette.quiet

    def gene_step(kind: GeneKind) -> StepBy:
        return lambda by: change(
            lambda now: now._replace(
                genes=now.genes.set(kind, clamped(now.genes.of(kind) + by, 0, MAX_GENES))
            )
        )

    def energy_step(by: int) -> None:
        change(lambda now: now._replace(energy=clamped(now.energy + by, 0, MOST_ENERGY)))

    rows = [
        Stepper(words(f"gene-{kind}"), price.genes.of(kind), 0, MAX_GENES, gene_step(kind), small=True).row(
            style, picture=art(GENE_GLYPHS[kind], gene_colour(style, kind), 24)
        )
        for kind in GENE_KINDS
    ]
    any_gene = Stepper(
        words("gene-any"),
        price.any_gene,
        0,
        MAX_GENES,
        lambda by: change(lambda now: now._replace(any_gene=clamped(now.any_gene + by, 0, MAX_GENES))),
        small=True,
    )
    rows.append(any_gene.row(style, picture=art("gene", quiet, 24)))
    energy = Stepper(words("term-energy"), price.energy, 0, MOST_ENERGY, energy_step, small=True)
    rows.append(energy.row(style, picture=art("energy", quiet, 24)))
    return [style.text(words("special-price"), LABEL, quiet), *rows]
