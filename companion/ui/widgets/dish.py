"""The dish: empty or with the colonies of a game; its rim is the clock of the rounds."""

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import flet as ft
import flet.canvas as cv

from companion.ui.art import species
from companion.ui.core.style import Style
from companion.ui.theme import mix, veil
from companion.ui.theme.measure import RADIUS_ROUND
from companion.ui.widgets.layout import blank


class Colony(NamedTuple):
    """A colony in the dish: a player's drawing and colour, both by index."""

    shape: int
    colour: int
    grown: float = 1.0
    """The size, as a share of the full width; 0 is invisible."""

    fills: bool = False
    """Whether it is the only colony and fills the dish, in the middle."""


Piece = Callable[[int, str, float], ft.Control]
"""Draws a shape in a colour, at a given width."""

AIR: Final = 1.5
"""Margin between rim and edge, since a line at the edge can lose a fraction of a pixel."""

PLACES: Final[dict[int, tuple[tuple[float, float, float], ...]]] = {
    1: ((0.5, 0.51, 0.44),),
    2: ((0.34, 0.40, 0.32), (0.65, 0.62, 0.30)),
    3: ((0.36, 0.33, 0.27), (0.68, 0.46, 0.26), (0.40, 0.70, 0.26)),
    4: ((0.35, 0.32, 0.24), (0.67, 0.36, 0.23), (0.64, 0.68, 0.24), (0.32, 0.65, 0.23)),
    5: ((0.37, 0.28, 0.23), (0.67, 0.30, 0.22), (0.73, 0.58, 0.22), (0.49, 0.75, 0.23), (0.26, 0.57, 0.22)),
    6: (
        (0.59, 0.25, 0.19),
        (0.77, 0.45, 0.19),
        (0.67, 0.71, 0.19),
        (0.41, 0.75, 0.19),
        (0.23, 0.55, 0.19),
        (0.33, 0.29, 0.19),
    ),
    7: (
        (0.6, 0.23, 0.175),
        (0.77, 0.41, 0.175),
        (0.74, 0.65, 0.175),
        (0.53, 0.78, 0.175),
        (0.3, 0.7, 0.175),
        (0.22, 0.46, 0.175),
        (0.35, 0.26, 0.175),
    ),
    8: (
        (0.6, 0.23, 0.165),
        (0.76, 0.38, 0.165),
        (0.77, 0.6, 0.165),
        (0.62, 0.76, 0.165),
        (0.4, 0.77, 0.165),
        (0.24, 0.62, 0.165),
        (0.23, 0.4, 0.165),
        (0.38, 0.24, 0.165),
    ),
}
"""Centres and widths of colonies as shares of the dish, by number of colonies; organic, not on a grid."""


def dish(
    style: Style,
    size: float,
    colonies: Sequence[Colony] = (),
    *,
    rounds: int = 0,
    round_: int = 0,
    piece: Piece = species,
    moves: int = 0,
) -> ft.Control:
    """Draw a dish seen from above. Screen readers skip it, since words say the same.

    Args:
        size: The dish's width in logical pixels.
        colonies: The colonies; at most eight are shown.
        rounds: The number of segments of the rim; 0 for a plain rim.
        round_: The number of lit segments.
        moves: Milliseconds of growth from one drawing of the dish to the next; 0 for none.
    """
    if style.sketched:
        return blank(size)
    p = style.palette
    layers: list[ft.Control] = [
        _agar(style, size),
        cv.Canvas([*_rim(style, size, rounds, round_), *_glass(style, size)], width=size, height=size),
    ]
    shown = list(colonies)[: max(PLACES)]
    for colony, place in zip(shown, PLACES.get(len(shown), ()), strict=True):
        layers.append(_colony(style, size, colony, place, piece, moves=moves))
    if not shown:
        layers.append(_speck(p.accent, size, 0.62, 0.36))
    return ft.Semantics(
        content=ft.Stack(layers, width=size, height=size), exclude_semantics=True, container=True
    )


def _agar(style: Style, size: float) -> ft.Control:
    p = style.palette
    inset = size * 0.075
    lit = mix(p.accent, p.raised, 0.86 if p.dark else 0.88)
    return ft.Container(
        left=inset,
        top=inset,
        width=size - 2 * inset,
        height=size - 2 * inset,
        border_radius=RADIUS_ROUND,
        border=ft.Border.all(1, p.hairline),
        gradient=ft.RadialGradient(
            center=ft.Alignment(-0.25, -0.35), radius=0.75, colors=[lit, p.surface if p.dark else p.raised]
        ),
    )


def _rim(style: Style, size: float, rounds: int, round_: int) -> list[cv.Shape]:
    p = style.palette
    stroke = size * 0.032
    edge = stroke / 2 + AIR
    segments = max(1, rounds)
    arc = 2 * math.pi / segments
    gap = 0.10 if segments > 1 else 0.0

    def segment(index: int) -> cv.Shape:
        colour = p.outline if not rounds else (p.accent if index < round_ else p.track_empty)
        return cv.Arc(
            edge,
            edge,
            size - 2 * edge,
            size - 2 * edge,
            start_angle=-math.pi / 2 + index * arc + gap / 2,
            sweep_angle=arc - gap,
            paint=ft.Paint(
                color=colour,
                stroke_width=stroke,
                style=ft.PaintingStyle.STROKE,
                stroke_cap=ft.StrokeCap.ROUND,
            ),
        )

    return [segment(index) for index in range(segments)]


def _glass(style: Style, size: float) -> list[cv.Shape]:
    """Return the reflections of the lamp on the glass."""
    inset = size * 0.115
    return [
        cv.Arc(
            inset,
            inset,
            size - 2 * inset,
            size - 2 * inset,
            start_angle=math.pi * 1.05,
            sweep_angle=math.pi * 0.22,
            paint=ft.Paint(
                color=veil(style.palette.text, 0.22),
                stroke_width=size * 0.022,
                style=ft.PaintingStyle.STROKE,
                stroke_cap=ft.StrokeCap.ROUND,
            ),
        )
    ]


def _colony(
    style: Style,
    size: float,
    colony: Colony,
    place: tuple[float, float, float],
    piece: Piece,
    *,
    moves: int,
) -> ft.Control:
    x, y, width = place
    colour = style.palette.players[colony.colour]
    halo = size * width * 1.75
    grown = colony.grown
    if colony.fills:
        x, y, whole = PLACES[1][0]
        grown *= whole * 1.2 / width
    motion = style.motion(moves, ft.AnimationCurve.EASE_OUT_BACK) if moves else None
    return ft.Container(
        piece(colony.shape, colour, size * width),
        left=size * x - halo / 2,
        top=size * y - halo / 2,
        width=halo,
        height=halo,
        alignment=ft.Alignment.CENTER,
        border_radius=RADIUS_ROUND,
        gradient=ft.RadialGradient(colors=[veil(colour, 0.34), veil(colour, 0.0)], stops=[0.1, 1.0]),
        scale=grown if moves else None,
        animate_scale=motion,
        animate_position=motion,
    )


def _speck(colour: str, size: float, x: float, y: float) -> ft.Control:
    """Draw the stray spore of an empty dish."""
    width = size * 0.045
    return ft.Container(
        left=size * x,
        top=size * y,
        width=width,
        height=width,
        border_radius=RADIUS_ROUND,
        bgcolor=veil(colour, 0.75),
    )
