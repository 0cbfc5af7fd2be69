"""Prices of actions, each stated once; the missing part of a price, and the cheapest payment.

Source: rulebook, paying costs 1 and 2; fate points 3; trophies 1. `decide` takes the prices from here and
checks the payment; this module only suggests one.
"""

from collections.abc import Sequence
from itertools import combinations, product
from typing import Annotated, Literal, NamedTuple

from pydantic import AfterValidator, Field

from companion.rules.chromosome.data import (
    ENERGY_PER_TROPHY,
    GENE_KINDS,
    MAX_GENES,
    MAX_GROUP,
    GeneKind,
    Genes,
    one_gene,
)
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.state import Player, State
from companion.rules.kernel import Model

Count = Annotated[int, Field(ge=0, le=99)]


def _no_debt(genes: Genes) -> Genes:
    if min(genes) < 0:
        raise ValueError(f"a price takes no negative genes: {genes!r}")
    return genes


GenePrice = Annotated[Genes, AfterValidator(_no_debt)]


class Payment(Model):
    """The payment of a price, except for the genes that are exhausted (paying costs; fate points)."""

    discharged: Count | None = 0
    """Tokens turned to their discharged side, in whole groups, for one energy each; None if not stated."""

    trophies: tuple[Count, ...] = ()
    """Trophies given back, by the seat of their owner, for two energy each."""

    fate_gene: GeneKind | None = None
    """The gene that a fate point replaces, once a round."""

    any_genes: GenePrice = Genes()
    """The genes chosen to pay the "?" in the price; genes of any kind can pay it."""


NOTHING = Payment()


class Price(NamedTuple):
    """The price of an action."""

    genes: Genes = Genes()
    """Active genes to exhaust."""

    energy: int = 0
    any_gene: int = 0
    """Number of active genes of any kind to exhaust ("?")."""


FREE = Price()


class Lack(NamedTuple):
    """The part of a price that a player lacks."""

    gene: GeneKind | Literal["any"] | None
    """The kind of gene that is missing; `any` if no gene is left; None for energy."""

    has: int
    needs: int


def growth_price(options: Options, tokens: int) -> Price:
    return Price(one_gene("action", tokens * options.growth_genes))


def evolution_price(options: Options, player: Player, kind: GeneKind | None) -> Price:
    """Return the price of Evolution with a gene of this kind; `kind` is None if the die chooses the gene."""
    energy = options.evolution_die_energy if kind is None else options.gene_price(kind, player.genes)
    return Price(one_gene("action", options.evolution_genes), energy)


def spark_price(distance: int = 0) -> Price:
    """Return the price of a Spark across this many rooms between the groups."""
    return Price(one_gene("action"), distance)


IMPULSE_PRICE = Price(one_gene("telepathy"))
"""The price of an Impulse, for either use."""


def recovery_price(options: Options) -> Price:
    return Price(energy=options.recovery_energy)


def most_growth(state: State, seat: int, *, spread: bool) -> int:
    """Return how many tokens Growth may add at most, whatever the price: in empty rooms up to eight."""
    return min(state.supply(seat), MAX_GENES if spread else MAX_GROUP - 1)


def affordable_growth(state: State, seat: int, *, spread: bool) -> int:
    """Return the maximum number of tokens that Growth may add and the player can pay for."""
    most = most_growth(state, seat, spread=spread)
    paid = (
        count for count in range(most, 0, -1) if lack(state, seat, growth_price(state.options, count)) is None
    )
    return next(paid, 0)


def can_discard(state: State, player: Player) -> bool:
    """Return whether a player has a building gene to discard, or a fate point that can replace one.

    Always True in quick detail, in which the genes may be unknown.
    """
    return state.detail == "quick" or player.genes.building > 0 or player.can_lend_fate


def missing_genes(player: Player, genes: Genes) -> Genes:
    return Genes(*(max(0, need - has) for need, has in zip(genes, player.active, strict=True)))


def _first(genes: Genes) -> GeneKind:
    for kind in GENE_KINDS:
        if genes.of(kind):
            return kind
    raise ValueError(f"no gene in {genes!r}")


def lack(state: State, seat: int, price: Price) -> Lack | None:
    """Return the first thing that a player lacks for a price.

    Returns:
        None if the player can pay; always None in quick detail, which tracks neither genes nor charges.
    """
    if state.detail == "quick":
        return None
    player = state.players[seat]
    missing = missing_genes(player, price.genes)
    lent = 1 if player.can_lend_fate else 0
    if missing.total > lent:
        kind = _first(missing)
        return Lack(kind, player.active.of(kind), price.genes.of(kind))
    left = player.active.minus(price.genes).plus(missing).total
    if missing.total + max(0, price.any_gene - left) > lent:
        return Lack("any", left, price.any_gene)
    energy = player.charged + ENERGY_PER_TROPHY * player.trophy_count
    if energy < price.energy:
        return Lack(None, energy, price.energy)
    return None


