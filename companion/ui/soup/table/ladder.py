"""The scoring ladder, with a marker for each player and the finish zone at its end."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

import flet as ft

from companion.rules.soup.data import TRACK
from companion.rules.soup.scoring import awaits_scoring, score_lines
from companion.rules.soup.state import State
from companion.ui import kit
from companion.ui.game.context import Panel
from companion.ui.game.part import part
from companion.ui.soup.context import Here
from companion.ui.soup.look import player_drawing

COLUMNS: Final = 5
"""The number of columns, of ten spaces each, into which the ladder is cut to fit on a screen."""
RUNGS: Final = TRACK // COLUMNS
RUNG: Final = 34
"""Height of a space."""
RUNG_ASIDE: Final = 28
"""Height of a space if the history is below the ladder."""
RAIL: Final = 3
MARKER: Final = 26
SHADOW: Final = 0.4
"""Opacity of a shadow, which shows where a marker would land if it were scored now."""
SHORTEST: Final = 14
"""Minimum number of spaces on the strip."""
STRIP_MARKER: Final = 20
STRIP_END: Final = 40
"""Width reserved at the end of the strip for a finish zone that begins after the strip's last space."""
TICK: Final = 5
"""Interval of the numbers on the strip, in spaces."""
STRIP_RAIL: Final = 22
"""Distance of the strip's rail from the top: markers are above it, shadows and numbers below."""


class Marker(NamedTuple):
    """The place of a player's marker."""

    name: str
    colour: int
    """The index of the player's colour, which decides the drawing."""

    hue: int
    """The index of the marker's ink in `Palette.players`."""

    place: int


def markers(state: State) -> tuple[Marker, ...]:
    """Return the markers that are already on the ladder."""
    return tuple(
        Marker(each.name, each.colour, state.hue(each.colour), each.place)
        for each in state.players
        if each.place
    )


def shadows(state: State) -> tuple[Marker, ...]:
    """Return the markers that a scoring would move now, on the spaces on which they would land."""
    if not awaits_scoring(state):
        return ()
    lands = {line.seat: line.end for line in score_lines(state)}
    return tuple(
        Marker(each.name, each.colour, state.hue(each.colour), lands[each.seat])
        for each in state.players
        if each.place and lands[each.seat] != each.place
    )


Markers: TypeAlias = tuple[Marker, ...]


def _ladder(here: Here) -> tuple[Markers, Markers, int]:
    """Return the markers, their shadows, and the first space of the finish zone."""
    state = here.state
    return markers(state), shadows(state), state.options.finish_zone


def said(style: kit.Style, shown: tuple[Marker, ...]) -> str:
    """Describe the ladder in a sentence, beginning with the leading player."""
    words = style.words
    ranked = sorted(shown, key=lambda each: -each.place)
    places = words.list([words("ladder-place", player=each.name, place=each.place) for each in ranked])
    return words("ladder-said", places=places) if shown else words("ladder-empty")


@part(_ladder)
def Ladder(here: Here, shown: tuple[Markers, Markers, int]) -> ft.Control:
    """Draw the ladder as wide as its container."""
    style, (stand, cast, zone) = here.style, shown
    pieces = [_piece(style, stand, cast, zone, index) for index in range(COLUMNS)]
    drawn = ft.Row(pieces, spacing=kit.GAP, vertical_alignment=ft.CrossAxisAlignment.END)
    return kit.labelled(drawn, said(style, stand))


def ladder_section(here: Here) -> ft.Control:
    """Draw the ladder with its title, as a part of the table."""
    title = here.style.text(here.words("term-ladder"), kit.LABEL, here.palette.quiet, heading=True)
    return ft.Container(
        kit.column([title, Ladder(here)], kit.GAP, stretch=True),
        padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.MARGIN),
    )


