"""The drawings of Carnomorphs by name, for `companion.ui.art.art` and every parameter that takes a glyph."""

from typing import TYPE_CHECKING, Final, Literal, get_args

from companion.ui import kit
from companion.ui.carnomorphs.art import drawings

if TYPE_CHECKING:
    from companion.rules.carnomorphs.data import TokenKind

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
    "red-corpse",
    "blue-corpse",
    "light-wounds",
    "serious-wounds",
    "injury",
    "slime",
    "signal",
    "pod",
    "hibernated",
    "bag",
    "noise",
    "fire",
    "nest",
    "self-destruct",
    "mutation",
    "markers",
    "contamination",
    "adaptation",
    "objective",
    "scanner",
    "time",
    "feeding",
    "encounter",
]
"""The names of the drawings; intruders and objects are named as in the rules."""

NAMES: Final[tuple[Name, ...]] = get_args(Name)

_MARKUP: Final = {**drawings.FIGURES, **drawings.OBJECTS, **drawings.CARDS}

_DRAWINGS: Final[dict[Name, kit.Drawing]] = {name: kit.Drawing(name, _MARKUP[name]) for name in NAMES}


def glyph(name: Name) -> kit.Drawing:
    return _DRAWINGS[name]


TOKEN: Final["dict[TokenKind, kit.Glyph]"] = {
    "blank": glyph("token-blank"),
    "blue": glyph("token-blue"),
    "red": glyph("token-red"),
    "shambler": glyph("token-shambler"),
    "fleshbeast": glyph("token-fleshbeast"),
    "butcher": glyph("token-butcher"),
}
"""The drawing of each kind of token in the bag."""
