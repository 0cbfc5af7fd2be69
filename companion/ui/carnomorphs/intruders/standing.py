"""A listed intruder's room and condition, in words."""

from __future__ import annotations

from collections.abc import Sequence

from companion.rules.carnomorphs.combat import intruder_fights
from companion.rules.carnomorphs.state import Intruder, Player, State
from companion.words import Words


def standing_words(words: Words, state: State, intruder: Intruder, *, nowhere: str) -> str:
    """Return its room, and its condition there.

    Args:
        state: The game.
        intruder: One of its listed figures.
        nowhere: What is said where no room was noted.
    """
    room, fares = state.room(intruder.room), faring_words(words, state, intruder)
    return " · ".join(told for told in (room.name if room is not None else nowhere, fares) if told)


def faring_words(words: Words, state: State, intruder: Intruder) -> str:
    """Return its injuries, if any, and whether it is in combat; empty for neither."""
    told: list[str] = []
    if intruder.injuries:
        told.append(words("count-injuries", count=intruder.injuries))
    if intruder_fights(state, intruder):
        told.append(words("events-in-combat"))
    return " · ".join(told)


def combat_words(words: Words, opponents: Sequence[Player]) -> str:
    """Return with whom a figure is in combat."""
    if not opponents:
        return words("intruders-fights-nobody")
    return words("intruders-fights-with", players=words.list([player.name for player in opponents]))
