"""The end of a game for spectators: the counting of the scores, then the winner and the story."""

from dataclasses import replace
from typing import Any, NamedTuple

import flet as ft

from companion.party.presence import Presence
from companion.ui import kit
from companion.ui.game.ending import Course, Ending
from companion.ui.game.here import AnyHere
from companion.ui.game.part import part
from companion.ui.shared.end import circumstances, verdict_of
from companion.ui.shared.finale import counted_dish, counted_rows, use_counting, use_first_look
from companion.ui.shared.score_row import ScoreRow
from companion.ui.shared.watching.context import watched_by
from companion.ui.widgets.dish import Colony, dish
from companion.ui.widgets.line_chart import Series, line_chart

COUNTING_DISH = 280.0
"""Maximum width of the dish while the scores are counted."""

RESULT_DISH, UPRIGHT_DISH = 120.0, 72.0
"""Width of the result's dish: beside the verdict, and above it on a portrait page."""

SMALLEST_DISH = 72.0
"""Minimum width of the dish while the scores are counted."""

ROW = 92
"""Height of a score, in logical pixels."""

VERDICT = 110
"""Height of the parts between dish and scores while the scores are counted, including margins."""

LEAST_CHART, LARGEST_CHART = 130, 260
"""Minimum and maximum height of the chart with its title; if the minimum does not fit, omit the chart."""

END = 24
"""Width kept free at the end of a chart for the players' drawings."""


class FinaleHeights(NamedTuple):
    """Heights measured on the screen, in logical pixels; 0 until measured."""

    told: int = 0
    """The height of the parts above the story."""
    story: int = 0


class Fitting(NamedTuple):
    """The parts that fit on a page."""

    story: bool
    chart: int
    """Height of the chart with its title; 0 if there is no room for a chart."""

    @classmethod
    def of(cls, height: float, heights: FinaleHeights) -> "Fitting":
        """Return the parts that fit on a page of this height; the story has priority over the chart."""
        left = height - 2 * kit.PADDING - heights.told
        story = heights.story + kit.GAP_WIDE <= left
        left -= kit.GAP_WIDE + (heights.story + kit.GAP_WIDE if story else 0)
        chart = round(min(left, LARGEST_CHART)) if heights.told else 0
        return cls(story, chart if chart >= LEAST_CHART else 0)


def _end(here: AnyHere, lies: bool, height: float) -> tuple[Any, Presence, bool]:
    """Return the state, the devices at the table, and whether the game is over."""
    return here.state, here.context.presence, watched_by(here).is_over


@part(_end)
def WatchedEnd(here: AnyHere, shown: tuple[Any, Presence, bool], lies: bool, height: float) -> ft.Control:
    """Draw the end, as large as the page; on a device that watched the game, count the scores first."""
    counting, show_result = use_first_look(here)
    if not shown[2]:  # The end was undone; this control is about to be removed.
        return ft.Container(expand=True)
    ending = here.context.ui.ending(here)
    if counting:
        return kit.keyed("finale", WatchedCounting, here, ending, lies, height, show_result)
    return kit.keyed("result", WatchedResult, here, ending, lies, height)


