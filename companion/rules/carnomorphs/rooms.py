"""Rooms and their relevant content: objects, the Nest, fire."""

from typing import Literal

from companion.rules.carnomorphs.data import (
    EGGS,
    HEAVY_OBJECTS,
    MOST_OBJECTS,
    OBJECT_COUNTS,
    HeavyObject,
)
from companion.rules.carnomorphs.play import (
    CarriedChanged,
    Decision,
    Delta,
    Id,
    Name,
    WentTo,
    in_phase,
    require_change,
    running,
    short_name,
)
from companion.rules.carnomorphs.state import UNNOTED, Player, Room, State
from companion.rules.carnomorphs.tracks import TrackMoved
from companion.rules.kernel import ACTIVE, NONE, Command, Event, Value, lacks, refuse, signed, typed, yes
from companion.rules.names import clean_name


class ChangeObjects(Command, owner=ACTIVE):
    """Add objects to the room of this name, or remove some; the total never exceeds the objects in the box.

    Added objects are first taken from those of the same kind that are noted in unknown rooms (A).
    """

    room: Name
    object: HeavyObject
    delta: Delta

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "setup", "players", "events")
        require_change(self.delta)
        room, thing = named_room(decision, self.room), self.object
        before, most = present(decision.state, room, thing), most_in(decision.state, room, thing)
        if not 0 <= before + self.delta <= most:
            raise refuse("objects-out-of-range", object=thing, most=most)
        noted = min(self.delta, decision.state.unnoted.count(thing))
        if noted > 0:
            decision.add(ObjectsChanged(room=UNNOTED, object=thing, delta=-noted))
        change_objects(decision, room.id, thing, self.delta)

    def params(self, state: State) -> dict[str, Value]:
        return {"object": self.object, "delta": signed(self.delta), "room": typed(self.room)}


class MarkRoom(Command, owner=ACTIVE):
    """Mark a room as burning or as the Nest, or remove the mark.

    A room marked as the Nest replaces an earlier one, and the Nest then counts as explored.
    """

    room: Name
    mark: Literal["nest", "burning"]
    value: bool

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "setup", "players", "events")
        room = named_room(decision, self.room)
        if (room.nest if self.mark == "nest" else room.burning) == self.value:
            raise refuse("board-unchanged")
        if self.mark == "nest" and self.value:
            for other in decision.state.rooms:
                if other.nest:
                    decision.add(RoomMarked(id=other.id, mark="nest", value=False))
            find_nest(decision)
        decision.add(RoomMarked(id=room.id, mark=self.mark, value=self.value))

    def params(self, state: State) -> dict[str, Value]:
        return {"room": typed(self.room), "mark": self.mark, "set": yes(self.value)}


class RenameRoom(Command):
    """Correct the name of a listed room, also for the characters in it."""

    id: Id
    name: Name

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "setup", "players", "events")
        room = decision.state.room(self.id)
        if room is None:
            raise refuse("no-such-room")
        name = clean_name(self.name)
        if name == room.name:
            raise refuse("board-unchanged")
        if decision.state.room_called(name) not in (None, room):
            raise refuse("room-name-taken", room=name)
        decision.add(RoomRenamed(id=room.id, name=name))
        for player in decision.state.players:
            if player.room.casefold() == room.name.casefold():
                decision.add(WentTo(seat=player.seat, room=name))

    def params(self, state: State) -> dict[str, Value]:
        return {"room": room_name(state, self.id), "name": typed(self.name)}