@part(lambda here: here.context.ui.stage(here.state) not in ("table", "over"))
def LadderBeside(here: Here, staged: bool) -> ft.Control:
    """Draw the ladder below the players on a wide page on which a stage fills the ladder's usual place."""
    shown = staged and here.style.beside and not here.style.aside
    return ladder_section(here) if shown else ft.Container()


@kit.component
def LadderSheet(here: Here, panel: Panel) -> ft.Control:
    """Draw the ladder on a sheet of its own."""
    note = here.words("ladder-zone", first=here.state.options.finish_zone, last=TRACK)
    return kit.sheet(here.style, here.words("term-ladder"), [Ladder(here)], here.context.close, note=note)


def _piece(
    style: kit.Style, shown: tuple[Marker, ...], cast: tuple[Marker, ...], zone: int, index: int
) -> ft.Control:
    """Draw a column of ten spaces, the lowest at the bottom."""
    first = index * RUNGS + 1
    rungs = [_rung(style, shown, cast, zone, space) for space in range(first + RUNGS - 1, first - 1, -1)]
    return ft.Container(kit.column(rungs, stretch=True), expand=True)


def _rung(
    style: kit.Style, shown: tuple[Marker, ...], cast: tuple[Marker, ...], zone: int, space: int
) -> ft.Control:
    """Draw a space: its rung, its number, its players, and the shadows of players who would land there.

    Markers beyond the end are on the last space.
    """
    p = style.palette
    here = [each for each in shown if min(each.place, TRACK) == space]
    parts: list[ft.Control] = [
        ft.Container(player_drawing(each.colour, p.players[each.hue], MARKER), animate=style.motion(kit.SLOW))
        for each in here
    ]
    parts += [_shadow(style, each, MARKER) for each in cast if min(each.place, TRACK) == space]
    if not parts:
        number = kit.CAPTION.style(p.quiet)
        parts.append(ft.Text(str(space), style=number))
    return ft.Container(
        ft.Row(parts, spacing=0, alignment=ft.MainAxisAlignment.CENTER),
        height=RUNG_ASIDE if style.aside else RUNG,
        bgcolor=kit.mix(p.accent, p.ground, 0.82) if space >= zone else None,
        border=ft.Border.only(
            bottom=ft.BorderSide(kit.HAIR, p.outline),
            left=ft.BorderSide(RAIL, p.accent if space >= zone else p.outline),
            right=ft.BorderSide(RAIL, p.accent if space >= zone else p.outline),
        ),
        alignment=ft.Alignment.CENTER,
    )


def _shadow(style: kit.Style, marker: Marker, size: float) -> ft.Control:
    drawn = player_drawing(marker.colour, style.palette.players[marker.hue], size)
    return ft.Container(drawn, opacity=SHADOW)


def strip_fits(style: kit.Style) -> bool:
    """Return whether the text is small enough for a strip, and the whole ladder is not beside the players."""
    return (style.low or not style.beside) and style.scale <= kit.LARGE_TEXT


class Strip(NamedTuple):
    """The spaces of the strip, and their positions in logical pixels."""

    low: int
    high: int
    """The last space with a position of its own; the finish zone may begin after it."""
    zone: int
    """The first space of the finish zone."""
    wide: float
    """Width from the first space to the last."""

    def at(self, space: int) -> float:
        """Return a space's distance from the left edge."""
        return (min(space, self.high) - self.low) / (self.high - self.low) * (self.wide - STRIP_MARKER)


def strip_of(places: Sequence[int], zone: int, wide: float) -> Strip:
    """Return the strip for markers on these spaces, with room at its end for a finish zone beyond it."""
    low = max(1, min(places, default=1) - 1)
    high = max(low + SHORTEST, min(TRACK, max(places, default=1) + 1))
    return Strip(low, high, zone, wide if zone <= high else wide - STRIP_END)


