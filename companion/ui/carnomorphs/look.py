"""The drawings of Carnomorphs' things and players."""

from typing import Final, Literal

import flet as ft

from companion.rules.carnomorphs.data import TokenKind
from companion.rules.carnomorphs.game import FIRST_BADGE as BADGES
from companion.ui import kit
from companion.ui.art import species
from companion.ui.carnomorphs.art import FOOD, TOKEN, glyph

NARROW: Final = 360
"""Below this page width a number's drawing makes way for its name."""

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
    "intruders",
    "eggs",
    "time",
    "self-destruct",
    "hibernated",
    "red-corpse",
    "blue-corpse",
    "egg",
    "carcass",
]

GLYPHS: Final[dict[Thing, kit.Glyph]] = {
    "hand": "event",
    "light-wounds": glyph("wound-light"),
    "serious-wounds": glyph("wound-serious"),
    "slime": glyph("slime"),
    "signal": glyph("signal"),
    "markers": glyph("mutation-marker"),
    "contamination": glyph("contamination"),
    "mutation": glyph("mutation"),
    "pod": glyph("pod"),
    "bag": glyph("bag"),
    "intruders": glyph("shambler"),
    "eggs": glyph("egg"),
    "time": glyph("time"),
    "self-destruct": glyph("self-destruct"),
    "hibernated": glyph("hibernation"),
    "red-corpse": FOOD["red-corpse"],
    "blue-corpse": FOOD["blue-corpse"],
    "egg": FOOD["egg"],
    "carcass": FOOD["carcass"],
}
"""The drawing of each."""


def drawing(thing: Thing, colour: str, size: float = 24) -> ft.Control:
    """Draw a thing silently, `size` logical pixels wide."""
    return kit.art(GLYPHS[thing], colour, size)


BOXED: Final[dict[kit.Glyph, int]] = {
    TOKEN["blue"]: 0,
    TOKEN["red"]: 6,
    FOOD["blue-corpse"]: 0,
    FOOD["red-corpse"]: 6,
}
"""The tokens that are blue and red in the box, by the index of their colour in `Palette.players`.

Red ones are filled and blue ones are outlines, for whoever does not see the colours.
"""


def boxed(palette: kit.Palette, sign: kit.Glyph, ink: str, size: float) -> ft.Control:
    """Draw a thing silently in its colour in the box, or in `ink` if it has none of its own."""
    colour = BOXED.get(sign)
    return kit.art(sign, ink if colour is None else palette.players[colour], size)


def token_drawing(style: kit.Style, kind: TokenKind, size: float) -> ft.Control:
    """Draw a token of the bag, silent."""
    return boxed(style.palette, TOKEN[kind], style.palette.text, size)


def player_drawing(colour: int, ink: str, size: float) -> ft.Control:
    """Draw the piece of the player of a colour."""
    return species(BADGES + colour, ink, size)


def capital(words: str) -> str:
    """Capitalise words that stand alone on a chip and elsewhere within a sentence."""
    return words[:1].upper() + words[1:]
