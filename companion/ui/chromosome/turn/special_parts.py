"""The parts of the page of a special action: the gene that comes back, the Wave's area, the price."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.rules.chromosome.data import GENE_KINDS, MAX_GENES, GeneKind, Genes, one_gene
from companion.rules.chromosome.prices import Price
from companion.rules.chromosome.state import Player, State
from companion.ui.art import art
from companion.ui.chromosome.names import area_words
from companion.ui.chromosome.table.player_row import GENE_GLYPHS
from companion.ui.chromosome.turn.impulse import by_power
from companion.ui.chromosome.turn.special_actions import MOST_ENERGY
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.choice_row import choice_row
from companion.ui.widgets.choose import option
from companion.ui.widgets.counter import counter, number_row


def gene_back(
    style: Style, player: Player, back: GeneKind | None, set_back: Callable[[GeneKind | None], None]
) -> list[ft.Control]:
    """Which passive gene becomes active again; none need be named."""
    words = style.words
    chips: list[ft.Control] = []
    for kind in GENE_KINDS:
        if player.passive.of(kind):
            ink = style.palette.on_accent if back == kind else style.palette.text
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
        ft.Row(chips, spacing=GAP, run_spacing=GAP, wrap=True),
    ]


def wave_areas(
    style: Style, state: State, chosen: int | None, choose: Callable[[int], None]
) -> list[ft.Control]:
    """The areas that a Wave may move, or a line that there is none."""
    if chosen is None:
        return [style.text(style.words("special-no-area"), LABEL, style.palette.quiet)]
    return [
        choice_row(
            style,
            area_words(style, area, state.power(area)),
            lambda area=area: choose(area.id),
            chosen=area.id == chosen,
            glyph="radiation",
            colour=style.palette.radiation,
        )
        for area in by_power(state)
    ]


def typed_price(style: Style, price: Price, change: Callable[[Price], None]) -> list[ft.Control]:
    """The price as it stands on the player board; `change` is told by how much it differs."""
    words = style.words

    def row(title: str, count: int, most: int, one: Price, drawing: ft.Control) -> ft.Control:
        less = Price(Genes().minus(one.genes), -one.energy)
        return number_row(
            style,
            title,
            counter(
                style,
                count,
                on_less=(lambda: change(less)) if count > 0 else None,
                on_more=(lambda: change(one)) if count < most else None,
                less=words("turn-less", what=title),
                more=words("turn-more", what=title),
                spoken=f"{title}: {count}",
                small=True,
            ),
            picture=drawing,
        )

    p = style.palette
    rows = [
        row(
            words(f"gene-{kind}"),
            price.genes.of(kind),
            MAX_GENES,
            Price(one_gene(kind)),
            art(GENE_GLYPHS[kind], p.quiet, 24),
        )
        for kind in GENE_KINDS
    ]
    rows.append(
        row(
            words("term-energy"),
            price.energy,
            MOST_ENERGY,
            Price(energy=1),
            art("energy", p.quiet, 24),
        )
    )
    return [style.text(words("special-price"), LABEL, p.quiet), *rows]
