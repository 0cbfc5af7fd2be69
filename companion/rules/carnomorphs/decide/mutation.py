"""Mutations: the card and the markers, a Metagorger's attack, the Mutation Action, and scanning."""

from __future__ import annotations

from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs import events as ev
from companion.rules.carnomorphs.data import ATTACKS_WITH, FATAL_MARKERS
from companion.rules.carnomorphs.decide.common import (
    Draft,
    aboard,
    in_phase,
    intruder_of,
    kill_character,
    meet,
    player_of,
    running,
    short_name,
)
from companion.rules.carnomorphs.state import Intruder
from companion.rules.kernel import refuse


def draw_mutation(draft: Draft, command: cmd.DrawMutation) -> None:
    """Give a character a Mutation card, hidden from others.

    Source: rulebook, Mutation cards.

    Raises:
        Refused: the player holds one, and never takes a second.
    """
    running(draft)
    player = aboard(draft, command.seat)
    if player.has_mutation:
        raise refuse("mutation-held", player=player.name)
    draft.add(ev.MutationTaken(seat=player.seat, card=short_name(command.card)))


def name_mutation(draft: Draft, command: cmd.NameMutation) -> None:
    """Note which Mutation card a player has, replacing an earlier note.

    (A "no" to the same name would tell a guesser that it was right.)
    """
    in_phase(draft, "players", "events", "check")
    player = player_of(draft, command.seat)
    if not player.has_mutation:
        raise refuse("no-mutation-card", player=player.name)
    draft.add(ev.MutationNamed(seat=player.seat, card=short_name(command.card)))


def add_marker(draft: Draft, command: cmd.AddMarker) -> None:
    """Give a character a mutation marker; see `give_marker`."""
    running(draft)
    give_marker(draft, aboard(draft, command.seat).seat)


def give_marker(draft: Draft, seat: int) -> None:
    """Give a marker, or the Mutation card to a character without one. The fourth marker kills.

    Source: rulebook, Mutation markers.
    """
    player = draft.state.players[seat]
    if not player.has_mutation:
        draft.add(ev.MutationTaken(seat=seat))
        return
    draft.add(ev.NumberChanged(seat=seat, number="markers", delta=1))
    if player.markers + 1 >= FATAL_MARKERS:
        kill_character(draft, seat, mutated=True)


def lose_mutation(draft: Draft, command: cmd.LoseMutation) -> None:
    """Lose the Mutation card to Surgery or an Antidote. The markers stay to the end of the game.

    Source: rulebook, Mutation markers.
    """
    running(draft)
    player = aboard(draft, command.seat)
    if not player.has_mutation:
        raise refuse("no-mutation-card", player=player.name)
    draft.add(ev.MutationLost(seat=player.seat))


# a Metagorger's attack ----------------------------------------------------------------------------------


def metagorger_attack(draft: Draft, command: cmd.MetagorgerAttack) -> None:
    """Resolve a Metagorger's attack: a Contamination card, a Light Wound, and a first Mutation card.

    A Shambler token comes to the bag where one is aside, and the figure goes. In a Surprise Attack it was
    never on the board, and is the first encounter all the same.

    Source: rulebook, Attack of a Metagorger; First encounter.

    Raises:
        Refused: there is no such figure, or it is none that can attack so.
    """
    running(draft)
    player = aboard(draft, command.seat)
    seat = player.seat
    figure = _attacker(draft, command)
    if not player.has_mutation:
        draft.add(ev.MutationTaken(seat=seat))
    draft.add(ev.NumberChanged(seat=seat, number="contamination", delta=ATTACKS_WITH))
    draft.add(ev.NumberChanged(seat=seat, number="light_wounds", delta=ATTACKS_WITH))
    if draft.state.spare.shambler > 0:
        draft.add(ev.BagChanged(token="shambler", delta=1))
    if figure is not None:
        draft.add(ev.IntruderRemoved(id=figure.id))
    elif not command.surprise:
        draft.add(ev.FiguresChanged(intruder="metagorger", delta=-1))
        _leave_combat(draft, seat)
    meet(draft, "metagorger")


def _attacker(draft: Draft, command: cmd.MetagorgerAttack) -> Intruder | None:
    """Return the listed figure that attacks; None for one that is not listed, or never was on the board."""
    if command.intruder is not None:
        if command.surprise:
            raise refuse("surprise-from-the-bag")
        figure = intruder_of(draft, command.intruder)
        if figure.kind != "metagorger":
            raise refuse("not-a-metagorger", intruder=figure.kind)
        return figure
    if not command.surprise and draft.state.loose.metagorger < 1:
        raise refuse("no-loose-metagorger")
    return None


def _leave_combat(draft: Draft, seat: int) -> None:
    """Lift the mark of who fought an unlisted figure that is gone; of another fight the table says so (A)."""
    if draft.state.players[seat].combat_mark:
        draft.add(ev.FlagSet(seat=seat, flag="in_combat", value=False))


# scanning -----------------------------------------------------------------------------------------------


def mutation_action(draft: Draft, command: cmd.MutationAction) -> None:
    """Scan a Contamination card of the hand for the effect of the Mutation card.

    Infected, it is discarded; not infected, it goes and a new one comes to the discard pile, so that the
    player has as many as before either way. There is always one marker more, and everybody sees the card.
    Its name is what the command says: of what was noted in secret nothing comes out.

    Source: rulebook, Mutation Action.

    Raises:
        Refused: the player has no Mutation card or, where cards are kept, no Contamination card.
    """
    running(draft)
    player = aboard(draft, command.seat)
    seat = player.seat
    if not player.has_mutation:
        raise refuse("no-mutation-card", player=player.name)
    if draft.state.detail == "full" and player.contamination < 1:
        raise refuse("too-few-contamination", player=player.name, has=0)
    name = short_name(command.card)
    if not player.mutation_shown:
        draft.add(ev.MutationNamed(seat=seat, card=name), ev.MutationShown(seat=seat))
    elif name and name != player.mutation:
        draft.add(ev.MutationNamed(seat=seat, card=name))
    _leave_hand(draft, seat, 1)
    give_marker(draft, seat)


def scan(draft: Draft, command: cmd.Scan) -> None:
    """Scan Contamination cards by Rest, Canteen or Showers; each infected one brings a marker.

    Whoever has no Mutation card gets that instead of the first. `removed` cards leave the player's cards for
    good.

    Source: rulebook, Contamination cards.

    Raises:
        Refused: the player has not so many cards, or the scan has changed nothing.
    """
    running(draft)
    player = aboard(draft, command.seat)
    infected = command.infected if draft.state.detail == "full" else 0
    if max(command.removed, infected) > player.contamination:
        raise refuse("too-few-contamination", player=player.name, has=player.contamination)
    if not command.infected and not command.removed:
        raise refuse("scan-without-result")
    if command.removed:
        draft.add(ev.NumberChanged(seat=player.seat, number="contamination", delta=-command.removed))
        _leave_hand(draft, player.seat, command.removed)
    for _ in range(command.infected):
        if draft.state.players[player.seat].living:
            give_marker(draft, player.seat)


def _leave_hand(draft: Draft, seat: int, cards: int) -> None:
    """Remove cards from the hand. A smaller count means that nobody tracks it, and stays."""
    if (draft.state.players[seat].hand or 0) >= cards:
        draft.add(ev.NumberChanged(seat=seat, number="hand", delta=-cards))
