"""The drawings of Primordial Soup by name, for `companion.ui.art.art` and all parameters for glyphs."""

from typing import TYPE_CHECKING, Final, Literal, get_args

from companion.ui import kit
from companion.ui.soup.art.drawings import AMOEBAS, BODIES, GENES, THINGS

if TYPE_CHECKING:
    from companion.rules.soup.data import Direction, Gene

Name = Literal[
    "foodstuff",
    "ozone",
    "ozone-hole",
    "drift-west",
    "drift-north",
    "drift-east",
    "drift-south",
    "drift-stay",
    "ladder",
    "marker",
    "points",
    "wound",
    "wound-free",
    "environment",
    "gene-card",
    "division",
    "finish",
]
"""The names of the drawings that are neither amoebas nor genes."""

NAMES: Final[tuple[Name, ...]] = get_args(Name)

_DRAWINGS: Final[dict[Name, kit.Drawing]] = {name: kit.Drawing(name, THINGS[name]) for name in NAMES}


def glyph(name: Name) -> kit.Drawing:
    return _DRAWINGS[name]


GENE: Final["dict[Gene, kit.Drawing]"] = {
    gene: kit.Drawing(f"gene-{gene}", markup) for gene, markup in GENES.items()
}
"""The symbol of each gene."""

DRIFT: Final["dict[Direction, kit.Drawing]"] = {
    "west": glyph("drift-west"),
    "north": glyph("drift-north"),
    "east": glyph("drift-east"),
    "south": glyph("drift-south"),
    "stay": glyph("drift-stay"),
}
"""The compass drawing for each direction of drift."""

AMOEBA: Final = tuple(kit.Drawing(f"amoeba-{shape}", markup) for shape, markup in enumerate(AMOEBAS))
"""The amoeba of each shape, with its nucleus."""

BODY: Final = tuple(kit.Drawing(f"amoeba-body-{shape}", markup) for shape, markup in enumerate(BODIES))
"""The same amoebas with room for a number."""

ALL: Final = (*_DRAWINGS.values(), *GENE.values(), *AMOEBA, *BODY)
"""All drawings."""
