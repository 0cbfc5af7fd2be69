"""Bars with names and numbers, and lists of chances: charts that need no axis."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

import flet as ft

from companion.ui.core.style import Style
from companion.ui.theme.letters import DIGIT
from companion.ui.theme.measure import CALM, GAP, GAP_SMALL, GAP_WIDE, MARGIN, RADIUS_MARK
from companion.ui.theme.typography import BODY_STRONG, COUNT, LABEL
from companion.ui.widgets.layout import column
from companion.ui.widgets.odds import share_line
from companion.ui.widgets.press import Press, labelled, row_button

PARTS = 1000
"""The number of parts into which a row is divided for the width of a bar."""


class Bar(NamedTuple):
    """A bar: its name, its length, and the text of its row."""

    name: str
    share: float
    """Share of the longest possible bar, 0 to 1."""
    figure: str
    note: str = ""
    mark: float | None = None
    """The position of a second value, 0 to 1."""
    against: float = 0.0
    """The opposing share, drawn quietly from the other end."""
    picture: ft.Control | None = None
    start: float = 0.0
    """The position of the bar's left end, 0 to 1."""


def bar_row(style: Style, item: Bar, colour: str, press: Press | None = None) -> ft.Control:
    """Draw a bar in this colour, with its name and number above it; with `press`, as a button.

    The number repeats the length, so no meaning depends on the colour. Screen readers say name, number and
    note.
    """
    p = style.palette
    head: list[ft.Control] = []
    if item.picture is not None:
        head.append(item.picture)
    head.append(style.text(item.name, BODY_STRONG, lines=1, expand=True))
    if item.note:
        head.append(style.text(item.note, LABEL, p.quiet, lines=1))
    head.append(
        ft.Container(
            style.text(item.figure, COUNT, align=ft.TextAlign.RIGHT, lines=1),
            width=52 * style.scale,
            alignment=ft.Alignment.CENTER_RIGHT,
        )
    )
    shown = column([ft.Row(head, spacing=GAP_WIDE), _track(style, item, colour)], GAP_SMALL)
    spoken = ", ".join(part for part in (item.name, item.figure, item.note) if part)
    if press is not None:
        return row_button(style, shown, press, label=spoken, radius=RADIUS_MARK, height=None)
    return labelled(shown, spoken)


def _track(style: Style, item: Bar, colour: str) -> ft.Control:
    p = style.palette
    before, filled, against = (
        round(PARTS * min(1.0, max(0.0, each))) for each in (item.start, item.share, item.against)
    )
    parts: list[ft.Control] = [
        ft.Container(
            height=GAP_WIDE,
            bgcolor=ink,
            border_radius=RADIUS_MARK if ink else None,
            expand=share,
            animate=style.motion(CALM) if ink else None,
        )
        for share, ink in (
            (before, None),
            (filled, colour),
            (PARTS - before - filled - against, None),
            (against, p.quiet),
        )
        if share > 0
    ]
    ground = ft.Container(ft.Row(parts, spacing=0), bgcolor=p.track_empty, border_radius=RADIUS_MARK)
    if item.mark is None:
        return ground
    before = round(PARTS * min(1.0, max(0.0, item.mark)))
    pin = ft.Container(width=3, height=GAP_WIDE + GAP, bgcolor=p.text, border_radius=2)
    over: list[ft.Control] = [pin]
    if before:
        over.insert(0, ft.Container(expand=before))
    if before < PARTS:
        over.append(ft.Container(expand=PARTS - before))
    return ft.Stack(
        [
            ft.Container(ground, padding=ft.Padding.symmetric(vertical=GAP_SMALL)),
            ft.Row(over, spacing=0),
        ],
        height=GAP_WIDE + GAP,
    )


PICTURE = 28
"""Maximum width of the drawing in front of a chance."""


class NamedChance(NamedTuple):
    """A named chance."""

    words: str
    share: Fraction
    colour: str
    picture: ft.Control | None = None


def share_rows(style: Style, shares: Sequence[NamedChance]) -> ft.Control:
    """Draw chances as rows."""
    rows = [_row(style, each, style.words.percent(each.share)) for each in shares]
    return column(rows, GAP_WIDE, stretch=True)


def _row(style: Style, shown: NamedChance, percent: str) -> ft.Control:
    p = style.palette
    room = style.width - 2 * MARGIN - GAP - COUNT.size_at(style.scale) * DIGIT * (len(percent) + 1)
    if shown.picture is not None:
        room -= PICTURE + GAP_WIDE
    head = ft.Row(
        [
            ft.Container(style.text(shown.words, LABEL, lines=2, room=room), expand=True),
            style.text(percent, COUNT, p.text if shown.share else p.quiet, lines=1),
        ],
        spacing=GAP,
    )
    lines = column([head, share_line(style, shown.share, shown.colour)], GAP_SMALL, stretch=True, expand=True)
    parts: list[ft.Control] = [lines] if shown.picture is None else [shown.picture, lines]
    return labelled(ft.Row(parts, spacing=GAP_WIDE), style.words("pair", what=shown.words, value=percent))
