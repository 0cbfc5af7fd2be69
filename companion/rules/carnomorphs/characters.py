"""Characters: their numbers and marks, their places, and their fates."""

from typing import Final, Literal, assert_never

from companion.rules.carnomorphs.carrying import die
from companion.rules.carnomorphs.combat import by_rooms, character_fights
from companion.rules.carnomorphs.data import CHECKED_CARDS, FATAL_MARKERS, MOST_LIGHT, MOST_SERIOUS
from companion.rules.carnomorphs.deaths import death_params
from companion.rules.carnomorphs.intruders import change_intruder, has_figure, put_figure
from companion.rules.carnomorphs.last_check import score_anew, since_check
from companion.rules.carnomorphs.play import (
    Decision,
    Delta,
    FateSet,
    FlagSet,
    MutationLost,
    MutationTaken,
    Name,
    NumberChanged,
    PlayerNumber,
    PodEntered,
    PodNumber,
    WentTo,
    aboard,
    at_least,
    in_phase,
    player_of,
    running,
    short_name,
    unlock_pods,
)
from companion.rules.carnomorphs.pods import escape, save
from companion.rules.carnomorphs.rooms import corpse_of, lie_down, room_named
from companion.rules.carnomorphs.state import Fate, Phase, Player, Seat, State
from companion.rules.carnomorphs.turns import leave_turn
from companion.rules.kernel import OWN_SEAT, Command, Value, lacks, refuse, who, yes

Quantity = Literal["hand", "light-wounds", "serious-wounds", "markers", "contamination"]
Flag = Literal["slime", "signal", "in-combat", "mutation"]

MOST: Final = 40
"""Maximum number of cards or wounds that a correction may set; no rule states a limit."""

MOST_MARKERS: Final = FATAL_MARKERS - 1 + CHECKED_CARDS
"""Maximum number of a character's mutation markers: three, plus four more in step B of the last check."""

FIELDS: Final[dict[Quantity, PlayerNumber]] = {
    "markers": "markers",
    "contamination": "contamination",
    "light-wounds": "light_wounds",
    "serious-wounds": "serious_wounds",
    "hand": "hand",
}
"""The field of `Player` in which each number is stored."""


class Correct(Command, owner=OWN_SEAT):
    """Correct a number of a character.

    A correction never gives a living character a fourth mutation marker, since that kills and has its own
    command. A change of an unknown number starts from its lowest possible value; a change of 0 confirms it.
    After the end only markers can be corrected, since they decide which characters live.
    """

    seat: Seat
    number: Quantity
    delta: Delta

    def decide(self, decision: Decision) -> None:
        if self.number == "markers":
            _until_scored(decision, "setup", "players", "events", "check")
        else:
            in_phase(decision, "setup", "players", "events", "check")
        player = player_of(decision, self.seat)
        number = FIELDS[self.number]
        if self.delta == 0 and getattr(player, number) is not None:
            raise lacks("number-unchanged")
        has = at_least(player, number)
        after = has + self.delta
        if after < 0:
            raise refuse("number-below-zero", player=player.name, number=self.number, has=has)
        if number == "markers" and player.living and after >= FATAL_MARKERS:
            raise refuse("marker-would-kill", player=player.name, most=FATAL_MARKERS - 1)
        most = MOST_MARKERS if number == "markers" else MOST
        if after > most:
            raise refuse("number-too-high", player=player.name, number=self.number, most=most)
        decision.add(NumberChanged(seat=player.seat, number=number, delta=self.delta))


class Wound(Command, owner=OWN_SEAT):
    """Give a character a wound; see `give_wound`."""

    seat: Seat
    serious: bool = False

    def decide(self, decision: Decision) -> None:
        running(decision)
        player = aboard(decision, self.seat)
        if not wounds_known(player):
            raise refuse("wounds-unknown", player=player.name)
        give_wound(decision, player.seat, serious=self.serious)

    def params(self, state: State) -> dict[str, Value]:
        return {**super().params(state), **death_params(state, self)}


class Mark(Command, owner=OWN_SEAT):
    """Set or remove a mark of a character.

    For a dead character only the signal can be set, since it may have been sent before the death.
    """

    seat: Seat
    flag: Flag
    value: bool

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "players", "events", "check")
        player = player_of(decision, self.seat)
        match self.flag:
            case "slime":
                flag, before = "slime", player.slime
            case "signal":
                flag, before = "signal", player.signal
            case "in-combat":
                flag, before = "in_combat", character_fights(decision.state, player)
                if player.acting:
                    _mark_counts(decision, player)
            case "mutation":
                flag, before = None, player.has_mutation
            case _:
                assert_never(self.flag)
        if before == self.value:
            raise refuse("mark-unchanged", player=player.name)
        if self.value and self.flag in ("slime", "in-combat"):
            aboard(decision, player.seat)
        if self.value and self.flag == "mutation" and not player.living:
            raise refuse("character-dead", player=player.name)
        if flag is not None:
            decision.add(FlagSet(seat=player.seat, flag=flag, value=self.value))
        elif self.value:
            decision.add(MutationTaken(seat=player.seat))
        else:
            decision.add(MutationLost(seat=player.seat))

    def params(self, state: State) -> dict[str, Value]:
        return {**who(state, self.seat), "flag": self.flag, "set": yes(self.value)}


