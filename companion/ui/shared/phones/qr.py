"""QR codes as drawings of our own: dark on light in every theme, as cameras need it."""

import math
from functools import lru_cache
from typing import Final, Literal

import flet as ft
import segno
from segno import DataOverflowError

from companion.ui import kit

QUIET = 4
"""Light modules around the code; with fewer, some cameras miss it."""


SCANNABLE: Final = 3
"""Minimum number of screen pixels per module with which cameras can separate adjacent modules."""

Correction = Literal["l", "m"]
"""The error correction of a code, 7 % or 15 %. The lower level suits long texts on a clean screen."""


@lru_cache(maxsize=8)
def qr_svg(text: str, correction: Correction = "m") -> str:
    """Return the QR code of `text` as an SVG document, one path of dark runs."""
    code = segno.make(text, error=correction, micro=False)
    rows = [bytes(row) for row in code.matrix]
    runs: list[str] = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            if not row[x]:
                x += 1
                continue
            begin = x
            while x < len(row) and row[x]:
                x += 1
            runs.append(f"M{begin + QUIET} {y + QUIET}h{x - begin}v1h-{x - begin}z")
    size = len(rows) + 2 * QUIET
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
        f'<rect width="{size}" height="{size}" fill="{kit.AGAR.raised}"/>'
        f'<path fill="{kit.AGAR.text}" d="{"".join(runs)}"/></svg>'
    )


def whole_size(text: str, room: float, density: float) -> float | None:
    """Return the logical width of a level L code with modules of whole pixels; None if too small to scan.

    Args:
        room: The maximum width, in logical pixels.
        density: Screen pixels per logical pixel.
    """
    try:
        code = segno.make(text, error="l", micro=False)
    except DataOverflowError:
        return None
    modules = code.symbol_size(border=QUIET)[0]
    dots = math.floor(room * density / modules)
    return modules * dots / density if dots >= SCANNABLE else None


def qr_image(text: str, size: float, label: str, correction: Correction = "m") -> ft.Control:
    """Draw the QR code, `size` logical pixels wide, with its label for screen readers."""
    picture = ft.Image(src=qr_svg(text, correction), width=size, height=size, exclude_from_semantics=True)
    return ft.Semantics(
        content=ft.Container(
            picture, border_radius=kit.RADIUS_FIELD, clip_behavior=ft.ClipBehavior.ANTI_ALIAS, width=size
        ),
        label=label,
        image=True,
        container=True,
    )
