"""All drawings by name, as whole SVG documents in one colour."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias, get_args

from companion.ui.art.dice import die_drawing
from companion.ui.art.game import GAME
from companion.ui.art.instruments import INSTRUMENTS
from companion.ui.art.species import SPECIES
from companion.ui.art.svg import box, dot, frame, line, ring

_HELMET = ring(12, 12, 9.4) + box(5.6, 8.4, 12.8, 7.2, 3.6) + line("M8.8 11.6V12.4")
"""A round helmet with its visor."""

_SHIELD = line(
    "M12 2.4C14.4 4.2 17 5 20 5V11.4C20 16.4 16.8 20 12 21.8 7.2 20 4 16.4 4 11.4V5C7 5 9.6 4.2 12 2.4Z"
    "M8 11.4 12 7.8 16 11.4M8 16 12 12.4 16 16"
)
"""A shield with two chevrons."""

_NUT = line("M7 3.4H17L22 12 17 20.6H7L2 12Z") + dot(12, 12, 3.2)
"""A nut seen from above, around a bolt."""

_WING = line("M12 2.6 20.8 21 12 16.6 3.2 21Z") + dot(12, 11.8, 1.7)
"""A delta wing flying upwards."""

_CROSS = line("M8.8 2.8H15.2V8.8H21.2V15.2H15.2V21.2H8.8V15.2H2.8V8.8H8.8Z")
"""A cross with four equal arms."""

PEOPLE = (_HELMET, _SHIELD, _NUT, _WING, _CROSS)
"""The drawings of people, one for each of five players."""


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
    "score-sheet",
    "star",
    "dice",
    "back",
    "more",
    "undo",
    "erase",
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
    "keyboard",
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
    """A game's own drawing; two with the same name and markup are equal."""

    name: str
    markup: str
    """SVG markup on the grid of `companion.ui.art.svg`, its colour written as `INK`."""


Glyph: TypeAlias = Shared | Drawing
"""The name of a shared drawing, or a game's own drawing."""

GLYPHS: tuple[Shared, ...] = get_args(Shared)
"""The names of all shared drawings."""

SHAPES = len(SPECIES) + len(PEOPLE)
"""The number of drawings for players: four species, then five badges of people."""

_DRAWINGS = GAME | INSTRUMENTS
_PIECES = (*SPECIES, *PEOPLE)


@lru_cache(maxsize=1024)
def svg(name: Glyph, colour: str, *, stroke: float | None = None) -> str:
    """Return a drawing as an SVG document in a `#RRGGBB` colour.

    Args:
        name: The drawing, or its name.
        colour: Its only colour.
        stroke: Width of the line on the grid of 24 units; 2 by default.

    Raises:
        KeyError: No drawing has that name.
    """
    return frame(name.markup if isinstance(name, Drawing) else _DRAWINGS[name], colour, stroke)


@lru_cache(maxsize=256)
def species_svg(shape: int, colour: str, *, stroke: float | None = None) -> str:
    """Return a player's piece in a `#RRGGBB` colour: a species (shape 0..3) or a person's badge (4..8).

    Species 0 is Ferox, 1 is Cadum; the players name 2 and 3.

    Raises:
        IndexError: There is no such shape.
    """
    if not 0 <= shape < SHAPES:
        raise IndexError(f"no drawing of a player {shape!r}: 0..{SHAPES - 1}")
    return frame(_PIECES[shape], colour, stroke)


@lru_cache(maxsize=256)
def die_svg(faces: int, face: int | None, colour: str, *, stroke: float | None = None) -> str:
    """Return a die of 2..999 faces in a `#RRGGBB` colour; it shows `face` (1..faces), or is blank.

    Raises:
        ValueError: There is no such die, or no such face on it.
    """
    return frame(die_drawing(faces, face), colour, stroke)
