"""Phase 2: an environment card is turned, and whoever has too many mutation points settles the debt."""

from __future__ import annotations

from companion.rules.kernel import refuse
from companion.rules.soup import commands as cmd
from companion.rules.soup import events as ev
from companion.rules.soup.data import MOST_OZONE, Card
from companion.rules.soup.decide.common import Draft, in_phase, player_of
from companion.rules.soup.decide.movement import pay
from companion.rules.soup.settlement import debt, is_needed, points_left, points_returned


def turn_card(draft: Draft, command: cmd.TurnCard) -> None:
    """Turn the next card, or the opening one; in phase 2 debts are fixed by it (L27).

    Raises:
        Refused: a card lies already, none is left, none is named, or it is none of those left.
    """
    in_phase(draft, "setup", "environment")
    state = draft.state
    if state.debts or (state.phase == "setup" and state.card is not None):
        raise refuse("card-turned")
    if not state.cards_left:
        raise refuse("no-card-left")
    if command.card is None:
        raise refuse("card-unknown")
    _require_card(draft, command.card)
    draft.add(ev.CardTurned(card=command.card, by_app=command.by_app))
    if state.phase == "environment":
        debts = (debt(player.mutation_points, command.card.ozone) for player in state.players)
        draft.add(ev.DebtsFixed(debts=tuple(debts)))


def settle(draft: Draft, command: cmd.Settle) -> None:
    """Genes that are given up pay what they are worth, biological points the rest.

    What they pay too much is lost, or by an option comes back as points.

    Who has nothing left to pay with owes nothing any more: it happens after corrections alone.

    Raises:
        Refused: the player owes nothing, does not hold the genes, gives up one more than needed, or has
            not enough points for the rest.
    """
    in_phase(draft, "environment")
    player, state = player_of(draft, command.seat), draft.state
    owed = state.debts[player.seat] if state.debts else 0
    if not owed:
        raise refuse("owes-nothing", player=player.name)
    left = list(player.gene_names)
    for gene in command.genes:
        if gene not in left:
            raise refuse("gene-missing", player=player.name, gene=gene)
        left.remove(gene)
    for gene in command.genes:
        if not is_needed(owed, command.genes, gene, state.options):
            raise refuse("gene-needless", player=player.name, gene=gene)
    due = points_left(owed, command.genes, state.options)
    due -= points_returned(owed, command.genes, state.options)
    pay(draft, player, due if left else min(due, player.points))
    draft.add(*(ev.GeneLost(seat=player.seat, gene=gene) for gene in command.genes))
    draft.add(ev.DebtSettled(seat=player.seat))


def _require_card(draft: Draft, card: Card) -> None:
    state = draft.state
    if state.options.cards == "any":
        if not 0 <= card.ozone <= MOST_OZONE:
            raise refuse("ozone-out-of-range", most=MOST_OZONE)
    elif card not in state.deck:
        raise refuse("card-gone", direction=card.direction, ozone=card.ozone)