def ticks(strip: Strip, taken: Iterable[int]) -> tuple[int, ...]:
    """Return the spaces that have a number on the strip: every fifth space, and the finish zone's first.

    Args:
        taken: The spaces of shadows and markers on the same line; numbers that would overlap are left out.
    """
    others = [strip.at(space) for space in taken]

    def free(space: int) -> bool:
        return all(abs(strip.at(space) - other) >= STRIP_MARKER for other in others)

    found = [space for space in range(strip.low, strip.high + 1) if free(space)]
    near = [space for space in found if not space % TICK and (space >= strip.zone or space + 2 < strip.zone)]
    zone = [strip.zone] if strip.zone in found else []
    return tuple(sorted({*near, *zone} or {*found[:1], *found[-1:]}))


@part(_ladder)
def LadderStrip(here: Here, shown: tuple[Markers, Markers, int]) -> ft.Control:
    """Draw the ladder as a strip: markers, below them shadows and numbers, and the finish zone at the end.

    A press opens the whole ladder. On a low page markers, shadows and numbers are on one line, and the strip
    is too flat to be pressed.
    """
    style, p, flat, (stand, cast, zone) = here.style, here.palette, here.style.low, shown
    rail_at, below_at = (STRIP_MARKER // 2, 0) if flat else (STRIP_RAIL, STRIP_RAIL + 4)
    wide = style.width + style.actions_beside - 2 * kit.MARGIN
    strip = strip_of([each.place for each in (*stand, *cast)], zone, wide)

    def stands(each: Marker, drawn: ft.Control, top: int) -> ft.Control:
        motion = style.motion(kit.SLOW)
        return ft.Container(drawn, left=strip.at(each.place), top=top, animate_position=motion)

    def number(space: int, left: float) -> ft.Control:
        ink = p.accent if space == zone else p.quiet
        said = style.text(str(space), kit.CAPTION, ink, align=ft.TextAlign.CENTER, lines=1)
        fill = p.ground if flat else None
        return ft.Container(said, left=left, top=below_at, width=STRIP_MARKER, bgcolor=fill)

    zone_at = strip.at(zone) if zone <= strip.high else wide - STRIP_MARKER
    rail = strip.wide if zone <= strip.high else strip.wide - kit.GAP_WIDE
    parts: list[ft.Control] = [
        ft.Container(bgcolor=p.outline, left=0, top=rail_at, width=rail, height=2),
        ft.Container(bgcolor=p.accent, left=zone_at, top=rail_at - 1, right=0, height=4),
    ]
    taken = [each.place for each in (*cast, *(stand if flat else ()))]
    parts += [number(space, strip.at(space)) for space in ticks(strip, taken)]
    if zone > strip.high:
        parts.append(number(zone, zone_at))
    parts += [stands(each, _shadow(style, each, STRIP_MARKER), below_at) for each in cast]
    parts += [
        stands(each, player_drawing(each.colour, p.players[each.hue], STRIP_MARKER), 0) for each in stand
    ]
    drawn = ft.Stack(parts, width=wide, height=below_at + STRIP_MARKER)
    said, inset = _strip_words(style, stand, cast), ft.Padding.symmetric(horizontal=kit.MARGIN, vertical=2)
    if flat:
        lies = ft.Container(drawn, padding=inset)
        return kit.labelled(lies, said)
    return kit.row_button(
        style, drawn, lambda: here.context.show(Panel("ladder")), label=said, radius=0, padding=inset
    )


def _strip_words(style: kit.Style, shown: tuple[Marker, ...], cast: tuple[Marker, ...]) -> str:
    """Describe the strip: each player's space and, if a scoring is to come, the space after it."""
    if not cast:
        return said(style, shown)
    words, lands = style.words, {each.name: each.place for each in cast}
    ranked = sorted(shown, key=lambda each: -each.place)
    told = [
        words("ladder-lands", player=each.name, place=each.place, then=lands.get(each.name, each.place))
        for each in ranked
    ]
    return words("ladder-said", places=words.list(told))
