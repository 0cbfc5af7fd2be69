"""Charts of the course of a game: a screen with all of them, and the drawing of a single chart."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeVar

import flet as ft

from companion.ui import kit
from companion.ui.game.context import AnyContext
from companion.ui.game.ending import Course
from companion.ui.game.here import AnyHere, Here
from companion.ui.game.part import everything
from companion.ui.shared.opening import OpenedGame
from companion.ui.theme.letters import width_of
from companion.ui.widgets.line_chart import MARK, Series, line_chart
from companion.ui.widgets.panes import pane_widths, panes

ASIDE: Final = 24
"""Width kept free at the end of a chart for the players' drawings."""


USUAL: Final = 220.0
HIGH: Final = 300.0
"""Height of a chart, and its height on a page with more room."""


class ChartedRound(Protocol):
    """The numbers at the end of a round."""

    @property
    def round(self) -> int: ...


End = TypeVar("End", bound=ChartedRound)


def course_of(title: str, ends: Sequence[End], seats: int, value: Callable[[End, int], float]) -> Course:
    """Return the course of a number over the rounds.

    Args:
        value: Returns a seat's number at the end of a round.
    """
    values = tuple(tuple(float(value(end, seat)) for end in ends) for seat in range(seats))
    return Course(title, tuple(str(end.round) for end in ends), values)


def course_chart(here: AnyHere, course: Course, *, limit: float | None = None) -> ft.Control:
    """Draw a course with a line for each player."""
    context = here.context
    inks, piece = here.palette.players, context.ui.piece
    series = [
        Series(player.name, inks[player.colour], player.shape, values, piece=piece)
        for player, values in zip(context.seats, course.values, strict=True)
    ]
    return chart(here.style, course.title, series, course.columns, limit=limit)


def chart(
    style: kit.Style,
    title: str,
    series: Sequence[Series],
    columns: Sequence[str],
    *,
    limit: float | None = None,
) -> ft.Control:
    """Draw a line chart as wide as the page, with its title and the players' names; see `line_chart`."""
    width = min(kit.READING, style.width) - 2 * kit.MARGIN - ASIDE
    height = HIGH if style.wide and not style.low else USUAL
    said = "; ".join(
        f"{each.name} {', '.join(style.words.number(round(value)) for value in each.values)}"
        for each in series
    )
    drawn = line_chart(style, series, columns, width=width, height=height, label=said, limit=limit)
    p = style.palette
    room = width + ASIDE - MARK - kit.GAP_SMALL

    def name(each: Series) -> ft.Control:
        long = width_of(each.name) * kit.LABEL.size_at(style.scale) > room
        said = style.text(each.name, kit.LABEL, p.quiet, lines=1)
        named = ft.Container(said, width=room) if long else said
        return ft.Row([each.mark, named], spacing=kit.GAP_SMALL, tight=True)

    names = [name(each) for each in series]
    silent = kit.silent(kit.wrapped(names, kit.GAP_WIDE))
    return kit.section(style, title, [drawn, silent])


@kit.component
def ChartsScreen() -> ft.Control:
    return OpenedGame("charts", OpenCharts)


@kit.screen
def OpenCharts(style: kit.Style, context: AnyContext) -> ft.View:
    """Draw the charts, and redraw them as the game continues."""
    here = Here(style, context, context.state)
    kit.use_slice(context.changes, lambda: everything(here.now()))
    kit.use_effect(context.changes.begin, [], context.changes.end)
    game_id = context.open_game.id
    return kit.page_view(
        style,
        f"/game/{game_id}/charts",
        kit.bar(style, style.words("chart-title"), on_back=lambda: context.client.go(f"/game/{game_id}")),
        _charts(here),
    )


def _charts(here: AnyHere) -> ft.Control:
    """Draw the charts in one column, or in two on a wide page."""
    style, context = here.style, here.context
    if not style.wide:
        return kit.scroll(style, context.ui.charts(here))
    narrow, _ = pane_widths(style)
    drawn = context.ui.charts(here.styled(style.part(round(narrow))))
    return panes(style, drawn[::2], drawn[1::2])
