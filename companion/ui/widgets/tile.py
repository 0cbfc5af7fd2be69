"""Tiles: actions side by side, each with its drawing, its price and a quiet note."""

from collections.abc import Mapping, Sequence
from typing import Final

import flet as ft

from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, HAIR, LARGE_TEXT, RADIUS_FIELD
from companion.ui.theme.typography import BODY_STRONG, NOTE
from companion.ui.widgets.button_style import button_style
from companion.ui.widgets.layout import column
from companion.ui.widgets.pair import in_row
from companion.ui.widgets.press import Press, Sign, answered, merged, named, pressed, sign

IN_ROW: Final = 2
"""Tiles per row."""

DRAWING: Final = 26
"""Width of the drawing of a tile."""

ASIDE: Final = 36
"""Width that a tile's text leaves free for the button in the tile's corner."""


def tile(
    style: Style,
    title: str,
    on_press: Press | None,
    *,
    glyph: Sign,
    price: Sequence[ft.Control] = (),
    note: str = "",
    label: str = "",
    aside: ft.Control | None = None,
) -> ft.Control:
    """Draw an action as a tile: drawing and price on the first line, with the title and note below.

    Args:
        on_press: The handler. None if the action is unavailable: the note then says why.
        price: The parts of the price, each a drawing with a number.
        label: The spoken name; title and note by default.
        aside: A small button in the lower corner of the tile.
    """
    p, able = style.palette, bool(on_press)
    # Reserve a price's height, so that the tiles of a row align.
    first = ft.Row(
        [
            sign(glyph, p.text if able else p.outline, DRAWING),
            ft.Row(list(price), spacing=GAP, tight=True),
        ],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        spacing=GAP_SMALL,
    )
    lines: list[ft.Control] = [first, style.text(title, BODY_STRONG, p.text if able else p.quiet, lines=2)]
    if note:
        edge = ft.Padding.only(right=0 if aside is None else ASIDE)
        lines.append(ft.Container(style.text(note, NOTE, p.quiet, lines=4), padding=edge))
    content = column(lines, 2, stretch=True)
    button = ft.TextButton(
        content=named(content, label or ", ".join(filter(None, (title, note)))),
        on_click=pressed(on_press),
        disabled=not able,
        style=button_style(
            p.text,
            fill=p.raised if able else p.surface,
            edge=p.raised if able else p.hairline,
            edge_width=HAIR,
            focus=p.accent,
            radius=RADIUS_FIELD,
            padding=ft.Padding.symmetric(horizontal=GAP_WIDE, vertical=GAP + 2),
            align=ft.Alignment.TOP_LEFT,
        ),
    )
    told = answered(button, on_press)
    if aside is None:
        return merged(told, True)
    corner = ft.Container(aside, right=0, bottom=0)
    return ft.Stack([merged(told), corner], fit=ft.StackFit.EXPAND, expand=True)


def short_tile(
    style: Style,
    title: str,
    on_press: Press | None,
    *,
    price: Sequence[ft.Control] = (),
    note: str = "",
    label: str = "",
) -> ft.Control:
    """Draw an action as a short tile, the title above the price and note, with the arguments of `tile`."""
    p, able = style.palette, bool(on_press)
    lines: list[ft.Control] = [style.text(title, BODY_STRONG, p.text if able else p.quiet, lines=1)]
    if price or note:
        said = style.text(note, NOTE, p.quiet, lines=3, expand=True)
        lines.append(ft.Row([*price, said], spacing=GAP_SMALL))
    button = ft.TextButton(
        content=named(column(lines, 0, stretch=True), label or ", ".join(filter(None, (title, note)))),
        on_click=pressed(on_press),
        disabled=not able,
        style=button_style(
            p.text,
            fill=p.raised if able else p.surface,
            edge=p.raised if able else p.hairline,
            edge_width=HAIR,
            focus=p.accent,
            radius=RADIUS_FIELD,
            padding=ft.Padding.symmetric(horizontal=GAP_WIDE, vertical=GAP),
            align=ft.Alignment.CENTER_LEFT,
        ),
    )
    return merged(answered(button, on_press), True)


def tiles(
    style: Style, drawn: Sequence[ft.Control], below: Mapping[int, ft.Control] | None = None
) -> ft.Control:
    """Arrange tiles two in a row, or stacked in large text.

    Args:
        below: Parts below the row of a tile, by the index of the tile.
    """
    count = IN_ROW if style.scale <= LARGE_TEXT else 1
    cells = [*drawn, *([ft.Container(expand=True)] * (-len(drawn) % count))]
    rows: list[ft.Control] = []
    for at in range(0, len(cells), count):
        rows.append(in_row(cells[at : at + count]))
        rows += [part for index, part in (below or {}).items() if at <= index < at + count]
    return column(rows, GAP, stretch=True)
