"""A planned special action: its usual effects, and the players named this time.

The usual effects are stored as a recipe, which names no players: it says what happens to the acting player,
to each other player, and to one other player. The rulebook states some recipes; the table entered the other
recipes.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field

from companion.rules.chromosome.data import GENE_KINDS, TOKENS_PER_SPECIES, Effect, GeneKind
from companion.rules.chromosome.prices import FREE, Payment, Price
from companion.rules.chromosome.special import (
    MOST_DOSE,
    MOST_GENES,
    MOST_NEW_CUBES,
    ActSpecially,
    CubeEffect,
    DoseEffect,
    Effects,
    GeneEffect,
    GenePlace,
    TokenEffect,
    Tokens,
)
from companion.rules.chromosome.state import Area, Player, State
from companion.rules.kernel import Model

Source: TypeAlias = tuple[GeneKind, bool]
"""A gene on a player board: its kind, and whether it is active."""


@dataclass(frozen=True)
class GenePlan:
    """A gene that changes its owner, side or kind."""

    owner: int
    """Seat of the player whose board has the gene, or gets it."""

    source: Source | Literal["new"] | None = None
    """The gene before the change; `new` if the gene is new to the board; None until it is chosen."""

    target: GeneKind | Literal["gone"] | None = None
    """The kind after the change; `gone` if the gene is discarded; None until it is chosen."""

    @property
    def complete(self) -> bool:
        """Whether both choices are made; a new gene cannot be discarded."""
        pair = (self.source, self.target)
        return None not in pair and pair != ("new", "gone")


def sources(state: State, genes: tuple[GenePlan, ...], owner: int) -> tuple[Source, ...]:
    """Return the genes on a player's board after the changes `genes`, the active ones first.

    Quick detail does not track which genes are active, so all count as active.
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
    """Return the plans with the gene filled in wherever only one can be chosen."""
    found: tuple[GenePlan, ...] = ()
    for gene in genes:
        only = sources(state, found, gene.owner) if gene.source is None else ()
        found = (*found, replace(gene, source=only[0]) if len(only) == 1 else gene)
    return found


def gene_effect(gene: GenePlan) -> GeneEffect | None:
    """Return the effect of a gene plan, or None while a choice is missing.

    A gene keeps its side; a new gene is active (rulebook, Conversion; Evolution).
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


Amount = Literal["captured", "placed", "removed", "charged", "dose"]
AMOUNTS: Final[tuple[Amount, ...]] = ("captured", "placed", "removed", "charged", "dose")

Part = Literal["captured", "placed", "removed", "charged", "dose", "genes", "cubes", "move"]
PARTS: Final[tuple[Part, ...]] = (*AMOUNTS, "genes", "cubes", "move")
"""The parts of a special action's effects: amounts for each player, genes, cubes, an area's move."""

CONCENTRATION_CUBES = 3
"""Cubes of a Concentration (P1 implies three)."""


class Share(Model):
    """The amounts by which a special action affects one player."""

    captured: Tokens = 0
    placed: Tokens = 0
    removed: Tokens = 0
    charged: Annotated[int, Field(ge=-TOKENS_PER_SPECIES, le=TOKENS_PER_SPECIES)] = 0
    dose: Annotated[int, Field(ge=-MOST_DOSE, le=MOST_DOSE)] = 0

    def of(self, amount: Amount) -> int:
        """Return one amount, in tokens; a dose is in points of irradiation."""
        return getattr(self, amount)

    def plus(self, other: Share) -> Share:
        """Return the sum of two shares, amount by amount."""
        return self.replace(**{each: self.of(each) + other.of(each) for each in AMOUNTS})


NOTHING: Final = Share()


class Recipe(Model):
    """The usual effect of a special action."""

    own: Share = NOTHING
    """The amounts for the acting player."""

    each: Share = NOTHING
    """The amounts for each other player."""

    one: Share = NOTHING
    """The amounts for one other player, who is named each time."""

    parts: Annotated[tuple[Part, ...], Field(max_length=len(PARTS))] = ()
    """The parts that have no usual amount and are filled in each time."""

    cubes: Annotated[int, Field(ge=-MOST_NEW_CUBES, le=MOST_NEW_CUBES)] = 0

    genes: Annotated[int, Field(ge=1, le=MOST_GENES)] = 1
    """The number of genes to choose, if the action changes genes."""

    @property
    def shown(self) -> tuple[Part, ...]:
        """The parts shown on the action's page."""
        filled = (each for each in AMOUNTS if self.own.of(each) or self.each.of(each))
        found = {*self.parts, *filled, *(("cubes",) if self.cubes else ())}
        return tuple(part for part in PARTS if part in found)


