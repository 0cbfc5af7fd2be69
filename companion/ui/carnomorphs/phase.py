"""Building blocks of the event phase's steps: the step, the manual steps, what has been done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import flet as ft

from companion.rules.carnomorphs.state import EVENT_STEPS, EventStep, State
from companion.rules.kernel import Label
from companion.ui.art import Glyph, art
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import GameContext
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.action_bar import label_words
from companion.ui.shared.stage_parts import marked_lines
from companion.ui.theme.measure import CALM, GAP, GAP_SMALL, GAP_WIDE, LARGE_TEXT, RADIUS_MARK
from companion.ui.theme.typography import BODY, HEADING
from companion.ui.widgets.chip_button import chip_button
from companion.ui.widgets.layout import column, wrapped

GLYPHS: Final[dict[EventStep, Glyph]] = {
    "time": glyph("time"),
    "feeding": glyph("feeding"),
    "fire": glyph("fire"),
    "card": "event",
    "bag": glyph("bag"),
}
"""The drawing of each step."""

MOST_DONE: Final = 6
"""The number of latest entries shown."""


def step_head(style: Style, state: State) -> ft.Control:
    """Draw which of the five steps it is, and its task."""
    words = style.words
    at = EVENT_STEPS.index(state.step) + 1
    said = words("events-step", number=at, steps=len(EVENT_STEPS), title=words(f"events-{state.step}"))
    steps = ft.Semantics(
        content=_steps(style, state.step), label=said, exclude_semantics=True, container=True
    )
    title = style.text(words(f"events-{state.step}"), HEADING, lines=2, heading=True)
    if style.low and style.scale > LARGE_TEXT:
        return title
    if style.low:
        # What is to be done matters more there than what the step is.
        return ft.Row([ft.Container(title, expand=True), ft.Container(steps, expand=True)], spacing=GAP_WIDE)
    what = style.text(words(f"events-{state.step}-what"), BODY, style.palette.quiet)
    return column([steps, column([title, what], GAP_SMALL)], GAP_WIDE, stretch=True)


def _steps(style: Style, now: EventStep) -> ft.Control:
    """Draw the five steps as glyphs over a line: past, current and coming."""
    p, at = style.palette, EVENT_STEPS.index(now)
    cells: list[ft.Control] = []
    for place, step in enumerate(EVENT_STEPS):
        ink = p.accent if place == at else (p.quiet if place < at else p.outline)
        line = p.accent if place <= at else p.track_empty
        sign = "check" if place < at else GLYPHS[step]
        cells.append(
            ft.Container(
                column(
                    [
                        ft.Row([art(sign, ink, 24)], alignment=ft.MainAxisAlignment.CENTER),
                        ft.Container(
                            height=6 if place == at else 4,
                            bgcolor=line,
                            border_radius=RADIUS_MARK,
                            animate=style.motion(CALM),
                        ),
                    ],
                    GAP_SMALL,
                    stretch=True,
                ),
                expand=True,
            )
        )
    return ft.Row(cells, spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.END)


def by_hand(style: Style, lines: Sequence[str]) -> list[ft.Control]:
    """Draw the manual steps, a line each."""
    return [marked_lines(style, lines, title=style.words("events-by-hand"))] if lines else []


def done_so_far(style: Style, context: GameContext) -> list[ft.Control]:
    """Draw what the app has done in this event phase, the latest last."""
    said = [label_words(style, label) for label in done_labels(context)]
    if not said:
        return []
    return [
        marked_lines(style, said[-MOST_DONE:], title=style.words("events-done"), sign="check", quiet=True)
    ]


def done_labels(context: GameContext) -> tuple[Label, ...]:
    """Return the labels of this event phase's entries, as this device may read them."""
    table = context.open_game.table
    at, found = table.count, list[Label]()
    while at and table.state_after(at - 1).phase == "events":
        at -= 1
        found.append(table.entry(at).label)
    return tuple(reversed(found))


def before_after(
    style: Style, before: int, after: int, sign: Glyph, title: str, *, danger: bool = False
) -> ft.Control:
    """Draw a number before and after, beside what it counts."""
    p = style.palette
    ink = p.danger if danger else p.text
    shown = ft.Row(
        [
            art(sign, p.danger if danger else p.quiet, 28),
            ft.Container(style.text(title, BODY, lines=2), expand=True),
            style.text(style.words.number(before), HEADING, p.quiet),
            art("arrow-right", p.quiet, 20),
            style.text(style.words.number(after), HEADING, ink),
        ],
        spacing=GAP_WIDE,
    )
    said = style.words("events-before-after", what=title, before=before, after=after)
    return ft.Semantics(content=shown, label=said, exclude_semantics=True, container=True)


def links(style: Style, context: GameContext, state: State) -> ft.Control:
    """Draw links to the intruders, the rooms and the bag."""
    found: list[tuple[str, str, Glyph]] = [("intruders-title", "intruders", glyph("shambler"))]
    if state.detail == "full":
        found.append(("rooms-title", "rooms", glyph("nest")))
    found.append(("term-bag", "bag", glyph("bag")))

    def shows(panel: str) -> Callable[[], None]:
        return lambda: context.show(Panel(panel))

    chips: list[ft.Control] = [
        chip_button(style, style.words(key), shows(panel), glyph=sign, ink=style.palette.quiet)
        for key, panel, sign in found
    ]
    return wrapped(chips)
