"""A short message that disappears by itself: its place, and how a screen reader finds it."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

import flet as ft

from companion.ui.core.style import Style
from companion.ui.theme.measure import BAR, BAR_LARGE, CHAPTER, GAP_WIDE, LARGE_TEXT, PADDING, READING, SLOT

TOLD: Final = "told"
"""The identifier of what is told."""
LINE: Final = 21
"""Height of a line, in logical pixels."""
LETTER: Final = 8
"""Width of a letter; a little more than most are."""
AIR: Final = 4
"""Above and below the words at least."""
WAIT, WAIT_TO_ACT = 4000, 8000
"""Milliseconds that it stays, and where something can be done about it."""


def told_bar(
    style: Style,
    page: tuple[float, float],
    words: str,
    *,
    action: str = "",
    on_action: Callable[[], Any] | None = None,
) -> ft.SnackBar:
    """Draw the message in the slot below the bar of a page of that width and height.

    Args:
        style: The style of the page.
        page: Its width and height.
        words: What is told.
        action: What can be done about it.
        on_action: Does it.
    """

    def act(_: ft.Event[ft.SnackBar]) -> None:
        if on_action is not None:
            on_action()

    width, height = page
    bar = BAR if style.scale <= LARGE_TEXT else BAR_LARGE
    left = right = max(GAP_WIDE, (width - READING) / 2)
    if style.low:  # there the right half is full of buttons
        left, right = GAP_WIDE, width / 2 + GAP_WIDE
    high = LINE * style.scale * _lines(words, width - left - right, style.scale)
    air = max(AIR, (SLOT - high) / 2)
    bottom = height - bar - high - 2 * air
    # The bar is as large as its margin for a screen reader: what is told has a place of its own.
    line = ft.Semantics(
        content=ft.Container(ft.Text(words), padding=ft.Padding.symmetric(horizontal=PADDING, vertical=air)),
        identifier=TOLD,
        container=True,
        live_region=True,
    )
    return ft.SnackBar(
        line,
        padding=0,
        behavior=ft.SnackBarBehavior.FLOATING,
        margin=ft.Margin.only(left=left, right=right, bottom=max(GAP_WIDE, bottom)),
        duration=WAIT if on_action is None else WAIT_TO_ACT,
        action=action or None,
        on_action=act,
    )


def _lines(words: str, width: float, scale: float) -> int:
    """Estimate the number of lines of a message of this width, in text of that size."""
    return math.ceil(len(words) * LETTER * scale / max(1, width - 2 * CHAPTER))
