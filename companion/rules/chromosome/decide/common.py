"""Checks and payments that the steps share: turns, prices, fate, elimination."""

from __future__ import annotations

from companion.rules.chromosome import events as ev
from companion.rules.chromosome.commands import Payment
from companion.rules.chromosome.data import ENERGY_PER_TROPHY, MAIN_ACTIONS, MAX_GROUP, Genes, one_gene
from companion.rules.chromosome.elimination import doomed
from companion.rules.chromosome.events import Event
from companion.rules.chromosome.prices import Price, energy_paid
from companion.rules.chromosome.scoring import outcome
from companion.rules.chromosome.state import Phase, Player, State, Termination
from companion.rules.kernel import Draft as KernelDraft
from companion.rules.kernel import refuse
from companion.rules.names import clean_name
from companion.rules.seating import in_seat

Draft = KernelDraft[State, Event]


def seated(draft: Draft, seat: int) -> Player:
    """Return the player in this seat, eliminated or not."""
    return in_seat(draft.state.players, seat)


def playing(draft: Draft, seat: int) -> Player:
    """Return the player in this seat, who must not be eliminated."""
    player = seated(draft, seat)
    if player.eliminated:
        raise refuse("player-eliminated", player=player.name)
    return player


def require_phase(draft: Draft, phase: Phase) -> None:
    """Refuse outside `phase`."""
    if draft.state.phase != phase:
        raise refuse(f"not-in-{phase}")


def require_nothing_open(draft: Draft) -> None:
    """Refuse while a battle, a test or a roll waits for its end."""
    state = draft.state
    if state.battle is not None:
        raise refuse("battle-open")
    if state.evolution is not None:
        raise refuse("evolution-open")
    if state.radiation is not None and (state.radiation.tests or state.radiation.wave):
        raise refuse("test-open")


def active_player(draft: Draft, seat: int | None = None) -> Player:
    """Return the active player, with nothing else under way; `seat`, if given, must be theirs."""
    require_phase(draft, "turns")
    require_nothing_open(draft)
    if draft.state.active is None:
        raise refuse("nobody-active")
    player = playing(draft, draft.state.active)
    if seat is not None and seat != player.seat:
        raise refuse("not-your-turn", player=seated(draft, seat).name, active=player.name)
    return player


def special_name(text: str) -> str:
    """Clean the name of a special action for display; the name of a main action is refused."""
    name = clean_name(text)
    if name.casefold() in MAIN_ACTIONS:
        raise refuse("main-action", action=name.casefold())
    return name


def take_action(draft: Draft, action: str, *, seat: int | None = None, again: bool = False) -> Player:
    """Use up the turn's action (Turn: exactly one of nine actions)."""
    player = active_player(draft, seat)
    if draft.state.turn.actions_left < 1:
        raise refuse("action-taken", player=player.name)
    draft.add(ev.ActionTaken(action=action, again=again))
    return draft.state.players[player.seat]


def spend_fate(draft: Draft, seat: int, count: int, reason: ev.FateReason) -> None:
    """Take fate points from a player who has them."""
    player = playing(draft, seat)
    if player.fate < count:
        raise refuse("too-little-fate", player=player.name, has=player.fate)
    if count:
        draft.add(ev.FateChanged(seat=seat, delta=-count, reason=reason))


def turn_fate_token(draft: Draft, seat: int) -> None:
    """Exhaust the fate token: a fate point stands for a gene only once a round, never in combat."""
    player = playing(draft, seat)
    if draft.state.battle is not None:
        raise refuse("no-fate-gene-in-battle")
    if not player.fate_token:
        raise refuse("fate-gene-used", player=player.name)
    spend_fate(draft, seat, 1, "gene")
    draft.add(ev.FateTokenTurned(seat=seat, active=False))


def pay(draft: Draft, seat: int, price: Price, payment: Payment) -> None:
    """Pay a price of genes and energy.

    With the quick level of detail genes and charges are not followed, so only fate and trophies are.
    Source: rulebook, paying costs 1 and 2; fate points 3.
    """
    full = draft.state.detail == "full"
    if full and payment.any_genes.total != price.any_gene:
        raise refuse("any-genes-to-name", needs=price.any_gene)
    genes = price.genes.plus(payment.any_genes)
    if payment.fate_gene is not None:
        turn_fate_token(draft, seat)
        if full:
            if genes.of(payment.fate_gene) < 1:
                raise refuse("fate-gene-not-needed")
            genes = genes.minus(one_gene(payment.fate_gene))
    if full and genes.total:
        exhaust(draft, seat, genes)
    pay_energy(draft, seat, price.energy, payment)


