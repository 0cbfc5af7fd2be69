"""The preview of a feeding, shared by the screen and the judge."""

from __future__ import annotations

from companion.rules.carnomorphs.commands import Feed
from companion.rules.carnomorphs.contents import Contents, Feeding
from companion.rules.carnomorphs.data import HEAVY_OBJECTS, INTRUDERS, MOST_OBJECTS, Figures, HeavyObject
from companion.rules.carnomorphs.events import RoomFed
from companion.rules.carnomorphs.feeding import contents_of, resolve
from companion.rules.carnomorphs.state import State
from companion.rules.kernel import Refused, Rejection, refuse


def feeding_plan(state: State, command: Feed) -> Feeding | Rejection:
    """Return the feeding of a room by `command`, or why it is refused.

    Figures that are entered stand on the board at least, so they are none that can be placed. A listed room
    feeds once in an event phase.
    """
    try:
        return _plan(state, command)
    except Refused as refused:
        return refused.rejection


def feeding_of(before: State, event: RoomFed) -> Feeding | None:
    """Recompute a past feeding from the state before it; None where it does not follow."""
    plan = feeding_plan(before, Feed(room=event.room, contents=event.contents))
    return None if isinstance(plan, Rejection) else plan


def eggs_in_nest(state: State) -> int:
    """Return the eggs on the Carnomorph board; a destroyed Nest has none."""
    return 0 if state.nest_destroyed else state.eggs


def most_objects(state: State, thing: HeavyObject) -> int:
    """Return how many of an object all rooms together may hold.

    Eggs that are on the Carnomorph board lie nowhere else; where the fourth mutation marker leaves blue
    corpses, each player may add one to that of the set-up.
    """
    if thing == "egg":
        return MOST_OBJECTS[thing] - eggs_in_nest(state)
    mutants = thing == "blue-corpse" and state.options.mutant_corpse == "blue"
    return MOST_OBJECTS[thing] + (len(state.players) if mutants else 0)


def newly_entered(state: State, contents: Contents) -> Figures:
    """Return the figures entered in `contents` that are not listed on the board yet."""
    unlisted = contents.replace(feeders=tuple(each for each in contents.feeders if each.id is None))
    return Figures(*(max(0, here - known) for here, known in zip(unlisted.figures, state.loose, strict=True)))


def _plan(state: State, command: Feed) -> Feeding:
    contents = _entered(state, command) if command.room is None else _listed(state, command)
    if not contents.feeders:
        raise refuse("nobody-in-room")
    if any(contents.carried.count(thing) > contents.count(thing) for thing in HEAVY_OBJECTS):
        raise refuse("carried-beyond-room")
    new = newly_entered(state, contents)
    feeding = resolve(
        contents,
        available=Figures(*(left - more for left, more in zip(state.available, new, strict=True))),
        board_eggs=eggs_in_nest(state),
        voracious=state.voracious,
        options=state.options,
    )
    if not feeding.steps and (command.room is None or state.phase != "events"):
        raise refuse("nobody-feeds")
    return feeding


def _listed(state: State, command: Feed) -> Contents:
    room = state.room(command.room)
    if room is None:
        raise refuse("no-such-room")
    if state.phase == "events" and room.id in state.fed:
        raise refuse("room-fed-already", room=room.name)
    return contents_of(state, room).replace(carried=command.contents.carried)


def _entered(state: State, command: Feed) -> Contents:
    contents = command.contents
    contents = contents.replace(feeders=tuple(each.replace(id=None) for each in contents.feeders))
    if contents.figures.butcher and state.butcher_dead:
        raise refuse("butcher-dead")
    for kind in INTRUDERS:
        most = state.loose.of(kind) + state.available.of(kind)
        if contents.figures.of(kind) > most:
            raise refuse("figures-out-of-range", intruder=kind, most=most)
    for thing in HEAVY_OBJECTS:
        most = most_objects(state, thing)
        if contents.count(thing) > most:
            raise refuse("objects-out-of-range", object=thing, most=most)
    if contents.nest and state.nest_destroyed:
        raise refuse("nest-destroyed")
    return contents
