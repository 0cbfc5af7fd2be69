"""Mutations: the card and the markers, a Metagorger's attack, the Mutation Action, and scanning."""

from companion.rules.carnomorphs.adaptations import meet
from companion.rules.carnomorphs.bag import BagChanged
from companion.rules.carnomorphs.characters import give_wound, kill_character, wounds_known
from companion.rules.carnomorphs.data import FATAL_MARKERS, METAGORGER_ATTACK
from companion.rules.carnomorphs.deaths import death_params
from companion.rules.carnomorphs.intruders import FiguresChanged, IntruderRemoved, intruder_of
from companion.rules.carnomorphs.play import (
    Count,
    Decision,
    Id,
    MeetingsChanged,
    MutationLost,
    MutationTaken,
    Name,
    NumberChanged,
    aboard,
    in_phase,
    on_board,
    player_of,
    running,
    see_contamination,
    short_name,
)
from companion.rules.carnomorphs.state import Intruder, Seat, State
from companion.rules.kernel import OWN_SEAT, Command, Event, Value, refuse, who, yes


class DrawMutation(Command, owner=OWN_SEAT, secret=True):
    """Take a Mutation card, hidden from other players; refused if the player already holds one.

    The player draws two cards and keeps one of them.

    Source: rulebook, Mutation cards.
    """

    seat: Seat
    card: Name = ""
    """The card's name, hidden from other players; may be entered later."""

    def decide(self, decision: Decision) -> None:
        running(decision)
        player = aboard(decision, self.seat)
        if player.has_mutation:
            raise refuse("mutation-held", player=player.name)
        decision.add(MutationTaken(seat=player.seat, card=short_name(self.card)))


class NameMutation(Command, owner=OWN_SEAT, secret=True):
    """Note the name of the player's own Mutation card, replacing an earlier note.

    Entering the same name again is not refused, since a refusal would confirm a guess.
    """

    seat: Seat
    card: Name

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "players", "events", "check")
        player = player_of(decision, self.seat)
        if not player.has_mutation:
            raise refuse("no-mutation-card", player=player.name)
        decision.add(MutationNamed(seat=player.seat, card=short_name(self.card)))


class AddMarker(Command, owner=OWN_SEAT):
    """Give a character a mutation marker; see `give_marker`."""

    seat: Seat

    def decide(self, decision: Decision) -> None:
        running(decision)
        give_marker(decision, aboard(decision, self.seat).seat)

    def params(self, state: State) -> dict[str, Value]:
        return {**who(state, self.seat), "brings": self._brings(state), **death_params(state, self)}

    def _brings(self, state: State) -> str:
        """Return the effect: `card` if a Mutation card replaces the marker, else `marker` or `death`."""
        if self.seat >= len(state.players) or not state.players[self.seat].has_mutation:
            return "card"
        return "death" if state.players[self.seat].markers + 1 >= FATAL_MARKERS else "marker"


class LoseMutation(Command, owner=OWN_SEAT):
    """Lose the Mutation card to Surgery or an Antidote; the markers remain until the end of the game.

    Source: rulebook, Mutation markers.
    """

    seat: Seat

    def decide(self, decision: Decision) -> None:
        running(decision)
        player = aboard(decision, self.seat)
        if not player.has_mutation:
            raise refuse("no-mutation-card", player=player.name)
        decision.add(MutationLost(seat=player.seat))


class MetagorgerAttack(Command, owner=OWN_SEAT):
    """Resolve a Metagorger's attack: the victim takes a Contamination card and a Light Wound.

    A victim without a Mutation card takes one. A Shambler token is added to the bag if one is
    outside it, and the figure is removed. In a Surprise Attack the figure is never on the board, but
    the attack can still be the first encounter. Numbers that nobody has entered stay unknown.
    Source: rulebook, Attack of a Metagorger; First encounter.
    """

    seat: Seat
    intruder: Id | None = None
    """The id of a listed figure; None for an unlisted one."""

    surprise: bool = False
    """Whether it is a Surprise Attack, so that the figure was not on the board before."""

    def decide(self, decision: Decision) -> None:
        running(decision)
        player = on_board(decision, self.seat)
        seat = player.seat
        figure = self._attacker(decision)
        if not player.has_mutation:
            decision.add(MutationTaken(seat=seat))
        if player.contamination is not None:
            delta = METAGORGER_ATTACK.contamination
            decision.add(NumberChanged(seat=seat, number="contamination", delta=delta))
        if decision.state.spare.shambler > 0:
            decision.add(BagChanged(token="shambler", delta=1))
        if figure is not None:
            decision.add(IntruderRemoved(id=figure.id))
        elif not self.surprise:
            decision.add(FiguresChanged(intruder="metagorger", delta=-1))
            if player.combat_mark:
                decision.add(MeetingsChanged(seat=seat, delta=-1))
        meet(decision, "metagorger")
        for _ in range(METAGORGER_ATTACK.light_wounds):  # last: a death may end the turn or the phase
            player = decision.state.players[seat]
            if player.acting and wounds_known(player):
                give_wound(decision, seat)

    def _attacker(self, decision: Decision) -> Intruder | None:
        """Return the listed figure that attacks; None if it is unlisted or drawn from the bag."""
        if self.intruder is not None:
            if self.surprise:
                raise refuse("surprise-from-the-bag")
            figure = intruder_of(decision, self.intruder)
            if figure.kind != "metagorger":
                raise refuse("not-a-metagorger", intruder=figure.kind)
            return figure
        if not self.surprise and decision.state.loose.metagorger < 1:
            raise refuse("no-loose-metagorger")
        return None

    def params(self, state: State) -> dict[str, Value]:
        return {**who(state, self.seat), **death_params(state, self)}


