"""The market's offers to a player: the cards left, refusals, the cost in ozone."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from companion.rules.command import decide
from companion.rules.kernel import Rejection
from companion.rules.soup.data import GENES, Gene, mutation_points
from companion.rules.soup.genes import BuyGene, exchangeable
from companion.rules.soup.odds import dearer
from companion.rules.soup.state import Player, State
from companion.ui.soup.ozone import counted, known_deck


class GeneOffer(NamedTuple):
    """A gene card that is left, as it is offered to a player."""

    gene: Gene
    left: int
    """Cards of it that nobody holds."""

    basics: tuple[Gene, ...]
    """The basic genes of which one is given up for it, of those held; none for a basic gene."""

    refused: Rejection | None
    """The reason why it cannot be bought; None where it can."""

    ozone: tuple[Fraction, int] | None
    """The extra debt at the next card on average, and until the last one; None where unknown."""

    after: int
    """Mutation points once it has been bought, as the odds take them."""


def offers(state: State, player: Player) -> tuple[GeneOffer, ...]:
    """Return every gene of which a card is left, in the order of the catalogue."""
    return tuple(_offer(state, player, gene) for gene in GENES if state.market(gene) > 0)


def _offer(state: State, player: Player, gene: Gene) -> GeneOffer:
    basics = exchangeable(state, player, gene)
    answer = decide(state, BuyGene(seat=player.seat, gene=gene, given_up=basics[0] if basics else None))
    refused = answer if isinstance(answer, Rejection) else None
    after = _mutation_points(player, gene, basics)
    deck = known_deck(state)
    ozone = None if deck is None else dearer(deck, counted(player.mutation_points), after)
    return GeneOffer(gene, state.market(gene), basics, refused, ozone, after)


def _mutation_points(player: Player, gene: Gene, basics: tuple[Gene, ...]) -> int:
    after: list[Gene] = [*player.gene_names, gene]
    # Of two basic genes the one with more mutation points makes the better exchange for the ozone.
    given = max(basics, key=lambda basic: GENES[basic].mutation, default=None)
    if given is not None:
        after.remove(given)
    return counted(mutation_points(tuple(after)))


def given_up(offer: GeneOffer, named: Gene | None) -> Gene | None:
    """Return the basic gene that is given up: the one named, or the only one."""
    if named in offer.basics:
        return named
    return offer.basics[0] if len(offer.basics) == 1 else None
