"""A game as a list shows it: who plays, where it stands, who won."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from companion.words import Words


@dataclass(frozen=True)
class Sitter:
    """A player of a listed game."""

    name: str
    species: int
    """Shape index 0..3."""
    colour: int
    """Colour index 0..3."""
    score: int | None = None
    """The final score; None while the game is open."""
    won: bool = False


@dataclass(frozen=True)
class Glance:
    """A game of the list."""

    id: str
    created: datetime
    """When it began, with its time zone."""
    sitters: tuple[Sitter, ...]
    round: int = 0
    rounds: int = 0
    finished: bool = False

    @property
    def winners(self) -> tuple[Sitter, ...]:
        """Who won; nobody while the game is open, or when everybody fell."""
        return tuple(sitter for sitter in self.sitters if sitter.won)

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody's name in seat order."""
        return tuple(sitter.name for sitter in self.sitters)


def when(words: Words, moment: datetime, now: datetime) -> str:
    """A moment as people say it: today and yesterday with the hour, earlier the day.

    Args:
        words: The language.
        moment: What is told, with its time zone.
        now: The present moment, with its time zone.
    """
    here = words.local(moment)
    days_ago = (words.local(now).date() - here.date()).days
    if days_ago == 0:
        return words("when-today", time=words.time(here))
    if days_ago == 1:
        return words("when-yesterday", time=words.time(here))
    return words.date(here.date())
