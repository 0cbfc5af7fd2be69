"""Phase 3: buying gene cards; an advanced gene replaces a basic gene."""

from companion.rules.kernel import NONE, OWN_SEAT, Command, Event, Value, who
from companion.rules.soup.data import GENES, Gene
from companion.rules.soup.market import given_up_for
from companion.rules.soup.play import Decision, acting, in_phase, pay, seated_player
from companion.rules.soup.state import HeldGene, Seat, State
from companion.rules.soup.turns import go_on


class BuyGene(Command, owner=OWN_SEAT):
    """Buy a gene card; an advanced gene also costs a basic gene."""

    seat: Seat
    gene: Gene
    given_up: Gene | None = None
    """The basic gene given up for an advanced gene; may be None if only one can be given up."""

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "genes")
        player = acting(decision, self.seat)
        given_up = given_up_for(decision.state, player, self.gene, self.given_up)
        pay(decision, player, GENES[self.gene].price)
        if given_up is not None:
            decision.add(GeneLost(seat=player.seat, gene=given_up))
        decision.add(GeneGained(seat=player.seat, gene=self.gene, given_up=given_up))
        go_on(decision)

    def params(self, state: State) -> dict[str, Value]:
        player, card = seated_player(state, self.seat), GENES[self.gene]
        held = [gene for gene in card.gives_up if player is not None and player.holds(gene)]
        given_up = self.given_up or (held[0] if len(held) == 1 else NONE)
        return {**who(state, self.seat), "gene": self.gene, "points": card.price, "given-up": given_up}


class GeneGained(Event):
    """A player took a gene card."""

    seat: Seat
    gene: Gene
    given_up: Gene | None = None
    """The basic gene that was given up for it."""

    round: int | None = None
    """The round in which it was bought; None for the current round."""

    def apply(self, state: State) -> State:
        held = HeldGene(gene=self.gene, round=self.round or state.round, given_up=self.given_up)
        return state.with_player(self.seat, genes=(*state.players[self.seat].genes, held))


class GeneLost(Event):
    """A player gave up a gene card."""

    seat: Seat
    gene: Gene

    def apply(self, state: State) -> State:
        genes = state.players[self.seat].genes
        index = [held.gene for held in genes].index(self.gene)
        return state.with_player(self.seat, genes=(*genes[:index], *genes[index + 1 :]))