def exhaust(draft: Draft, seat: int, genes: Genes) -> None:
    """Make active genes passive."""
    player = draft.state.players[seat]
    if not player.active.covers(genes):
        raise refuse("too-few-genes", player=player.name)
    draft.add(ev.GenesExhausted(seat=seat, genes=genes))


def pay_energy(draft: Draft, seat: int, energy: int, payment: Payment) -> None:
    """Discharge tokens and give trophies back; a surplus is lost, but no whole piece too many."""
    player = draft.state.players[seat]
    full = draft.state.detail == "full"
    trophies = payment.trophies
    if len(trophies) > len(player.trophies):
        raise refuse("no-such-seat", seat=len(trophies))
    paid = energy_paid(payment)
    if full and paid < energy:
        raise refuse("too-little-energy", player=player.name, paid=paid, needs=energy)
    if full and one_piece_too_many(paid, energy, trophies=sum(trophies)):
        raise refuse("energy-not-needed")
    if full and payment.discharged > player.charged:
        raise refuse("too-few-charged", player=player.name, has=player.charged)
    for owner, count in enumerate(trophies):
        if count > player.trophies[owner]:
            raise refuse("too-few-trophies", player=player.name)
        if count:
            draft.add(ev.TrophiesChanged(seat=seat, owner=owner, delta=-count))
    if full and payment.discharged:
        draft.add(ev.ChargeChanged(seat=seat, delta=-payment.discharged))


def one_piece_too_many(paid: int, energy: int, *, trophies: int) -> bool:
    """Return whether a whole group or trophy could have been kept: only the rest of one piece may be lost."""
    surplus = paid - energy
    if energy == 0 or surplus >= MAX_GROUP:
        return surplus > 0
    return trophies > 0 and surplus >= ENERGY_PER_TROPHY


def charge(draft: Draft, seat: int, count: int) -> None:
    """Turn tokens to their charged side (followed with full detail only)."""
    if not count or draft.state.detail != "full":
        return
    player = seated(draft, seat)
    if count > player.discharged:
        raise refuse("too-many-charged", player=player.name, can=player.discharged)
    draft.add(ev.ChargeChanged(seat=seat, delta=count))


def absorbs(state: State, seat: int) -> bool:
    """Return whether a player may have a group next to an area at the end of the phase.

    Who has one is known of areas that were faced; of one that is left out it can be anybody.
    """
    radiation = state.radiation
    if radiation is None or not state.areas or state.players[seat].eliminated:
        return False
    return seat in radiation.neighbours or bool(radiation.remaining)


def fall_out(draft: Draft) -> None:
    """Eliminate who is out by the numbers and call the last turns (end of the game, option 2)."""
    out = doomed(draft.state)
    if out:
        draft.add(*out)
        call_last_turns(draft)


def call_last_turns(draft: Draft) -> None:
    """Give one more turn to everybody left who has not passed, clockwise, after the first elimination."""
    state = draft.state
    if state.last_turns is not None or state.phase != "turns":
        return
    active = state.active if state.active is not None else state.starter
    order = state.clockwise((active + 1) % len(state.players))
    seats = tuple(
        seat
        for seat in order
        if state.players[seat].in_play and (seat != active or state.options.active_last_turn)
    )
    draft.add(ev.LastTurnsCalled(seats=seats))


def end_game(draft: Draft, termination: Termination) -> None:
    """Score the game and close it; who is out by the numbers has lost, confirmed or not."""
    draft.add(*doomed(draft.state))
    draft.add(ev.GameEnded(outcome=outcome(draft.state, termination)))


def score_anew(draft: Draft) -> None:
    """Score a finished game again after a change by hand; without an elimination none has ended it."""
    ended = draft.state.outcome
    if ended is None:
        return
    termination = ended.termination
    if termination == "elimination" and not any(player.eliminated for player in draft.state.players):
        termination = "rounds" if draft.state.clock <= 1 else "agreement"
    draft.add(ev.GameEnded(outcome=outcome(draft.state, termination)))
