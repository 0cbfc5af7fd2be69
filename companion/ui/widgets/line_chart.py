"""A line chart: its lines differ by colour and by the drawings at their ends."""

from collections.abc import Sequence
from itertools import count
from math import ceil
from typing import NamedTuple

import flet as ft
import flet.canvas as cv

from companion.ui.art import Glyph, art, species
from companion.ui.core.style import Style
from companion.ui.theme.letters import width_of
from companion.ui.theme.measure import GAP, GAP_SMALL
from companion.ui.theme.typography import CAPTION
from companion.ui.widgets.dish import Piece
from companion.ui.widgets.press import labelled

LEFT = 30.0
"""Minimum width of the numbers before the lines."""
TOP = 12.0
MARK = 22.0
ASIDE = 2.5
MOST_GROWN = 1.5
"""Maximum factor by which the text of the axes grows with the player's text size."""


class Series(NamedTuple):
    """One line, usually of a player's values."""

    name: str
    colour: str
    shape: int
    values: tuple[float, ...]
    glyph: Glyph | None = None
    """The drawing at the line's end, if the line does not belong to a player."""
    piece: Piece = species
    """Draws the player's piece at the line's end."""

    @property
    def mark(self) -> ft.Control:
        """The drawing at the line's end."""
        if self.glyph is not None:
            return art(self.glyph, self.colour, MARK)
        return self.piece(self.shape, self.colour, MARK)


def line_chart(
    style: Style,
    series: Sequence[Series],
    columns: Sequence[str],
    *,
    width: float,
    height: float = 220,
    label: str,
    limit: float | None = None,
) -> ft.Control:
    """Draw lines over columns; the last point of each line carries its player's drawing.

    Args:
        series: The lines, each with as many values as there are columns.
        width: Width of the whole chart, in logical pixels.
        limit: A value to mark with a line in the colour of danger.
    """
    p = style.palette
    values = [value for each in series for value in each.values] + ([limit] if limit is not None else [])
    low, high = min([0.0, *values]), max([1.0, *values])
    span = high - low
    quiet = CAPTION.style(p.quiet)
    size = quiet.size = CAPTION.size * min(style.scale, MOST_GROWN)
    said = {tick: style.words.number(tick) for tick in ticks(low, high)}
    left = max(LEFT, max(map(width_of, said.values())) * size + GAP_SMALL)
    below = size * CAPTION.height + GAP

    def x(column: int) -> float:
        return left + (width - left - MARK) * (column / max(1, len(columns) - 1))

    def y(value: float) -> float:
        return TOP + (height - TOP - below) * (1 - (value - low) / span)

    shapes: list[cv.Shape] = []
    hair = ft.Paint(color=p.hairline, stroke_width=1)
    for tick, number in said.items():
        shapes.append(cv.Line(left, y(tick), width, y(tick), paint=hair))
        shapes.append(cv.Text(0, y(tick) - size * CAPTION.height / 2, number, style=quiet))
    if limit is not None:
        danger = ft.Paint(color=p.danger, stroke_width=1.5, stroke_dash_pattern=[4, 4])
        shapes.append(cv.Line(left, y(limit), width, y(limit), paint=danger))
    widest = max(map(width_of, columns), default=0) * size + GAP_SMALL
    every = max(1, ceil(widest * max(1, len(columns) - 1) / (width - left - MARK)))
    for index, column in enumerate(columns):
        if index % every == 0:
            middle = x(index) - width_of(column) * size / 2
            shapes.append(cv.Text(middle, height - size * CAPTION.height, column, style=quiet))
    ends: list[float] = []
    for order, each in enumerate(series):
        pen = ft.Paint(
            color=each.colour,
            stroke_width=3,
            style=ft.PaintingStyle.STROKE,
            stroke_cap=ft.StrokeCap.ROUND,
            stroke_join=ft.StrokeJoin.ROUND,
        )
        beside = (order - (len(series) - 1) / 2) * ASIDE  # Shift the lines so that equal values stay visible.
        points = [(x(index), y(value) + beside) for index, value in enumerate(each.values)]
        if len(points) > 1:
            path: list[cv.Path.PathElement] = [cv.Path.MoveTo(*points[0])]
            path += [cv.Path.LineTo(*point) for point in points[1:]]
            shapes.append(cv.Path(path, paint=pen))
        dot = ft.Paint(color=each.colour)
        shapes += [cv.Circle(px, py, 4, paint=dot) for px, py in points]
        ends.append(points[-1][1])
    marks = [
        ft.Container(each.mark, left=width - MARK + 6, top=at - MARK / 2)
        for each, at in zip(series, spread(ends, MARK, MARK / 2, height - below + MARK / 2), strict=True)
    ]
    return labelled(
        ft.Stack([cv.Canvas(shapes, width=width, height=height), *marks], width=width + MARK, height=height),
        label,
    )


def spread(places: Sequence[float], apart: float, low: float, high: float) -> list[float]:
    """Move the positions as little as needed to be `apart` from each other between `low` and `high`."""
    order = sorted(range(len(places)), key=places.__getitem__)
    moved = list(places)
    floor = low
    for index in order:
        moved[index] = max(moved[index], floor)
        floor = moved[index] + apart
    ceiling = high
    for index in reversed(order):
        moved[index] = min(moved[index], ceiling)
        ceiling = moved[index] - apart
    return moved


def ticks(low: float, high: float) -> list[int]:
    """Return two to six round whole numbers from low to high, which are at least 1 apart."""
    steps = (digit * 10**zeros for zeros in count() for digit in (1, 2, 5))
    step = next(step for step in steps if (high - low) / step <= 5)
    first = -int(-low // step) if low < 0 else 0
    return [tick for tick in range(first * step, int(high) + 1, step) if tick >= low]
