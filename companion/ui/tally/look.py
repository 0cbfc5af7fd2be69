"""The pieces of the players: eight plain tokens, each with an outline of its own."""

from types import MappingProxyType
from typing import Final

from companion.ui import kit
from companion.ui.art.svg import line, tinted

OUTLINES: Final = (
    "M12 2.8A9.2 9.2 0 1 1 12 21.2 9.2 9.2 0 1 1 12 2.8Z",
    "M4 4H20V20H4Z",
    "M12 3 21.6 20.4H2.4Z",
    "M12 2.2 20.4 12 12 21.8 3.6 12Z",
    "M12 2.4 14.9 8.7 21.7 9.5 16.7 14.2 18 21 12 17.6 6 21 7.3 14.2 2.3 9.5 9.1 8.7Z",
    "M8.8 2.8H15.2V8.8H21.2V15.2H15.2V21.2H8.8V15.2H2.8V8.8H8.8Z",
    "M7 3.4H17L22 12 17 20.6H7L2 12Z",
    "M12 21C5.4 16 2.6 12.6 2.6 8.8A4.9 4.9 0 0 1 12 7 4.9 4.9 0 0 1 21.4 8.8C21.4 12.6 18.6 16 12 21Z",
)
"""The disc, the square, the triangle, the diamond, the star, the cross, the hexagon and the heart."""

TOKENS: Final = tuple(
    kit.Drawing(f"token-{shape}", tinted(outline) + line(outline)) for shape, outline in enumerate(OUTLINES)
)

CHAPTERS: Final = MappingProxyType[str, kit.Glyph](
    {"writing": "edit", "winning": "crown", "games": "book"},
)
"""The drawing of each chapter of the quick rules."""


def token(shape: int) -> kit.Glyph:
    """Return the drawing of a player's token, by the colour."""
    return TOKENS[shape % len(TOKENS)]
