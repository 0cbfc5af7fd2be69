"""The main actions of a turn apart from Spark and Pass: Growth, Evolution, Impulse."""

from typing import Annotated

from pydantic import Field

from companion.rules.chromosome.areas import AreaChanged, Room, area_in, area_told, known_area, put_cubes
from companion.rules.chromosome.data import IMPULSE_CUBES, MAX_GROUP, GeneKind
from companion.rules.chromosome.play import (
    Acting,
    Decision,
    GenesChanged,
    RollOpened,
    TokensChanged,
    charge,
    pay,
    require_room_for_gene,
    take_action,
)
from companion.rules.chromosome.prices import (
    IMPULSE_PRICE,
    NOTHING,
    Count,
    Payment,
    evolution_price,
    growth_price,
)
from companion.rules.chromosome.state import Area, Evolution, Seat, State
from companion.rules.kernel import Event, Label, Value, clean_text, refuse, signed


class Grow(Acting):
    """Growth: add tokens to one group, or one discharged token to each of several empty rooms."""

    tokens: Annotated[int, Field(ge=1, le=12)]
    spread: bool = False
    charged: bool = False
    """Whether the growing group is charged; tokens spread over empty rooms are always discharged."""

    payment: Payment = NOTHING

    def decide(self, decision: Decision) -> None:
        player = take_action(decision, "growth", seat=self.seat)
        supply = decision.state.supply(player.seat)
        if supply == 0:
            raise refuse("supply-empty", player=player.name)
        if self.tokens > supply:
            raise refuse("supply-too-small", player=player.name, has=supply)
        if not self.spread and self.tokens > MAX_GROUP - 1:
            raise refuse("group-too-large", most=MAX_GROUP)
        pay(decision, player.seat, growth_price(decision.state.options, self.tokens), self.payment)
        charged = self.tokens if self.charged and not self.spread else 0
        if charged and decision.state.detail == "full" and player.charged == 0:
            raise refuse("too-few-charged", player=player.name, has=0)
        decision.add(TokensChanged(seat=player.seat, delta=self.tokens, charged=charged, reason="growth"))

    def params(self, state: State) -> dict[str, Value]:
        return {**super().params(state), "tokens": self.tokens}


class Evolve(Acting):
    """Evolution with a chosen gene, at that gene's price."""

    gene: GeneKind
    payment: Payment = NOTHING

    def decide(self, decision: Decision) -> None:
        player = take_action(decision, "evolution", seat=self.seat)
        require_room_for_gene(player)
        pay(decision, player.seat, evolution_price(decision.state.options, player, self.gene), self.payment)
        decision.add(GenesChanged(seat=player.seat, gene=self.gene, delta=1))

    def params(self, state: State) -> dict[str, Value]:
        return {**super().params(state), "gene": self.gene}


class EvolveByDie(Acting):
    """Evolution with a gene chosen by the die, at a lower price; the roll has its re-roll window."""

    payment: Payment = NOTHING

    def decide(self, decision: Decision) -> None:
        player = take_action(decision, "evolution", seat=self.seat)
        require_room_for_gene(player)
        options = decision.state.options
        if not options.faces_known:
            raise refuse("gene-faces-unknown")
        pay(decision, player.seat, evolution_price(options, player, None), self.payment)
        decision.add(EvolutionRolled(seat=player.seat), RollOpened(purpose="evolution", roller=player.seat))


class Impulse(Acting):
    """Impulse: put two cubes on a room, or take energy and a cube from an area; both may charge groups."""

    draw: bool = False
    area: int | None = None
    """The area to take energy from, or to put the two cubes on; if None, the cubes go on `room`."""

    room: Room = ""
    charged: Count = 0
    """Number of the player's tokens that the area charged."""

    payment: Payment = NOTHING

    def decide(self, decision: Decision) -> None:
        player = take_action(decision, "impulse", seat=self.seat)
        pay(decision, player.seat, IMPULSE_PRICE, self.payment)
        if self.draw:
            decision.add(AreaChanged(area=known_area(decision, self.area).id, delta=-1))
        elif self.area is None:
            put_cubes(decision, IMPULSE_CUBES, self.room)
        else:
            decision.add(AreaChanged(area=known_area(decision, self.area).id, delta=IMPULSE_CUBES))
        charge(decision, player.seat, self.charged)

    def label(self, state: State) -> Label:
        """Return a label naming the area that loses a cube, the area that grows, or a new area's room."""
        player, room = self.params(state), clean_text(self.room)
        area = None if self.area is None else state.area(self.area)
        if self.draw:
            return Label(key="label-impulse-draw", params={**player, **area_told(area)})
        grown = area_in(state, room) if self.area is None else area
        if grown is None:
            return Label(key="label-impulse", params={**player, **area_told(None), "room": room})
        more: dict[str, Value] = {"delta": signed(IMPULSE_CUBES), "power": grown.cubes + IMPULSE_CUBES}
        return Label(key="label-impulse-more", params={**player, **area_told(grown), **more})


class EvolutionRolled(Event):
    """The active player paid for a gene that the die will choose."""

    seat: Seat

    def apply(self, state: State) -> State:
        return state.replace(evolution=Evolution(seat=self.seat))


class EvolutionClosed(Event):
    """The die has determined the gene."""

    def apply(self, state: State) -> State:
        return state.replace(evolution=None, roll=None)


def close_evolution(decision: Decision, face: int) -> None:
    """Accept the die, and attach the gene on its face."""
    evolution = decision.state.evolution
    if evolution is None:
        raise refuse("nothing-open")
    gene = decision.state.options.gene_on(face)
    if gene is None:
        raise refuse("gene-faces-unknown")
    require_room_for_gene(decision.state.players[evolution.seat])
    decision.add(EvolutionClosed(), GenesChanged(seat=evolution.seat, gene=gene, delta=1))


def power_after_impulse(state: State, area: Area | None, *, draw: bool) -> int:
    """Return the power with which an Impulse charges groups.

    Taking energy uses the area's present power; added cubes count at once, in a new area as in an old one.
    """
    if draw and area is not None:
        return state.power(area)
    return (area.cubes if area is not None else 0) + IMPULSE_CUBES + state.event.power_bonus
