"""The blue corpse of the set-up in quick detail: whether it still lies on the board."""

from __future__ import annotations

from companion.rules.carnomorphs.data import HIBERNATORIUM
from companion.rules.carnomorphs.rooms import ChangeObjects, blue_corpse_room
from companion.rules.carnomorphs.state import State


def blue_corpse_lies(state: State) -> bool:
    """Return whether a blue corpse lies on the board."""
    return blue_corpse_room(state) is not None


def blue_corpse_turned(state: State) -> ChangeObjects:
    """Return the command that takes the blue corpse off the board, or puts it back."""
    room = blue_corpse_room(state)
    if room is None:
        return ChangeObjects(room=HIBERNATORIUM, object="blue-corpse", delta=1)
    return ChangeObjects(room=room.name, object="blue-corpse", delta=-1)
