"""The style of Petri as data: colours, type, distances, durations, and the Flet theme made of them."""

from companion.ui.theme.contrast import contrast, luminance, mix, veil
from companion.ui.theme.flet_theme import flet_theme
from companion.ui.theme.palette import (
    AGAR,
    AGAR_HIGH,
    NIGHT,
    NIGHT_HIGH,
    PALETTES,
    Accent,
    AccentName,
    Palette,
    palette_for,
)
from companion.ui.theme.typography import FAMILY, ROLES, TypeRole, fonts

__all__ = [
    "AGAR",
    "AGAR_HIGH",
    "FAMILY",
    "NIGHT",
    "NIGHT_HIGH",
    "PALETTES",
    "ROLES",
    "Accent",
    "AccentName",
    "Palette",
    "TypeRole",
    "contrast",
    "flet_theme",
    "fonts",
    "luminance",
    "mix",
    "palette_for",
    "veil",
]
