"""A player's numbers for the big screen, readable from afar."""

from typing import NamedTuple


class Score(NamedTuple):
    """A number under its word."""

    title: str
    number: int
    ink: str | None = None
    """The number's colour, such as for a warning; None for the usual one."""


class Standing(NamedTuple):
    """The state of a player in a few numbers, the most important last."""

    scores: tuple[Score, ...] = ()
    note: str = ""
    """The player's place or possessions, below the name."""
    out: bool = False
    """Whether the player is out of the game or of the turns, and drawn quietly."""


class Risk(NamedTuple):
    """A risk shown on the big screen."""

    said: str
    grave: bool = False
    """Whether the risk is imminent, and drawn in the colour of danger."""