class MarkNest(Command, owner=ACTIVE):
    """Record whether the Nest was explored or destroyed.

    If the Nest is marked as unexplored, no room is the Nest any longer. If it is marked as intact again, eggs
    that are now in rooms or hands do not return to the Carnomorph board. Without eggs on that board the Nest
    counts as destroyed, so it cannot be marked as intact.
    """

    mark: Literal["found", "destroyed"]
    value: bool = True

    def decide(self, decision: Decision) -> None:
        running(decision)
        state = decision.state
        if (state.nest_found if self.mark == "found" else state.nest_destroyed) == self.value:
            raise refuse("board-unchanged")
        if self.mark == "found":
            decision.add(MarkSet(mark="nest_found", value=self.value))
            for room in state.rooms if not self.value else ():
                if room.nest:
                    decision.add(RoomMarked(id=room.id, mark="nest", value=False))
            return
        left = min(state.eggs, EGGS - state.out_of_box("egg"))
        if not self.value and left <= 0:
            raise refuse("nest-without-eggs")
        decision.add(MarkSet(mark="nest_destroyed", value=self.value))
        if left < state.eggs and not self.value:
            decision.add(TrackMoved(track="eggs", delta=left - state.eggs))

    def params(self, state: State) -> dict[str, Value]:
        return {"mark": self.mark, "set": yes(self.value)}


class RoomListed(Event):
    """A room was added to the list."""

    name: str

    def apply(self, state: State) -> State:
        room = Room(id=state.next_room, name=self.name)
        return state.replace(rooms=(*state.rooms, room), next_room=state.next_room + 1)


class RoomRenamed(Event):
    """A listed room was renamed."""

    id: int
    name: str

    def apply(self, state: State) -> State:
        return state.with_room(self.id, name=self.name)


class RoomMarked(Event):
    """A listed room was marked as the Nest or as burning, or the mark was removed."""

    id: int
    mark: Literal["nest", "burning"]
    value: bool

    def apply(self, state: State) -> State:
        return state.with_room(self.id, **{self.mark: self.value})


class ObjectsChanged(Event):
    """Objects were added to or removed from a listed room, or unknown rooms (`UNNOTED`)."""

    room: int
    object: HeavyObject
    delta: int

    def apply(self, state: State) -> State:
        name = OBJECT_COUNTS[self.object]
        before: int = getattr(state.room(self.room) or state.unnoted, name)
        return state.with_room(self.room, **{name: before + self.delta})


class MarkSet(Event):
    """A fact about the whole game, named by `mark`, became true or false."""

    mark: Literal["nest_found", "nest_destroyed", "butcher_dead"]
    value: bool

    def apply(self, state: State) -> State:
        field = "nest_marked_destroyed" if self.mark == "nest_destroyed" else self.mark
        return state.replace(**{field: self.value})


class HandsSetApart(Event):
    """A game of an earlier version is continued: from now on a room's counts exclude carried objects."""

    def apply(self, state: State) -> State:
        rooms = (
            room.replace(**{OBJECT_COUNTS[thing]: lying(state, room, thing) for thing in HEAVY_OBJECTS})
            for room in state.rooms
        )
        return state.replace(rooms=tuple(rooms), carried_apart=True)


def lying(state: State, room: Room, thing: HeavyObject) -> int:
    """Return how many objects of a kind lie in a listed room; carried ones are not counted."""
    if state.carried_apart:
        return room.count(thing)
    return max(0, room.count(thing) - carried_in(state, room).count(thing))


def carried_in(state: State, room: Room) -> tuple[HeavyObject, ...]:
    """Return the objects that characters carry in a listed room."""
    return tuple(
        thing
        for player in state.players
        if player.carries and standing_in(state, player) == room
        for thing in player.carries
    )


def present(state: State, room: Room, thing: HeavyObject) -> int:
    """Return how many objects of a kind are in a listed room, lying or carried.

    Both attract intruders. Carried objects are food only under *Voracious*, and only if an option says so.
    Source: rulebook, Event phase, steps 2 and 5.
    """
    return lying(state, room, thing) + carried_in(state, room).count(thing)


def most_in(state: State, room: Room | None, thing: HeavyObject) -> int:
    """Return the maximum number of an object in `room`, at least the present number; None is a new room."""
    here = present(state, room, thing) if room is not None else 0
    return max(here, most_objects(state, thing) - state.out_of_box(thing) + state.unnoted.count(thing) + here)


