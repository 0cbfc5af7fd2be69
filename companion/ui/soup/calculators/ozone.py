"""The ozone to come without a game: what a genome owes next, until the end, and with a gene more."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import flet as ft

from companion.rules.soup.data import CARDS, GENES, Gene, mutation_points
from companion.rules.soup.odds import OzoneDeck, dearer
from companion.ui.art import art
from companion.ui.calculators.inputs import inputs_column, sums
from companion.ui.core.client import Client
from companion.ui.core.component import component, use_slice
from companion.ui.core.draft import Change, kept_draft
from companion.ui.core.style import Style
from companion.ui.soup.art import GENE
from companion.ui.soup.calculators.parts import card_chips, gene_chips, toggled
from companion.ui.soup.ozone_figures import debts_to_come
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE
from companion.ui.theme.typography import BODY, BODY_STRONG, HEADING, LABEL
from companion.ui.widgets.layout import column


@dataclass(frozen=True)
class OzoneInput:
    """The inputs of the calculator."""

    genes: frozenset[Gene] = frozenset({"movement-1", "speed", "tentacle"})
    turned: frozenset[int] = field(default_factory=frozenset[int])
    """Places of the cards in the deck."""

    @property
    def points(self) -> int:
        """Mutation points of the genes."""
        return mutation_points(tuple(self.genes))

    @property
    def deck(self) -> OzoneDeck:
        """The cards to come."""
        return OzoneDeck(tuple(CARDS[place].ozone for place in self.turned))


@component
def OzoneCalculator(client: Client, style: Style) -> ft.Control:
    """Draw the debts above, genes and cards below."""
    asked = kept_draft(client, OzoneInput)
    question = use_slice(asked, lambda: asked.now)
    inputs = [_inputs(style, question, asked.change)]
    if question.deck.left:
        inputs.append(_others(style, question))
    return sums(style, _results(style, question), inputs, tall=True)


def _results(style: Style, question: OzoneInput) -> ft.Control:
    words, p = style.words, style.palette
    points, deck = question.points, question.deck
    head = style.text(words("count-mutation-points", count=points), HEADING, lines=2)
    if not deck.left:
        return column([head, style.text(words("calc-ozone-no-cards"), LABEL, p.quiet)], GAP)
    return column([head, *debts_to_come(style, deck, points)], GAP_WIDE, stretch=True)


def _sign(more: int) -> str:
    return "same" if not more else "less" if more < 0 else "more"


def _inputs(style: Style, question: OzoneInput, change: Change[OzoneInput]) -> ft.Control:
    words = style.words

    def gene(turned: Gene) -> None:
        change(lambda now: replace(now, genes=toggled(now.genes, turned)))

    def card(place: int) -> None:
        change(lambda now: replace(now, turned=now.turned ^ {place}))

    return inputs_column(
        [
            card_chips(style, words("calc-ozone-turned"), question.turned, card),
            gene_chips(style, words("calc-genes"), question.genes, gene),
        ]
    )


def _others(style: Style, question: OzoneInput) -> ft.Control:
    """Draw what each further gene would cost until the last card."""
    words = style.words
    rows = [_other(style, question, gene) for gene in GENES if gene not in question.genes]
    return column(
        [
            style.text(words("calc-ozone-more"), BODY_STRONG, heading=True),
            style.text(words("calc-ozone-more-note"), LABEL, style.palette.quiet),
            *rows,
        ],
        GAP,
        stretch=True,
    )


def _other(style: Style, question: OzoneInput, gene: Gene) -> ft.Control:
    words, p = style.words, style.palette
    after = mutation_points((*question.genes, gene))
    _, more = dearer(question.deck, question.points, after)
    told = words("calc-ozone-dearer", count=abs(more), sign=_sign(more))
    row = ft.Row(
        [
            art(GENE[gene], p.quiet, 22),
            ft.Container(style.text(words(f"gene-{gene}"), BODY, lines=2), expand=True),
            style.text(told, LABEL, p.quiet if more <= 0 else p.text),
        ],
        spacing=GAP_WIDE,
    )
    said = f"{words(f'gene-{gene}')}: {told}"
    spoken = ft.Semantics(content=row, label=said, exclude_semantics=True, container=True)
    return ft.Container(spoken, padding=ft.Padding.symmetric(vertical=GAP_SMALL))
