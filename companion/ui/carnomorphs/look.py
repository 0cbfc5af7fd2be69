"""What each thing of Carnomorphs looks like: the drawing that stands for it, and for a player."""

from __future__ import annotations

from typing import Final, Literal

import flet as ft

from companion.ui.art import Glyph, art

Thing = Literal[
    "hand",
    "light-wounds",
    "serious-wounds",
    "slime",
    "signal",
    "markers",
    "contamination",
    "mutation",
    "pod",
    "bag",
    "eggs",
    "time",
    "self-destruct",
    "dead",
    "hibernated",
    "escaped",
]

GLYPHS: Final[dict[Thing, Glyph]] = {
    "hand": "event",
    "light-wounds": "plus",
    "serious-wounds": "warning",
    "slime": "impulse",
    "signal": "gene-telepathy",
    "markers": "evolution",
    "contamination": "radiation",
    "mutation": "gene",
    "pod": "export",
    "bag": "dice",
    "eggs": "token",
    "time": "clock",
    "self-destruct": "warning",
    "dead": "out",
    "hibernated": "moon",
    "escaped": "export",
}
"""The drawing of each."""


def drawing(thing: Thing, colour: str, size: float = 24) -> ft.Control:
    """A thing, silent."""
    return art(GLYPHS[thing], colour, size)


def player_drawing(shape: int, colour: str, size: float) -> ft.Control:
    """What stands for a player."""
    return art("person", colour, size)
