"""A short message that disappears by itself: its position, and how screen readers find it."""

import math
from collections.abc import Callable
from typing import Any, Final

import flet as ft

from companion.ui.core.slot import LETTER, bar_height, slot_height, writing
from companion.ui.core.style import Style
from companion.ui.theme.measure import CHAPTER, GAP, GAP_WIDE, PADDING, READING, TARGET
from companion.ui.theme.typography import BUTTON

TOLD: Final = "told"
"""The identifier of the message."""
AIR: Final = 4
"""Padding above and below text that is taller than the slot."""
WAIT, WAIT_TO_ACT = 4000, 8000
"""Minimum milliseconds for which the message stays, without and with an action."""
READ = 60
"""Reading time per letter in milliseconds: a long message stays longer."""


def told_bar(
    style: Style,
    page: tuple[float, float],
    words: str,
    *,
    over_sheet: bool = False,
    action: str = "",
    on_action: Callable[[], Any] | None = None,
) -> ft.SnackBar:
    """Draw the message below the page's bar, in place of the news, in a size that fits.

    Args:
        page: The page's width and height.
        over_sheet: Whether a sheet covers the page; the message then takes the free band above the sheet.
        action: The label of the message's button, if any.
    """

    def act(_: ft.Event[ft.SnackBar]) -> None:
        if on_action is not None:
            on_action()

    width, height = page
    bar = 0 if over_sheet else bar_height(style)
    left = max(GAP_WIDE, (width - READING) / 2)
    # Redo and undo are at the right end of the news.
    right = left if over_sheet else max(left, 2 * TARGET + GAP)
    if style.low:  # The right half of the bar is full of buttons.
        left, right = GAP_WIDE, width / 2 + GAP_WIDE
    room = width - left - right - 2 * PADDING
    if action:
        room -= len(action) * LETTER * BUTTON.size * style.scale + CHAPTER
    set_as = writing(style, words, room)
    said = set_as.text(style, words, style.palette.on_toast, unfolded=True)
    high = slot_height(style)
    if not set_as.whole:
        size = set_as.role.size_at(set_as.scale)
        lines = math.ceil(len(words) * LETTER * size / max(1, room))
        high = max(high, lines * size * set_as.role.height + 2 * AIR)
    # Screen readers count the snack bar's margin as part of it, so the message inside has bounds of its own.
    line = ft.Semantics(
        content=ft.Container(
            said,
            padding=ft.Padding.symmetric(horizontal=PADDING),
            height=high,
            alignment=ft.Alignment.CENTER_LEFT,
        ),
        identifier=TOLD,
        container=True,
        live_region=True,
    )
    return ft.SnackBar(
        line,
        padding=0,
        behavior=ft.SnackBarBehavior.FLOATING,
        margin=ft.Margin.only(left=left, right=right, bottom=max(GAP_WIDE, height - bar - high)),
        duration=max(WAIT if on_action is None else WAIT_TO_ACT, READ * len(words)),
        action=action or None,
        on_action=act,
    )
