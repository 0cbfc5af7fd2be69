"""Intruders on the board, rooms and what lies in them."""

from __future__ import annotations

from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs import events as ev
from companion.rules.carnomorphs.combat import intruder_by_rooms
from companion.rules.carnomorphs.data import (
    EGGS,
    IntruderKind,
)
from companion.rules.carnomorphs.decide.common import (
    Draft,
    change_intruder,
    find_nest,
    in_phase,
    intruder_of,
    meet,
    put_figure,
    room_named,
    running,
)
from companion.rules.carnomorphs.feeding_plan import most_objects
from companion.rules.carnomorphs.remains import remains_of
from companion.rules.carnomorphs.state import Room
from companion.rules.kernel import refuse
from companion.rules.names import clean_name

MOST_INJURIES = 40
"""The upper bound of injuries by hand; an intruder dies long before."""


# intruders -------------------------------------------------------------------------------------


def place_intruder(draft: Draft, command: cmd.PlaceIntruder) -> None:
    """Put a figure on the board; a killed Butcher does not come back (Injuries and death)."""
    running(draft)
    _butcher_may_live(draft, command.intruder)
    room = room_named(draft, command.room) if draft.state.detail == "full" else None
    put_figure(draft, command.intruder, room, marked=command.in_combat)


def move_intruder(draft: Draft, command: cmd.MoveIntruder) -> None:
    """Move a listed figure: it is in combat with the characters of its new room, and with nobody else."""
    running(draft)
    intruder = intruder_of(draft, command.id)
    room = _named(draft, command.room)
    if intruder.room == room.id:
        raise refuse("board-unchanged")
    change_intruder(draft, intruder.replace(room=room.id, combat_mark=False))


def engage_intruder(draft: Draft, command: cmd.EngageIntruder) -> None:
    """Mark a listed figure as in combat or not, where rooms do not tell."""
    running(draft)
    intruder = intruder_of(draft, command.id)
    if intruder_by_rooms(draft.state, intruder):
        raise refuse("combat-by-rooms")
    if intruder.combat_mark == command.in_combat:
        raise refuse("board-unchanged")
    change_intruder(draft, intruder.replace(combat_mark=command.in_combat))


def injure_intruder(draft: Draft, command: cmd.InjureIntruder) -> None:
    """Change a listed figure's injuries; it dies by a card's number only, see `check_death`."""
    running(draft)
    intruder = intruder_of(draft, command.id)
    _some(command.delta)
    injuries = intruder.injuries + command.delta
    if not 0 <= injuries <= max(MOST_INJURIES, intruder.injuries):
        raise refuse("injuries-out-of-range", most=MOST_INJURIES)
    change_intruder(draft, intruder.replace(injuries=injuries))


def check_death(draft: Draft, command: cmd.CheckDeath) -> None:
    """Kill a listed, injured figure if the attack card's number is at most its injuries.

    One that lives on is told again as it is, so that the card stands in the history.
    """
    running(draft)
    intruder = intruder_of(draft, command.id)
    if intruder.injuries == 0:
        raise refuse("not-injured")
    if command.number > intruder.injuries:
        change_intruder(draft, intruder)
        return
    _kill_listed(draft, command.id)


def kill_intruder(draft: Draft, command: cmd.KillIntruder) -> None:
    """Kill a figure. One that was never listed must have been on the board, in quick detail."""
    running(draft)
    if command.id is not None:
        _kill_listed(draft, command.id)
        return
    kind = command.intruder
    if kind is None:
        raise refuse("intruder-unnamed")
    _butcher_may_live(draft, kind)
    if draft.state.loose.of(kind) == 0:
        if draft.state.detail == "full":
            raise refuse("no-figure-on-board", intruder=kind)
        put_figure(draft, kind)
    draft.add(ev.FiguresChanged(intruder=kind, delta=-1))
    _leave_remains(draft, kind)


def remove_intruder(draft: Draft, command: cmd.RemoveIntruder) -> None:
    """Take a listed figure off the board without a trace."""
    running(draft)
    draft.add(ev.IntruderRemoved(id=intruder_of(draft, command.id).id))


def correct_figures(draft: Draft, command: cmd.CorrectFigures) -> None:
    """Change how many figures of a kind stand on the board unlisted, within what the box holds."""
    running(draft)
    kind, delta = command.intruder, command.delta
    _some(delta)
    if delta > 0:
        _butcher_may_live(draft, kind)
    most = draft.state.loose.of(kind) + draft.state.available.of(kind)
    if not 0 <= draft.state.loose.of(kind) + delta <= most:
        raise refuse("figures-out-of-range", intruder=kind, most=most)
    draft.add(ev.FiguresChanged(intruder=kind, delta=delta))
    if delta > 0:
        meet(draft, kind)


