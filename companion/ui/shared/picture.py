"""The end of a game as a picture to share: a drawing and its texts, the same on every screen."""

import json
import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Final, Literal, NamedTuple

from companion.ui import kit
from companion.ui.game.ending import (
    QUIET,
    QUIET_HEIGHT,
    BarScale,
    Course,
    Ending,
    Standing,
    bar_pieces,
    total_of,
)
from companion.ui.theme.letters import width_of
from companion.ui.widgets.dish import PLACES
from companion.ui.widgets.line_chart import ticks

WIDTH: Final = 1080
HEIGHT: Final = 1350
MARGIN: Final = 72

DISH: Final = 352.0
"""Width of the dish."""
TOP: Final = 356.0
"""The vertical position at which the dish and the chart begin."""
CHART: Final = (520.0, 1008.0, 412.0, 660.0)
"""The left, right, top and bottom edges of the chart's lines."""
SHAPE: Final = 44.0
"""Width of a player's shape at the end of the line."""
ROWS: Final = (744.0, 1284.0)
"""The top and bottom of the players' rows."""
TALLEST_ROW: Final = 135.0
SMALL_TURN: Final = 26
"""The smallest text size at which the turning point stays on one line."""
EATEN: Final = 0.3
"""Height of the line for points that were lost again, as a share of the bar's height."""

BAR: Final = 620
"""Width of the longest bar."""

Svg = Callable[[int, str, float], str]
"""Draws a shape of the game as a complete SVG document, given its number, colour and width."""


@dataclass(frozen=True)
class PictureText:
    """A text on the picture."""

    x: float
    y: float
    """The vertical position of the text's baseline."""

    said: str
    size: int
    weight: Literal[400, 600, 700, 800]
    colour: str
    align: Literal["left", "center", "right"] = "left"
    room: float = float(WIDTH - 2 * MARGIN)
    """Wider texts are compressed to this width."""


@dataclass(frozen=True)
class Picture:
    """A picture of `WIDTH` by `HEIGHT` pixels."""

    drawing: str
    """Everything except the texts: an SVG document."""

    texts: tuple[PictureText, ...]

    def described(self, name: str, failed: str) -> str:
        """Encode the picture as one line of JSON for the web page around the app, which paints it.

        Args:
            failed: The message that the web page shows on failure.
        """
        shown = {"name": name, "failed": failed, "width": WIDTH, "height": HEIGHT, **asdict(self)}
        return json.dumps(shown, ensure_ascii=False, separators=(",", ":"))


def picture(
    palette: kit.Palette,
    ending: Ending,
    svg: Svg,
    *,
    title: str,
    day: str,
    verdict: str,
    note: str,
    place: str = "",
    number: Callable[[int], str] = str,
) -> Picture:
    """Return the picture of a finished game.

    Args:
        number: Formats a number.
        title: The game's name.
        day: The day.
        place: The place of the game; empty if unknown.
        note: The duration, and the cause of the end.
    """
    p = palette
    shapes = [_box(0, 0, WIDTH, HEIGHT, p.ground), _dish(p, ending, svg)]
    top = 78 if place else 112
    texts = [
        PictureText(MARGIN, top, title, 36, 600, p.accent),
        PictureText(WIDTH - MARGIN, top, day, 36, 400, p.quiet, "right", 460),
        PictureText(MARGIN, 206, verdict, _fitting(verdict, 76, WIDTH - 2 * MARGIN), 800, p.text),
        PictureText(MARGIN, 262, note, 36, 400, p.quiet),
    ]
    if place:
        texts.append(PictureText(WIDTH - MARGIN, top + 42, place, 32, 400, p.quiet, "right"))
    if ending.turn:
        texts += _turn(p, ending.turn)
        shapes.append(_box(MARGIN, 284, 8, 50, _turned(p, ending), 4))
    if ending.course is not None:
        drawn, said = _course(p, ending.course, ending.standings, svg, number)
        shapes += drawn
        texts += said
    drawn, said = _rows(p, ending, svg, number)
    return Picture(_document([*shapes, *drawn]), (*texts, *said))


def _fitting(said: str, size: int, room: float, least: int = 1) -> int:
    """Return the size at which a text fits into `room`, but at least `least`; a longer text is compressed."""
    return max(least, min(size, int(room / max(1.0, width_of(said)))))


def _turn(p: kit.Palette, said: str) -> list[PictureText]:
    """Return the turning point, on one line or, if long, on two smaller ones."""
    x, room = MARGIN + 24, float(WIDTH - 2 * MARGIN - 24)
    size = _fitting(said, 38, room)
    if size >= SMALL_TURN:
        return [PictureText(x, 322, said, size, 600, p.text, "left", room)]
    blanks = [at for at, letter in enumerate(said) if letter == " "] or [len(said)]
    middle = min(blanks, key=lambda at: abs(width_of(said[:at]) - width_of(said[at:])))
    lines = [line for line in (said[:middle], said[middle:].strip()) if line]
    size = min(_fitting(line, SMALL_TURN, room, 24) for line in lines)
    return [
        PictureText(x, 304 + 34 * order, line, size, 600, p.text, "left", room)
        for order, line in enumerate(lines)
    ]


