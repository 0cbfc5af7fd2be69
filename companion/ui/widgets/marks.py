"""Numbers as marks: living cells for fate, a track for irradiation, a ring for the clock."""

import math
from collections.abc import Sequence
from functools import partial
from typing import Final

import flet as ft
import flet.canvas as cv

from companion.ui.core.component import Cache
from companion.ui.core.session import shared
from companion.ui.core.style import Style
from companion.ui.theme import veil
from companion.ui.theme.letters import width_of
from companion.ui.theme.measure import GAP, GAP_SMALL, LARGE_TEXT, QUICK, RADIUS_MARK
from companion.ui.theme.typography import FIGURE, LABEL_STRONG, NAME
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.press import labelled

MARKS_HEIGHT = 24
"""The height of the marks below a name in normal text, reserved even if there are none."""

CHIP_SIDE: Final = 10
"""Width at each side of a chip's words."""

BESIDE_LARGE: Final = 220
"""Width of the parts around a name in large text: the margins, the drawing, the score."""


NEW: Final = 0.35
"""Opacity of a mark for irradiation that is not applied yet."""

FATE_GAP = GAP_SMALL + 1
"""Width between fate points."""


def named_with_marks(
    style: Style, name: str, ink: str, marks: Sequence[ft.Control], *, below: bool = False
) -> ft.Control:
    """Draw a player's name with marks after it; large text puts the marks below the whole name.

    Args:
        below: Whether the marks are below the name in normal text too, because the name needs the width.
    """
    if style.scale > LARGE_TEXT:
        under = [wrapped(marks, GAP, GAP_SMALL)] if marks else []
        room = max(1.0, style.width - BESIDE_LARGE)
        return column([style.text(name, NAME, ink, lines=2, room=room), *under], GAP_SMALL)
    if below:
        row = ft.Row([*marks], spacing=GAP, height=MARKS_HEIGHT * style.scale)
        return column([style.text(name, NAME, ink, lines=1), row])
    said = ft.Container(style.text(name, NAME, ink, lines=1), expand=True, expand_loose=True)
    return ft.Row([said, *marks], spacing=GAP)


def fate_cells(
    style: Style, fate: int, most: int, colour: str, *, size: float = 20, cache: Cache | None = None
) -> ft.Control:
    """Draw fate points as living cells; a spent point shrinks to an empty ring. At most eight are drawn."""
    cache = cache or Cache()
    cells: list[ft.Control] = []
    for index in range(min(most, 8)):
        alive = index < fate
        make = partial(_cell, style, colour, size, alive=alive)
        cells.append(cache(f"cell {index}", (style, alive, colour, size), make))
    return ft.Row(cells, spacing=FATE_GAP, tight=True)


def _cell(style: Style, colour: str, size: float, *, alive: bool) -> ft.Control:
    p = style.palette
    glint = ft.Container(
        width=size * 0.26, height=size * 0.26, border_radius=size, bgcolor=veil(p.glint, 0.6)
    )
    cell = ft.Container(
        glint,
        bgcolor=colour,
        border_radius=size / 2,
        alignment=shared(ft.Alignment, -0.45, -0.5),
        scale=1.0 if alive else 0.0,
        opacity=1.0 if alive else 0.0,
        animate_scale=style.motion(QUICK),
        animate_opacity=style.motion(QUICK),
    )
    return ft.Container(
        cell,
        width=size,
        height=size,
        border_radius=size / 2,
        bgcolor=colour if alive else None,
        border=shared(ft.Border.all, 2, colour if alive else p.outline),
        animate=style.motion(QUICK),
    )


def irradiation_track(
    style: Style,
    irradiation: int,
    limit: int,
    *,
    width: float = 9,
    height: float = 20,
    cache: Cache | None = None,
    dose: int = 0,
) -> ft.Control:
    """Draw irradiation as marks up to the limit, at most twelve; the last two are the danger zone.

    Args:
        dose: The part of the irradiation that is not applied yet; it is drawn with an edge.
    """
    cache = cache or Cache()
    shown = min(limit, 12)
    marks: list[ft.Control] = []
    for index in range(shown):
        danger, lit = index >= shown - 2, index < irradiation
        new = irradiation - dose <= index < irradiation
        make = partial(_mark, style, width, height, danger=danger, lit=lit, new=new)
        marks.append(cache(f"mark {index}", (style, danger, lit, new, width, height), make))
    return ft.Row(marks, spacing=3, tight=True)


def _mark(
    style: Style, width: float, height: float, *, danger: bool, lit: bool, new: bool = False
) -> ft.Control:
    p = style.palette
    colour = p.danger if danger else p.radiation_fill
    if new:
        return ft.Container(
            width=width,
            height=height,
            border_radius=RADIUS_MARK - 1,
            bgcolor=veil(colour, NEW),
            border=shared(ft.Border.all, 2, colour),
            animate=style.motion(QUICK),
        )
    return ft.Container(
        width=width,
        height=height,
        border_radius=RADIUS_MARK - 1,
        bgcolor=colour if lit else (None if danger else p.track_empty),
        border=shared(ft.Border.all, 1, p.track_danger) if danger and not lit else None,
        animate=style.motion(QUICK),
    )


def clock_ring(
    style: Style, round_: int, rounds: int, *, size: float = 84, label: str = "", danger: bool = False
) -> ft.Control:
    """Draw the clock as a ring around the round's number, with one segment per round, lit once begun.

    Args:
        danger: Whether the clock has the colour of danger, because little time is left.
    """
    p = style.palette
    ink = p.danger if danger else p.accent
    stroke = 7.0
    gap = 0.16 if rounds > 1 else 0.0
    arc = 2 * math.pi / max(1, rounds)
    shapes: list[cv.Shape] = []
    for index in range(rounds):
        lit = index < round_
        shapes.append(
            cv.Arc(
                stroke / 2,
                stroke / 2,
                size - stroke,
                size - stroke,
                start_angle=-math.pi / 2 + index * arc + gap / 2,
                sweep_angle=arc - gap,
                paint=ft.Paint(
                    color=ink if lit else p.track_empty,
                    stroke_width=stroke,
                    style=ft.PaintingStyle.STROKE,
                    stroke_cap=ft.StrokeCap.ROUND,
                ),
            )
        )
    number = FIGURE.style(p.danger if danger else p.text)
    number.size = size * 0.46
    return labelled(
        ft.Stack(
            [
                cv.Canvas(shapes, width=size, height=size),
                ft.Container(
                    ft.Text(str(round_), style=number), width=size, height=size, alignment=ft.Alignment.CENTER
                ),
            ],
            width=size,
            height=size,
        ),
        label,
    )


def chip(style: Style, words: str, fill: str, ink: str) -> ft.Control:
    """Draw a short word on a coloured background: the active player, the winner."""
    return ft.Container(
        style.text(words, LABEL_STRONG, ink, lines=1),
        bgcolor=fill,
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=CHIP_SIDE, vertical=2),
    )


def chip_width(style: Style, words: str) -> float:
    """Return the width of a chip in logical pixels, at most a tenth too large."""
    return width_of(words) * LABEL_STRONG.size_at(style.scale) + 2 * CHIP_SIDE
