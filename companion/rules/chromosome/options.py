"""The rule options of Chromosome: every assumption of the fact base, with its default."""

from typing import Annotated, Any, Final, Literal, Self

from pydantic import Field, model_validator

from companion.rules.chromosome.data import GENE_KINDS, MOST_FATE, GeneKind, Genes
from companion.rules.kernel import OptionGroup, TableOptions

Small = Annotated[int, Field(ge=0, le=12)]
DIE: Final = OptionGroup("die")
FATE: Final = OptionGroup("fate")
START: Final = OptionGroup("start", begins=True)
PRICES: Final = OptionGroup("prices")
IRRADIATION: Final = OptionGroup("irradiation")
END: Final = OptionGroup("end")
TERMS: Final = OptionGroup("terms")


class Options(TableOptions):
    """The options of a table, before (or during) the game; each default is the stated assumption."""

    events: bool = True
    """Whether event cards are in play (rulebook: there is a variant without them)."""

    die: Annotated[Literal[4, 6], DIE] = 4
    """Faces of the die (P: four)."""

    gene_faces: tuple[GeneKind | None, ...] = ()
    """The gene on each face of the die, face 1 first; empty until the players have entered it (A)."""

    fate_start: Annotated[int, Field(ge=0, le=10), OptionGroup("fate", begins=True)] = 4
    """Fate points at the start (rulebook: four)."""

    fate_max: Annotated[int, Field(ge=1, le=MOST_FATE), FATE] = 4
    """Maximum number of fate points that a player may hold (A)."""

    recovery: Annotated[Literal["turn", "round"], FATE] = "turn"
    """The limit on recovering a fate point: once a turn or once a round (A)."""

    recovery_energy: Annotated[Small, FATE] = 3
    """Energy that recovering one fate point takes."""

    start_tokens: Annotated[int, Field(ge=1, le=12), START] = 2
    """Tokens of each player on the start room (P)."""

    start_charged: Annotated[bool, START] = True
    """Whether those tokens start charged (A)."""

    growth_genes: Annotated[int, Field(ge=0, le=3), PRICES] = 1
    """Action genes for each token that Growth adds (A)."""

    evolution_genes: Annotated[int, Field(ge=0, le=3), PRICES] = 1
    """Action genes that Evolution takes (A)."""

    evolution_prices: Annotated[Genes, PRICES] = Genes()
    """Energy for a chosen gene, by kind; 0: one per owned gene of the kind, plus `evolution_extra` (A)."""

    evolution_extra: Annotated[Genes, PRICES] = Genes(1, 1, 1, 1)
    """Energy on top of the number of owned genes of a kind (rulebook: +1, as on the auxiliary board)."""

    evolution_die_energy: Annotated[Small, PRICES] = 1
    """Energy for a gene that the die chooses."""

    irradiation_limit: Annotated[int, Field(ge=1, le=20), IRRADIATION] = 7
    """The highest irradiation that a player survives (rulebook: above 7 loses)."""

    building_relief: Annotated[int, Field(ge=1, le=8), IRRADIATION] = 1
    """Irradiation that one discarded building gene takes away (A)."""

    own_room_charges: Annotated[bool, IRRADIATION] = True
    """Whether a group in the area's own room charges too (A)."""

    finish_tests: Annotated[bool, IRRADIATION] = True
    """Whether the phase's other tests still take place after a test has eliminated somebody (A)."""

    cap_losses: Annotated[bool, END] = True
    """Whether the loser of a battle loses at most the fighting group (A)."""

    active_last_turn: Annotated[bool, END] = True
    """Whether the player on whose turn an elimination happens gets a last turn too (A)."""

    wording: Annotated[Literal["ours", "printed"], TERMS] = "ours"
    """The terms on screens: the app's own or, in some languages, those probably printed in the game (A)."""

    @model_validator(mode="after")
    def _faces_fit_the_die(self) -> "Options":
        if self.gene_faces and len(self.gene_faces) != self.die:
            raise ValueError(f"gene_faces needs {self.die} entries, got {len(self.gene_faces)}")
        if self.fate_start > self.fate_max:
            raise ValueError(f"fate_start {self.fate_start} is above fate_max {self.fate_max}")
        for prices in (self.evolution_prices, self.evolution_extra):
            if min(prices) < 0:
                raise ValueError(f"prices must not be negative: {prices!r}")
        return self

    @property
    def faces_known(self) -> bool:
        """Whether a gene is entered for every face of the die."""
        return bool(self.gene_faces) and None not in self.gene_faces

    def gene_on(self, face: int | None) -> GeneKind | None:
        faces = self.gene_faces
        return faces[face - 1] if face is not None and 0 < face <= len(faces) else None

    def gene_price(self, kind: GeneKind, owned: Genes) -> int:
        """Return the energy for a chosen gene of `kind`; `owned` counts all the player's genes, by kind."""
        fixed = self.evolution_prices[GENE_KINDS.index(kind)]
        return fixed or owned.of(kind) + self.evolution_extra.of(kind)

    def settled(self, name: str, value: Any) -> Self:
        """Return the options with one changed, and other options fitted to it.

        A change of the die clears `gene_faces`; `fate_start` never exceeds `fate_max`.
        """
        changed = super().settled(name, value)
        if len(changed.gene_faces) != changed.die:
            changed = changed.replace(gene_faces=())
        if name == "fate_max":
            changed = changed.replace(fate_start=min(changed.fate_start, changed.fate_max))
        if name == "fate_start":
            changed = changed.replace(fate_max=max(changed.fate_start, changed.fate_max))
        return changed

    def with_price(self, kind: GeneKind, price: int) -> Self:
        """Return the options with this price for a kind of gene; 0: the price depends on the genes owned."""
        return self.replace(evolution_prices=self.evolution_prices.set(kind, price))

    def with_extra(self, kind: GeneKind, extra: int) -> Self:
        return self.replace(evolution_extra=self.evolution_extra.set(kind, extra))

    def with_face(self, face: int, gene: GeneKind | None) -> Self:
        """Return the options with this gene on a face of the die, counted from 1."""
        known = self.gene_faces or (None,) * self.die
        faces = tuple(gene if number == face else each for number, each in enumerate(known, 1))
        return self.replace(gene_faces=faces if any(faces) else ())
