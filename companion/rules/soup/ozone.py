"""Phase 2: an environment card is turned, and players with too many mutation points settle debts."""

from companion.rules.kernel import NONE, OWN_SEAT, Command, Event, Roller, Value, lacks, refuse, who
from companion.rules.soup.data import MOST_OZONE, Card, Gene
from companion.rules.soup.genes import GeneLost
from companion.rules.soup.play import Decision, in_phase, pay, player_of, seated_player
from companion.rules.soup.settlement import debt, is_needed, points_left, points_returned
from companion.rules.soup.state import Seat, State
from companion.rules.soup.turns import go_on


class TurnCard(Command, is_throw=True):
    """Turn the next environment card (in the set-up, the opening card); in phase 2 it fixes debts (L27)."""

    card: Card | None = None
    """The card that players turned; if None, the app draws one of the remaining cards."""

    by_app: bool = False
    """Whether the app drew it."""

    def thrown(self, state: State, roll: Roller) -> "TurnCard":
        if self.card is not None or not state.deck:
            return self
        return self.replace(card=state.deck[roll(len(state.deck)) - 1], by_app=True)

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "setup", "environment")
        state = decision.state
        if state.debts or (state.phase == "setup" and state.card is not None):
            raise refuse("card-turned")
        if not state.cards_left:
            raise refuse("no-card-left")
        if self.card is None:
            raise lacks("card-unknown")
        _require_card(decision, self.card)
        decision.add(CardTurned(card=self.card, by_app=self.by_app))
        if state.phase == "environment":
            debts = (debt(player.mutation_points, self.card.ozone) for player in state.players)
            decision.add(DebtsFixed(debts=tuple(debts)))
            go_on(decision)

    def params(self, state: State) -> dict[str, Value]:
        card = self.card
        return {"direction": card.direction if card else NONE, "ozone": card.ozone if card else 0}


class Settle(Command, owner=OWN_SEAT):
    """Settle a debt: given-up genes pay as `gene_pays` says, biological points pay the remainder.

    An excess is lost or, by an option, returned as points. If all genes and points together do not
    suffice, which can happen only after corrections, the remainder is forgiven.
    """

    seat: Seat
    genes: tuple[Gene, ...] = ()

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "environment")
        player, state = player_of(decision, self.seat), decision.state
        owed = state.debts[player.seat] if state.debts else 0
        if not owed:
            raise refuse("owes-nothing", player=player.name)
        left = list(player.gene_names)
        for gene in self.genes:
            if gene not in left:
                raise refuse("gene-missing", player=player.name, gene=gene)
            left.remove(gene)
        for gene in self.genes:
            if not is_needed(owed, self.genes, gene, state.options):
                raise refuse("gene-needless", player=player.name, gene=gene)
        due = points_left(owed, self.genes, state.options)
        due -= points_returned(owed, self.genes, state.options)
        pay(decision, player, due if left else min(due, player.points))
        decision.add(*(GeneLost(seat=player.seat, gene=gene) for gene in self.genes))
        decision.add(DebtSettled(seat=player.seat))
        go_on(decision)

    def params(self, state: State) -> dict[str, Value]:
        known = seated_player(state, self.seat) is not None and state.debts
        owed = state.debts[self.seat] if known else 0
        return {
            **who(state, self.seat),
            "count": len(self.genes),
            "gene": self.genes[0] if len(self.genes) == 1 else NONE,
            "points": points_left(owed, self.genes, state.options),
            "back": points_returned(owed, self.genes, state.options),
        }


class CardTurned(Event):
    """An environment card was turned."""

    card: Card
    by_app: bool = False

    def apply(self, state: State) -> State:
        deck = _without(state.deck, self.card)
        return state.replace(card=self.card, turned=(*state.turned, self.card), deck=deck)


class DebtsFixed(Event):
    """The card fixed the players' debts to the ozone layer; `debts` lists them by seat."""

    debts: tuple[int, ...]


class DebtSettled(Event):
    """A player's debt is settled."""

    seat: Seat

    def apply(self, state: State) -> State:
        debts = (0 if seat == self.seat else debt for seat, debt in enumerate(state.debts))
        return state.replace(debts=tuple(debts))


def _require_card(decision: Decision, card: Card) -> None:
    state = decision.state
    if state.options.cards == "any":
        if not 0 <= card.ozone <= MOST_OZONE:
            raise refuse("ozone-out-of-range", most=MOST_OZONE)
    elif card not in state.deck:
        raise refuse("card-gone", direction=card.direction, ozone=card.ozone)


def _without(deck: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return the deck without one copy of `card`, or unchanged if it contains no copy."""
    if card not in deck:
        return deck
    index = deck.index(card)
    return (*deck[:index], *deck[index + 1 :])
