"""Where a listed intruder stands and how it fares, in words."""

from __future__ import annotations

from companion.rules.carnomorphs.state import Intruder, State
from companion.words import Words


def standing_words(words: Words, state: State, intruder: Intruder, *, nowhere: str) -> str:
    """Its room, and how it fares there.

    Args:
        state: The game.
        intruder: One of its listed figures.
        nowhere: What is said where no room was noted.
    """
    room, fares = state.room(intruder.room), faring_words(words, intruder)
    return " · ".join(told for told in (room.name if room is not None else nowhere, fares) if told)


def faring_words(words: Words, intruder: Intruder) -> str:
    """Its injuries if it has any, and whether it is in combat; nothing of one that is well and alone."""
    told: list[str] = []
    if intruder.injuries:
        told.append(words("count-injuries", count=intruder.injuries))
    if intruder.in_combat:
        told.append(words("events-in-combat"))
    return " · ".join(told)