def _turned(p: kit.Palette, ending: Ending) -> str:
    """Return the colour beside the turning point: that of the only winner, or else the accent colour."""
    return p.players[ending.winners[0].colour] if len(ending.winners) == 1 else p.accent


def _document(shapes: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}">{"".join(shapes)}</svg>'
    )


def _box(x: float, y: float, width: float, height: float, colour: str, corner: float = 0) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{corner:g}" fill="{colour}"/>'
    )


def _circle(x: float, y: float, radius: float, paint: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" {paint}/>'


def _placed(drawing: str, x: float, y: float, size: float) -> str:
    """Place a whole SVG document inside another, centred at x and y."""
    place = f'<svg x="{x - size / 2:g}" y="{y - size / 2:g}" width="{size:g}" height="{size:g}" '
    return drawing.replace("<svg ", place, 1)


def _dish(p: kit.Palette, ending: Ending, svg: Svg) -> str:
    """Return the dish, filled by the winner's colony; several winners share it."""
    middle_x, middle_y, radius = MARGIN + DISH / 2, TOP + DISH / 2, DISH / 2
    lit = kit.mix(p.accent, p.raised, 0.86)
    parts = [
        '<defs><radialGradient id="agar" cx="0.38" cy="0.32" r="0.75">'
        f'<stop offset="0" stop-color="{lit}"/><stop offset="1" stop-color="{p.surface}"/>'
        "</radialGradient></defs>",
        _circle(middle_x, middle_y, radius * 0.97, f'fill="none" stroke="{p.accent}" stroke-width="12"'),
        _circle(
            middle_x, middle_y, radius * 0.85, f'fill="url(#agar)" stroke="{p.hairline}" stroke-width="2"'
        ),
    ]
    winners = ending.winners[: max(PLACES)]
    if not winners:
        parts.append(_circle(MARGIN + DISH * 0.64, TOP + DISH * 0.38, 9, f'fill="{p.accent}"'))
    for standing, (x, y, width) in zip(winners, PLACES.get(len(winners), ()), strict=True):
        colour = p.players[standing.colour]
        at, size = (MARGIN + DISH * x, TOP + DISH * y), DISH * width * (1.32 if len(winners) == 1 else 1)
        parts.append(_circle(*at, size * 0.6, f'fill="{colour}" fill-opacity="0.16"'))
        parts.append(_placed(svg(standing.shape, colour, size), *at, size))
    return "".join(parts)


def _course(
    p: kit.Palette, course: Course, standings: Sequence[Standing], svg: Svg, number: Callable[[int], str]
) -> tuple[list[str], list[PictureText]]:
    """Return the shapes and texts of the chart of points.

    It has one line for each player, in the colour of the player's row, with the player's shape at the end.
    """
    left, right, top, bottom = CHART
    values = [value for row in course.values for value in row]
    low = min([0.0, *values])
    high = max([low + 1, *values])

    def x(column: int) -> float:
        return left + 48 + (right - left - 60 - SHAPE) * column / max(1, len(course.columns) - 1)

    def y(value: float) -> float:
        return top + (bottom - top) * (1 - (value - low) / (high - low))

    shapes: list[str] = []
    ends: list[tuple[float, Standing]] = []
    texts = [PictureText(left, top - 28, course.title, 32, 600, p.quiet, "left", right - left)]
    for tick in ticks(low, high):
        line = f'y1="{y(tick):.1f}" x2="{right:g}" y2="{y(tick):.1f}" stroke="{p.hairline}" stroke-width="2"'
        shapes.append(f'<line x1="{left + 44:g}" {line}/>')
        texts.append(PictureText(left + 32, y(tick) + 10, number(tick), 28, 400, p.quiet, "right", 60))
    every = math.ceil(len(course.columns) / 8)
    texts += [
        PictureText(x(at), bottom + 40, column, 28, 400, p.quiet, "center", 60)
        for at, column in enumerate(course.columns)
        if at % every == 0
    ]
    for order, standing in enumerate(reversed(standings)):  # Draw the winner's line above the others.
        points = [
            (x(at), y(value) + _shift(course, standings, order, at))
            for at, value in enumerate(course.values[standing.seat])
        ]
        path = "L".join(f"{px:.1f} {py:.1f}" for px, py in points)
        pen = 'fill="none" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"'
        colour = p.players[standing.colour]
        shapes.append(f'<path d="M{path}" stroke="{colour}" {pen}/>')
        shapes += [_circle(px, py, 9, f'fill="{colour}"') for px, py in points]
        ends.append((points[-1][1], standing))
    ends.sort(key=lambda end: end[0])
    place = top - SHAPE
    rest = len(ends) * SHAPE
    # Place each shape near its line, below the previous shape, with room for the next ones.
    for end, standing in ends:
        place = min(max(end, place + SHAPE), bottom + SHAPE - rest)
        rest -= SHAPE
        colour = p.players[standing.colour]
        shapes.append(_placed(svg(standing.shape, colour, SHAPE), right - SHAPE / 2 + 8, place, SHAPE))
    return shapes, texts


def _shift(course: Course, standings: Sequence[Standing], order: int, column: int) -> float:
    """Return the vertical shift of a point that keeps equal values visible; 0 for a unique value."""
    values = [course.values[each.seat][column] for each in reversed(standings)]
    same = [at for at, value in enumerate(values) if value == values[order]]
    return (same.index(order) - (len(same) - 1) / 2) * 4


def _rows(
    p: kit.Palette, ending: Ending, svg: Svg, number: Callable[[int], str]
) -> tuple[list[str], list[PictureText]]:
    top, bottom = ROWS
    standings, scale = ending.standings, ending.bar_scale
    tall = min(TALLEST_ROW, (bottom - top) / max(1, len(standings)))
    lines = _lines(standings)
    shapes: list[str] = []
    texts: list[PictureText] = []
    for order, standing in enumerate(standings):
        y, size = top + order * tall, tall / TALLEST_ROW
        ink = p.passed if standing.out else p.text
        colour = (p.quiet_players if standing.out else p.players)[standing.colour]
        if standing.wins:
            shapes.append(_box(MARGIN - 28, y + 4, WIDTH - 2 * MARGIN + 56, tall - 8, p.raised, 24))
            shapes.append(_box(MARGIN - 28, y + 24, 8, tall - 48, colour, 4))
        shapes.append(_placed(svg(standing.shape, colour, 72 * size), MARGIN + 40, y + tall / 2, 72 * size))
        below = _note(standing)
        left = MARGIN + 112
        name, told = round(44 * size), round(29 * size)
        name = _fitting(standing.name, name, 620, round(name * 0.6))
        room = 690 if standing.total is not None else WIDTH - MARGIN - left
        told = _fitting(below, told, room, round(told * 0.8))
        texts += [
            PictureText(left, y + lines.name * size, standing.name, name, 700, ink, "left", 620),
            PictureText(left, y + lines.note * size, below, told, 400, p.quiet, "left", room),
        ]
        if standing.total is not None:
            points = number(standing.total)
            texts.append(
                PictureText(WIDTH - MARGIN, y + 94 * size, points, round(84 * size), 800, ink, "right", 170)
            )
        shapes += _bar(p, standing, scale, left, y + lines.bar * size, 20 * size)
    return shapes, texts


class Lines(NamedTuple):
    """The vertical positions in a row of `TALLEST_ROW`: two baselines and the top of the bar."""

    name: float
    bar: float = 0.0
    note: float = 0.0


def _lines(standings: Sequence[Standing]) -> Lines:
    """Return the positions in all rows, centred; a line that no player has takes no room."""
    barred = any(each.bar for each in standings)
    noted = any(map(_note, standings))
    if barred and noted:
        return Lines(name=50, bar=64, note=118)
    if barred:
        return Lines(name=66, bar=80)
    return Lines(name=60, note=104) if noted else Lines(name=83)


def _note(standing: Standing) -> str:
    """Return the line below a player's bar: what became of the player, and the parts of the score."""
    return kit.dotted((standing.became, standing.sum))


def _bar(p: kit.Palette, standing: Standing, scale: BarScale, x: float, y: float, tall: float) -> list[str]:
    """Return the bar of the score, from zero outwards and as long as the total; see `score_bar`."""
    shapes: list[str] = []
    tints, unit = p.tints(standing.colour), BAR / (scale.high - scale.low)
    total, at = total_of(standing.bar), x + BAR * scale.zero
    quiet = scale.counts_against(total)
    if scale.low:
        shapes.append(_box(at - 2, y - 4, 3, tall + 8, p.quiet))
    for piece in bar_pieces(standing.bar):
        wide = piece.points * unit
        high = tall * (EATEN if piece.eaten else QUIET_HEIGHT if quiet else 1)
        fill = standing.bar[piece.part].fill or tints[min(piece.part, len(tints) - 1)]
        fill = kit.mix(fill, p.ground, QUIET) if quiet else fill
        start = at if total >= 0 else at - wide + 2
        shapes.append(_box(start, y + (tall - high) / 2, max(2.0, wide - 4), high, fill, min(6, high / 2)))
        at += wide if total >= 0 else -wide
    return shapes
