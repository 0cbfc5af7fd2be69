"""Settling a debt to the ozone (phase 2): what genes pay, which choices there are, and the cheapest one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from companion.rules.soup.data import GENES, RAY_PROTECTION_VALUE, Gene
from companion.rules.soup.options import Options


class Payment(NamedTuple):
    """A way to settle a debt."""

    points: int
    """Biological points paid."""

    genes: tuple[Gene, ...]
    """Given up, in the order in which they were held."""

    lost: int
    """What it costs altogether: the points, and the worth of the genes."""

    excess: int
    """What the genes pay beyond the debt; it is lost."""


def debt(mutation_points: int, ozone: int) -> int:
    """What a player owes when a card with this ozone is turned (phase 2)."""
    return max(0, mutation_points - ozone)


def gene_pays(gene: Gene, options: Options) -> int:
    """What a gene pays that is given up: its mutation points, 4 of Ray Protection; or by an option its price.

    Where the debt is counted anew, it is by so much less; giving up Ray Protection then makes it greater.
    """
    card = GENES[gene]
    if options.debt == "recomputed":
        return card.mutation
    if options.gene_value == "price":
        return card.price
    return RAY_PROTECTION_VALUE if gene == "ray-protection" else card.mutation


def gene_worth(gene: Gene) -> int:
    """What a gene is worth to its player unless told otherwise: what it costs to have it again.

    Of a superior gene that is its price and that of the cheapest basic one which is given up for it.
    """
    card = GENES[gene]
    return card.price + min((GENES[basic].price for basic in card.gives_up), default=0)


def points_left(owed: int, genes: Sequence[Gene], options: Options) -> int:
    """Biological points that are still to be paid once these genes are given up."""
    return max(0, owed - sum(gene_pays(gene, options) for gene in genes))


def is_needed(owed: int, genes: Sequence[Gene], gene: Gene, options: Options) -> bool:
    """Whether one of the genes given up makes the points less that are to be paid."""
    others = list(genes)
    others.remove(gene)
    return points_left(owed, others, options) > points_left(owed, genes, options)


def cheapest(
    owed: int, genes: Sequence[Gene], points: int, options: Options, worth: Mapping[Gene, int] | None = None
) -> Payment | None:
    """The payment that costs least; of those that cost the same the one that gives up fewest genes.

    Args:
        owed: The debt, from 0.
        genes: The genes held.
        points: Biological points held.
        options: Of the table.
        worth: What each gene is worth to its player, from 0; those left out are worth what `gene_worth` says.

    Returns:
        None where points and genes together do not suffice, which no rule leads to.
    """
    values = worth or {}
    best: dict[int, tuple[int, int, tuple[int, ...]]] = {0: (0, 0, ())}
    for index, gene in enumerate(genes):
        pays = gene_pays(gene, options)
        if pays <= 0:
            continue
        cost = values.get(gene, gene_worth(gene))
        for paid, (lost, count, given) in list(best.items()):
            if paid >= owed:
                continue
            reached = min(owed, paid + pays)
            found = (lost + cost, count + 1, (*given, index))
            if reached not in best or found < best[reached]:
                best[reached] = found
    ways = [
        (lost + owed - paid, count, given)
        for paid, (lost, count, given) in best.items()
        if owed - paid <= points
    ]
    if not ways:
        return None
    lost, _, given = min(ways)
    return _payment(owed, [genes[index] for index in given], lost, options)


def payments(
    owed: int, genes: Sequence[Gene], points: int, options: Options, worth: Mapping[Gene, int] | None = None
) -> tuple[Payment, ...]:
    """All payments in which no gene is given up for nothing, the cheapest first.

    Args:
        owed: As for `cheapest`, and so are the others.
        genes: Up to seven; more make the list longer than anybody reads.
        points: As above.
        options: As above.
        worth: As above.
    """
    values = worth or {}
    ways = {
        _payment(owed, given, sum(values.get(gene, gene_worth(gene)) for gene in given) + left, options)
        for count in range(len(genes) + 1)
        for given in combinations(genes, count)
        if (left := points_left(owed, given, options)) <= points
        and all(is_needed(owed, given, gene, options) for gene in given)
    }
    return tuple(sorted(ways, key=lambda way: (way.lost, len(way.genes), way.points)))


def _payment(owed: int, given: Sequence[Gene], lost: int, options: Options) -> Payment:
    paid = sum(gene_pays(gene, options) for gene in given)
    return Payment(max(0, owed - paid), tuple(given), lost, max(0, paid - owed))
