"""The drawings as Flet controls, with or without a label for screen readers."""

import flet as ft

from companion.ui.art.drawings import Glyph, die_svg, species_svg, svg
from companion.ui.art.svg import optical_line


def _image(text: str, size: float, label: str | None) -> ft.Control:
    picture = ft.Image(src=text, width=size, height=size, exclude_from_semantics=True)
    if label is None:
        return picture
    return ft.Semantics(content=picture, label=label, image=True, container=True)


def art(name: Glyph, colour: str, size: float = 24, label: str | None = None) -> ft.Control:
    """Draw a glyph `size` logical pixels wide and high; the line width suits the size.

    Args:
        name: The drawing, or its name.
        colour: A `#RRGGBB` colour, from the palette.
        size: Logical pixels, 16 and up.
        label: The name for screen readers; without it they skip the drawing.
    """
    return _image(svg(name, colour, stroke=optical_line(size)), size, label)


def species(shape: int, colour: str, size: float = 40, label: str | None = None) -> ft.Control:
    """Draw a player's species (shape 0..3) or badge (shape 4..8); the other arguments are those of `art`."""
    return _image(species_svg(shape, colour, stroke=optical_line(size)), size, label)


def die(faces: int, face: int | None, colour: str, size: float = 128, label: str | None = None) -> ft.Control:
    """Draw a die of 2..999 faces that shows `face`, or is blank; the other arguments are those of `art`."""
    return _image(die_svg(faces, face, colour, stroke=optical_line(size)), size, label)