class GoTo(Command, owner=OWN_SEAT):
    """Put a character into a room, out of any pod; an empty name means an unknown room.

    A listed room's name is spelt as in the list. If the room becomes unknown, combat in it is kept as a mark.
    """

    seat: Seat
    room: Name

    def decide(self, decision: Decision) -> None:
        running(decision)
        player = aboard(decision, self.seat)
        name = short_name(self.room)
        if not name:
            _keep_combat_as_marks(decision, player)
        listed = decision.state.room_called(name)
        decision.add(WentTo(seat=player.seat, room=listed.name if listed else name))
        if player.pod is not None:
            decision.add(PodEntered(seat=player.seat, pod=None))


class SetFate(Command, owner=OWN_SEAT):
    """Set a character's fate: dead, hibernating, escaped in a pod, or aboard after all.

    A character that dies aboard leaves a corpse. An escape launches `pod` with everybody in it; if `pod` is
    None, it launches the pod that the character is in. If the character is in none, the pod is unknown.

    From the last check on, nobody can be put back aboard; four mutation markers always mean death. A change
    after the end rescores the game.
    """

    seat: Seat
    fate: Fate
    pod: PodNumber | None = None

    def decide(self, decision: Decision) -> None:
        _until_scored(decision, "players", "events", "check")
        player = player_of(decision, self.seat)
        seat, fate = player.seat, self.fate
        if self.pod is not None and fate != "escaped":
            raise refuse("pod-only-to-escape")
        if fate == player.fate and self.pod in (None, player.pod):
            raise refuse("fate-unchanged", player=player.name, fate=fate)
        if fate != "dead" and player.markers >= FATAL_MARKERS:
            raise refuse("markers-are-fatal", player=player.name, markers=player.markers)
        match fate:
            case "dead" if player.acting:
                kill_character(decision, seat)
            case "dead":
                die(decision, seat)
                _first_death(decision)
            case "aboard":
                if decision.state.phase in ("check", "over"):
                    raise refuse("nobody-aboard-now")
                decision.add(FateSet(seat=seat, fate="aboard"))
                if player.pod is not None:
                    decision.add(PodEntered(seat=seat, pod=None))
            case "hibernated":
                save(decision, seat, "hibernated")
                if player.pod is not None:
                    decision.add(PodEntered(seat=seat, pod=None))
                leave_turn(decision, seat)
            case "escaped":
                escape(decision, seat, self.pod or player.pod)
            case _:
                assert_never(fate)
        score_anew(decision)

    def params(self, state: State) -> dict[str, Value]:
        return {**super().params(state), **death_params(state, self)}


def _until_scored(decision: Decision, *phases: Phase) -> None:
    """Refuse a change outside `phases`, but accept it after a game that ended with the last check."""
    if decision.state.phase == "over":
        since_check(decision)
    else:
        in_phase(decision, *phases)


def kill_character(decision: Decision, seat: int, *, mutated: bool = False) -> None:
    """Kill a character aboard. A corpse is left in the room; a mutated character also becomes a Shambler.

    The first death in the game unlocks the escape pods (base game).
    Source: rulebook, Mutation markers; the colour of a mutated character's corpse is an option.
    """
    player = decision.state.players[seat]
    die(decision, seat)
    _first_death(decision)
    room = None
    if decision.state.detail == "full" and player.room:
        room = room_named(decision, player.room)
    lie_down(decision, room, corpse_of(decision.state, mutated=mutated))
    if mutated and has_figure(decision, "shambler"):
        put_figure(decision, "shambler", room, encountered=False)
    leave_turn(decision, seat)


def _first_death(decision: Decision) -> None:
    """Unlock the escape pods if this was the first death and the journey goes on (base game)."""
    if decision.state.running and sum(not each.living for each in decision.state.players) == 1:
        unlock_pods(decision)


def wounds_known(player: Player) -> bool:
    """Return whether the character's wounds are counted; quick detail leaves them to the table."""
    return player.light_wounds is not None and player.serious_wounds is not None


def give_wound(decision: Decision, seat: int, *, serious: bool = False) -> None:
    """Give a wound to a character whose wounds are counted.

    The third light wound becomes a serious one. After three serious wounds, any further wound kills.
    Source: the base game's rulebook, Wounds.
    """
    player = decision.state.players[seat]
    light, serious_before = at_least(player, "light_wounds"), at_least(player, "serious_wounds")
    if serious_before >= MOST_SERIOUS:
        kill_character(decision, seat)
    elif serious or light >= MOST_LIGHT:
        if not serious:
            decision.add(NumberChanged(seat=seat, number="light_wounds", delta=-light))
        decision.add(NumberChanged(seat=seat, number="serious_wounds", delta=1))
    else:
        decision.add(NumberChanged(seat=seat, number="light_wounds", delta=1))


def _mark_counts(decision: Decision, player: Player) -> None:
    """Refuse a combat mark if the rooms decide whether the character fights, or if it is in a pod."""
    if player.pod is not None:
        raise refuse("combat-in-pod", player=player.name)
    if by_rooms(decision.state, player):
        raise refuse("combat-by-rooms")


def _keep_combat_as_marks(decision: Decision, player: Player) -> None:
    """Set the combat marks of a fighting character and of the figures in its room."""
    if not character_fights(decision.state, player):
        return
    if not player.combat_mark:
        decision.add(FlagSet(seat=player.seat, flag="in_combat", value=True))
    room = decision.state.room_called(player.room)
    for figure in decision.state.in_room(room.id) if room is not None else ():
        if not figure.combat_mark:
            change_intruder(decision, figure.replace(combat_mark=True))
