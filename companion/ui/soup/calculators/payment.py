"""Settling a debt without a game: the cheapest way, and the others."""

from dataclasses import dataclass, replace
from typing import Final, get_args

import flet as ft

from companion.rules.soup.data import GENES, Gene
from companion.rules.soup.options import Excess, Options
from companion.rules.soup.settlement import Settlement, cheapest, payments
from companion.ui import kit
from companion.ui.calculators.inputs import choice, inputs_column, inputs_style, sums
from companion.ui.core.client import Client
from companion.ui.soup.calculators.parts import gene_chips, titled, toggled

MOST_OWED: Final = 40
MOST_HELD: Final = 40
"""Biological points that somebody may have here."""

MOST_SHOWN: Final = 5
"""Ways to pay that are told besides the cheapest one."""


@dataclass(frozen=True)
class PaymentInput:
    """The inputs of the calculator."""

    owed: int = 6
    points: int = 4
    genes: frozenset[Gene] = frozenset({"streamlining", "division-rate", "speed"})
    excess: Excess = "lost"

    @property
    def held(self) -> tuple[Gene, ...]:
        """The genes, in the order of the catalogue."""
        return tuple(gene for gene in GENES if gene in self.genes)

    @property
    def options(self) -> Options:
        return Options(excess=self.excess)


@kit.component
def PaymentCalculator(client: Client, style: kit.Style) -> ft.Control:
    """Draw the cheapest payment above, debt, points and genes below."""
    asked = kit.kept_draft(client, PaymentInput)
    question = kit.use_slice(asked, lambda: asked.now)
    return sums(
        style, _results(style, question), [_inputs(inputs_style(style), question, asked.change)], tall=True
    )


def payment_words(style: kit.Style, payment: Settlement) -> str:
    """Return what is paid: points, genes, or both."""
    words = style.words
    parts = [words(f"gene-{gene}") for gene in payment.genes]
    if payment.points or not parts:
        parts.insert(0, words("count-biological-points", count=payment.points))
    return words.list(parts)


def loss_words(style: kit.Style, payment: Settlement) -> str:
    """Return the total cost, and what is overpaid or comes back."""
    words = style.words
    told = [words("payment-lost", count=payment.lost)]
    if payment.excess:
        told.append(words("payment-excess", count=payment.excess))
    if payment.returned:
        told.append(words("payment-returned", count=payment.returned))
    return " · ".join(told)


def _results(style: kit.Style, question: PaymentInput) -> ft.Control:
    words, p = style.words, style.palette
    best = cheapest(question.owed, question.held, question.points, question.options)
    if best is None:
        return style.text(words("calc-payment-impossible"), kit.BODY, p.danger)
    parts: list[ft.Control] = [
        titled(
            style,
            words("payment-cheapest"),
            kit.column(
                [
                    style.text(payment_words(style, best), kit.HEADING),
                    style.text(loss_words(style, best), kit.LABEL, p.quiet),
                ],
                kit.GAP,
            ),
        )
    ]
    ways = payments(question.owed, question.held[:7], question.points, question.options)
    others = [way for way in ways if way != best][:MOST_SHOWN]
    if others:
        rows = [
            kit.column(
                [
                    style.text(payment_words(style, way), kit.BODY),
                    style.text(loss_words(style, way), kit.LABEL, p.quiet),
                ]
            )
            for way in others
        ]
        parts.append(titled(style, words("payment-others"), kit.column(rows, kit.GAP_WIDE, stretch=True)))
    return kit.column(parts, kit.GAP_WIDE, stretch=True)


def _inputs(style: kit.Style, question: PaymentInput, change: kit.Change[PaymentInput]) -> ft.Control:
    words = style.words

    def row(title: str, name: str, value: int, most: int) -> ft.Control:
        return kit.Stepper(title, value, 0, most, kit.field_step(change, name, 0, most), small=True).row(
            style
        )

    def turn(gene: Gene) -> None:
        change(lambda now: replace(now, genes=toggled(now.genes, gene)))

    return inputs_column(
        [
            row(words("calc-payment-owed"), "owed", question.owed, MOST_OWED),
            row(words("term-biological-points"), "points", question.points, MOST_HELD),
            gene_chips(style, words("calc-genes"), question.genes, turn),
            choice(
                style,
                words("rule-excess"),
                [(excess, words(f"rule-excess-{excess}")) for excess in get_args(Excess)],
                question.excess,
                lambda excess: change(lambda now: replace(now, excess=excess)),
            ),
        ]
    )
