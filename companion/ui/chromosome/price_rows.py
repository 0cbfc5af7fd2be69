"""The price of a special action, typed in: genes of each kind and energy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.rules.chromosome.data import GENE_KINDS, MAX_GENES, GeneKind, Genes
from companion.ui.art import Glyph, art
from companion.ui.chromosome.prices import Price
from companion.ui.chromosome.strip import GENE_GLYPHS
from companion.ui.look import Look
from companion.ui.widgets.counter import counter, number_row

MOST_ENERGY = 12


def price_rows(look: Look, price: Price, set_price: Callable[[Price], Any]) -> list[ft.Control]:
    """A row for each kind of gene and one for energy."""
    rows = [
        _row(
            look,
            look.words(f"gene-{kind}"),
            GENE_GLYPHS[kind],
            price.genes.of(kind),
            MAX_GENES,
            lambda count, kind=kind: set_price(Price(_with(price.genes, kind, count), price.energy)),
        )
        for kind in GENE_KINDS
    ]
    energy = _row(
        look,
        look.words("term-energy"),
        "energy",
        price.energy,
        MOST_ENERGY,
        lambda count: set_price(Price(price.genes, count)),
    )
    return [*rows, energy]


def _with(genes: Genes, kind: GeneKind, count: int) -> Genes:
    return Genes(*(count if each == kind else genes.of(each) for each in GENE_KINDS))


def _row(
    look: Look, title: str, glyph: Glyph, count: int, most: int, set_count: Callable[[int], Any]
) -> ft.Control:
    words = look.words
    capsule = counter(
        look,
        count,
        on_less=(lambda: set_count(count - 1)) if count > 0 else None,
        on_more=(lambda: set_count(count + 1)) if count < most else None,
        less=words("turn-less", what=title),
        more=words("turn-more", what=title),
        spoken=f"{title}: {count}",
        small=True,
    )
    return number_row(look, title, capsule, picture=art(glyph, look.palette.quiet, 24))
