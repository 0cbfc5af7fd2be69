"""Petri's own vector art: as SVG text, and as Flet controls.

`svg`, `species_svg` and `die_svg` return text; `art`, `species` and `die` draw controls. Give a `label`,
which screen readers speak, only if no text beside the drawing says the same.
"""

# ruff: noqa: F401
# pyright: reportUnusedImport=false

from companion.ui.art.control import art, die, species
from companion.ui.art.drawings import GLYPHS, SHAPES, Drawing, Glyph, die_svg, species_svg, svg
from companion.ui.art.svg import optical_line
