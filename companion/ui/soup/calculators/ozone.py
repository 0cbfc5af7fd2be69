"""The ozone to come without a game: what a genome owes next, until the end, and with a gene more."""

from dataclasses import dataclass, field, replace

import flet as ft

from companion.rules.soup.data import CARDS, GENES, Gene, mutation_points
from companion.rules.soup.odds import OzoneDeck, dearer
from companion.ui import kit
from companion.ui.calculators.inputs import inputs_column, inputs_style, sums
from companion.ui.core.client import Client
from companion.ui.soup.art import GENE
from companion.ui.soup.calculators.parts import card_chips, gene_chips, toggled
from companion.ui.soup.ozone_figures import debts_to_come


@dataclass(frozen=True)
class OzoneInput:
    """The inputs of the calculator."""

    genes: frozenset[Gene] = frozenset({"movement-1", "speed", "tentacle"})
    turned: frozenset[int] = field(default_factory=frozenset[int])
    """Places of the cards in the deck."""

    @property
    def points(self) -> int:
        return mutation_points(tuple(self.genes))

    @property
    def deck(self) -> OzoneDeck:
        return OzoneDeck(tuple(CARDS[place].ozone for place in self.turned))


@kit.component
def OzoneCalculator(client: Client, style: kit.Style) -> ft.Control:
    """Draw the debts above, genes and cards below."""
    asked = kit.kept_draft(client, OzoneInput)
    question = kit.use_slice(asked, lambda: asked.now)
    inputs = [_inputs(inputs_style(style), question, asked.change)]
    if question.deck.left:
        inputs.append(_others(inputs_style(style), question))
    return sums(style, _results(style, question), inputs, tall=True)


def _results(style: kit.Style, question: OzoneInput) -> ft.Control:
    words, p = style.words, style.palette
    points, deck = question.points, question.deck
    head = style.text(words("count-mutation-points", count=points), kit.HEADING, lines=2)
    if not deck.left:
        return kit.column([head, style.text(words("calc-ozone-no-cards"), kit.LABEL, p.quiet)], kit.GAP)
    return kit.column([head, *debts_to_come(style, deck, points)], kit.GAP_WIDE, stretch=True)


def _sign(more: int) -> str:
    return "same" if not more else "less" if more < 0 else "more"


def _inputs(style: kit.Style, question: OzoneInput, change: kit.Change[OzoneInput]) -> ft.Control:
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


def _others(style: kit.Style, question: OzoneInput) -> ft.Control:
    """Draw what each further gene would cost until the last card."""
    words = style.words
    rows = [_other(style, question, gene) for gene in GENES if gene not in question.genes]
    return kit.column(
        [
            style.text(words("calc-ozone-more"), kit.BODY_STRONG, heading=True),
            style.text(words("calc-ozone-more-note"), kit.LABEL, style.palette.quiet),
            *rows,
        ],
        kit.GAP,
        stretch=True,
    )


def _other(style: kit.Style, question: OzoneInput, gene: Gene) -> ft.Control:
    words, p = style.words, style.palette
    after = mutation_points((*question.genes, gene))
    _, more = dearer(question.deck, question.points, after)
    told = words("calc-ozone-dearer", count=abs(more), sign=_sign(more))
    row = ft.Row(
        [
            kit.art(GENE[gene], p.quiet, 22),
            ft.Container(style.text(words(f"gene-{gene}"), kit.BODY, lines=2), expand=True),
            style.text(told, kit.LABEL, p.quiet if more <= 0 else p.text),
        ],
        spacing=kit.GAP_WIDE,
    )
    said = f"{words(f'gene-{gene}')}: {told}"
    spoken = kit.labelled(row, said)
    return ft.Container(spoken, padding=ft.Padding.symmetric(vertical=kit.GAP_SMALL))
