"""Settling a debt without a game: the cheapest way, and the other ways."""

from typing import Final

import flet as ft

from companion.rules.soup.questions import PaymentQuestion
from companion.rules.soup.settlement import Settlement
from companion.ui import kit
from companion.ui.calculators.form import asked_draft, fields
from companion.ui.calculators.inputs import inputs_style, sums
from companion.ui.core.client import Client
from companion.ui.soup.calculators.parts import GeneChips, titled

MOST_SHOWN: Final = 5
"""Maximum number of payments shown besides the cheapest one."""


@kit.component
def PaymentCalculator(client: Client, style: kit.Style) -> ft.Control:
    """Draw the cheapest payment, and below it the inputs: debt, points and genes."""
    asked = asked_draft(client, PaymentQuestion)
    question = kit.use_slice(asked, lambda: asked.now)
    inputs = fields(inputs_style(style), asked, {"genes": GeneChips})
    return sums(style, _results(style, question), [inputs], tall=True)


def payment_words(style: kit.Style, payment: Settlement) -> str:
    """Describe the payment: points, genes, or both."""
    words = style.words
    parts = [words(f"gene-{gene}") for gene in payment.genes]
    if payment.points or not parts:
        parts.insert(0, words("count-biological-points", count=payment.points))
    return words.list(parts)


def loss_words(style: kit.Style, payment: Settlement) -> str:
    """Describe the total worth of a payment, its excess, and the points returned."""
    words = style.words
    told = [words("payment-lost", count=payment.lost)]
    if payment.excess:
        told.append(words("payment-excess", count=payment.excess))
    if payment.returned:
        told.append(words("payment-returned", count=payment.returned))
    return kit.dotted(told)


def _results(style: kit.Style, question: PaymentQuestion) -> ft.Control:
    words, p, best = style.words, style.palette, question.best
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
    others = question.others[:MOST_SHOWN]
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
