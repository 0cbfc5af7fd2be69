"""The scores as they are counted: part by part, while the colonies grow, until one fills the dish."""

from __future__ import annotations

import asyncio
from typing import Final

import flet as ft

from companion.ui.core.component import component, keyed, use_effect, use_ref, use_state
from companion.ui.core.style import Style
from companion.ui.shared.context import AnyContext
from companion.ui.shared.ending import Ending, Standing
from companion.ui.shared.score_row import ScoreRow, longest
from companion.ui.theme.measure import GAP_WIDE, MARGIN
from companion.ui.theme.typography import HEADING
from companion.ui.widgets.dish import PLACES, Colony, dish
from companion.ui.widgets.frame import bottom_bar, scroll
from companion.ui.widgets.press import Press, secondary

PART_SECONDS: Final = 1.1
"""How long each part of the scores is looked at."""

FILL_SECONDS: Final = 1.8
"""How long the full dish is looked at before the button is deaf."""

DEAF_SECONDS: Final = 0.4
"""How long the full dish stays after that, or after a press, so that no finger meets something new."""

SIZE: Final = 176.0
"""Width of the dish."""

GROWING: Final = 700
"""Milliseconds that a colony takes to grow."""

SMALLEST: Final = 0.3
"""Of a colony that has no points yet, as a share of its usual width."""


@component
def Finale(style: Style, context: AnyContext, ending: Ending, verdict: str, on_end: Press) -> ft.Control:
    """The scores being counted; a press goes to their end.

    Args:
        style: The style.
        context: The game.
        ending: What the game tells of its end.
        verdict: Who wins, in a sentence.
        on_end: What comes then.
    """
    words = style.words
    counted, count = use_state(0)
    left, leave = use_state(False)
    here, skipped = use_ref(lambda: [True]), use_ref(_not_yet)
    parts = len(ending.part_names)

    async def count_all() -> None:
        for number in range(1, parts + 2):
            await asyncio.sleep(PART_SECONDS)
            if skipped.current or not here.current:
                return
            context.client.feedback.tick()
            count(number)
        await asyncio.sleep(FILL_SECONDS)
        if here.current:
            leave(True)

    def skip() -> None:
        skipped.current.append(True)
        count(parts + 1)
        leave(True)

    async def go_on() -> None:
        if left:
            await asyncio.sleep(DEAF_SECONDS)
            if here.current:
                on_end()

    use_effect(go_on, [left])
    use_effect(count_all, [], here.current.clear)
    full = counted > parts
    said = verdict
    if not full:
        said = words("end-counting", part=ending.part_names[max(0, counted - 1)]) if parts else words("name")
    by_seat = sorted(ending.standings, key=lambda standing: standing.seat)
    scale = longest(ending)
    rows = [
        keyed(f"counted-{each.seat}", ScoreRow, style, context.ui, each, scale, min(counted, parts))
        for each in by_seat
    ]
    head = ft.Column(
        [
            dish(style, SIZE, colonies(by_seat, counted, full=full), piece=context.ui.piece, moves=GROWING),
            ft.Semantics(
                content=style.text(said, HEADING, align=ft.TextAlign.CENTER, lines=2), live_region=True
            ),
        ],
        spacing=GAP_WIDE,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    top = ft.Container(head, padding=MARGIN, alignment=ft.Alignment.CENTER)
    way_on = secondary(style, words("end-skip"), None if left else skip, expand=True)
    return ft.Column(
        [ft.Container(scroll(style, [top, *rows]), expand=True), bottom_bar(style, [way_on])],
        spacing=0,
        expand=True,
    )


def colonies(by_seat: list[Standing], counted: int, *, full: bool) -> list[Colony]:
    """The colonies after so many parts of the scores; when it is `full` those of the winners alone."""
    shown = by_seat[: max(PLACES)]
    winners = sum(each.wins for each in by_seat)
    if full and winners:
        return [
            Colony(each.shape, each.colour, float(each.wins), fills=each.wins and winners == 1)
            for each in shown
        ]
    points = [
        max(0, sum(part.points for part in each.parts[:counted]) if each.parts else each.total)
        for each in shown
    ]
    most = max([1, *points])
    return [
        Colony(each.shape, each.colour, SMALLEST + (1 - SMALLEST) * own / most)
        for each, own in zip(shown, points, strict=True)
    ]


def _not_yet() -> list[bool]:
    return []
