"""The radioactive areas as they lie on the table: each with its room and its power; a tap changes them."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.state import Area
from companion.ui.art import art
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.names import area_words
from companion.ui.core.component import memo, use_slice
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.table_heading import NUMBER_BUTTON, number_button
from companion.ui.theme.letters import width_of
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, LARGE_TEXT, MARGIN, RADIUS_FIELD, TARGET
from companion.ui.theme.typography import COUNT, LABEL
from companion.ui.widgets.frame import section
from companion.ui.widgets.layout import wrapped
from companion.ui.widgets.press import glyph_button, row_button

AREAS_ROW: int = TARGET + 2 * GAP_WIDE
"""Height of one row of them."""
MOST_POWERS = 3
"""So many strengths stand on one button."""


@memo
def AreasRow(style: Style, context: GameContext, *, titled: bool = False) -> ft.Control:
    """Draw a chip for each area, the strongest first, and one for a new area.

    Args:
        titled: Whether a title stands above.
    """
    areas, bonus, changes, over = use_slice(context.changes, lambda: _shown(context))
    chips = [_chip(style, context, area, area.cubes + bonus) for area in areas]
    if changes:
        chips.append(_new(style, context, alone=not areas))
    if over or not chips:
        return ft.Container()
    row = wrapped(chips)
    if titled:
        return section(style, style.words("term-areas"), [row])
    return ft.Container(row, padding=ft.Padding.symmetric(horizontal=MARGIN, vertical=GAP_WIDE))


@memo
def AreasButton(style: Style, context: GameContext) -> ft.Control:
    """Draw the powers of the areas on one button, the greatest first, where no row of chips fits."""
    areas, bonus, changes, over = use_slice(context.changes, lambda: _shown(context))
    if over or not (areas or changes):
        return ft.Container()
    p, words = style.palette, style.words
    shown = _powers(style, areas, bonus)
    said = [area_words(style, area, area.cubes + bonus) for area in areas]
    return number_button(
        style,
        art("radiation", p.radiation if areas else p.quiet, 24),
        shown,
        words.list(said) if said else words("areas-new"),
        lambda: context.show(Panel("areas")),
    )


def areas_button_width(style: Style, context: GameContext) -> float:
    """Return about how wide that button is, in logical pixels."""
    areas, bonus, changes, over = _shown(context)
    if over or not (areas or changes):
        return 0
    shown = _powers(style, areas, bonus)
    number = GAP + width_of(shown) * COUNT.size * style.scale if shown else 0
    return max(NUMBER_BUTTON, 2 * GAP_WIDE + 24 + number)


def _powers(style: Style, areas: tuple[Area, ...], bonus: int) -> str:
    powers = [style.words.number(area.cubes + bonus) for area in areas]
    return " · ".join(powers[:MOST_POWERS]) + (" …" if len(powers) > MOST_POWERS else "")


def _shown(context: GameContext) -> tuple[tuple[Area, ...], int, bool, bool]:
    state = context.state
    changes = context.may(AddArea(cubes=1))
    return state.areas_by_power, state.event.power_bonus, changes, state.phase == "over"


def _chip(style: Style, context: GameContext, area: Area, power: int) -> ft.Control:
    p = style.palette
    parts: list[ft.Control] = [
        art("radiation", p.radiation, 24),
        style.text(str(power), COUNT, p.radiation, lines=1),
    ]
    if area.room:
        room = style.words("areas-in-room", room=area.room)
        parts.append(ft.Container(style.text(room, LABEL, p.quiet, lines=1), expand=True, expand_loose=True))
    return _button(style, context, parts, area_words(style, area, power))


def _new(style: Style, context: GameContext, *, alone: bool) -> ft.Control:
    quiet, said = style.palette.quiet, style.words("areas-new")
    if not alone:
        edge = style.palette.hairline
        return glyph_button(style, "plus", said, lambda: context.show(Panel("areas")), ink=quiet, edge=edge)
    return _button(style, context, [art("radiation", quiet, 24), style.text(said, LABEL, quiet)], said)


def _button(style: Style, context: GameContext, parts: list[ft.Control], said: str) -> ft.Control:
    return row_button(
        style,
        ft.Row(parts, spacing=GAP - GAP_SMALL // 2, tight=True),
        lambda: context.show(Panel("areas")),
        label=said,
        edge=style.palette.hairline,
        radius=RADIUS_FIELD,
        padding=ft.Padding.symmetric(horizontal=GAP_WIDE),
        height=None if style.scale > LARGE_TEXT else TARGET,
    )
