"""A small number as a row of cubes that fills to where it is tapped: a price, an amount paid."""

from collections.abc import Callable
from typing import Final

import flet as ft

from companion.ui.core.session import shared
from companion.ui.core.style import Style
from companion.ui.theme.contrast import contrast
from companion.ui.theme.measure import GAP_SMALL, HAIR, QUICK, RADIUS_FIELD, RADIUS_MARK, TARGET
from companion.ui.theme.typography import LABEL_STRONG
from companion.ui.widgets.button_style import button_style
from companion.ui.widgets.layout import wrapped
from companion.ui.widgets.press import Press, answered, choosable, named, pressed

MOST_CUBES: Final = 7
"""The most cubes of a row: as many as a phone has room for."""

CUBE: Final = 32
"""Width of a cube with text of usual size."""

NONE: Final = 0
"""The number of the ring before the cubes, for a number that may be entered as zero."""


def cube_row(
    style: Style,
    title: str,
    value: int | None,
    most: int,
    to: Callable[[int], Press],
    *,
    colour: str | None = None,
    zero: bool = False,
) -> ft.Control:
    """Draw a number as cubes, filled up to the number. A tap on a cube fills the row up to it.

    A tap on the last filled cube empties that one.

    Args:
        title: The number's spoken name; each cube says it with its own number.
        value: None if nobody has entered it.
        most: The number of cubes; one that the number has outgrown is drawn all the same.
        to: Returns the press that sets the number; a dead one, which says why, where it would be refused.
        colour: Of the filled cubes; that of text by default.
        zero: Whether a ring for zero is before the cubes, for a number that nobody has entered at first.
    """
    filled = value or 0
    first = NONE if zero else NONE + 1
    cubes = [
        _cube(style, title, number, value, to, colour or style.palette.text)
        for number in range(first, max(most, filled) + 1)
    ]
    return wrapped(cubes, 0, 0)


def _cube(
    style: Style, title: str, number: int, value: int | None, to: Callable[[int], Press], colour: str
) -> ft.Control:
    p = style.palette
    chosen = number == value
    target = number - 1 if chosen and number else number
    press = to(target) if target != value else None
    dead = press is not None and not press
    full = NONE < number <= (value or 0)
    ink = _on(style, colour) if full else p.quiet
    edge = p.hairline if dead and not full else colour if full or chosen else p.outline
    size = _size(style)
    drawn = ft.Container(
        style.text(str(number), LABEL_STRONG, ink, lines=1),
        width=size,
        height=size,
        alignment=shared(ft.Alignment, 0.0, 0.0),
        bgcolor=colour if full else None,
        border=shared(ft.Border.all, HAIR if dead else 2, edge),
        border_radius=size / 2 if number == NONE else RADIUS_MARK + 2,
        animate=style.motion(QUICK),
    )
    width = cube_width(style)
    button = ft.TextButton(
        content=named(drawn, style.words("pair", what=title, value=number)),
        on_click=pressed(press),
        disabled=not press,
        width=width,
        height=width,
        style=button_style(p.text, focus=p.accent, radius=RADIUS_FIELD),
    )
    return choosable(answered(button, press), chosen)


def cube_width(style: Style) -> float:
    """Return the width of a cube with the air around it."""
    return max(TARGET, _size(style) + 2 * GAP_SMALL)


def _size(style: Style) -> float:
    return CUBE * min(style.scale, 1.5)


def _on(style: Style, fill: str) -> str:
    """Return the colour of the digit on a filled cube: the one that is easier to read."""
    p = style.palette
    return max((p.ground, p.text), key=lambda ink: contrast(ink, fill))
