"""Inputs shared by calculators: the genes held, and the cards turned."""

from collections.abc import Callable, Collection, Iterable
from functools import partial

import flet as ft

from companion.rules.soup.data import CARDS, GENES, Gene
from companion.ui import kit
from companion.ui.soup.look import gene_option


def titled(style: kit.Style, title: str, content: ft.Control) -> ft.Control:
    """Draw a part of the results below its title."""
    heading = style.text(title, kit.LABEL_STRONG, style.palette.quiet, heading=True)
    return kit.column([heading, content], kit.GAP_WIDE, stretch=True)


def gene_chips(
    style: kit.Style, title: str, chosen: Collection[Gene], turn: Callable[[Gene], None]
) -> ft.Control:
    """Draw a chip for each gene of the catalogue, with its symbol."""
    chips = [gene_option(style, gene, gene in chosen, partial(turn, gene)) for gene in GENES]
    return chips_part(style, title, chips)


def card_chips(
    style: kit.Style, title: str, turned: Collection[int], turn: Callable[[int], None]
) -> ft.Control:
    """Draw a chip for each environment card by its place in the deck, with drift and ozone layer."""
    words = style.words
    chips: list[ft.Control] = []
    for place, card in enumerate(CARDS):
        said = words("calc-ozone-card", direction=card.direction, ozone=card.ozone)
        chips.append(
            kit.option(style, words.number(card.ozone), place in turned, partial(turn, place), label=said)
        )
    return chips_part(style, title, chips)


def chips_part(style: kit.Style, title: str, chips: Iterable[ft.Control]) -> ft.Control:
    """Draw chips in as many lines as they need, below their title."""
    row = kit.wrapped([*chips])
    return kit.column([style.text(title, kit.BODY_STRONG, heading=True), row], kit.GAP, stretch=True)


def toggled(genes: frozenset[Gene], gene: Gene) -> frozenset[Gene]:
    one: frozenset[Gene] = frozenset({gene})
    return genes ^ one
