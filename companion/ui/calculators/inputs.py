"""The layout of a calculator's inputs."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.ui import kit
from companion.ui.widgets.panes import pane_styles, panes

ONE_LINE = 384
"""Minimum column width at which a name fits between two number inputs."""

MOST_HELD = 4
"""Maximum fate of another player in a test or battle, by the default rules."""


def choice(
    style: kit.Style,
    name: str,
    items: Sequence[tuple[Any, str]],
    chosen: Any,
    choose: Callable[[Any], Any],
    *,
    wrap: bool = False,
) -> ft.Control:
    return kit.column(
        [style.text(name, kit.BODY_STRONG), kit.options_row(style, items, chosen, choose, wrap=wrap)],
        kit.GAP,
        stretch=True,
    )


def inputs_style(style: kit.Style) -> kit.Style:
    """Return the style for a calculator's inputs; on a wide page they are one of two columns."""
    return pane_styles(style)[0]


def results_style(style: kit.Style) -> kit.Style:
    """Return the style for a calculator's results; on a wide page they are one of two columns."""
    return pane_styles(style)[1]


def inputs_column(inputs: Sequence[ft.Control]) -> ft.Control:
    return kit.column(list(inputs), kit.GAP_WIDE + kit.GAP, stretch=True)


def sums_hint(style: kit.Style, opened: bool) -> str:
    """Return the screen reader's hint that a press shows or hides the explanation of figures."""
    return style.words("calc-hide") if opened else style.words("calc-show")


def figures(
    style: kit.Style, content: ft.Control, opened: bool, on_press: kit.Press, said: str
) -> ft.Control:
    """Draw figures; a press shows or hides their explanation, which is always shown on a wide page."""
    if style.wide:
        spoken = kit.labelled(content, said)
        return ft.Container(spoken, padding=kit.GAP_SMALL)
    return kit.row_button(
        style, content, on_press, label=f"{sums_hint(style, opened)}, {said}", padding=kit.GAP_SMALL
    )


def sums(
    style: kit.Style, results: ft.Control, inputs: Sequence[ft.Control], *, tall: bool = False
) -> ft.Control:
    """Lay out a calculator: results fixed above scrolling inputs, or side by side.

    Results that are `tall` scroll too.
    """
    padded = ft.Container(
        inputs_column(inputs),
        padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.GAP_WIDE, bottom=kit.MARGIN),
    )
    above = ft.Container(results, padding=ft.Padding.symmetric(horizontal=kit.MARGIN, vertical=kit.GAP))
    if style.wide:
        return panes(style, [padded], [above])
    if tall or style.scale > kit.LARGE_TEXT:
        return ft.Column([above, padded], scroll=ft.ScrollMode.AUTO, expand=True, spacing=0)
    scrolling = ft.Column([padded], scroll=ft.ScrollMode.AUTO, expand=True, spacing=0)
    framed = ft.Container(above, border=ft.Border.only(bottom=ft.BorderSide(1, style.palette.hairline)))
    return ft.Column(
        [framed, scrolling],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