class MutationAction(Command, owner=OWN_SEAT):
    """Use the Mutation card: scan a Contamination card from the hand.

    An infected card is discarded; any other card is removed and a new one is added to the discard pile, so
    the number of cards stays the same. The action always adds a marker and shows the Mutation card to
    everybody. The card's name comes from the command, so secret notes are not revealed. Source: rulebook,
    Mutation Action.
    """

    seat: Seat
    infected: bool
    card: Name = ""
    """The name of the Mutation card, now public; empty if nobody has entered it."""

    def decide(self, decision: Decision) -> None:
        running(decision)
        player = aboard(decision, self.seat)
        seat = player.seat
        if not player.has_mutation:
            raise refuse("no-mutation-card", player=player.name)
        name = short_name(self.card)
        if not player.mutation_shown:
            decision.add(MutationNamed(seat=seat, card=name), MutationShown(seat=seat))
        elif name and name != player.mutation:
            decision.add(MutationNamed(seat=seat, card=name))
        see_contamination(decision, seat, 1)
        _leave_hand(decision, seat, 1)
        give_marker(decision, seat)

    def params(self, state: State) -> dict[str, Value]:
        """Return the result without the card's name, since an undo hides the card but not the label."""
        return {**who(state, self.seat), "infected": yes(self.infected), **death_params(state, self)}


class Scan(Command, owner=OWN_SEAT):
    """Scan Contamination cards by Rest, Canteen or Showers; each infected card adds a marker.

    A player without a Mutation card gets one instead of the first marker. If the player's count of
    Contamination cards is below the number scanned, the count is raised. Source: rulebook, Contamination
    cards.
    """

    seat: Seat
    infected: Count
    """The number of infected cards; each adds a marker."""

    removed: Count = 0
    """The number of Contamination cards that the player has lost permanently."""

    def decide(self, decision: Decision) -> None:
        running(decision)
        player = aboard(decision, self.seat)
        if not self.infected and not self.removed:
            raise refuse("scan-without-result")
        seen = max(self.infected, self.removed)
        see_contamination(decision, player.seat, seen, gone=self.removed)
        if self.removed:
            _leave_hand(decision, player.seat, self.removed)
        for _ in range(self.infected):
            if decision.state.players[player.seat].living:
                give_marker(decision, player.seat)

    def params(self, state: State) -> dict[str, Value]:
        return {**who(state, self.seat), "infected": yes(self.infected > 0), **death_params(state, self)}


class MutationNamed(Event):
    """A player noted the name of the Mutation card."""

    seat: Seat
    card: str

    def apply(self, state: State) -> State:
        return state.with_player(self.seat, mutation=self.card)


class MutationShown(Event):
    """A Mutation card was used for the first time; everybody sees it."""

    seat: Seat

    def apply(self, state: State) -> State:
        return state.with_player(self.seat, mutation_shown=True)


def give_marker(decision: Decision, seat: int) -> None:
    """Give a character a marker, or a Mutation card if it has none. The fourth marker kills.

    Source: rulebook, Mutation markers.
    """
    player = decision.state.players[seat]
    if not player.has_mutation:
        decision.add(MutationTaken(seat=seat))
        return
    decision.add(NumberChanged(seat=seat, number="markers", delta=1))
    if player.markers + 1 >= FATAL_MARKERS:
        kill_character(decision, seat, mutated=True)


def _leave_hand(decision: Decision, seat: int, cards: int) -> None:
    """Remove cards from the hand; a count below `cards` is outdated and stays unchanged."""
    if (decision.state.players[seat].hand or 0) >= cards:
        decision.add(NumberChanged(seat=seat, number="hand", delta=-cards))
