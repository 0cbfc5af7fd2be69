"""Building blocks for the pages of the event phase: the page's head, manual steps, and links."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, TypeVar

import flet as ft

from companion.rules.carnomorphs.state import EVENT_STEPS, EventStep
from companion.rules.kernel import Command
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import Here
from companion.ui.carnomorphs.victim import Victim, hurt
from companion.ui.game.context import Panel
from companion.ui.shared.page import Page, use_page
from companion.ui.shared.stage_parts import marked_lines

C = TypeVar("C", bound=Command)

GLYPHS: Final[dict[EventStep, kit.Glyph]] = {
    "time": glyph("time"),
    "feeding": glyph("feeding"),
    "fire": glyph("fire"),
    "card": "event",
    "bag": glyph("bag"),
}
"""The drawing of each step."""


def step_head(here: Here, title: str = "", asks: str = "") -> ft.Control:
    """Draw the head of a page: the five steps with the current one marked, and the page's heading.

    Args:
        title: A heading that replaces the step's name. A screen reader still says that name first. To make
            room for a form, a page with such a heading omits the drawings of the steps.
        asks: A question beside the heading.
    """
    words, style = here.words, here.style
    at, count = EVENT_STEPS.index(here.state.step) + 1, len(EVENT_STEPS)
    if here.state.step == "fire":
        # The event card is on the same page.
        name = words("events-fire-card")
        said = words("events-steps", first=at, last=at + 1, steps=count, title=name)
    else:
        name = words(f"events-{here.state.step}")
        said = words("events-step", number=at, steps=count, title=name)
    steps = kit.silent(_steps(style, here.state.step, drawn=not title))
    room = style.width - 2 * kit.MARGIN
    if style.low and style.scale <= kit.LARGE_TEXT:
        room = (room - kit.GAP_WIDE) / 2
    said = f"{said}. {title}" if title else said
    heading = kit.announced(style.text(title or name, kit.HEADING, lines=2, room=room), said, heading=True)
    told = kit.wrapped([heading, style.text(asks, kit.LABEL_STRONG)]) if asks else heading
    if style.low and style.scale > kit.LARGE_TEXT:
        return told
    if style.low:
        # On a low page the action gets more space than the step.
        return ft.Row(
            [ft.Container(told, expand=True), ft.Container(steps, expand=True)], spacing=kit.GAP_WIDE
        )
    head = kit.column([steps, told], kit.GAP if title else kit.GAP_WIDE, stretch=True)
    return ft.Container(head, padding=ft.Padding.only(top=kit.GAP))  # Space between a notice and the head.


def _steps(style: kit.Style, now: EventStep, *, drawn: bool) -> ft.Control:
    """Draw the five steps as segments of a line; the colours distinguish past, current and coming steps.

    Args:
        drawn: Whether each step's drawing is above its segment.
    """
    p, at = style.palette, EVENT_STEPS.index(now)
    cells: list[ft.Control] = []
    until = at + 1 if now == "fire" else at
    for place, step in enumerate(EVENT_STEPS):
        ink = p.accent if at <= place <= until else (p.quiet if place < at else p.outline)
        line = p.accent if place <= until else p.track_empty
        sign = kit.art("check" if place < at else GLYPHS[step], ink, 24)
        above = [ft.Row([sign], alignment=ft.MainAxisAlignment.CENTER)] if drawn else []
        cells.append(
            ft.Container(
                kit.column(
                    [
                        *above,
                        ft.Container(
                            height=6 if at <= place <= until else 4,
                            bgcolor=line,
                            border_radius=kit.RADIUS_MARK,
                            animate=style.motion(kit.CALM),
                        ),
                    ],
                    kit.GAP_SMALL,
                    stretch=True,
                ),
                expand=True,
            )
        )
    return ft.Row(cells, spacing=kit.GAP, vertical_alignment=ft.CrossAxisAlignment.END)


def by_hand(style: kit.Style, lines: Sequence[str]) -> list[ft.Control]:
    return [marked_lines(style, lines, title=style.words("events-by-hand"))] if lines else []


def time_hands(here: Here, time: int, self_destruct: int | None) -> list[str]:
    """Return the manual steps that move the markers of the time track and the self-destruct track.

    Args:
        time: Spaces left on the time track after the move.
        self_destruct: Spaces left on the self-destruct track after the move; None while it is inactive.
    """
    told = [here.words("events-time-hands", count=time)]
    if self_destruct is not None:
        told.append(here.words("events-self-destruct-hands", count=self_destruct))
        if self_destruct == here.state.options.self_destruct_yellow:
            told.append(here.words("events-pods-hands"))
    return told


def use_step(
    here: Here, blank: C, *, first: Callable[[], C | None] = lambda: None, title: str = "", asks: str = ""
) -> Page[C]:
    """Return the page of a step, starting with its head; see `use_page` and `step_head`."""
    page = use_page(here, blank, first=first)
    page.part(*([Victim(here)] if hurt(here) else []), step_head(here, title, asks))
    return page


def on_step(
    page: Page[Any], actions: ft.Control | None = None, *, above: Sequence[ft.Control] | None = None
) -> ft.Control:
    """Draw the page of a step, with links and the actions at its bottom; see `Page.on_stage`."""
    page.part(_links(page.here))
    return page.on_stage(actions, above=above)


def _links(here: Here) -> ft.Control:
    """Draw links to the intruders, the rooms and the bag."""
    found: list[tuple[str, str, kit.Glyph]] = [("intruders-title", "intruders", glyph("shambler"))]
    if here.state.detail == "full":
        found.append(("rooms-title", "rooms", glyph("nest")))
    found.append(("term-bag", "bag", glyph("bag")))
    chips: list[ft.Control] = [
        kit.chip_button(
            here.style,
            here.words(key),
            partial(here.context.show, Panel(panel)),
            glyph=sign,
            ink=here.palette.quiet,
        )
        for key, panel, sign in found
    ]
    return kit.wrapped(chips)
