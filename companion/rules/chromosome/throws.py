"""Every die of a game, read from its events: who threw it, and who made whom throw again."""

from __future__ import annotations

from collections.abc import Iterable

from companion.rules.chromosome.events import DieFell, Event, RerollForced
from companion.rules.chromosome.evolve import evolve
from companion.rules.chromosome.luck import Throw
from companion.rules.chromosome.state import EMPTY


def throws_of(events: Iterable[Event]) -> tuple[Throw, ...]:
    """Return the throws of a game from its first event on, in order.

    They are counted by seat; everybody goes by the name that the seat has in the end.
    """
    state = EMPTY
    thrown: list[tuple[int, int, int, int | None, int | None]] = []
    replaced: int | None = None
    forced_by: int | None = None
    for event in events:
        roll = state.roll
        if roll is not None and isinstance(event, RerollForced):
            replaced, forced_by = roll.face, event.by
        elif roll is not None and isinstance(event, DieFell):
            thrown.append((roll.roller, event.face, state.options.die, replaced, forced_by))
            replaced = forced_by = None
        state = evolve(state, event)
    names = [player.name for player in state.players]
    return tuple(
        Throw(names[roller], face, faces, before, names[payer] if payer is not None else None)
        for roller, face, faces, before, payer in thrown
    )
