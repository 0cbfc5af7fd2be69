"""A price in the game's own drawings: gene cubes in their colours, and energy."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.rules.chromosome.data import GENE_KINDS
from companion.rules.chromosome.prices import Price
from companion.ui.art import Glyph, art
from companion.ui.chromosome.table.player_row import GENE_GLYPHS, gene_colour
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP_SMALL
from companion.ui.theme.typography import LABEL_STRONG

SIZE: Final = 20
"""Width of a drawing."""


def price_marks(style: Style, price: Price) -> list[ft.Control]:
    """Draw each part of a price as its drawing and its count; nothing where it is free."""
    quiet = style.palette.quiet
    marks = [
        _mark(style, GENE_GLYPHS[kind], price.genes.of(kind), gene_colour(style, kind))
        for kind in GENE_KINDS
        if price.genes.of(kind)
    ]
    if price.any_gene:
        marks.append(_mark(style, "gene", price.any_gene, quiet))
    if price.energy:
        marks.append(_mark(style, "energy", price.energy, quiet))
    return marks


def fate_mark(style: Style, colour: str) -> ft.Control:
    """Draw a fate point in its player's colour, which stands for a gene that is missing."""
    return art("fate", colour, SIZE - 2)


def _mark(style: Style, glyph: Glyph, count: int, colour: str) -> ft.Control:
    number = style.text(style.words.number(count), LABEL_STRONG, lines=1)
    return ft.Row([art(glyph, colour, SIZE), number], spacing=GAP_SMALL / 2, tight=True)
