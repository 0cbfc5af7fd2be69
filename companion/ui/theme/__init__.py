"""The style of Petri as data: colours, type, distances, durations, and the Flet theme made of them."""

# ruff: noqa: F401
# pyright: reportUnusedImport=false

from companion.ui.theme.contrast import contrast, mix, veil
from companion.ui.theme.flet_theme import flet_theme
from companion.ui.theme.palette import AGAR, NIGHT, PALETTES, AccentName, Palette, palette_for
from companion.ui.theme.typography import ROLES, TypeRole, fonts
