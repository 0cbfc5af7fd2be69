"""The counting of the scores: part by part, while the colonies grow, until one fills the dish."""

from functools import partial
from typing import Final

import flet as ft

from companion.ui import kit
from companion.ui.game.context import AnyContext
from companion.ui.game.ending import BarScale, Ending, Standing, total_of
from companion.ui.game.here import AnyHere
from companion.ui.shared.moments import feel_end
from companion.ui.shared.score_row import ScoreRow
from companion.ui.shared.sequence import Progress, use_sequence
from companion.ui.shared.stage_page import above_actions, in_halves
from companion.ui.widgets.dish import PLACES, Colony, dish
from companion.ui.widgets.panes import pane_widths, panes

PART_SECONDS: Final = 1.1
"""Seconds for which each part of the scores is shown."""

FILL_SECONDS: Final = 1.8
"""Seconds for which the full dish is shown while it can still be skipped."""

DEAF_SECONDS: Final = 0.4
"""Seconds for which the full dish finally stays and ignores taps, even if a tap has skipped to it."""

SIZE: Final = 176.0
"""Width of the dish."""

LARGE: Final = 280.0
"""Width of the dish on a wide page."""

GROWING: Final = 700
"""Milliseconds that a colony takes to grow."""

SMALLEST: Final = 0.3
"""The width of a colony without points, as a share of its usual width."""


def use_counting(context: AnyContext, ending: Ending, on_end: kit.Press) -> Progress:
    """Count the parts of the scores, one per step.

    The last step fills the dish and plays the sound of the game's end.
    """
    steps = len(ending.part_names) + 1

    def taken(step: int) -> None:
        if step < steps:
            context.client.feedback.tick()
        else:
            feel_end(context, GROWING / 1000)

    counted = use_sequence(
        [PART_SECONDS] * steps, on_end, shown=FILL_SECONDS, deaf=DEAF_SECONDS, on_step=taken
    )

    def skip(go: kit.Press) -> None:
        go()
        if counted.step < steps:
            feel_end(context)

    return counted if counted.skip is None else counted._replace(skip=partial(skip, counted.skip))


def use_first_look(here: AnyHere) -> tuple[bool, kit.Press]:
    """Return whether this device should count the scores first, and a function that ends the counting.

    Only a device that has shown the game before its end counts them, unless motion is reduced.
    """
    context = here.context
    counting, count = kit.use_state(context.was_under_way and not here.style.reduced_motion)

    def seen() -> None:
        if context.was_under_way and not counting:
            feel_end(context)
        context.was_under_way = False

    kit.use_effect(seen, [])
    return counting, lambda: count(False)


@kit.component
def Finale(here: AnyHere, ending: Ending, verdict: str, on_end: kit.Press) -> ft.Control:
    """Draw the scores being counted; a press skips to the end."""
    style = here.style
    counted, skip = use_counting(here.context, ending, on_end)
    halves = in_halves(style)
    below = style.part(round(pane_widths(style)[1])) if halves else style
    head = counted_dish(here, ending, verdict, counted, LARGE if halves else SIZE)
    top = ft.Container(head, padding=kit.MARGIN, alignment=ft.Alignment.CENTER)
    actions = kit.bottom_bar(below, [kit.secondary(below, here.words("end-skip"), skip, expand=True)])
    rows = counted_rows(here.styled(below), ending, counted)
    if halves:
        return panes(style, [top], rows, footer=actions)
    return above_actions(here, [top, *rows], actions)


def counted_dish(here: AnyHere, ending: Ending, verdict: str, counted: int, size: float) -> ft.Control:
    """Draw the colonies at their present size, with the part being counted or, at the end, the verdict.

    Args:
        counted: The number of steps counted so far.
    """
    style = here.style
    words, parts = here.words, ending.part_names
    full = counted > len(parts)
    said = verdict
    if not full:
        said = words("end-counting", part=parts[max(0, counted - 1)]) if parts else words("name")
    grown = colonies(_by_seat(ending), counted, full=full, fewest_win=ending.fewest_win)
    return ft.Column(
        [
            dish(style, size, grown, piece=here.context.ui.piece, moves=GROWING),
            ft.Semantics(
                content=style.text(said, kit.HEADING, align=ft.TextAlign.CENTER, lines=2), live_region=True
            ),
        ],
        spacing=kit.GAP_WIDE,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def counted_rows(here: AnyHere, ending: Ending, counted: int) -> list[ft.Control]:
    """Draw all players' scores after `counted` counting steps, in seat order."""
    scale, parts = ending.bar_scale, len(ending.part_names)
    return [
        kit.keyed(
            f"counted-{each.seat}", ScoreRow, here.style, here.context.ui, each, scale, min(counted, parts)
        )
        for each in _by_seat(ending)
    ]


def colonies(by_seat: list[Standing], counted: int, *, full: bool, fewest_win: bool = False) -> list[Colony]:
    """Return the colonies after `counted` parts of the scores; with `full`, show only the winners, if any.

    The leading player has the largest colony: if the fewest points win, points make colonies shrink.
    """
    shown = by_seat[: max(PLACES)]
    winners = sum(each.wins for each in by_seat)
    if full and winners:
        return [
            Colony(each.shape, each.colour, float(each.wins), fills=each.wins and winners == 1)
            for each in shown
        ]
    points = [total_of(each.parts[:counted]) if each.parts else each.total or 0 for each in shown]
    scale = BarScale.of(points, fewest_win=fewest_win)
    return [
        Colony(each.shape, each.colour, SMALLEST + (1 - SMALLEST) * scale.growth(own))
        for each, own in zip(shown, points, strict=True)
    ]


def _by_seat(ending: Ending) -> list[Standing]:
    return sorted(ending.standings, key=lambda standing: standing.seat)
