"""Steps that use no action: recovering and spending fate points, discarding building genes."""

from companion.rules.chromosome.data import MAX_GENES, GeneKind
from companion.rules.chromosome.play import (
    Decision,
    FateChanged,
    GenesChanged,
    IrradiationChanged,
    active_player,
    pay_energy,
    playing,
    require_game,
    spend_fate,
    turn_fate_token,
)
from companion.rules.chromosome.prices import NOTHING, Count, Payment, recovery_price
from companion.rules.chromosome.radiation import GeneLent
from companion.rules.chromosome.state import Player, Seat, State
from companion.rules.kernel import OWN_SEAT, Command, Event, Label, Value, lacks, name, refuse


class RecoverFate(Command, owner=OWN_SEAT):
    """Exhaust energy for one fate point, on one's own turn; once per turn or per round (an option)."""

    seat: Seat
    payment: Payment = NOTHING

    def decide(self, decision: Decision) -> None:
        player = _in_own_turn(decision, self.seat)
        options = decision.state.options
        if self.payment.fate_gene is not None:
            raise refuse("fate-gene-not-needed")
        if self.payment.any_genes.total:
            raise refuse("any-genes-to-name", needs=0)
        if player.recovered:
            raise refuse(f"recovered-this-{options.recovery}", player=player.name)
        if player.fate >= options.fate_max:
            raise refuse("fate-full", player=player.name, most=options.fate_max)
        pay_energy(decision, player.seat, recovery_price(options).energy, self.payment)
        decision.add(
            FateChanged(seat=player.seat, delta=1, reason="recovery"), FateRecovered(seat=player.seat)
        )

    def params(self, state: State) -> dict[str, Value]:
        return {"player": name(state, self.seat)}


class DiscardBuilding(Command, owner=OWN_SEAT):
    """Discard building genes on one's own turn to lower the irradiation.

    Quick detail does not distinguish the sides of the board.
    """

    seat: Seat
    active: Count = 0
    passive: Count = 0
    fate: bool = False
    """Whether a fate point counts as one more gene, once a round (fate points, 3: "for any purpose")."""

    def decide(self, decision: Decision) -> None:
        player = _in_own_turn(decision, self.seat)
        genes = self.active + self.passive
        count = genes + self.fate
        if count < 1:
            raise lacks("nothing-chosen")
        if player.irradiation == 0:
            raise refuse("not-irradiated", player=player.name)
        active, passive = self.active, self.passive
        if decision.state.detail == "quick":
            # The player board may hold more genes than the app has recorded.
            active = min(genes, player.active.building)
            passive = min(genes - active, player.passive.building)
        if genes > MAX_GENES or active > player.active.building or passive > player.passive.building:
            raise refuse("too-few-genes", player=player.name)
        if self.fate:
            turn_fate_token(decision, player.seat)
        for side, discarded in ((True, active), (False, passive)):
            if discarded:
                decision.add(GenesChanged(seat=player.seat, gene="building", delta=-discarded, active=side))
        relief = min(player.irradiation, count * decision.state.options.building_relief)
        decision.add(IrradiationChanged(seat=player.seat, delta=-relief, reason="relief"))

    def label(self, state: State) -> Label:
        key = "label-discard-building-fate" if self.fate else "label-discard-building"
        count = self.active + self.passive
        return Label(key=key, params={"player": name(state, self.seat), "count": count})


class FateAsGene(Command, owner=OWN_SEAT):
    """Use a fate point as a gene, once a round, never in combat; as a building gene in one's own test."""

    seat: Seat
    gene: GeneKind

    def decide(self, decision: Decision) -> None:
        require_game(decision)
        tests = decision.state.radiation.tests if decision.state.radiation is not None else ()
        own_test = any(test.seat == self.seat for test in tests)
        if own_test and self.gene != "building":
            raise refuse("test-takes-building")
        if tests and not own_test:
            raise refuse("test-open")
        turn_fate_token(decision, self.seat)
        if own_test:
            decision.add(GeneLent(seat=self.seat))


class SpendFate(Command, owner=OWN_SEAT):
    """Spend a fate point on something that the app does not track."""

    seat: Seat

    def decide(self, decision: Decision) -> None:
        require_game(decision)
        spend_fate(decision, self.seat, 1, "other")


class FateRecovered(Event):
    """A player used up the recovery of this turn or round."""

    seat: Seat

    def apply(self, state: State) -> State:
        return state.with_player(self.seat, recovered=True)


def _in_own_turn(decision: Decision, seat: int) -> Player:
    """Return the player in a seat; refuse if it is not that player's turn."""
    player = active_player(decision)
    if player.seat != seat:
        raise refuse("only-in-own-turn", player=playing(decision, seat).name)
    return player
