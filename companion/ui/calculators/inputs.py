"""What goes into a calculator: numbers in capsules, for one side or for two side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import flet as ft

from companion.ui.look import Look
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, MARGIN
from companion.ui.theme.typography import BODY_STRONG, LABEL
from companion.ui.widgets.choose import options_row
from companion.ui.widgets.counter import counter, number_row
from companion.ui.widgets.panes import panes

ONE_LINE = 384
"""From this width of the page on a name has room between two capsules."""

MOST_HELD = 4
"""The most fate of somebody beside the test or the battle: what a player holds by the usual rules."""


class Dial(NamedTuple):
    """A number that people turn up and down."""

    value: int
    low: int
    high: int
    turn: Callable[[int], Any]
    """Told the change: 1 or -1."""
    shown: str = ""
    """How it is written, if not as the plain number."""


def capsule(look: Look, name: str, dial: Dial, *, colour: str | None = None) -> ft.Control:
    """The number with its two buttons; `name` says what it is."""
    words = look.words
    return counter(
        look,
        dial.shown or words.number(dial.value),
        on_less=(lambda: dial.turn(-1)) if dial.value > dial.low else None,
        on_more=(lambda: dial.turn(1)) if dial.value < dial.high else None,
        less=words("rule-less", what=name),
        more=words("rule-more", what=name),
        spoken=f"{name}: {dial.shown or dial.value}",
        colour=colour,
        small=True,
    )


def dial_row(look: Look, name: str, dial: Dial, *, note: str = "") -> ft.Control:
    """One number with its name before it."""
    return number_row(look, name, capsule(look, name, dial), note=note)


def versus_row(
    look: Look, name: str, sides: tuple[str, str], dials: tuple[Dial, Dial], colours: tuple[str, str]
) -> ft.Control:
    """The same number of two sides: its name in the middle, a capsule under each side's column."""
    capsules = [
        capsule(look, f"{side}, {name}", dial, colour=colour)
        for side, dial, colour in zip(sides, dials, colours, strict=True)
    ]
    title = look.text(name, LABEL, look.palette.quiet, align=ft.TextAlign.CENTER)
    if look.width >= ONE_LINE and look.scale == 1:
        return ft.Row(
            [capsules[0], ft.Container(title, expand=True), capsules[1]],
            spacing=GAP,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )
    return ft.Column(
        [
            ft.Row([ft.Container(title, expand=True)]),
            ft.Row(capsules, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, wrap=look.scale > 1.5),
        ],
        spacing=GAP_SMALL,
        tight=True,
    )


def choice(
    look: Look,
    name: str,
    items: Sequence[tuple[Any, str]],
    chosen: Any,
    choose: Callable[[Any], Any],
    *,
    wrap: bool = False,
) -> ft.Control:
    """One of a few, below its name."""
    return ft.Column(
        [look.text(name, BODY_STRONG), options_row(look, items, chosen, choose, wrap=wrap)],
        spacing=GAP,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def sums(look: Look, results: ft.Control, inputs: Sequence[ft.Control], *, tall: bool = False) -> ft.Control:
    """A calculator: results stay in sight while inputs scroll, unless they are `tall`; or side by side."""
    below = ft.Column(
        list(inputs), spacing=GAP_WIDE + GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    padded = ft.Container(
        below, padding=ft.Padding.only(left=MARGIN, right=MARGIN, top=GAP_WIDE, bottom=MARGIN)
    )
    above = ft.Container(results, padding=ft.Padding.symmetric(horizontal=MARGIN, vertical=GAP))
    if look.wide:
        return panes(look, [padded], [above])
    if tall or look.scale > 1.25:
        return ft.Column([above, padded], scroll=ft.ScrollMode.AUTO, expand=True, spacing=0)
    scrolling = ft.Column([padded], scroll=ft.ScrollMode.AUTO, expand=True, spacing=0)
    framed = ft.Container(above, border=ft.Border.only(bottom=ft.BorderSide(1, look.palette.hairline)))
    return ft.Column(
        [framed, scrolling],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
