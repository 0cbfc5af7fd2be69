"""Radioactive areas on the table, their list for corrections, and their rooms."""

from typing import Any, Final, TypeAlias

import flet as ft

from companion.rules.chromosome.areas import AddArea, ChangeArea
from companion.rules.chromosome.data import IMPULSE_CUBES, ROOMS
from companion.rules.chromosome.state import Area, State
from companion.rules.kernel import Label
from companion.ui import kit
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.names import area_words
from companion.ui.game.context import Panel
from companion.ui.game.part import part
from companion.ui.shared.form import Form
from companion.ui.shared.number_row import steps
from companion.ui.shared.page import use_page

ACROSS: Final = 5
"""Number of room chips in a row."""


def room_chips(form: Form[Any], title: str) -> ft.Control:
    """Draw a chip for each value of the field `room`; a tap on the chosen chip deselects it."""
    style = form.here.style
    chips = [
        form.chip("room", number, number, again="", label=style.words("areas-in-room", room=number))
        for number in map(str, range(1, ROOMS + 1))
    ]
    heading = style.text(title, kit.LABEL, style.palette.quiet)
    if style.scale > kit.LARGE_TEXT:
        return kit.column([heading, kit.wrapped(chips)], kit.GAP)
    # Rows of fixed length: wrapped chips would leave an empty column on most phones.
    cells = [ft.Container(chip, expand=True) for chip in chips]
    rows = (cells[at : at + ACROSS] for at in range(0, len(cells), ACROSS))
    grid = [ft.Row(list[ft.Control](row), spacing=kit.GAP) for row in rows]
    return kit.column([heading, *grid], kit.GAP, stretch=True)


@kit.component
def AreasSheet(here: Here, panel: Panel) -> ft.Control:
    style, words, p = here.style, here.words, here.palette
    blank = AddArea(cubes=IMPULSE_CUBES)
    page = use_page(here, blank, first=lambda: blank)
    new = page.draft or blank

    rows = [_area_row(here, area, changes=page.may) for area in here.state.areas_by_power]
    if not page.may:
        return kit.sheet(style, words("term-areas"), rows, here.context.close)
    rows.append(kit.hairline(style) if rows else style.text(words("areas-none"), kit.BODY, p.quiet, lines=4))
    cubes = page.number(
        "cubes",
        words("areas-cubes"),
        less=words("areas-fewer", area=words("areas-new")),
        more=words("areas-more", area=words("areas-new")),
        small=style.low,
    )
    pinned: list[ft.Control] = [
        style.text(words("areas-new"), kit.LABEL, p.quiet, heading=True),
        cubes.row(style, picture=None if style.low else kit.art("radiation", p.radiation, 28)),
    ]
    # On a short page the cubes are pinned above the button, beside the rooms.
    if not style.low:
        rows, pinned = [*rows, *pinned], []
    rows.append(room_chips(page, words("areas-room")))
    add, said = here.context.press(new, leaves=True), words("areas-add", cubes=new.cubes)
    button = kit.guarded(style, "area", said, add, glyph="plus")
    footer = ft.Row([button])
    return kit.sheet(style, words("term-areas"), rows, here.context.close, footer=footer, pinned=pinned)


def add_button(here: Here) -> ft.Control:
    show = lambda: here.context.show(Panel("areas"))  # noqa: E731
    return kit.plain(here.style, here.words("radiation-add"), show, glyph="plus", ink=here.palette.quiet)


def area_name(style: kit.Style, area: Area) -> str:
    """Return the name of an area: its room, or its number on the list."""
    words = style.words
    return words("areas-in-room", room=area.room) if area.room else words("areas-number", number=area.id)


def heard_note(style: kit.Style, label: Label, before: State, after: State) -> str:
    """Return the name of an area that was faced without any test; empty for other entries."""
    if label.key != "label-face-area" or before.radiation is None:
        return ""
    left = () if after.radiation is None else after.radiation.remaining
    faced = set(before.radiation.remaining).difference(left)
    return style.words.list([area_name(style, area) for area in before.areas if area.id in faced])


def _area_row(here: Here, area: Area, *, changes: bool) -> ft.Control:
    style, context, words = here.style, here.context, here.words
    name, spoken = area_name(style, area), words("count-cubes", count=area.cubes)
    picture = kit.art("radiation", style.palette.radiation, 28)

    def command(by: int) -> ChangeArea:
        return ChangeArea(area=area.id, delta=by)

    if changes:
        row = steps(
            context,
            name,
            area.cubes,
            command,
            less=words("areas-fewer", area=name),
            more=words("areas-more", area=name),
            spoken=spoken,
            small=style.low,
        ).row(style, note=words("areas-last-cube") if area.cubes == 1 else "", picture=picture)
    else:
        row = kit.number_row(
            style, name, style.text(str(area.cubes), kit.HEADING, lines=1, spoken=spoken), picture=picture
        )
    return ft.Container(row, padding=ft.Padding.only(bottom=kit.GAP))


AreasFacts: TypeAlias = tuple[tuple[Area, ...], int, bool, bool]


def _shown(here: Here, **_: bool) -> AreasFacts:
    """Return the areas, their power bonus, whether they may be edited here, and whether play is over."""
    state = here.state
    changes = here.context.may(AddArea(cubes=1))
    return state.areas_by_power, state.event.power_bonus, changes, state.phase == "over"


@part(_shown)
def AreasRow(here: Here, shown: AreasFacts, *, titled: bool = False) -> ft.Control:
    """Draw a chip for each area, the strongest first, and a chip that adds an area."""
    areas, bonus, changes, over = shown
    chips = [_chip(here, area, area.cubes + bonus) for area in areas]
    if changes:
        chips.append(_new(here, alone=not areas))
    if over or not chips:
        return ft.Container()
    row = kit.wrapped(chips)
    if titled:
        return kit.section(here.style, here.words("term-areas"), [row])
    return ft.Container(row, padding=ft.Padding.symmetric(horizontal=kit.MARGIN, vertical=kit.GAP_WIDE))


def _chip(here: Here, area: Area, power: int) -> ft.Control:
    style, p = here.style, here.palette
    parts: list[ft.Control] = [
        kit.art("radiation", p.radiation, 24),
        style.text(str(power), kit.COUNT, p.radiation, lines=1),
    ]
    if area.room:
        room = style.words("areas-in-room", room=area.room)
        parts.append(
            ft.Container(style.text(room, kit.LABEL, p.quiet, lines=1), expand=True, expand_loose=True)
        )
    return _button(here, parts, area_words(style, area, power))


def _new(here: Here, *, alone: bool) -> ft.Control:
    style, quiet, said = here.style, here.palette.quiet, here.words("areas-new")
    if not alone:
        show, edge = lambda: here.context.show(Panel("areas")), here.palette.hairline
        return kit.glyph_button(style, "plus", said, show, ink=quiet, edge=edge)
    return _button(here, [kit.art("radiation", quiet, 24), style.text(said, kit.LABEL, quiet)], said)


def _button(here: Here, parts: list[ft.Control], said: str) -> ft.Control:
    style = here.style
    return kit.row_button(
        style,
        ft.Row(parts, spacing=kit.GAP - kit.GAP_SMALL // 2, tight=True),
        lambda: here.context.show(Panel("areas")),
        label=said,
        edge=here.palette.hairline,
        radius=kit.RADIUS_FIELD,
        padding=ft.Padding.symmetric(horizontal=kit.GAP_WIDE, vertical=kit.target_padding(style, kit.COUNT)),
        height=None if style.scale > kit.LARGE_TEXT else kit.TARGET,
    )
