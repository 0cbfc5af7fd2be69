"""Corrections: bring the app into line with the table."""

from typing import Literal

from companion.rules.kernel import OWN_SEAT, Command, Label, Value, refuse, signed, who, yes
from companion.rules.soup.data import CUBES_IN_BOX, MOST_POINTS, MOST_WOUNDS, Gene
from companion.rules.soup.genes import GeneGained, GeneLost
from companion.rules.soup.market import may_take
from companion.rules.soup.meals import SupplyChanged
from companion.rules.soup.play import (
    AmoebaPlaced,
    AmoebaRemoved,
    Decision,
    Delta,
    PointsChanged,
    WoundsChanged,
    amoeba_of,
    change_amoebas,
    in_detail,
    nothing_open,
    player_of,
    running,
)
from companion.rules.soup.scoring import PlaceChanged
from companion.rules.soup.state import BEFORE_GENES, Number, Seat, State
from companion.rules.soup.turns import score_anew


class Correct(Command, owner=OWN_SEAT):
    """Correct a number of a player: biological points, the space on the ladder, or amoebas on the board.

    The ladder is the score, so it can be corrected after the end too; the game is then rescored.
    """

    seat: Seat
    number: Literal["points", "place", "amoebas"]
    delta: Delta

    def decide(self, decision: Decision) -> None:
        if not (decision.state.phase == "over" and self.number == "place"):
            running(decision)
        player = player_of(decision, self.seat)
        if self.number == "amoebas":
            nothing_open(decision)
            change_amoebas(decision, player.seat, self.delta)
            return
        if not self.delta:
            raise refuse("nothing-changed")
        if self.number == "points":
            if not 0 <= player.points + self.delta <= MOST_POINTS:
                raise refuse("points-out-of-range", player=player.name, most=MOST_POINTS)
            decision.add(PointsChanged(seat=player.seat, delta=self.delta))
        else:
            if not 1 <= player.place + self.delta <= MOST_POINTS:
                raise refuse("place-out-of-range", player=player.name, most=MOST_POINTS)
            decision.add(PlaceChanged(seat=player.seat, delta=self.delta))
            score_anew(decision)

    def params(self, state: State) -> dict[str, Value]:
        return {**who(state, self.seat), "what": self.number, "delta": signed(self.delta)}


class CorrectAmoeba(Command, owner=OWN_SEAT):
    """Put the amoeba with this number on the board, or take it off, at no cost (full detail)."""

    seat: Seat
    number: Number
    on_board: bool

    def decide(self, decision: Decision) -> None:
        running(decision)
        in_detail(decision, "full")
        nothing_open(decision)
        player = player_of(decision, self.seat)
        if not self.on_board:
            amoeba_of(player, self.number)
            decision.add(AmoebaRemoved(seat=player.seat, number=self.number))
        elif player.amoeba(self.number) is not None:
            raise refuse("amoeba-on-board", player=player.name, number=self.number)
        else:
            decision.add(AmoebaPlaced(seat=player.seat, number=self.number))

    def params(self, state: State) -> dict[str, Value]:
        return {**who(state, self.seat), "number": self.number, "set": yes(self.on_board)}


class CorrectWounds(Command, owner=OWN_SEAT):
    """Correct the damage points of an amoeba."""

    seat: Seat
    number: Number
    delta: Delta

    def decide(self, decision: Decision) -> None:
        running(decision)
        in_detail(decision, "full")
        player = player_of(decision, self.seat)
        amoeba = amoeba_of(player, self.number)
        if not self.delta:
            raise refuse("nothing-changed")
        if not 0 <= amoeba.wounds + self.delta <= MOST_WOUNDS:
            raise refuse("wounds-out-of-range", player=player.name, number=amoeba.number, most=MOST_WOUNDS)
        decision.add(WoundsChanged(seat=player.seat, number=amoeba.number, delta=self.delta))


class CorrectGene(Command, owner=OWN_SEAT):
    """Give a player a gene card, or take one back, at no cost; debts already fixed do not change.

    Before phase 3 a card that is given counts as bought in an earlier round.
    """

    seat: Seat
    gene: Gene
    held: bool
    earlier: bool = False
    """Whether the card counts as bought in an earlier round."""

    def decide(self, decision: Decision) -> None:
        running(decision)
        player = player_of(decision, self.seat)
        if self.held:
            may_take(decision.state, player, self.gene)
            earlier = self.earlier or decision.state.phase in BEFORE_GENES
            bought = max(1, decision.state.round - 1) if earlier else None
            decision.add(GeneGained(seat=player.seat, gene=self.gene, round=bought))
        elif player.holds(self.gene):
            decision.add(GeneLost(seat=player.seat, gene=self.gene))
        else:
            raise refuse("gene-missing", player=player.name, gene=self.gene)

    def label(self, state: State) -> Label:
        key = f"label-{self.kind}-earlier" if self.held and self.earlier else f"label-{self.kind}"
        told: dict[str, Value] = {"gene": self.gene, "set": yes(self.held)}
        return Label(key=key, params={**who(state, self.seat), **told})


class CorrectSupply(Command):
    """Correct the cubes of a colour that are off the board."""

    seat: Seat
    delta: Delta

    def decide(self, decision: Decision) -> None:
        running(decision)
        in_detail(decision, "full")
        state, player = decision.state, player_of(decision, self.seat)
        if not self.delta:
            raise refuse("nothing-changed")
        least = 0 if state.options.cube_supply else -CUBES_IN_BOX
        if not least <= state.supply[player.seat] + self.delta <= CUBES_IN_BOX:
            raise refuse("supply-out-of-range", player=player.name, least=least, most=CUBES_IN_BOX)
        deltas = (self.delta if seat == player.seat else 0 for seat in range(len(state.players)))
        decision.add(SupplyChanged(deltas=tuple(deltas)))
