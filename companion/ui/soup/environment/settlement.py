"""The settlement of a debt on the screen: the choice, its cost, the button's words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.rules.soup.data import Gene
from companion.rules.soup.settlement import (
    Payment,
    cheapest,
    gene_pays,
    gene_worth,
    payment,
    payments,
)
from companion.rules.soup.state import Player, State
from companion.ui.core.style import Style

MOST_LISTED = 7
"""Genes among which all ways to pay are looked for; more make the list longer than anybody reads."""

MOST_SHOWN = 4
"""Ways to pay that are shown, the cheapest included."""

MOST_WORTH = 20
"""The upper bound of a gene's entered worth."""


@dataclass(frozen=True)
class SettleDraft:
    """The choices on the sheet."""

    genes: tuple[Gene, ...] | None = None
    """To give up; None: what is cheapest."""

    worth: Mapping[Gene, int] = field(default_factory=dict[Gene, int])
    """The entered worth of genes to their player."""

    weighing: bool = False
    """Whether the worth of the genes is open to be changed."""


def worth_of(draft: SettleDraft, gene: Gene) -> int:
    """Return what a gene counts for."""
    return draft.worth.get(gene, gene_worth(gene))


def ways(state: State, player: Player, draft: SettleDraft) -> tuple[Payment, ...]:
    """Return the ways to pay, the cheapest first."""
    owed, genes = state.debts[player.seat], player.gene_names
    best = cheapest(owed, genes, player.points, state.options, draft.worth)
    others = payments(owed, genes[:MOST_LISTED], player.points, state.options, draft.worth)
    if best is None:
        return ()
    return (best, *(way for way in others if set(way.genes) != set(best.genes)))[:MOST_SHOWN]


def chosen(state: State, player: Player, draft: SettleDraft) -> Payment:
    """Return the chosen payment: the genes chosen, or the cheapest way.

    Where nothing suffices, which happens after corrections alone, all that pays is given.
    """
    owed = state.debts[player.seat]
    genes: tuple[Gene, ...] | None = draft.genes
    if genes is None:
        best = cheapest(owed, player.gene_names, player.points, state.options, draft.worth)
        if best is not None:
            return best
        genes = tuple(gene for gene in player.gene_names if gene_pays(gene, state.options) > 0)
    return payment(owed, genes, state.options, draft.worth)


def spent_words(style: Style, way: Payment) -> str:
    """Return what the button says that it spends."""
    words = style.words
    genes = words.list([words(f"gene-{gene}") for gene in way.genes])
    if not way.genes:
        return words("settle-pay", count=way.points)
    if not way.points:
        return words("settle-give-up", genes=genes)
    return words("settle-both", count=way.points, genes=genes)
