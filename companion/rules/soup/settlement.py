"""Settling a debt to the ozone layer (phase 2): the worth of genes, all payments, and the cheapest one."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from companion.rules.soup.data import GENES, RAY_PROTECTION_VALUE, Gene
from companion.rules.soup.options import Options


class Settlement(NamedTuple):
    """A way to settle a debt."""

    points: int
    """Biological points paid."""

    genes: tuple[Gene, ...]
    """The genes given up, in the order in which they were held."""

    lost: int
    """The total cost: points and the worth of the genes, less the points that come back."""

    excess: int
    """The amount by which the genes exceed the debt, if this excess is lost; otherwise 0."""

    returned: int
    """The amount by which the genes exceed the debt, if this excess is returned as points; otherwise 0."""


def debt(mutation_points: int, ozone: int) -> int:
    """Return a player's debt when a card with this ozone is turned (phase 2)."""
    return max(0, mutation_points - ozone)


def gene_pays(gene: Gene, options: Options) -> int:
    """Return what a given-up gene pays: its mutation points (Ray Protection: 4) or, by an option, its price.

    If debts are recomputed, return how much the debt falls; the number is negative for Ray Protection, since
    the debt rises without it.
    """
    card = GENES[gene]
    if options.debt == "recomputed":
        return card.mutation
    if options.gene_value == "price":
        return card.price
    return RAY_PROTECTION_VALUE if gene == "ray-protection" else card.mutation


def gene_worth(gene: Gene) -> int:
    """Return a gene's worth to its player by default: the cost of buying it again.

    For an advanced gene, that includes the price of the cheapest basic gene that can be given up for it.
    """
    card = GENES[gene]
    return card.price + min((GENES[basic].price for basic in card.gives_up), default=0)


def points_left(owed: int, genes: Sequence[Gene], options: Options) -> int:
    """Return the biological points still to be paid once these genes are given up."""
    return max(0, owed - sum(gene_pays(gene, options) for gene in genes))


def points_returned(owed: int, genes: Sequence[Gene], options: Options) -> int:
    """Return the points that come back: the genes' excess over the debt, or 0 if the options say so."""
    return _beyond(owed, genes, options) if _returns(options) else 0


def is_needed(owed: int, genes: Sequence[Gene], gene: Gene, options: Options) -> bool:
    """Return whether giving up `gene` besides the other genes lowers the points still to be paid."""
    others = list(genes)
    others.remove(gene)
    return points_left(owed, others, options) > points_left(owed, genes, options)


def cheapest(
    owed: int, genes: Sequence[Gene], points: int, options: Options, worth: Mapping[Gene, int] | None = None
) -> Settlement | None:
    """Return the payment that costs least; of equally cheap payments, the one that gives up the fewest genes.

    No gene is given up needlessly, even if that would return more points than the gene is worth.

    Args:
        owed: The debt, from 0.
        worth: Each gene's worth to its player, from 0; by default `gene_worth`.

    Returns:
        None if points and genes together do not suffice, which cannot happen by the rules.
    """
    values = worth or {}
    best: dict[int, tuple[int, int, tuple[int, ...]]] = {0: (0, 0, ())}
    returns = _returns(options)
    paying = [gene_pays(gene, options) for gene in genes]
    order: Sequence[int] = range(len(genes))
    if returns:
        # Genes that pay more come first, and a gene is only added to an uncovered debt: none is needless.
        order = sorted(order, key=lambda index: -paying[index])
    for index in order:
        gene, pays = genes[index], paying[index]
        if pays <= 0:
            continue
        cost = values.get(gene, gene_worth(gene))
        for paid, (lost, count, given) in list(best.items()):
            if paid >= owed:
                continue
            reached = min(owed, paid + pays)
            back = paid + pays - reached if returns else 0
            found = (lost + cost - back, count + 1, (*given, index))
            if reached not in best or found < best[reached]:
                best[reached] = found
    ways = [
        (lost + owed - paid, count, given)
        for paid, (lost, count, given) in best.items()
        if owed - paid <= points
    ]
    if not ways:
        return None
    _, _, given = min(ways)
    return payment(owed, [genes[index] for index in sorted(given)], options, values)


def payments(
    owed: int, genes: Sequence[Gene], points: int, options: Options, worth: Mapping[Gene, int] | None = None
) -> tuple[Settlement, ...]:
    """Return all payments in which no gene is given up needlessly, the cheapest first.

    Args:
        genes: Up to seven; with more, the list is longer than anybody reads.
    """
    # A list, not a set: equally cheap ways keep the same order in every run.
    ways = dict.fromkeys(
        payment(owed, given, options, worth)
        for count in range(len(genes) + 1)
        for given in combinations(genes, count)
        if points_left(owed, given, options) <= points
        and all(is_needed(owed, given, gene, options) for gene in given)
    )
    return tuple(sorted(ways, key=lambda way: (way.lost, len(way.genes), way.points)))


def payment(
    owed: int, genes: Sequence[Gene], options: Options, worth: Mapping[Gene, int] | None = None
) -> Settlement:
    """Return the payment that gives up these genes and pays the rest in points."""
    values = worth or {}
    left, returned = points_left(owed, genes, options), points_returned(owed, genes, options)
    lost = left + sum(values.get(gene, gene_worth(gene)) for gene in genes) - returned
    return Settlement(left, tuple(genes), lost, _beyond(owed, genes, options) - returned, returned)


def _returns(options: Options) -> bool:
    """Return whether an excess is returned; recomputed debts have no excess."""
    return options.excess == "returned" and options.debt == "fixed"


def _beyond(owed: int, genes: Sequence[Gene], options: Options) -> int:
    return max(0, sum(gene_pays(gene, options) for gene in genes) - owed)
