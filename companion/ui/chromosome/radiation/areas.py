"""Radioactive areas put on the list and corrected by hand."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.rules.chromosome.areas import AddArea, ChangeArea
from companion.rules.chromosome.data import IMPULSE_CUBES
from companion.rules.chromosome.state import Area
from companion.ui.art import art
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.table.rooms import room_chips
from companion.ui.core.component import component
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.page import use_page
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import BODY, HEADING, LABEL
from companion.ui.widgets.counter import number_row
from companion.ui.widgets.frame import hairline, sheet
from companion.ui.widgets.press import plain, primary
from companion.ui.widgets.stepper import Stepper

MOST_NEW: Final = 9


@component
def AreasSheet(here: Here) -> ft.Control:
    """Draw every area with its cubes, and a new one."""
    style, words, p = here.style, here.words, here.palette
    blank = AddArea(cubes=IMPULSE_CUBES)
    page = use_page(here, blank, first=lambda: blank)
    new = page.draft or blank

    def add() -> None:
        if here.context.submit(new):
            page.choose(blank)

    rows = [_area_row(here, area, changes=page.may) for area in here.state.areas_by_power]
    if not page.may:
        return sheet(style, words("term-areas"), rows, here.context.close)
    rows.append(hairline(style) if rows else style.text(words("areas-none"), BODY, p.quiet, lines=4))
    cubes = Stepper(
        words("areas-cubes"),
        new.cubes,
        1,
        MOST_NEW,
        page.step("cubes", 1, MOST_NEW),
        less=words("areas-fewer", area=words("areas-new")),
        more=words("areas-more", area=words("areas-new")),
    )
    rows += [
        style.text(words("areas-new"), LABEL, p.quiet, heading=True),
        cubes.row(style, picture=art("radiation", p.radiation, 28)),
        room_chips(style, words("areas-room"), new.room, lambda room: page.set(room=room)),
    ]
    footer = ft.Row([primary(style, words("areas-add", cubes=new.cubes), add, glyph="plus", expand=True)])
    return sheet(style, words("term-areas"), rows, here.context.close, footer=footer)


def add_button(here: Here) -> ft.Control:
    """Draw the button that opens the list of areas, where one can be added."""
    show = lambda: here.context.show(Panel("areas"))  # noqa: E731
    return plain(here.style, here.words("radiation-add"), show, glyph="plus", ink=here.palette.quiet)


def area_name(style: Style, area: Area) -> str:
    """Return the name of an area: its room, or its number on the list."""
    words = style.words
    return words("areas-in-room", room=area.room) if area.room else words("areas-number", number=area.id)


def _area_row(here: Here, area: Area, *, changes: bool) -> ft.Control:
    style, context, words = here.style, here.context, here.words
    name, spoken = area_name(style, area), words("count-cubes", count=area.cubes)
    picture = art("radiation", style.palette.radiation, 28)

    def turn(by: int) -> bool:
        # With its last cube the area is gone, before the screen shows it.
        there = context.state.area(area.id) is not None
        return there and context.submit(ChangeArea(area=area.id, delta=by))

    if changes:
        row = Stepper(
            name,
            area.cubes,
            0,
            # The rules say where cubes end.
            area.cubes + 1,
            turn,
            less=words("areas-fewer", area=name),
            more=words("areas-more", area=name),
            spoken=spoken,
        ).row(style, note=words("areas-last-cube") if area.cubes == 1 else "", picture=picture)
    else:
        row = number_row(
            style, name, style.text(str(area.cubes), HEADING, lines=1, spoken=spoken), picture=picture
        )
    return ft.Container(row, padding=ft.Padding.only(bottom=GAP))