def _butcher_may_live(draft: Draft, kind: IntruderKind) -> None:
    if kind == "butcher" and draft.state.butcher_dead:
        raise refuse("butcher-dead")


def _some(delta: int) -> None:
    if delta == 0:
        raise refuse("delta-zero")


def _kill_listed(draft: Draft, number: int) -> None:
    intruder = intruder_of(draft, number)
    draft.add(ev.IntruderRemoved(id=number))
    _leave_remains(draft, intruder.kind, draft.state.room(intruder.room), marked=intruder.combat_mark)


def _leave_remains(
    draft: Draft, kind: IntruderKind, room: Room | None = None, *, marked: bool = False
) -> None:
    """Leave the remains of a dead figure, see `remains_of`. The bag stays as it is.

    The Shamblers are in the combat that the dead one was in (A). Source: rulebook, Injuries and death.
    """
    remains = remains_of(draft.state, kind)
    if kind == "butcher":
        draft.add(ev.MarkSet(mark="butcher_dead", value=True))
    if room is not None and remains.carcasses:
        draft.add(ev.ObjectsChanged(room=room.id, object="carcass", delta=remains.carcasses))
    for _ in range(remains.shamblers):
        put_figure(draft, "shambler", room, marked=marked, encountered=False)


# rooms -----------------------------------------------------------------------------------------


def change_objects(draft: Draft, command: cmd.ChangeObjects) -> None:
    """Add objects to a room or remove them, limited by the box."""
    in_phase(draft, "setup", "players", "events")
    _some(command.delta)
    room, thing = _named(draft, command.room), command.object
    before = room.count(thing)
    most = most_objects(draft.state, thing) - sum(each.count(thing) for each in draft.state.rooms) + before
    if not 0 <= before + command.delta <= max(most, before):
        raise refuse("objects-out-of-range", object=thing, most=max(most, before))
    draft.add(ev.ObjectsChanged(room=room.id, object=thing, delta=command.delta))


def mark_room(draft: Draft, command: cmd.MarkRoom) -> None:
    """Say that a room is the Nest, of which there is one and which then was explored, or that it burns."""
    in_phase(draft, "setup", "players", "events")
    room = _named(draft, command.room)
    if (room.nest if command.mark == "nest" else room.burning) == command.value:
        raise refuse("board-unchanged")
    if command.mark == "nest" and command.value:
        for other in draft.state.rooms:
            if other.nest:
                draft.add(ev.RoomMarked(id=other.id, mark="nest", value=False))
        find_nest(draft)
    draft.add(ev.RoomMarked(id=room.id, mark=command.mark, value=command.value))


def rename_room(draft: Draft, command: cmd.RenameRoom) -> None:
    """Correct the name of a listed room, also where it says in which room a character is."""
    in_phase(draft, "setup", "players", "events")
    room = draft.state.room(command.id)
    if room is None:
        raise refuse("no-such-room")
    name = clean_name(command.name)
    if name == room.name:
        raise refuse("board-unchanged")
    if any(other.id != room.id and other.name.casefold() == name.casefold() for other in draft.state.rooms):
        raise refuse("room-name-taken", room=name)
    draft.add(ev.RoomRenamed(id=room.id, name=name))
    for player in draft.state.players:
        if player.room.casefold() == room.name.casefold():
            draft.add(ev.WentTo(seat=player.seat, room=name))


def mark_nest(draft: Draft, command: cmd.MarkNest) -> None:
    """Say whether the Nest was explored, or destroyed.

    Of a Nest that is intact after all, the eggs that lie in rooms by now are not on the board; without an egg
    there it is destroyed, whatever anybody says.
    """
    running(draft)
    state = draft.state
    if (state.nest_found if command.mark == "found" else state.nest_destroyed) == command.value:
        raise refuse("board-unchanged")
    if command.mark == "found":
        draft.add(ev.MarkSet(mark="nest_found", value=command.value))
        return
    left = min(state.eggs, EGGS - sum(room.eggs for room in state.rooms))
    if not command.value and left <= 0:
        raise refuse("nest-without-eggs")
    draft.add(ev.MarkSet(mark="nest_destroyed", value=command.value))
    if left < state.eggs and not command.value:
        draft.add(ev.TrackMoved(track="eggs", delta=left - state.eggs))


def _named(draft: Draft, name: str) -> Room:
    room = room_named(draft, name)
    if room is None:
        raise refuse("name-empty")
    return room