def energy_paid(payment: Payment) -> int:
    return (payment.discharged or 0) + ENERGY_PER_TROPHY * sum(payment.trophies)


def enough(state: State, seat: int, price: Price, payment: Payment) -> bool:
    if state.detail == "quick":
        return True
    lent = one_gene(payment.fate_gene) if payment.fate_gene else Genes()
    due = price.genes.plus(payment.any_genes)
    if payment.any_genes.total != price.any_gene or not due.covers(lent):
        return False
    missing = missing_genes(state.players[seat], due.minus(lent))
    return missing.total == 0 and payment.discharged is not None and energy_paid(payment) >= price.energy


def turnable(player: Player, groups: Sequence[int] = ()) -> frozenset[int]:
    """Return the possible numbers of tokens that the player can discharge in whole groups.

    Args:
        groups: Known sizes of groups of the player; either all tokens of a group are charged or none.
    """
    known = groups if sum(groups) <= player.on_board else ()
    others = player.on_board - sum(known)
    found = {0}
    for charged in product((True, False), repeat=len(known)):
        sizes = [size for size, has in zip(known, charged, strict=True) if has]
        rest = player.charged - sum(sizes)
        if 0 <= rest <= others:
            sums = {sum(turned) for count in range(len(sizes) + 1) for turned in combinations(sizes, count)}
            found |= {turned + more for turned in sums for more in range(rest + 1)}
    return frozenset(found)


def to_turn(player: Player, energy: int, trophies: int = 0, groups: Sequence[int] = ()) -> tuple[int, ...]:
    """Return the numbers of tokens any of which, with these trophies, pays this energy; smallest first.

    Groups are turned whole, so part of the last group's or trophy's energy may be lost.
    """
    due = energy - ENERGY_PER_TROPHY * trophies
    lost = ENERGY_PER_TROPHY if trophies else MAX_GROUP
    if due <= 0:
        return (0,)
    return tuple(sorted(count for count in turnable(player, groups) if due <= count < due + lost))


def with_turned(player: Player, price: Price, payment: Payment, groups: Sequence[int] = ()) -> Payment:
    """Return the payment with `discharged` set so that, with the trophies, it pays the price.

    If `discharged` is already a possible number, it is kept; if several others are possible, it becomes None.
    If no number is enough, it becomes the number of all charged tokens.
    """
    possible = to_turn(player, price.energy, sum(payment.trophies), groups)
    if payment.discharged in possible:
        return payment
    turned = None if len(possible) > 1 else min(possible, default=player.charged)
    return payment.replace(discharged=turned)


def group_pays(player: Player, group: int, payment: Payment) -> bool | None:
    """Return whether a charged group is among those turned for a payment; None if unknown.

    Args:
        player: The player before paying.
        group: Tokens of the group; a group is turned whole (paying costs, 2a).
    """
    turned = payment.discharged or 0
    if turned < group:
        return False
    return True if turned > player.charged - group else None


def cheapest(state: State, seat: int, price: Price, groups: Sequence[int] = ()) -> Payment:
    """Return the payment that costs the fewest points: tokens before trophies, genes before fate.

    It may fall short of the price if the player cannot pay; in quick detail it is empty.
    """
    player = state.players[seat]
    if state.detail == "quick":
        return Payment(trophies=(0,) * len(player.trophies))
    any_genes = _of_any_kind(player, price)
    missing = missing_genes(player, price.genes.plus(any_genes))
    lent = None
    if missing.total == 1 and player.can_lend_fate:
        lent = _first(missing)
    trophies = [0] * len(player.trophies)
    while not to_turn(player, price.energy, sum(trophies), groups) and sum(trophies) < player.trophy_count:
        # Return a trophy to the owner of whose tokens most trophies remain.
        owner = max(range(len(trophies)), key=lambda each: player.trophies[each] - trophies[each])
        trophies[owner] += 1
    payment = Payment(trophies=tuple(trophies), fate_gene=lent, any_genes=any_genes)
    return with_turned(player, price, payment, groups)


def _of_any_kind(player: Player, price: Price) -> Genes:
    """Return the genes that pay the "?" in a price, each of the kind of which most genes remain."""
    chosen = Genes()
    for _ in range(price.any_gene):
        left = player.active.minus(price.genes.plus(chosen))
        kind = max(GENE_KINDS, key=left.of)
        chosen = chosen.plus(one_gene(kind))
    return chosen
