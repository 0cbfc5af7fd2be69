"""The genes that pay for those of any kind in a price ("?")."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.rules.chromosome.data import GENE_KINDS, GeneKind, Genes, one_gene
from companion.rules.chromosome.prices import Payment, Price, may_lend_fate
from companion.rules.chromosome.state import Player
from companion.ui.art import art
from companion.ui.chromosome.table.player_row import GENE_GLYPHS, gene_colour
from companion.ui.core.style import Style
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.choose import option
from companion.ui.widgets.layout import wrapped

ChangePayment = Callable[[Callable[[Payment], Payment]], None]
"""Makes the next payment out of the latest one, so that two quick presses both count."""


def any_gene_rows(
    style: Style, player: Player, price: Price, payment: Payment, change: ChangePayment
) -> list[ft.Control]:
    """Draw a row of kinds for each gene of any kind: those that the player has, or that fate may replace."""
    if not price.any_gene:
        return []
    rows: list[ft.Control] = [style.text(style.words("payment-any-gene"), LABEL, style.palette.quiet)]
    for chosen in _listed(payment.any_genes):
        kinds: list[GeneKind] = [
            kind for kind in GENE_KINDS if kind == chosen or player.active.of(kind) or may_lend_fate(player)
        ]
        chips: list[ft.Control] = []
        for kind in kinds:
            ink = style.palette.on_accent if kind == chosen else gene_colour(style, kind)
            chips.append(
                option(
                    style,
                    style.words(f"gene-{kind}"),
                    kind == chosen,
                    lambda old=chosen, kind=kind: change(lambda now: _with(now, price, old, kind)),
                    picture=art(GENE_GLYPHS[kind], ink, 20),
                )
            )
        rows.append(wrapped(chips))
    return rows


def _listed(genes: Genes) -> list[GeneKind]:
    return [kind for kind in GENE_KINDS for _ in range(genes.of(kind))]


def _with(payment: Payment, price: Price, old: GeneKind, kind: GeneKind) -> Payment:
    """Return the payment with one gene of another kind; a fate point replaces no gene that is not paid."""
    genes = payment.any_genes
    if genes.of(old):
        genes = genes.minus(one_gene(old)).plus(one_gene(kind))
    lent = payment.fate_gene
    if lent is not None and not price.genes.plus(genes).of(lent):
        lent = None
    return payment.replace(any_genes=genes, fate_gene=lent)
