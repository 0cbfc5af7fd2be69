"""Characters: their numbers and marks, where they are, what becomes of them, and the escape pods."""

from __future__ import annotations

from typing import Final, assert_never

from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs import events as ev
from companion.rules.carnomorphs.character_commands import Number
from companion.rules.carnomorphs.character_events import PlayerNumber
from companion.rules.carnomorphs.combat import by_rooms, character_fights, room_of
from companion.rules.carnomorphs.data import CHECKED_CARDS, FATAL_MARKERS
from companion.rules.carnomorphs.decide.common import (
    Draft,
    aboard,
    change_intruder,
    die,
    fitting_pods,
    in_phase,
    kill_character,
    leave_turn,
    player_of,
    running,
    short_name,
)
from companion.rules.carnomorphs.state import Fate, Player, Pod
from companion.rules.kernel import refuse

MOST: Final = 40
"""The upper bound of corrected cards or wounds; no text states a limit."""

MOST_MARKERS: Final = FATAL_MARKERS - 1 + CHECKED_CARDS
"""Mutation markers that a character can have died with, in step B of the last check."""

_NUMBERS: Final[dict[Number, PlayerNumber]] = {
    "hand": "hand",
    "light-wounds": "light_wounds",
    "serious-wounds": "serious_wounds",
    "markers": "markers",
    "contamination": "contamination",
}


def correct(draft: Draft, command: cmd.Correct) -> None:
    """Change a character's number by hand.

    A correction gives nobody alive a fourth mutation marker: that marker kills, and is given as a marker.

    Raises:
        Refused: nothing would change, or the number would fall below 0 or be more than there can be.
    """
    in_phase(draft, "setup", "players", "events", "check")
    player = player_of(draft, command.seat)
    if command.delta == 0:
        raise refuse("number-unchanged")
    number = _NUMBERS[command.number]
    has: int = getattr(player, number) or 0
    after = has + command.delta
    if after < 0:
        raise refuse("number-below-zero", player=player.name, number=command.number, has=has)
    if number == "markers" and player.living and after >= FATAL_MARKERS:
        raise refuse("marker-would-kill", player=player.name, most=FATAL_MARKERS - 1)
    most = MOST_MARKERS if number == "markers" else MOST
    if after > most:
        raise refuse("number-too-high", player=player.name, number=command.number, most=most)
    draft.add(ev.NumberChanged(seat=player.seat, number=number, delta=command.delta))


def draw_hands(draft: Draft) -> None:
    """Draw up to the hand size for everybody aboard; larger hands stay.

    Raises:
        Refused: nobody has fewer.
    """
    in_phase(draft, "players")
    size, before = draft.state.options.hand_size, len(draft.events)
    for player in draft.state.players:
        missing = size - (player.hand or 0)
        if player.acting and missing > 0:
            draft.add(ev.NumberChanged(seat=player.seat, number="hand", delta=missing))
    if len(draft.events) == before:
        raise refuse("hands-full")


def mark(draft: Draft, command: cmd.Mark) -> None:
    """Set or take back a mark; a signal may be noted of the dead too, who have sent it before.

    Raises:
        Refused: it is as it is to be, or the character is not there for it.
    """
    in_phase(draft, "players", "events", "check")
    player = player_of(draft, command.seat)
    match command.flag:
        case "slime":
            flag, before = "slime", player.slime
        case "signal":
            flag, before = "signal", player.signal
        case "in-combat":
            flag, before = "in_combat", character_fights(draft.state, player)
            if player.acting:
                _mark_counts(draft, player)
        case "mutation":
            flag, before = None, player.has_mutation
        case _:
            assert_never(command.flag)
    if before == command.value:
        raise refuse("mark-unchanged", player=player.name)
    if command.value and command.flag in ("slime", "in-combat"):
        aboard(draft, player.seat)
    if command.value and command.flag == "mutation" and not player.living:
        raise refuse("character-dead", player=player.name)
    if flag is not None:
        draft.add(ev.FlagSet(seat=player.seat, flag=flag, value=command.value))
    elif command.value:
        draft.add(ev.MutationTaken(seat=player.seat))
    else:
        draft.add(ev.MutationLost(seat=player.seat))


def _mark_counts(draft: Draft, player: Player) -> None:
    """Refuse a mark of combat where something else tells who fights."""
    if player.pod is not None:
        raise refuse("combat-in-pod", player=player.name)
    if by_rooms(draft.state, player):
        raise refuse("combat-by-rooms")


def go_to(draft: Draft, command: cmd.GoTo) -> None:
    """Put a character into a room, out of any pod. An empty name means an unknown room.

    A listed room is called as in the list. Of a room that is not noted any more, the combat stays as a mark.
    """
    running(draft)
    player = aboard(draft, command.seat)
    name = short_name(command.room)
    if not name:
        _keep_combat_as_marks(draft, player)
    listed = (room.name for room in draft.state.rooms if room.name.casefold() == name.casefold())
    draft.add(ev.WentTo(seat=player.seat, room=next(listed, name)))
    if player.pod is not None:
        draft.add(ev.PodEntered(seat=player.seat, pod=None))


def _keep_combat_as_marks(draft: Draft, player: Player) -> None:
    """Mark a character who fights, and the figures of the room."""
    if not character_fights(draft.state, player):
        return
    if not player.combat_mark:
        draft.add(ev.FlagSet(seat=player.seat, flag="in_combat", value=True))
    room = room_of(draft.state, player)
    for figure in draft.state.in_room(room.id) if room is not None else ():
        if not figure.combat_mark:
            change_intruder(draft, figure.replace(combat_mark=True))


# what becomes of them -----------------------------------------------------------------------------------


