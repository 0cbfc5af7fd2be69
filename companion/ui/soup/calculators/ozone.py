"""The ozone to come, as a calculator without a game.

It shows the debt of a genome at the next card and until the last card, and how much each other gene would
add to the debt until the last card.
"""

from dataclasses import dataclass, replace
from typing import Annotated, Self

import flet as ft

from companion.rules.question import Within
from companion.rules.soup.data import CARDS, GENES, Gene, mutation_points
from companion.rules.soup.odds import dearer
from companion.rules.soup.questions import OzoneQuestion
from companion.rules.soup.state import Player, State
from companion.ui import kit
from companion.ui.calculators.form import Own, asked_draft, fields
from companion.ui.calculators.inputs import inputs_style, sums
from companion.ui.core.client import Client
from companion.ui.soup.art import GENE
from companion.ui.soup.calculators.parts import CardChips, GeneChips
from companion.ui.soup.ozone_figures import debts_to_come, known_deck

BESIDE = 300
"""Minimum page width at which the longest gene name fits beside its cost."""


@dataclass(frozen=True)
class OzoneInput(OzoneQuestion):
    """The calculator's question, with the genes and turned cards that determine its numbers."""

    cards: Annotated[frozenset[int], Within(0, len(CARDS) - 1)] = frozenset()
    genes: frozenset[Gene] = frozenset()

    @classmethod
    def first(cls) -> Self:
        return cls(0).given("genes", frozenset({"movement-1", "speed", "tentacle"}))

    @classmethod
    def of(cls, state: State, player: Player) -> Self | None:
        """Return the question for a player's genome at the table; None if the calculator cannot show it.

        The calculator can show it if the cards are known, at least one card is left, and the player holds no
        gene twice.
        """
        genes = frozenset(player.gene_names)
        if known_deck(state) is None or len(genes) < len(player.gene_names):
            return None
        places = list[int]()
        for card in state.turned:
            found = (at for at, each in enumerate(CARDS) if at not in places and each.ozone == card.ozone)
            places += [next(found)]
        return replace(cls(0), cards=frozenset(places), genes=genes).fitted()

    def fitted(self) -> Self:
        seen = tuple(CARDS[place].ozone for place in sorted(self.cards))
        return replace(self, mutation_points=mutation_points(tuple(self.genes)), seen=seen)


@kit.component
def OzoneCalculator(client: Client, style: kit.Style) -> ft.Control:
    """Draw the debts, and below them the inputs: genes and cards."""
    asked = asked_draft(client, OzoneInput)
    question = kit.use_slice(asked, lambda: asked.now)
    own: dict[str, Own] = {"mutation_points": None, "seen": None, "cards": CardChips, "genes": GeneChips}
    inputs = [fields(inputs_style(style), asked, own)]
    if question.deck.left:
        inputs.append(_others(inputs_style(style), question))
    return sums(style, _results(style, question), inputs, tall=True)


def _results(style: kit.Style, question: OzoneInput) -> ft.Control:
    words, points, deck = style.words, question.mutation_points, question.deck
    head = style.text(words("count-mutation-points", count=points), kit.HEADING, lines=2)
    if not deck.left:
        note = style.text(words("calc-ozone-no-cards"), kit.LABEL, style.palette.quiet)
        return kit.column([head, note], kit.GAP)
    return kit.column([head, *debts_to_come(style, deck, points)], kit.GAP_WIDE, stretch=True)


def _sign(more: int) -> str:
    return "same" if not more else "less" if more < 0 else "more"


def _others(style: kit.Style, question: OzoneInput) -> ft.Control:
    """Show how much each gene that is not held would add to the debt until the last card."""
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
    _, more = dearer(question.deck, question.mutation_points, after)
    told = words("calc-ozone-dearer", count=abs(more), sign=_sign(more))
    name = style.text(words(f"gene-{gene}"), kit.BODY, lines=2)
    costs = style.text(told, kit.LABEL, p.quiet if more <= 0 else p.text)
    shown = [ft.Container(name, expand=True), costs]
    if style.below(BESIDE):
        shown = [kit.column([name, costs], expand=True)]
    row = ft.Row([kit.art(GENE[gene], p.quiet, 22), *shown], spacing=kit.GAP_WIDE)
    said = words("pair", what=words(f"gene-{gene}"), value=told)
    spoken = kit.labelled(row, said)
    return ft.Container(spoken, padding=ft.Padding.symmetric(vertical=kit.GAP_SMALL))
