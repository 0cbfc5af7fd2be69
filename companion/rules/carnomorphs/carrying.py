"""Heavy Objects that characters carry: taking them from a room, and leaving them in one.

An object lies in a room or is carried. A carried object attracts and feeds intruders in the same way as one
that lies in the character's room (rulebook, Event phase, steps 2 and 5). A character carries at most one
object in each hand, as in the base game (A).
"""

from companion.rules.carnomorphs.data import HEAVY_OBJECTS, MOST_CARRIED, HeavyObject
from companion.rules.carnomorphs.play import (
    CarriedChanged,
    Decision,
    FateSet,
    FlagSet,
    PodEntered,
    aboard,
    running,
)
from companion.rules.carnomorphs.rooms import ObjectsChanged, lie_down, lying, room_named, standing_in
from companion.rules.carnomorphs.state import Player, Seat, State
from companion.rules.carnomorphs.tracks import TrackMoved
from companion.rules.kernel import OWN_SEAT, Command, refuse


class TakeObject(Command, owner=OWN_SEAT):
    """Take a Heavy Object from the character's room; in the Nest, also an egg of the Carnomorph board."""

    seat: Seat
    object: HeavyObject

    def decide(self, decision: Decision) -> None:
        running(decision)
        player = aboard(decision, self.seat)
        room = standing_in(decision.state, player)
        if room is None:
            raise refuse("carries-nowhere", player=player.name)
        if len(player.carries) >= MOST_CARRIED:
            raise refuse("carries-enough", player=player.name)
        if self.object not in objects_near(decision.state, player):
            raise refuse("nothing-to-take")
        if lying(decision.state, room, self.object) == 0:
            decision.add(TrackMoved(track="eggs", delta=-1))
        else:
            decision.add(ObjectsChanged(room=room.id, object=self.object, delta=-1))
        decision.add(CarriedChanged(seat=player.seat, object=self.object))


class LeaveObject(Command, owner=OWN_SEAT):
    """Leave a carried object in the character's room; an object left in a pod is off the board."""

    seat: Seat
    object: HeavyObject

    def decide(self, decision: Decision) -> None:
        running(decision)
        player = aboard(decision, self.seat)
        if self.object not in player.carries:
            raise refuse("carries-none", player=player.name)
        _leave(decision, player, self.object)


def objects_near(state: State, player: Player) -> tuple[HeavyObject, ...]:
    """Return the kinds of objects that a character may take in its room."""
    room = standing_in(state, player)
    if room is None or len(player.carries) >= MOST_CARRIED:
        return ()
    on_board = state.eggs if room.nest and not state.nest_destroyed else 0
    return tuple(
        thing for thing in HEAVY_OBJECTS if lying(state, room, thing) > 0 or (thing == "egg" and on_board > 0)
    )


def leave_all(decision: Decision, seat: int) -> None:
    """Put down everything that a character carries, in the character's room."""
    player = decision.state.players[seat]
    for thing in player.carries:
        _leave(decision, player, thing)


def die(decision: Decision, seat: int) -> None:
    """Mark a character as dead, and end its combat and its stay in a pod.

    Carried objects are left in the room, but no corpse is added.
    """
    leave_all(decision, seat)
    player = decision.state.players[seat]
    decision.add(FateSet(seat=seat, fate="dead"))
    if player.pod is not None:
        decision.add(PodEntered(seat=seat, pod=None))
    if player.combat_mark:
        decision.add(FlagSet(seat=seat, flag="in_combat", value=False))


def _leave(decision: Decision, player: Player, thing: HeavyObject) -> None:
    decision.add(CarriedChanged(seat=player.seat, object=thing, taken=False))
    if player.on_board:
        lie_down(decision, room_named(decision, player.room), thing)