def set_fate(draft: Draft, command: cmd.SetFate) -> None:
    """Set a character's fate: dead, hibernating, escaped, or aboard after all.

    Who dies aboard leaves a corpse. Who escapes takes a pod along, and everybody in it; without a pod's
    number it is the pod the character is in, or one that nobody has noted.

    Raises:
        Refused: it is so already, or cannot be: in the last check nobody is aboard, and nobody lives with
            four mutation markers.
    """
    in_phase(draft, "players", "events", "check")
    player = player_of(draft, command.seat)
    seat, fate = player.seat, command.fate
    if command.pod is not None and fate != "escaped":
        raise refuse("pod-only-to-escape")
    if fate == player.fate and command.pod in (None, player.pod):
        raise refuse("fate-unchanged", player=player.name, fate=fate)
    if fate != "dead" and player.markers >= FATAL_MARKERS:
        raise refuse("markers-are-fatal", player=player.name, markers=player.markers)
    match fate:
        case "dead" if player.acting:
            kill_character(draft, seat)
        case "dead":
            die(draft, seat)
        case "aboard":
            if draft.state.phase == "check":
                raise refuse("nobody-aboard-now")
            draft.add(ev.FateSet(seat=seat, fate="aboard"))
            if player.pod is not None:
                draft.add(ev.PodEntered(seat=seat, pod=None))
        case "hibernated":
            _save(draft, seat, "hibernated")
            if player.pod is not None:
                draft.add(ev.PodEntered(seat=seat, pod=None))
            leave_turn(draft, seat)
        case "escaped":
            _escape(draft, seat, command.pod or player.pod)
        case _:
            assert_never(fate)


def _save(draft: Draft, seat: int, fate: Fate) -> None:
    draft.add(ev.FateSet(seat=seat, fate=fate))
    if draft.state.players[seat].combat_mark:
        draft.add(ev.FlagSet(seat=seat, flag="in_combat", value=False))


def _escape(draft: Draft, seat: int, number: int | None) -> None:
    pod = None if number is None else _pod(draft, number)
    if pod is not None and draft.state.players[seat].pod != pod.number:
        draft.add(ev.PodEntered(seat=seat, pod=pod.number))
    _save(draft, seat, "escaped")
    if pod is not None and not pod.left:
        _launch(draft, pod)
    leave_turn(draft, seat)


# escape pods --------------------------------------------------------------------------------------------


def enter_pod(draft: Draft, command: cmd.EnterPod) -> None:
    """Put a character into a pod, or out of it; the base game's conditions are not checked.

    Raises:
        Refused: it is so already, there is no such pod, or the pod has left.
    """
    running(draft)
    player = aboard(draft, command.seat)
    if command.pod is None:
        if player.pod is None:
            raise refuse("in-no-pod", player=player.name)
    else:
        _waiting_pod(draft, command.pod)
        if player.pod == command.pod:
            raise refuse("in-pod-already", player=player.name, pod=command.pod)
    draft.add(ev.PodEntered(seat=player.seat, pod=command.pod))


def change_pod(draft: Draft, command: cmd.ChangePod) -> None:
    """Unlock or lock a pod; launch it with all who are in it, or bring it back with them.

    Raises:
        Refused: it is so already, there is no such pod, or the pod has left.
    """
    running(draft)
    pod = _pod(draft, command.pod)
    match command.change:
        case "unlock" | "lock":
            _waiting_pod(draft, command.pod)
            locked = command.change == "lock"
            if pod.locked == locked:
                raise refuse("pod-locked-already" if locked else "pod-unlocked-already", pod=pod.number)
            draft.add(ev.PodChanged(pod=pod.number, locked=locked, left=False))
        case "leave":
            _launch(draft, _waiting_pod(draft, command.pod))
        case "return":
            if not pod.left:
                raise refuse("pod-still-here", pod=pod.number)
            draft.add(ev.PodChanged(pod=pod.number, locked=pod.locked, left=False))
            for player in draft.state.players:
                if player.pod == pod.number:
                    draft.add(ev.FateSet(seat=player.seat, fate="aboard"))
        case _:
            assert_never(command.change)


def number_pods(draft: Draft, command: cmd.NumberPods) -> None:
    """Set the numbers of the drawn pods; later it is a correction, while nobody is in a pod.

    Source: rulebook, Set-up, step 7.

    Raises:
        Refused: the game is over; the pods are not as many as they should be, or not distinct; they are
            called so already, or somebody is in one.
    """
    in_phase(draft, "setup", "players", "events", "check")
    pods = fitting_pods(command.pods, len(draft.state.players))
    if pods == tuple(pod.number for pod in draft.state.pods):
        raise refuse("pods-numbered-already")
    inside = next((player.name for player in draft.state.players if player.pod is not None), None)
    if inside is not None:
        raise refuse("pod-taken", player=inside)
    draft.add(ev.PodsNumbered(pods=pods))


def _pod(draft: Draft, number: int) -> Pod:
    pod = next((each for each in draft.state.pods if each.number == number), None)
    if pod is None:
        raise refuse("no-such-pod", pod=number)
    return pod


def _waiting_pod(draft: Draft, number: int) -> Pod:
    pod = _pod(draft, number)
    if pod.left:
        raise refuse("pod-has-left", pod=number)
    return pod


def _launch(draft: Draft, pod: Pod) -> None:
    draft.add(ev.PodChanged(pod=pod.number, locked=False, left=True))
    inside = [player.seat for player in draft.state.players if player.acting and player.pod == pod.number]
    for seat in inside:
        _save(draft, seat, "escaped")
    for seat in inside:
        leave_turn(draft, seat)
