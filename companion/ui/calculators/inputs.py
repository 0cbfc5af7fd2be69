"""The layout of a calculator's inputs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, MARGIN
from companion.ui.theme.typography import BODY_STRONG, LABEL
from companion.ui.widgets.choose import options_row
from companion.ui.widgets.layout import column
from companion.ui.widgets.panes import panes
from companion.ui.widgets.press import Press, row_button

ONE_LINE = 384
"""From this width of the page on a name has room between two capsules."""

MOST_HELD = 4
"""The most fate of somebody beside the test or the battle: what a player holds by the usual rules."""


def versus_row(style: Style, name: str, capsules: tuple[ft.Control, ft.Control]) -> ft.Control:
    """Draw a number of both sides: its name in the middle, a capsule in each side's column."""
    title = style.text(name, LABEL, style.palette.quiet, align=ft.TextAlign.CENTER)
    if style.width >= ONE_LINE and style.scale == 1:
        return ft.Row([capsules[0], ft.Container(title, expand=True), capsules[1]], spacing=GAP)
    return column(
        [
            ft.Row([ft.Container(title, expand=True)]),
            ft.Row(list(capsules), alignment=ft.MainAxisAlignment.SPACE_BETWEEN, wrap=style.scale > 1.5),
        ],
        GAP_SMALL,
    )


def choice(
    style: Style,
    name: str,
    items: Sequence[tuple[Any, str]],
    chosen: Any,
    choose: Callable[[Any], Any],
    *,
    wrap: bool = False,
) -> ft.Control:
    """Draw a choice of one of a few, below its name."""
    return column(
        [style.text(name, BODY_STRONG), options_row(style, items, chosen, choose, wrap=wrap)],
        GAP,
        stretch=True,
    )


def inputs_column(inputs: Sequence[ft.Control]) -> ft.Control:
    """Stack inputs below each other."""
    return column(list(inputs), GAP_WIDE + GAP, stretch=True)


def sums_hint(style: Style, opened: bool) -> str:
    """Return the screen reader's hint before figures whose explanation a press shows or hides."""
    return style.words("calc-hide") if opened else style.words("calc-show")


def figures(style: Style, content: ft.Control, opened: bool, on_press: Press, said: str) -> ft.Control:
    """Draw figures whose explanation a press shows or hides; on a wide page it is always open.

    Args:
        content: The figures.
        opened: Whether the sums lie open.
        on_press: Turns that over.
        said: What a screen reader says for the figures.
    """
    if style.wide:
        spoken = ft.Semantics(content=content, label=said, exclude_semantics=True, container=True)
        return ft.Container(spoken, padding=GAP_SMALL)
    return row_button(
        style, content, on_press, label=f"{sums_hint(style, opened)}, {said}", padding=GAP_SMALL
    )


def sums(
    style: Style, results: ft.Control, inputs: Sequence[ft.Control], *, tall: bool = False
) -> ft.Control:
    """Lay out a calculator: fixed results over scrolling inputs unless they are `tall`, or side by side."""
    padded = ft.Container(
        inputs_column(inputs), padding=ft.Padding.only(left=MARGIN, right=MARGIN, top=GAP_WIDE, bottom=MARGIN)
    )
    above = ft.Container(results, padding=ft.Padding.symmetric(horizontal=MARGIN, vertical=GAP))
    if style.wide:
        return panes(style, [padded], [above])
    if tall or style.scale > 1.25:
        return ft.Column([above, padded], scroll=ft.ScrollMode.AUTO, expand=True, spacing=0)
    scrolling = ft.Column([padded], scroll=ft.ScrollMode.AUTO, expand=True, spacing=0)
    framed = ft.Container(above, border=ft.Border.only(bottom=ft.BorderSide(1, style.palette.hairline)))
    return ft.Column(
        [framed, scrolling],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
