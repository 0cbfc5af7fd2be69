"""The remains of the dead: intruders by their kind, characters by how they died."""

from __future__ import annotations

from companion.rules.carnomorphs.data import CARCASSES, REMAINS, HeavyObject, IntruderKind, Remains
from companion.rules.carnomorphs.state import Room, State


def remains_of(state: State, kind: IntruderKind) -> Remains:
    """Return what an intruder of this kind would leave now, limited by the supply of carcasses and Shamblers.

    Source: rulebook, Injuries and death of Carnomorphs.
    """
    remains = REMAINS[kind]
    return Remains(
        carcasses=min(remains.carcasses, carcasses_left(state)),
        shamblers=min(remains.shamblers, state.available.shambler),
    )


def carcasses_left(state: State) -> int:
    """Return the carcass tokens in no listed room; quick detail counts none, so all are left."""
    lying = sum(room.carcasses for room in state.rooms) if state.detail == "full" else 0
    return max(0, CARCASSES - lying)


def corpse_of(state: State, *, mutated: bool) -> HeavyObject:
    """Return the corpse that a character leaves. Its colour after death by mutation markers is an option."""
    return "blue-corpse" if mutated and state.options.mutant_corpse == "blue" else "red-corpse"


def blue_corpse_room(state: State) -> Room | None:
    """Return the listed room in which a blue corpse lies."""
    return next((room for room in state.rooms if room.blue_corpses), None)
