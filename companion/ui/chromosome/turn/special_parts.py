"""The parts of the page of a special action: the gene that comes back, the Wave's area, the price."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.rules.chromosome.data import GENE_KINDS, MAX_GENES, GeneKind
from companion.rules.chromosome.state import Player, State
from companion.ui.art import art
from companion.ui.chromosome.names import area_words
from companion.ui.chromosome.prices import Price
from companion.ui.chromosome.table.player_row import GENE_GLYPHS
from companion.ui.chromosome.turn.impulse import by_power
from companion.ui.chromosome.turn.special_actions import MOST_ENERGY
from companion.ui.core.draft import Change, stepped
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


def typed_price(style: Style, price: Price, change: Change[Price]) -> list[ft.Control]:
    """The price as it stands on the player board."""
    words = style.words

    def row(
        title: str, count: int, most: int, turned: Callable[[Price, int], Price], drawing: ft.Control
    ) -> ft.Control:
        def turn(by: int) -> None:
            change(lambda now: turned(now, by))

        return number_row(
            style,
            title,
            counter(
                style,
                count,
                on_less=(lambda: turn(-1)) if count > 0 else None,
                on_more=(lambda: turn(1)) if count < most else None,
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
            lambda now, by, kind=kind: _with_gene(now, kind, by),
            art(GENE_GLYPHS[kind], p.quiet, 24),
        )
        for kind in GENE_KINDS
    ]
    rows.append(
        row(
            words("term-energy"),
            price.energy,
            MOST_ENERGY,
            lambda now, by: now._replace(energy=stepped(now.energy, by, 0, MOST_ENERGY)),
            art("energy", p.quiet, 24),
        )
    )
    return [style.text(words("special-price"), LABEL, p.quiet), *rows]


def _with_gene(price: Price, kind: GeneKind, by: int) -> Price:
    """The price with so many genes more of one kind."""
    count = stepped(price.genes.of(kind), by, 0, MAX_GENES)
    return price._replace(genes=price.genes._replace(**{kind: count}))
