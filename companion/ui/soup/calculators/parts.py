"""Inputs shared by calculators: the held genes, and the turned cards."""

from functools import partial

import flet as ft

from companion.rules.soup.data import CARDS
from companion.ui import kit
from companion.ui.calculators.form import Draft, chips_part, toggle
from companion.ui.soup.look import gene_option
from companion.words.fields import field_name


def titled(style: kit.Style, title: str, content: ft.Control) -> ft.Control:
    """Draw a part of the results below its title."""
    heading = style.text(title, kit.LABEL_STRONG, style.palette.quiet, heading=True)
    return kit.column([heading, content], kit.GAP_WIDE, stretch=True)


@kit.memo
def GeneChips(style: kit.Style, asked: Draft) -> ft.Control:
    """Draw a chip for each gene of the catalogue, with its symbol."""
    held = kit.use_slice(asked, lambda: asked.now.genes)
    genes = asked.now.asked("genes").choices
    chips = [gene_option(style, gene, gene in held, partial(toggle, asked, "genes", gene)) for gene in genes]
    return chips_part(style, field_name(style.words, "genes"), chips)


@kit.memo
def CardChips(style: kit.Style, asked: Draft) -> ft.Control:
    """Draw a chip for each of the eleven environment cards, with its ozone; its label adds the drift."""
    words, turned = style.words, kit.use_slice(asked, lambda: asked.now.cards)
    chips: list[ft.Control] = []
    for place, card in enumerate(CARDS):
        said, turn = (
            words("calc-ozone-card", direction=card.direction, ozone=card.ozone),
            partial(toggle, asked),
        )
        ozone = words.number(card.ozone)
        chips.append(kit.option(style, ozone, place in turned, partial(turn, "cards", place), label=said))
    return chips_part(style, field_name(words, "seen"), chips)
