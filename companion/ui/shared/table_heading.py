"""The heading of a table in most games: the phase beside a ring, and below it numbers that open sheets."""

import flet as ft

from companion.ui import kit

NUMBER_BUTTON = 64
"""Width of a button with a number at least."""
RING = 64
"""Width of the ring."""


def title_room(style: kit.Style, beside: float = 0) -> float:
    """Return the width of the title beside the ring, in logical pixels.

    Args:
        beside: Width of the part after the title.
    """
    return style.width - 2 * kit.MARGIN - RING - kit.PADDING - beside


def table_heading(style: kit.Style, head: ft.Control, *below: ft.Control) -> ft.Control:
    """Draw the head and the parts below it over a thin line, clear of the message above them."""
    return ft.Container(
        kit.column([head, *below], kit.GAP_WIDE, stretch=True),
        padding=ft.Padding.symmetric(horizontal=kit.MARGIN, vertical=kit.GAP),
        border=ft.Border.only(bottom=ft.BorderSide(kit.HAIR, style.palette.hairline)),
    )


def number_button(
    style: kit.Style,
    picture: ft.Control,
    shown: str,
    said: str,
    press: kit.Press,
    *,
    danger: bool = False,
    alarm: bool = False,
) -> ft.Control:
    """Draw a number of the whole table that opens a sheet.

    Args:
        shown: The number; empty if it is hidden.
        said: The spoken name with the number.
        alarm: Whether it is filled as an alarm, visible from across the table.
    """
    p = style.palette
    ink = p.on_danger if alarm else p.danger if danger else p.text
    number = [style.text(shown, kit.COUNT, ink, lines=1)] if shown else []
    return kit.row_button(
        style,
        ft.Row([picture, *number], spacing=kit.GAP, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        press,
        label=said,
        edge=p.danger if danger else p.hairline,
        fill=p.danger if alarm else None,
        radius=kit.RADIUS_FIELD,
        padding=ft.Padding.symmetric(horizontal=kit.GAP_WIDE, vertical=kit.target_padding(style, kit.COUNT)),
        height=style.fixed(kit.TARGET),
        align=ft.Alignment.CENTER,
    )