RECIPES: Final[dict[str, Recipe]] = {
    "takeover": Recipe(own=Share(placed=1), one=Share(captured=1)),
    "saturation": Recipe(own=Share(dose=1), each=Share(dose=1)),
    "concentration": Recipe(cubes=CONCENTRATION_CUBES, parts=("charged",)),
    "conversion": Recipe(parts=("genes",)),
    "fusion": Recipe(parts=("charged",)),
    "teleportation": Recipe(parts=("charged",)),
    "outbreak": Recipe(own=Share(placed=1)),
}
"""Recipes of known actions (rulebook, special actions).

Their amounts are stated only on the player boards, so here they default to one.
"""


@dataclass(frozen=True)
class SpecialPlan:
    """The plan of one special action; `one` has the amounts for a player who is not named yet."""

    shares: tuple[Share, ...]
    one: Share = NOTHING
    shown: tuple[Part, ...] = ()
    effect: Effect = "plain"
    price: Price = FREE
    genes: tuple[GenePlan, ...] = ()
    """Genes in the order in which they change."""

    gene_back: GeneKind | None = None
    cubes: int = 0
    area: int | None = None
    """The area that gets cubes or is moved; None puts the cubes into a room as a new area."""

    room: str = ""

    @property
    def moves_area(self) -> bool:
        return self.effect == "wave" or "move" in self.shown

    def with_amount(self, amount: Amount, seat: int, value: int) -> SpecialPlan:
        shares = list(self.shares)
        shares[seat] = shares[seat].replace(**{amount: value})
        return replace(self, shares=tuple(shares))

    def with_gene(self, at: int, *gene: GenePlan) -> SpecialPlan:
        """Return the plan with the gene at an index replaced, or removed if none is given.

        An index beyond the last gene appends it.
        """
        return replace(self, genes=(*self.genes[:at], *gene, *self.genes[at + 1 :]))

    def toggled(self, part: Part, seat: int) -> SpecialPlan:
        """Return the plan with a hidden part shown, or with a shown part hidden and emptied.

        Args:
            seat: The acting seat.
        """
        if part not in self.shown:
            shown = tuple(each for each in PARTS if each in self.shown or each == part)
            genes = (GenePlan(seat),) if part == "genes" else self.genes
            # The amount is now entered for each player, so the one for an unnamed player is dropped.
            one = NOTHING if part in AMOUNTS and self.one.of(part) else self.one
            return replace(self, shown=shown, genes=genes, one=one)
        left = replace(self, shown=tuple(each for each in self.shown if each != part))
        match part:
            case "genes":
                return replace(left, genes=())
            case "cubes":
                return replace(left, cubes=0)
            case "move":
                return replace(left, area=None, room="")
            case _:
                return replace(left, shares=tuple(share.replace(**{part: 0}) for share in left.shares))


def others(state: State, seat: int) -> tuple[Player, ...]:
    """Return all other players still in the game, clockwise."""
    seats = (each for each in state.clockwise(seat) if each != seat)
    return tuple(state.players[each] for each in seats if not state.players[each].eliminated)


def candidates(state: State, seat: int, plan: SpecialPlan) -> tuple[Player, ...]:
    """Return the players with enough tokens to be the one other player of a plan."""
    needed = plan.one.captured + plan.one.removed
    return tuple(player for player in others(state, seat) if player.on_board >= needed)


