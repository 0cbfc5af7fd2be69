"""The numbers of a player that are read from afar, on a big screen."""

from typing import NamedTuple


class Score(NamedTuple):
    """A number under its word."""

    title: str
    shown: str
    ink: str | None = None
    """Its colour, if it warns or is a player's."""


class Standing(NamedTuple):
    """The state of a player in a few numbers, the most important last."""

    scores: tuple[Score, ...] = ()
    note: str = ""
    """Where the player is, or what the player has; below the name."""
    out: bool = False
    """Whether the player is out of the game or of the turns, and quiet."""


class Risk(NamedTuple):
    """A risk that the table is told from afar."""

    said: str
    grave: bool = False
    """Whether little is left until it comes."""
