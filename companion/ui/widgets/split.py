"""Two halves of a screen: one below the other on a phone, side by side where there is room."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.ui.look import Look
from companion.ui.theme.measure import CHAPTER, MARGIN, PADDING, SECTION
from companion.ui.widgets.frame import scroll

WIDEST = 1120
"""The widest that both halves together grow."""


def split(
    look: Look, first: Sequence[ft.Control], second: Sequence[ft.Control], *, spacing: float = PADDING
) -> ft.Control:
    """A scrolling body of two halves.

    Args:
        look: The look.
        first: What is looked at first; on the left of a wide page.
        second: What follows from it; on the right of a wide page, scrolling by itself.
        spacing: Between the parts of either half.
    """
    if not look.wide:
        inner = ft.Container(
            _stack([*first, *second], spacing),
            padding=ft.Padding.only(left=MARGIN, right=MARGIN, bottom=PADDING),
        )
        return scroll(look, [inner])
    halves = ft.Row(
        [_half(first, spacing), _half(second, spacing)],
        spacing=CHAPTER,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )
    return ft.Row(
        [ft.Container(halves, width=min(WIDEST, look.width - 2 * SECTION))],
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )


def _half(parts: Sequence[ft.Control], spacing: float) -> ft.Control:
    return ft.Column(
        [_stack(parts, spacing)],
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )


def _stack(parts: Sequence[ft.Control], spacing: float) -> ft.Control:
    return ft.Column(
        list(parts), spacing=spacing, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
