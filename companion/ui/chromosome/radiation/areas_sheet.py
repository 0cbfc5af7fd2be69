"""Radioactive areas put on the list and corrected by hand."""

from __future__ import annotations

from dataclasses import dataclass, replace

import flet as ft

from companion.rules.chromosome.areas import AddArea, ChangeArea
from companion.rules.chromosome.data import IMPULSE_CUBES
from companion.rules.chromosome.state import Area, State
from companion.ui.art import art
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.table.rooms import room_chips
from companion.ui.core.component import component, keyed
from companion.ui.core.draft import use_draft
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import BODY, HEADING, LABEL
from companion.ui.widgets.counter import number_row
from companion.ui.widgets.frame import hairline, sheet
from companion.ui.widgets.press import primary
from companion.ui.widgets.stepper import Stepper, field_step

MOST_NEW = 9


@dataclass(frozen=True)
class NewArea:
    """An area that is about to be put on the list."""

    cubes: int = IMPULSE_CUBES
    room: str = ""


def areas_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "areas"."""
    return keyed("areas", AreasSheet, style, context, state)


@component
def AreasSheet(style: Style, context: GameContext, state: State) -> ft.Control:
    """Draw every area with its cubes, and a new one."""
    words, p = style.words, style.palette
    new, change = use_draft(NewArea)

    def add() -> None:
        if context.submit(AddArea(cubes=new.cubes, room=new.room)):
            change(lambda _: NewArea())

    changes = context.may(AddArea(cubes=new.cubes))
    rows: list[ft.Control] = [
        _area_row(style, context, area, changes=changes) for area in state.areas_by_power
    ]
    if not changes:
        return sheet(style, words("term-areas"), rows, context.close)
    if rows:
        rows.append(hairline(style))
    else:
        rows.append(style.text(words("areas-none"), BODY, p.quiet, lines=4))
    cubes = Stepper(
        words("areas-cubes"),
        new.cubes,
        1,
        MOST_NEW,
        field_step(change, "cubes", 1, MOST_NEW),
        less=words("areas-fewer", area=words("areas-new")),
        more=words("areas-more", area=words("areas-new")),
    )
    rows += [
        style.text(words("areas-new"), LABEL, p.quiet, heading=True),
        cubes.row(style, picture=art("radiation", p.radiation, 28)),
        room_chips(
            style, words("areas-room"), new.room, lambda room: change(lambda now: replace(now, room=room))
        ),
    ]
    footer = ft.Row([primary(style, words("areas-add", cubes=new.cubes), add, glyph="plus", expand=True)])
    return sheet(style, words("term-areas"), rows, context.close, footer=footer)


def area_name(style: Style, area: Area) -> str:
    """Return the name of an area: its room, or its number on the list."""
    words = style.words
    return words("areas-in-room", room=area.room) if area.room else words("areas-number", number=area.id)


def _area_row(style: Style, context: GameContext, area: Area, *, changes: bool) -> ft.Control:
    words = style.words
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
