"""Every die of a game, read from its events: who threw it, and who made whom throw again."""

from __future__ import annotations

from collections.abc import Iterable

from companion.rules.chromosome.events import DieFell, Event, RerollForced
from companion.rules.chromosome.evolve import evolve
from companion.rules.chromosome.luck import Throw
from companion.rules.chromosome.state import EMPTY


def throws_of(events: Iterable[Event]) -> tuple[Throw, ...]:
    """The throws of a game from its first event on, in order; players go by their names at the time."""
    state = EMPTY
    thrown: list[Throw] = []
    replaced: int | None = None
    forced_by: str | None = None
    for event in events:
        roll = state.roll
        if roll is not None and isinstance(event, RerollForced):
            replaced, forced_by = roll.face, state.players[event.by].name
        elif roll is not None and isinstance(event, DieFell):
            roller = state.players[roll.roller].name
            thrown.append(Throw(roller, event.face, state.options.die, replaced, forced_by))
            replaced = forced_by = None
        state = evolve(state, event)
    return tuple(thrown)
