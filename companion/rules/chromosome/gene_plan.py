"""Genes that a special action is about to change: whose each is, which one, and what becomes of it."""

from collections import Counter
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from companion.rules.chromosome.data import GENE_KINDS, GeneKind
from companion.rules.chromosome.effects import GeneEffect, GenePlace
from companion.rules.chromosome.state import State

Source: TypeAlias = tuple[GeneKind, bool]
"""A gene on a player board: its kind, and whether it is active."""


@dataclass(frozen=True)
class GenePlan:
    """A gene that changes hands, side or kind."""

    owner: int
    """Seat on whose board it lies, or will lie."""

    source: Source | Literal["new"] | None = None
    """The gene; None until it is chosen."""

    target: GeneKind | Literal["gone"] | None = None
    """The kind that it becomes, `gone` where it is discarded; None until that is said."""

    @property
    def complete(self) -> bool:
        """Whether it says enough; a new gene that is gone at once says nothing."""
        pair = (self.source, self.target)
        return None not in pair and pair != ("new", "gone")


def sources(state: State, genes: tuple[GenePlan, ...], owner: int) -> tuple[Source, ...]:
    """Return the genes on a board after other changes, the active ones first.

    With the quick level of detail nobody follows which side a gene lies on: all count as active.

    Args:
        state: Before any of it.
        genes: Those that change before.
        owner: Seat of the board.
    """
    player, full = state.players[owner], state.detail == "full"
    held: Counter[Source] = Counter()
    for kind in GENE_KINDS:
        held[kind, True] = (player.active if full else player.genes).of(kind)
        held[kind, False] = player.passive.of(kind) if full else 0
    for gene in genes:
        if gene.owner != owner or not gene.complete or gene.source is None:
            continue
        active = gene.source == "new" or gene.source[1]
        if gene.source != "new":
            held[gene.source] -= 1
        if gene.target is not None and gene.target != "gone":
            held[gene.target, active] += 1
    return tuple((kind, active) for active in (True, False) for kind in GENE_KINDS if held[kind, active] > 0)


def settled(state: State, genes: tuple[GenePlan, ...]) -> tuple[GenePlan, ...]:
    """Return the plans with each gene filled in that can be only one."""
    found: tuple[GenePlan, ...] = ()
    for gene in genes:
        only = sources(state, found, gene.owner) if gene.source is None else ()
        found = (*found, replace(gene, source=only[0]) if len(only) == 1 else gene)
    return found


def gene_effect(gene: GenePlan) -> GeneEffect | None:
    """Return the effect of a gene plan.

    A gene keeps its side; a new one is active (rulebook, Conversion; Evolution).

    None while something is still to be said.
    """
    if gene.source is None or gene.target is None or not gene.complete:
        return None
    if gene.source == "new":
        if gene.target == "gone":
            return None
        return GeneEffect(gene=gene.target, target=GenePlace(seat=gene.owner))
    kind, active = gene.source
    place = GenePlace(seat=gene.owner, active=active)
    if gene.target == "gone":
        return GeneEffect(gene=kind, source=place)
    return GeneEffect(gene=kind, source=place, target=place, becomes=gene.target)