def change_objects(decision: Decision, room: int, thing: HeavyObject, delta: int) -> None:
    """Add objects to a listed room; if `delta` is negative, remove lying ones first, then carried ones."""
    listed = decision.state.room(room)
    assert listed is not None
    on_floor = max(delta, -lying(decision.state, listed, thing))
    if on_floor:
        decision.add(ObjectsChanged(room=room, object=thing, delta=on_floor))
    out_of_hands = on_floor - delta
    for player in decision.state.players if out_of_hands > 0 else ():
        for _ in range(
            player.carries.count(thing)
            if standing_in(decision.state, player) == decision.state.room(room)
            else 0
        ):
            if out_of_hands:
                decision.add(CarriedChanged(seat=player.seat, object=thing, taken=False))
                out_of_hands -= 1


def lie_down(decision: Decision, room: Room | None, thing: HeavyObject, count: int = 1) -> None:
    """Leave objects in a room; `room` is None if the room is unknown."""
    if count:
        decision.add(ObjectsChanged(room=room.id if room else UNNOTED, object=thing, delta=count))


def unlisted_carriers(state: State) -> tuple[str, ...]:
    """Return the names of unlisted rooms in which characters carry objects, which attract intruders."""
    names = (player.room for player in state.players if player.carries and player.on_board)
    return tuple(dict.fromkeys(name for name in names if name and state.room_called(name) is None))


def standing_in(state: State, player: Player) -> Room | None:
    """Return the listed room of a character; None if it is off the board or in an unlisted room."""
    return state.room_called(player.room) if player.on_board else None


def room_named(decision: Decision, name: str) -> Room | None:
    """Return the listed room of that name, adding it to the list if it is new; None for an empty name.

    Raises:
        Refused: the name is too long.
    """
    shown = short_name(name)
    if not shown:
        return None
    room = decision.state.room_called(shown)
    if room is None:
        decision.add(RoomListed(name=shown))
    return room or decision.state.rooms[-1]


def named_room(decision: Decision, name: str) -> Room:
    """Return the listed room of that name, as `room_named` does, but refuse an empty name."""
    room = room_named(decision, name)
    if room is None:
        raise lacks("name-empty")
    return room


def find_nest(decision: Decision) -> None:
    if not decision.state.nest_found:
        decision.add(MarkSet(mark="nest_found", value=True))


def eggs_in_nest(state: State) -> int:
    """Return the number of eggs on the Carnomorph board; 0 if the Nest is destroyed."""
    return 0 if state.nest_destroyed else state.eggs


def most_objects(state: State, thing: HeavyObject) -> int:
    """Return the maximum number of an object in all rooms and hands together.

    Eggs still on the Carnomorph board are subtracted. If the fourth mutation marker leaves blue corpses,
    there may be one for each player besides the blue corpse of the set-up.
    """
    if thing == "egg":
        return MOST_OBJECTS[thing] - eggs_in_nest(state)
    mutants = thing == "blue-corpse" and state.options.mutant_corpse == "blue"
    return MOST_OBJECTS[thing] + (len(state.players) if mutants else 0)


def corpse_of(state: State, *, mutated: bool) -> HeavyObject:
    """Return the corpse that a character leaves; for death by mutation markers, an option sets its colour."""
    return "blue-corpse" if mutated and state.options.mutant_corpse == "blue" else "red-corpse"


def known_rooms(state: State) -> tuple[str, ...]:
    """Return the names of all known rooms: listed rooms, then unlisted rooms with characters."""
    names = [room.name for room in state.rooms] + [player.room for player in state.players]
    found: dict[str, str] = {}
    for name in names:
        if name:
            found.setdefault(name.casefold(), name)
    return tuple(found.values())


def blue_corpse_room(state: State) -> Room | None:
    return next((room for room in state.rooms if room.blue_corpses), None)


def room_name(state: State, room: int | None) -> str | None:
    found = state.room(room)
    return found.name if found else NONE