def first_plan(state: State, seat: int, recipe: Recipe, effect: Effect, price: Price) -> SpecialPlan:
    """Return a recipe's plan for this state; if there is only one other player, that player is named."""
    shares = [NOTHING] * len(state.players)
    shares[seat] = recipe.own
    for player in others(state, seat):
        shares[player.seat] = recipe.each
    shown, one = recipe.shown, recipe.one
    plan = SpecialPlan(
        tuple(shares),
        one,
        tuple(part for part in shown if part != "charged" or state.detail == "full"),
        effect,
        price,
        (GenePlan(seat),) * recipe.genes if "genes" in shown else (),
        cubes=recipe.cubes,
    )
    if plan.moves_area:
        plan = replace(plan, area=next((area.id for area in state.areas_by_power), None))
    rest = others(state, seat)
    return named(plan, rest[0].seat) if len(rest) == 1 else plan


def named(plan: SpecialPlan, seat: int) -> SpecialPlan:
    """Return the plan with `seat` named as the one other player."""
    shares = list(plan.shares)
    shares[seat] = shares[seat].plus(plan.one)
    return replace(plan, shares=tuple(shares), one=NOTHING)


def area_of(state: State, plan: SpecialPlan) -> Area | None:
    return None if plan.area is None else state.area(plan.area)


def missing(state: State, plan: SpecialPlan) -> Literal["area", "gene"] | None:
    """Return the first missing choice, or None; whether the one other player is named is not checked."""
    if plan.moves_area and area_of(state, plan) is None:
        return "area"
    if not all(gene.complete for gene in settled(state, plan.genes)):
        return "gene"
    return None


def command(
    state: State, plan: SpecialPlan, seat: int, action: str, payment: Payment, *, follow_up: bool = False
) -> ActSpecially:
    """Return the command for a plan in which everybody is named."""
    tokens = tuple(
        TokenEffect(
            seat=each,
            captured=share.captured,
            removed=share.removed,
            placed=share.placed,
            charged=share.charged,
        )
        for each, share in enumerate(plan.shares)
        if share.replace(dose=0) != NOTHING
    )
    doses = tuple(
        DoseEffect(seat=each, delta=share.dose) for each, share in enumerate(plan.shares) if share.dose
    )
    moves = plan.moves_area
    genes = (gene_effect(gene) for gene in settled(state, plan.genes))
    cubes: tuple[CubeEffect, ...] = ()
    if plan.cubes:
        room = "" if plan.area is not None or moves else plan.room
        cubes = (CubeEffect(area=plan.area, room=room, cubes=plan.cubes),)
    return ActSpecially(
        seat=seat,
        action=action,
        effect="plain" if follow_up else plan.effect,
        effects=Effects(
            tokens=tokens, doses=doses, genes=tuple(gene for gene in genes if gene is not None), cubes=cubes
        ),
        genes=FREE.genes if follow_up else plan.price.genes,
        any_gene=0 if follow_up else plan.price.any_gene,
        energy=0 if follow_up else plan.price.energy,
        gene_back=plan.gene_back if plan.effect == "again" else None,
        area=plan.area if moves else None,
        room=plan.room.strip() if moves else "",
        follow_up=follow_up,
        payment=Payment() if follow_up else payment,
    )


def recipe_of(state: State, seat: int, plan: SpecialPlan, before: Recipe) -> Recipe:
    """Return the recipe to remember for a plan that was carried out; the earlier recipe if it still fits."""
    again = first_plan(state, seat, before, plan.effect, plan.price)
    if _said(again) == _said(plan):
        return before
    rest = [plan.shares[player.seat] for player in others(state, seat)]
    concerned = [share for share in rest if share != NOTHING]
    alike = len(rest) > 1 and len(concerned) == len(rest) and len(set(rest)) == 1
    one = concerned[0] if len(concerned) == 1 and not alike else plan.one
    each = rest[0] if alike else NOTHING
    recipe = Recipe(own=plan.shares[seat], each=each, one=one, cubes=plan.cubes, genes=len(plan.genes) or 1)
    asked = tuple(part for part in plan.shown if part not in recipe.shown and not _told(part, one))
    return recipe.replace(parts=asked)


def _said(plan: SpecialPlan) -> tuple[object, ...]:
    return plan.shares, plan.one, plan.shown, plan.cubes, len(plan.genes)


def _told(part: Part, one: Share) -> bool:
    return part in AMOUNTS and bool(one.of(part))
