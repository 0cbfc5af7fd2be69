"""The payment of a price, and the types of command fields."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, Field

from companion.rules.chromosome.data import GeneKind, Genes
from companion.rules.kernel import Model

Count = Annotated[int, Field(ge=0, le=99)]


Delta = Annotated[int, Field(ge=-99, le=99)]


Text = Annotated[str, Field(max_length=400)]


def _no_debt(genes: Genes) -> Genes:
    if min(genes) < 0:
        raise ValueError(f"a price takes no negative genes: {genes!r}")
    return genes


GenePrice = Annotated[Genes, AfterValidator(_no_debt)]


class Payment(Model):
    """The payment of a price, apart from exhausting genes (paying costs; fate points)."""

    discharged: Count = 0
    """Tokens turned to their discharged side, whole groups, one energy each."""

    trophies: tuple[Count, ...] = ()
    """Trophies given back, by the seat of their owner, two energy each."""

    fate_gene: GeneKind | None = None
    """The gene that a fate point stands for, once a round."""

    any_genes: GenePrice = Genes()
    """The genes that pay for those of any kind in the price ("?")."""


NOTHING = Payment()
