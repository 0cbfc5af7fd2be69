"""Heavy Objects in the hands of characters: taken where they lie, carried along, left where the character is.

An object that somebody carries is counted in the room as well, where it draws and feeds intruders like one
that lies there (rulebook, Event phase, steps 2 and 5). That a character has two hands is the base game's (A).
"""

from companion.rules.carnomorphs.data import HEAVY_OBJECTS, MOST_CARRIED, HeavyObject
from companion.rules.carnomorphs.play import CarriedChanged, Draft, aboard, running
from companion.rules.carnomorphs.rooms import ObjectsChanged, carried_in, standing_in
from companion.rules.carnomorphs.state import Player, Room, Seat, State
from companion.rules.carnomorphs.tracks import TrackMoved
from companion.rules.kernel import OWN_SEAT, Command, refuse


class TakeObject(Command, owner=OWN_SEAT):
    """Take a Heavy Object that lies in the character's room; in the Nest an egg of the board too."""

    seat: Seat
    object: HeavyObject

    def decide(self, draft: Draft) -> None:
        running(draft)
        player = aboard(draft, self.seat)
        room = standing_in(draft.state, player)
        if room is None:
            raise refuse("carries-nowhere", player=player.name)
        if len(player.carries) >= MOST_CARRIED:
            raise refuse("carries-enough", player=player.name)
        if self.object not in objects_near(draft.state, player):
            raise refuse("nothing-to-take")
        if lying(room, carried_in(draft.state, room), self.object) == 0:
            draft.add(TrackMoved(track="eggs", delta=-1))
            draft.add(ObjectsChanged(room=room.id, object="egg", delta=1))
        draft.add(CarriedChanged(seat=player.seat, object=self.object))


class LeaveObject(Command, owner=OWN_SEAT):
    """Leave a carried object in the character's room."""

    seat: Seat
    object: HeavyObject

    def decide(self, draft: Draft) -> None:
        running(draft)
        player = aboard(draft, self.seat)
        if self.object not in player.carries:
            raise refuse("carries-none", player=player.name)
        draft.add(CarriedChanged(seat=player.seat, object=self.object, taken=False))


def lying(room: Room, carried: tuple[HeavyObject, ...], thing: HeavyObject) -> int:
    """Return how many of an object lie in a room, those that are carried there not counted."""
    return room.count(thing) - carried.count(thing)


def objects_near(state: State, player: Player) -> tuple[HeavyObject, ...]:
    """Return the kinds of objects that a character may take where it stands."""
    room = standing_in(state, player)
    if room is None or len(player.carries) >= MOST_CARRIED:
        return ()
    carried = carried_in(state, room)
    on_board = state.eggs if room.nest and not state.nest_destroyed else 0
    return tuple(
        thing
        for thing in HEAVY_OBJECTS
        if lying(room, carried, thing) > 0 or (thing == "egg" and on_board > 0)
    )
