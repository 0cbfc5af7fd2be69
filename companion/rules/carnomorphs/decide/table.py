"""The table itself: who plays, the set-up, the options, how much is kept and names."""

from __future__ import annotations

from collections import Counter

from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs import events as ev
from companion.rules.carnomorphs.combat import character_fights
from companion.rules.carnomorphs.data import HIBERNATORIUM, PLAYERS, PODS_BY_PLAYERS, IntruderKind
from companion.rules.carnomorphs.decide.common import (
    Draft,
    fitting_pods,
    in_phase,
    room_named,
    short_name,
)
from companion.rules.carnomorphs.remains import blue_corpse_room
from companion.rules.kernel import refuse
from companion.rules.seating import new_name, sit_down
from companion.rules.table_commands import require_fitting


def start_game(draft: Draft, command: cmd.StartGame) -> None:
    """Seat everybody; the set-up begins, and the first player token waits for player 1.

    Source: rulebook, Set-up, steps 7 (escape pods), 14 (help cards) and 19.

    Raises:
        Refused: the game has begun; too few or too many play; names or colours are not distinct; the help
            cards are not one each of 1 to the number of players; the pods are not as many as they should
            be, or not distinct.
    """
    people = sit_down(draft.state, command.players, PLAYERS)
    players = tuple(each.replace(character=short_name(each.character)) for each in people)
    count = len(players)
    numbers = command.numbers or tuple(range(1, count + 1))
    if sorted(numbers) != list(range(1, count + 1)):
        raise refuse("help-cards-unfit", count=count)
    pods = fitting_pods(command.pods or tuple(range(1, PODS_BY_PLAYERS[count] + 1)), count)
    require_fitting(command.options)
    draft.add(
        ev.GameStarted(
            players=players,
            numbers=numbers,
            pods=pods,
            options=command.options,
            detail=command.detail,
            clocks=command.clocks,
        )
    )


def tick_step(draft: Draft, command: cmd.TickStep) -> None:
    """Tick a step of the set-up off, or take the tick back; steps may be done in any order, by anybody."""
    in_phase(draft, "setup")
    if command.done == (command.step in draft.state.setup_done):
        raise refuse("step-ticked-already" if command.done else "step-open-already")
    draft.add(ev.StepTicked(step=command.step, done=command.done))


def begin_play(draft: Draft) -> None:
    """Begin the first round with the first player; no step needs to be ticked off for it.

    The blue corpse lies in the Hibernatorium, where everybody stands; characters are followed in full detail
    only.
    Source: rulebook, Set-up, steps 18 B and 20.
    """
    in_phase(draft, "setup")
    draft.add(ev.PlayBegan(first=draft.state.first))
    room = room_named(draft, HIBERNATORIUM)
    assert room is not None
    if blue_corpse_room(draft.state) is None:
        draft.add(ev.ObjectsChanged(room=room.id, object="blue-corpse", delta=1))
    if draft.state.detail == "full":
        for player in draft.state.players:
            draft.add(ev.WentTo(seat=player.seat, room=room.name))


def set_options(draft: Draft, command: cmd.SetOptions) -> None:
    """Settle the options anew; during the set-up the time marker goes where the track begins now."""
    require_fitting(command.options)
    draft.add(ev.OptionsSet(options=command.options))
    state = draft.state
    if state.phase == "setup" and state.time != state.options.time_track:
        draft.add(ev.TrackMoved(track="time", delta=state.options.time_track - state.time))


def set_detail(draft: Draft, command: cmd.SetDetail) -> None:
    """Keep more or less from now on.

    In quick detail no figure is listed, so those that are become figures of which only the number is kept,
    and combat that followed from rooms becomes a mark; in full detail those that were only counted stay so
    until the table lists them.
    """
    if command.detail == "quick":
        _forget_rooms(draft)
        listed = draft.state.intruders
        for each in listed:
            draft.add(ev.IntruderRemoved(id=each.id))
        for kind, count in Counter[IntruderKind](each.kind for each in listed).items():
            draft.add(ev.FiguresChanged(intruder=kind, delta=count))
    draft.add(ev.DetailSet(detail=command.detail))


def _forget_rooms(draft: Draft) -> None:
    """Mark the characters in combat, and note no rooms, which nobody follows in quick detail."""
    before = draft.state
    for player in before.players:
        fights = character_fights(before, player)
        if fights != player.combat_mark:
            draft.add(ev.FlagSet(seat=player.seat, flag="in_combat", value=fights))
        if player.room:
            draft.add(ev.WentTo(seat=player.seat, room=""))


def rename(draft: Draft, command: cmd.Rename) -> None:
    """Give a player or a character another name."""
    name = new_name(draft.state, command.seat, command.name)
    draft.add(ev.Renamed(seat=command.seat, name=name, character=short_name(command.character)))
