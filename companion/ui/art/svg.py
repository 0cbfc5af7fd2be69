"""The pen for all drawings: one line width on a grid of 24 units, one colour, round ends."""

GRID = 24
"""Width and height of every drawing in its own units."""

LINE = 2.0
"""Width of the line at 24 logical pixels, in units of the grid."""

TINT = 0.12
"""The opacity of a tinted area."""

INK = "ink"
"""The placeholder for the colour in drawings."""


def line(path: str) -> str:
    """Return an open or closed stroke along SVG path data."""
    return f'<path d="{path}"/>'


def solid(path: str) -> str:
    """Return a filled shape with SVG path data as its edge; the even-odd rule decides where it has holes."""
    return f'<path d="{path}" fill="{INK}" fill-rule="evenodd" stroke="none"/>'


def tinted(path: str) -> str:
    """Return a lightly coloured shape without an edge; its outline is drawn separately."""
    return f'<path d="{path}" fill="{INK}" fill-opacity="{TINT:g}" stroke="none"/>'


def soft(path: str) -> str:
    """Return a filled shape with an outline, whose corners are as round as the ends of lines."""
    return f'<path d="{path}" fill="{INK}"/>'


def ring(x: float, y: float, radius: float) -> str:
    """Return a circle as a line."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'


def dot(x: float, y: float, radius: float) -> str:
    """Return a filled circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{INK}" stroke="none"/>'


def box(x: float, y: float, width: float, height: float, corner: float) -> str:
    """Return a rectangle with round corners as a line."""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{corner:g}"/>'


def optical_line(size: float) -> float:
    """Return the line width for a drawing shown at `size` logical pixels, in units of the grid.

    It grows with the square root of the size, so a large drawing is neither a wire nor a slab: 2 px at 24,
    2.6 px at 40, 4.6 px at 128.
    """
    return round(LINE * (GRID / size) ** 0.5, 2)


def frame(drawing: str, colour: str, stroke: float | None = None) -> str:
    """Wrap a drawing in an SVG document whose lines are `stroke` units wide (2 by default)."""
    width = LINE if stroke is None else stroke
    inked = drawing.replace(f'"{INK}"', f'"{colour}"')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {GRID} {GRID}" fill="none" stroke="{colour}" '
        f'stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round">'
        f"{inked}</svg>"
    )
