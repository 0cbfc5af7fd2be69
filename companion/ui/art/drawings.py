"""Every drawing by name, as a whole SVG document in one colour."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias, get_args

from companion.ui.art.dice import die_drawing
from companion.ui.art.game import GAME
from companion.ui.art.instruments import INSTRUMENTS
from companion.ui.art.people import PEOPLE
from companion.ui.art.species import SPECIES
from companion.ui.art.svg import frame

Shared = Literal[
    "dish",
    "token",
    "token-charged",
    "token-discharged",
    "trophy",
    "fate",
    "fate-spent",
    "radiation",
    "irradiation",
    "cube",
    "cat",
    "amoeba",
    "clock",
    "energy",
    "gene",
    "gene-action",
    "gene-telepathy",
    "gene-combat",
    "gene-building",
    "growth",
    "evolution",
    "battle",
    "impulse",
    "group",
    "event",
    "passed",
    "starter",
    "out",
    "crown",
    "star",
    "dice",
    "back",
    "more",
    "undo",
    "redo",
    "plus",
    "minus",
    "check",
    "close",
    "phone",
    "history",
    "chart",
    "book",
    "calculator",
    "settings",
    "share",
    "play",
    "new",
    "home",
    "sun",
    "moon",
    "contrast",
    "language",
    "sound",
    "sound-off",
    "vibration",
    "save",
    "export",
    "import",
    "trash",
    "edit",
    "arrow-right",
    "arrow-left",
    "arrow-up",
    "arrow-down",
    "chevron-right",
    "chevron-up",
    "chevron-down",
    "info",
    "warning",
    "eye",
    "pause",
    "swap",
    "search",
    "person",
    "players",
    "refresh",
    "copy",
    "qr",
    "offline",
    "text-size",
    "awake",
]
"""The names of the drawings that every game may use."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing that a game brings along; two of the same name and markup are the same one."""

    name: str
    markup: str
    """SVG markup on the grid of `companion.ui.art.svg`, its colour written as `INK`."""


Glyph: TypeAlias = Shared | Drawing
"""A drawing: by its name, or a game's own."""

GLYPHS: tuple[Shared, ...] = get_args(Shared)
"""All names."""

SHAPES = len(SPECIES) + len(PEOPLE)
"""The number of drawings that stand for players: four species, then five badges of people."""

_DRAWINGS = GAME | INSTRUMENTS
_PIECES = (*SPECIES, *PEOPLE)


@lru_cache(maxsize=1024)
def svg(name: Glyph, colour: str, *, stroke: float | None = None) -> str:
    """Return a drawing as an SVG document in a `#RRGGBB` colour.

    Args:
        name: which drawing, by its name or itself.
        colour: the one colour it is drawn in.
        stroke: width of the line on the grid of 24 units; 2 unless told.

    Raises:
        KeyError: no drawing has that name.
    """
    return frame(name.markup if isinstance(name, Drawing) else _DRAWINGS[name], colour, stroke)


@lru_cache(maxsize=256)
def species_svg(shape: int, colour: str, *, stroke: float | None = None) -> str:
    """Return a player's piece in a `#RRGGBB` colour: a species 0..3, or the badge of a person 4..8.

    The species are 0 Ferox, 1 Cadum, 2 and 3 named by the players.

    Raises:
        IndexError: no such shape.
    """
    if not 0 <= shape < SHAPES:
        raise IndexError(f"no drawing of a player {shape!r}: 0..{SHAPES - 1}")
    return frame(_PIECES[shape], colour, stroke)


@lru_cache(maxsize=256)
def die_svg(faces: int, face: int | None, colour: str, *, stroke: float | None = None) -> str:
    """Return a die of 2..20 faces showing `face` (1..faces), or blank, in a `#RRGGBB` colour.

    Raises:
        ValueError: no such die, or no such face on it.
    """
    return frame(die_drawing(faces, face), colour, stroke)
