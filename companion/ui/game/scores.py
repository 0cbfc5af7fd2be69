"""A player's numbers for the big screen, readable from afar."""

from typing import NamedTuple


class Score(NamedTuple):
    """A number with its label above."""

    title: str
    number: int
    ink: str | None = None
    """The number's colour, for example for a warning; None for the usual colour."""


class Standing(NamedTuple):
    """The state of a player in a few numbers, the most important last."""

    scores: tuple[Score, ...] = ()
    note: str = ""
    """The player's place or possessions, below the name."""
    out: bool = False
    """Whether the player has left the game or this round's turns, and is drawn quietly."""


class Risk(NamedTuple):
    """A risk shown on the big screen."""

    said: str
    grave: bool = False
    """Whether the risk is imminent, and is drawn in the colour of danger."""
