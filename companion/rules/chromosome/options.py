"""The rule options of Chromosome: every assumption of the fact base, with its default."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from companion.rules.chromosome.data import GENE_KINDS, GeneKind, Genes
from companion.rules.kernel import Model

Small = Annotated[int, Field(ge=0, le=12)]


class Options(Model):
    """What a table may settle before (or while) it plays; each default is the stated assumption."""

    die: Literal[4, 6] = 4
    """Faces of the die (P: four)."""

    events: bool = True
    """Whether event cards are in play (rulebook: there is a variant without them)."""

    fate_start: Annotated[int, Field(ge=0, le=10)] = 4
    """Fate points at the start (rulebook: four)."""

    fate_max: Annotated[int, Field(ge=1, le=10)] = 4
    """The most fate points a player may hold (A)."""

    recovery: Literal["turn", "round"] = "turn"
    """How often a fate point may be recovered: once a turn or once a round (A)."""

    recovery_energy: Small = 3
    """Energy that recovering one fate point takes."""

    irradiation_limit: Annotated[int, Field(ge=1, le=20)] = 7
    """The highest irradiation that a player survives (A: out above 7)."""

    start_tokens: Annotated[int, Field(ge=1, le=12)] = 2
    """Own tokens on the start room (P)."""

    start_charged: bool = True
    """Whether those tokens start charged (A)."""

    growth_genes: Annotated[int, Field(ge=0, le=3)] = 1
    """Action genes for each token that Growth adds (A)."""

    evolution_genes: Annotated[int, Field(ge=0, le=3)] = 1
    """Action genes that Evolution takes (A)."""

    evolution_prices: Genes = Genes()
    """Energy for a chosen gene of each kind; 0 means genes of that kind already owned, plus one (A)."""

    evolution_die_energy: Small = 1
    """Energy for a gene left to the die."""

    gene_faces: tuple[GeneKind | None, ...] = ()
    """The gene on each face of the die, face 1 first; empty until the players have said (A)."""

    building_relief: Annotated[int, Field(ge=1, le=8)] = 1
    """Irradiation that one discarded building gene takes away (A)."""

    own_room_charges: bool = True
    """Whether a group in the area's own room charges too (A)."""

    cap_losses: bool = True
    """Whether a battle costs the loser at most the fighting group (A)."""

    finish_tests: bool = True
    """Whether the tests of the phase go on after somebody is eliminated by one (A)."""

    active_last_turn: bool = True
    """Whether the player in whose turn somebody is eliminated gets a last turn too (A)."""

    @model_validator(mode="after")
    def _faces_fit_the_die(self) -> Options:
        if self.gene_faces and len(self.gene_faces) != self.die:
            raise ValueError(f"gene_faces needs {self.die} entries, got {len(self.gene_faces)}")
        if self.fate_start > self.fate_max:
            raise ValueError(f"fate_start {self.fate_start} is above fate_max {self.fate_max}")
        if any(price < 0 for price in self.evolution_prices):
            raise ValueError(f"evolution_prices must not be negative: {self.evolution_prices!r}")
        return self

    @property
    def faces_known(self) -> bool:
        """Whether every face of the die has its gene."""
        return bool(self.gene_faces) and None not in self.gene_faces

    def gene_on(self, face: int | None) -> GeneKind | None:
        """The gene on a face of the die, as the table has settled it."""
        faces = self.gene_faces
        return faces[face - 1] if face is not None and 0 < face <= len(faces) else None

    def gene_price(self, kind: GeneKind, owned: Genes) -> int:
        """Energy for a chosen gene of `kind` by a player who owns `owned` genes in all."""
        fixed = self.evolution_prices[GENE_KINDS.index(kind)]
        return fixed or owned.of(kind) + 1
