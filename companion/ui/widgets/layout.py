"""Columns as nearly all of ours are: as high as what stands in them, without air unless a gap is told."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft


def column(
    controls: Sequence[ft.Control], gap: float = 0, *, stretch: bool = False, expand: bool | None = None
) -> ft.Column:
    """Controls below one another.

    Args:
        controls: From top to bottom.
        gap: Points between two of them.
        stretch: Whether each is as wide as the column; otherwise each keeps its width, at the left.
        expand: Whether the column takes the room that is left in its row.
    """
    return ft.Column(
        list(controls),
        spacing=gap,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH if stretch else ft.CrossAxisAlignment.START,
        expand=expand,
    )