@kit.component
def WatchedResult(here: AnyHere, ending: Ending, lies: bool, height: float) -> ft.Control:
    """Draw the winners and all scores and, if there is room, the story and the chart of the game."""
    style, context = here.style, here.context
    heights, measure = kit.use_draft(FinaleHeights)
    scale = ending.bar_scale
    # From a distance the bar's colours show the parts, so leave out the sum in words.
    rows = [
        kit.keyed(f"score-{each.seat}", ScoreRow, style, context.ui, replace(each, sum=""), scale)
        for each in ending.standings
    ]
    head = _beside_dish(here, ending) if lies else result(here, UPRIGHT_DISH)
    above = [
        ft.Container(kit.column(head, kit.GAP, stretch=True), padding=_inset(kit.GAP_WIDE)),
        *([] if lies else rows),
    ]

    def told_sized(event: ft.LayoutSizeChangeEvent[Any]) -> None:
        measure(lambda last: last._replace(told=round(event.height)))
        context.tell_height(round(event.height))

    def story_sized(event: ft.LayoutSizeChangeEvent[Any]) -> None:
        measure(lambda last: last._replace(story=round(event.height)))

    def rows_sized(event: ft.LayoutSizeChangeEvent[Any]) -> None:
        context.tell_height(round(event.height))

    room = Fitting.of(height, heights)
    parts: list[ft.Control] = [ft.Container(kit.column(above, stretch=True), on_size_change=told_sized)]
    if ending.story and room.story:
        lines = kit.column([style.text(line, kit.BODY) for line in ending.story], kit.GAP)
        parts.append(ft.Container(lines, padding=_inset(), on_size_change=story_sized))
    if ending.course is not None and room.chart:
        width = (style.width // 2 if lies else style.width) - 2 * kit.SECTION - END
        parts.append(ft.Container(_chart(here, ending, ending.course, width, room.chart), padding=_inset()))
    if not lies:
        return _page(parts, [])
    return _page(parts, [ft.Container(kit.column(rows, stretch=True), on_size_change=rows_sized)], lies=True)


@kit.component
def WatchedCounting(
    here: AnyHere, ending: Ending, lies: bool, height: float, on_end: kit.Press
) -> ft.Control:
    """Draw the counting of the scores, which nobody can skip here."""
    counted, _ = use_counting(here.context, ending, on_end)
    below = VERDICT + (0 if lies else ROW * len(ending.standings))
    size = max(SMALLEST_DISH, min(COUNTING_DISH, height - below))
    head = counted_dish(here, ending, verdict_of(here.style, ending), counted, size)
    return _page([head], counted_rows(here, ending, counted), lies=lies)


def result(here: AnyHere, size: float) -> list[ft.Control]:
    """Draw the dish with the winners, if any, the verdict, and how long the game took."""
    ending = here.context.ui.ending(here)
    verdict = _verdict(here, ending, ft.TextAlign.CENTER)
    if not ending.winners:
        return verdict
    drawn = ft.Row([_dish(here, ending, size)], alignment=ft.MainAxisAlignment.CENTER)
    return [drawn, *verdict]


def _beside_dish(here: AnyHere, ending: Ending) -> list[ft.Control]:
    """Draw the verdict beside the winners' dish; if nobody has won, draw only the verdict."""
    verdict = _verdict(here, ending, ft.TextAlign.START)
    if not ending.winners:
        return verdict
    told = kit.column(verdict, kit.GAP, expand=True)
    return [ft.Row([_dish(here, ending, RESULT_DISH), told], spacing=kit.SECTION)]


def _dish(here: AnyHere, ending: Ending, size: float) -> ft.Control:
    colonies = [Colony(winner.shape, winner.colour) for winner in ending.winners]
    return dish(here.style, size, colonies, piece=here.context.ui.piece)


def _verdict(here: AnyHere, ending: Ending, align: ft.TextAlign) -> list[ft.Control]:
    """Draw the winners, the duration, and the turning point."""
    style = here.style
    parts = [style.text(verdict_of(style, ending), kit.HEADING, align=align, lines=2, heading=True)]
    if note := circumstances(here, ending):
        parts.append(style.text(note, kit.LABEL, style.palette.quiet, align=align, lines=2))
    if ending.turn:
        parts.append(style.text(ending.turn, kit.BODY_STRONG, align=align, lines=2))
    return parts


def _chart(here: AnyHere, ending: Ending, course: Course, width: float, height: float) -> ft.Control:
    """Draw the line chart of all players' numbers, below its title."""
    style = here.style
    series = [
        Series(
            each.name,
            style.palette.players[each.colour],
            each.shape,
            course.values[each.seat],
            piece=here.context.ui.piece,
        )
        for each in ending.standings
    ]
    title_height = kit.LABEL.size_at(style.scale) * kit.LABEL.height
    drawn = line_chart(
        style, series, course.columns, width=width, height=height - title_height, label=course.title
    )
    title = ft.Container(
        style.text(course.title, kit.LABEL, style.palette.quiet, lines=1), height=title_height
    )
    return kit.column([title, drawn])


def _inset(above: float = 0) -> ft.Padding:
    return ft.Padding.symmetric(horizontal=kit.SECTION, vertical=above)


def _page(head: list[ft.Control], rows: list[ft.Control], *, lies: bool = False) -> ft.Control:
    """Draw the head beside the rows on a landscape page, above them on a portrait one."""

    def half(parts: list[ft.Control], gap: float) -> ft.Control:
        inner = ft.Column(
            parts,
            spacing=gap,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            scroll=ft.ScrollMode.HIDDEN,
        )
        return ft.Container(inner, expand=lies)

    halves = [half(head, kit.GAP_WIDE), half(rows, 0)]
    if lies:
        return ft.Row(halves, spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Column(
        halves,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        alignment=ft.MainAxisAlignment.CENTER,
        scroll=ft.ScrollMode.HIDDEN,
    )
