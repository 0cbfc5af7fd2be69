"""A part of a page that can be unfolded."""

from collections.abc import Sequence

import flet as ft

from companion.ui.art import art
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_WIDE, MARGIN, PADDING, SECTION
from companion.ui.theme.typography import BODY_STRONG, LABEL
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import Press, foldable, row_button


def folded_part(
    style: Style, title: str, note: str, unfolded: bool, on_press: Press, inside: Sequence[ft.Control]
) -> ft.Control:
    """Draw a titled part of a page that unfolds.

    Args:
        note: A note shown while it is folded.
        inside: The content; it need not exist while folded.
    """
    p = style.palette
    head = row_button(
        style,
        ft.Row(
            [
                column(
                    [style.text(title, BODY_STRONG, lines=2), style.text(note, LABEL, p.quiet, lines=2)],
                    expand=True,
                ),
                art("chevron-up" if unfolded else "chevron-down", p.outline, 20),
            ],
            spacing=GAP_WIDE,
        ),
        on_press,
        radius=0,
        padding=ft.Padding.symmetric(horizontal=MARGIN, vertical=GAP_WIDE),
    )
    parts: list[ft.Control] = [foldable(head, unfolded)]
    if unfolded:
        parts.append(
            ft.Container(
                column(list(inside), PADDING, stretch=True),
                padding=ft.Padding.only(left=MARGIN, right=MARGIN, top=GAP),
            )
        )
    return ft.Container(
        column(parts, stretch=True),
        padding=ft.Padding.only(top=SECTION - GAP_WIDE),
    )
