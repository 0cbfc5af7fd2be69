"""The drawings of Carnomorphs by name, for `companion.ui.art.art` and wherever a glyph is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, get_args

from companion.ui import kit
from companion.ui.carnomorphs.art import drawings

if TYPE_CHECKING:
    from companion.rules.carnomorphs.data import Food, IntruderKind, TokenKind

Name = Literal[
    "metagorger",
    "shambler",
    "fleshbeast",
    "butcher",
    "token-blank",
    "token-blue",
    "token-red",
    "token-shambler",
    "token-fleshbeast",
    "token-butcher",
    "egg",
    "carcass",
    "corpse-red",
    "corpse-blue",
    "wound-light",
    "wound-serious",
    "injury",
    "slime",
    "signal",
    "pod",
    "hibernation",
    "bag",
    "noise",
    "fire",
    "nest",
    "self-destruct",
    "mutation",
    "mutation-marker",
    "contamination",
    "adaptation",
    "objective",
    "scanner",
    "time",
    "feeding",
    "encounter",
]
"""The names of the drawings."""

NAMES: Final[tuple[Name, ...]] = get_args(Name)

_MARKUP: Final[dict[str, str]] = {
    "metagorger": drawings.METAGORGER,
    "shambler": drawings.SHAMBLER,
    "fleshbeast": drawings.FLESHBEAST,
    "butcher": drawings.BUTCHER,
    "token-blank": drawings.TOKEN_BLANK,
    "token-blue": drawings.TOKEN_BLUE,
    "token-red": drawings.TOKEN_RED,
    "token-shambler": drawings.TOKEN_SHAMBLER,
    "token-fleshbeast": drawings.TOKEN_FLESHBEAST,
    "token-butcher": drawings.TOKEN_BUTCHER,
    **drawings.OBJECTS,
    **drawings.CARDS,
}

_DRAWINGS: Final[dict[Name, kit.Drawing]] = {name: kit.Drawing(name, _MARKUP[name]) for name in NAMES}


def glyph(name: Name) -> kit.Drawing:
    return _DRAWINGS[name]


INTRUDER: Final[dict[IntruderKind, kit.Glyph]] = {
    "metagorger": glyph("metagorger"),
    "shambler": glyph("shambler"),
    "fleshbeast": glyph("fleshbeast"),
    "butcher": glyph("butcher"),
}
"""The drawing of each kind of intruder."""

TOKEN: Final[dict[TokenKind, kit.Glyph]] = {
    "blank": glyph("token-blank"),
    "blue": glyph("token-blue"),
    "red": glyph("token-red"),
    "shambler": glyph("token-shambler"),
    "fleshbeast": glyph("token-fleshbeast"),
    "butcher": glyph("token-butcher"),
}
"""The drawing of each token of the bag."""

FOOD: Final[dict[Food, kit.Glyph]] = {
    "red-corpse": glyph("corpse-red"),
    "egg": glyph("egg"),
    "carcass": glyph("carcass"),
    "metagorger": glyph("metagorger"),
    "blue-corpse": glyph("corpse-blue"),
}
"""The drawing of whatever intruders eat."""
