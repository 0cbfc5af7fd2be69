"""The end of a game for those who look on: the scores being counted, then the result and the story."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from companion.ui.core.component import component, keyed
from companion.ui.core.style import Style
from companion.ui.shared.context import use_state_of
from companion.ui.shared.end import circumstances, verdict_of
from companion.ui.shared.ending import Ending
from companion.ui.shared.finale import counted_dish, counted_rows, use_counting, use_first_look
from companion.ui.shared.score_row import ScoreRow, longest
from companion.ui.shared.watching.context import AnyWatched
from companion.ui.theme.measure import GAP_WIDE, PADDING, SECTION
from companion.ui.theme.typography import BODY, HEADING, LABEL
from companion.ui.widgets.dish import Colony, dish
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import Press

COUNTING_DISH = 280.0
"""Width of the dish while the scores are counted, on a page on its side."""

RESULT_DISH = 150.0
"""The same when the story stands below it."""

UPRIGHT = 0.6
"""How large the dish is on a page that stands, as a share of its width on one on its side."""


@component
def WatchedEnd(style: Style, context: AnyWatched, lies: bool) -> ft.Control:
    """The end, as large as the page; who saw the game before it sees the scores being counted first.

    Args:
        style: The style; its width is that of the whole page.
        context: The game as it is watched.
        lies: Whether the page lies on its side.
    """
    use_state_of(context)
    counting, show_result = use_first_look(style, context)
    if not context.is_over:  # the end has been taken back, and this is about to go
        return ft.Container(expand=True)
    ending = context.ui.ending(style, context)
    if counting:
        return keyed("finale", WatchedCounting, style, context, ending, lies, show_result)
    size = RESULT_DISH * (1 if lies else UPRIGHT)
    story = [
        style.text(line, BODY, align=ft.TextAlign.CENTER if lies else ft.TextAlign.START)
        for line in ending.story
    ]
    scale = longest(ending)
    # The colours of the bar say what the points come from: the sum in words is for who can hold the page.
    rows = [
        keyed(f"score-{each.seat}", ScoreRow, style, context.ui, replace(each, sum=""), scale)
        for each in ending.standings
    ]
    if lies:
        return _page([*result(style, context, size), *story], rows, lies=True)
    return _page(
        result(style, context, size), [*rows, ft.Container(column(story, GAP_WIDE), padding=PADDING)]
    )


@component
def WatchedCounting(
    style: Style, context: AnyWatched, ending: Ending, lies: bool, on_end: Press
) -> ft.Control:
    """The scores being counted, which nobody skips here.

    Args:
        style: The style.
        context: The game as it is watched.
        ending: What the game tells of its end.
        lies: Whether the page lies on its side.
        on_end: What comes then.
    """
    counted, _ = use_counting(context, ending, on_end)
    size = COUNTING_DISH * (1 if lies else UPRIGHT)
    head = counted_dish(style, context, ending, verdict_of(style, ending), counted, size)
    return _page([head], counted_rows(style, context, ending, counted), lies=lies)


def result(style: Style, context: AnyWatched, size: float) -> list[ft.Control]:
    """The winners in the dish, who wins, and how long it took.

    Args:
        style: The style.
        context: The game as it is watched, which is over.
        size: Width of the dish.
    """
    ending = context.ui.ending(style, context)
    colonies = [Colony(winner.shape, winner.colour) for winner in ending.winners]
    parts: list[ft.Control] = [
        ft.Row([dish(style, size, colonies, piece=context.ui.piece)], alignment=ft.MainAxisAlignment.CENTER),
        style.text(verdict_of(style, ending), HEADING, align=ft.TextAlign.CENTER, lines=2, heading=True),
    ]
    if note := circumstances(style, context, ending):
        parts.append(style.text(note, LABEL, style.palette.quiet, align=ft.TextAlign.CENTER, lines=2))
    return parts


def _page(head: list[ft.Control], rows: list[ft.Control], *, lies: bool = False) -> ft.Control:
    """The head beside the rows on a page on its side, above them on one that stands."""

    def half(parts: list[ft.Control], gap: float, padding: float) -> ft.Control:
        inner = ft.Column(
            parts,
            spacing=gap,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            scroll=ft.ScrollMode.HIDDEN,
        )
        return ft.Container(inner, padding=padding, expand=lies)

    halves = [half(head, GAP_WIDE, SECTION), half(rows, 0, 0)]
    if lies:
        return ft.Row(halves, spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Column(
        halves,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        alignment=ft.MainAxisAlignment.CENTER,
        scroll=ft.ScrollMode.HIDDEN,
    )
