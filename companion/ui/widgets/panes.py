"""Two columns of a wide page that scroll independently."""

from collections.abc import Sequence

import flet as ft

from companion.ui.core.style import Style
from companion.ui.theme.measure import CHAPTER, MARGIN, PADDING
from companion.ui.widgets.layout import column

LEFT, RIGHT = 460, 560
"""Maximum widths of the columns."""


def panes(
    style: Style, left: Sequence[ft.Control], right: Sequence[ft.Control], *, footer: ft.Control | None = None
) -> ft.Control:
    """Draw two columns in the middle of a wide page, with the screen's actions below the right one."""
    narrow, broad = pane_widths(style)
    below = [footer] if footer is not None else []
    return ft.Row(
        [
            ft.Column([_column(left, narrow)], width=narrow, spacing=0),
            ft.Column([_column(right, broad), *below], width=broad, spacing=0),
        ],
        spacing=CHAPTER,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )


def pane_widths(style: Style) -> tuple[float, float]:
    """Return the widths of both columns of a page, in logical pixels."""
    room = style.width - CHAPTER - 2 * MARGIN
    narrow = min(LEFT, room * 0.46)
    return narrow, min(RIGHT, room - narrow)


def pane_styles(style: Style) -> tuple[Style, Style]:
    """Return the styles for the content of both columns; for a page that is not wide, `style` for both."""
    if not style.wide:
        return style, style
    left, right = pane_widths(style)
    return style.part(round(left)), style.part(round(right))


def _column(parts: Sequence[ft.Control], width: float) -> ft.Control:
    inner = column(list(parts), stretch=True)
    return ft.Column(
        [ft.Container(inner, width=width, padding=ft.Padding.only(bottom=PADDING))],
        scroll=ft.ScrollMode.AUTO,
        spacing=0,
        expand=True,
    )
