"""Petri's own vector art: pure SVG text, and the same as Flet controls.

`svg`, `species_svg` and `die_svg` know nothing of the screen; `art`, `species` and `die` put them on it.
Give a `label` only where a drawing says what no text beside it says: then it is spoken, otherwise silent.
"""

# ruff: noqa: F401
# pyright: reportUnusedImport=false

from companion.ui.art.control import art, die, species
from companion.ui.art.drawings import GLYPHS, SHAPES, Drawing, Glyph, die_svg, species_svg, svg
from companion.ui.art.svg import optical_line
