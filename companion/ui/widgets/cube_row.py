"""A small number, such as a price, as a row of cubes; a tap on a cube fills the row up to that cube."""

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from companion.ui.core.session import shared
from companion.ui.core.style import Style
from companion.ui.theme.contrast import contrast
from companion.ui.theme.measure import GAP_SMALL, HAIR, QUICK, RADIUS_FIELD, RADIUS_MARK, TARGET
from companion.ui.theme.typography import LABEL_STRONG
from companion.ui.widgets.button_style import button_style
from companion.ui.widgets.layout import wrapped
from companion.ui.widgets.pad import Asked, ask_number
from companion.ui.widgets.press import Press, choosable, named, pressed

MOST_CUBES: Final = 7
"""Maximum number of cubes in a row, for which a phone just has room."""

LONG_ROW: Final = 5
"""The number of cubes before the cube that opens the pad, in a row for numbers above `MOST_CUBES`."""

CUBE: Final = 32
"""Width of a cube at the default text size."""

NONE: Final = 0
"""The value of the ring in front of the cubes, which enters zero."""


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
    """Draw a number as a row of cubes. A tap on a cube fills the row up to that cube.

    A tap on the last filled cube empties it.

    Args:
        title: The number's spoken name; each cube is spoken as this name and the cube's number.
        value: The number; None if nobody has entered it.
        most: The highest number that can occur; above `MOST_CUBES` the last cube opens the pad.
        to: Returns the handler that sets the number, or a `Dead` one that says why it would be refused.
        colour: The colour of filled cubes; by default the text colour.
        zero: Whether there is a ring for zero in front of the cubes, for a number that nobody has entered
            yet.
    """
    first, ink = NONE if zero else NONE + 1, colour or style.palette.text
    last = last_cube(most, value or 0)
    cubes = [_cube(style, title, number, value, to, ink) for number in range(first, last + 1)]
    if most > last:
        cubes.append(_beyond(style, title, value or 0, to, ink))
    return wrapped(cubes, 0, 0)


def last_cube(most: int, value: int) -> int:
    """Return the number on the last cube of a row, apart from the cube that opens the pad."""
    highest = max(most, value)
    return highest if highest <= MOST_CUBES else LONG_ROW


def _beyond(style: Style, title: str, value: int, to: Callable[[int], Press], colour: str) -> ft.Control:
    """Draw the last cube of a long row. It opens the pad, and shows a number that is larger than the row."""
    words, full = style.words, value > LONG_ROW
    drawn = _drawn(style, str(value) if full else "…", colour if full else None, style.palette.outline)
    said = words("pair", what=title, value=value)
    said = said if full else words("pad-more", what=title, count=LONG_ROW)
    ask = partial(ask_number, Asked(title, value, to))
    return choosable(_button(style, drawn, said, ask), full, ask)


def _cube(
    style: Style, title: str, number: int, value: int | None, to: Callable[[int], Press], colour: str
) -> ft.Control:
    p = style.palette
    chosen = number == value
    target = number - 1 if chosen and number else number
    press = to(target) if target != value else None
    dead = press is not None and not press
    full = NONE < number <= (value or 0)
    edge = p.hairline if dead else colour if chosen else p.outline
    drawn = _drawn(style, str(number), colour if full else None, edge, dead=dead, ring=number == NONE)
    said = style.words("pair", what=title, value=number)
    return choosable(_button(style, drawn, said, press), chosen, press)


def _drawn(
    style: Style, shown: str, fill: str | None, edge: str, *, dead: bool = False, ring: bool = False
) -> ft.Control:
    size, ink = _size(style), _on(style, fill) if fill else style.palette.quiet
    return ft.Container(
        style.text(shown, LABEL_STRONG, ink, lines=1),
        width=size,
        height=size,
        alignment=shared(ft.Alignment, 0.0, 0.0),
        bgcolor=fill,
        border=shared(ft.Border.all, HAIR if dead else 2, fill or edge),
        border_radius=size / 2 if ring else RADIUS_MARK + 2,
        animate=style.motion(QUICK),
    )


def _button(style: Style, drawn: ft.Control, said: str, press: Press | None) -> ft.Control:
    width = cube_width(style)
    return ft.TextButton(
        content=named(drawn, said),
        on_click=pressed(press),
        disabled=not press,
        width=width,
        height=width,
        style=button_style(style.palette.text, focus=style.palette.accent, radius=RADIUS_FIELD),
    )


def cube_width(style: Style) -> float:
    """Return the width of a cube, including the space around it."""
    return max(TARGET, _size(style) + 2 * GAP_SMALL)


def _size(style: Style) -> float:
    return CUBE * min(style.scale, 1.5)


def _on(style: Style, fill: str) -> str:
    """Return the more readable colour for the digit on a filled cube."""
    p = style.palette
    return max((p.ground, p.text), key=lambda ink: contrast(ink, fill))
