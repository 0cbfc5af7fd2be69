"""A scrolling part that is as high as what stands in it, and no higher than its place.

Flet's scrolling column takes all the height that it may have, so the height of the content is measured on the
screen and set. The first guess is the height of the last one shown in the session: a sheet that follows
another slides from the one's height to the other's.
"""

from collections.abc import Sequence
from typing import Any

import flet as ft

from companion.ui.core.component import component, use_state
from companion.ui.core.style import Style
from companion.ui.theme.measure import CALM
from companion.ui.widgets.layout import column

FIRST_GUESS = 280.0
LAST = "fitted-height"
"""The session's key of the last height."""


@component
def Fitted(
    style: Style, controls: Sequence[ft.Control], spacing: float, most: float | None = None
) -> ft.Control:
    """Draw the controls below each other; put it into a container that expands loosely.

    Args:
        most: Its height at most, for a part beside others: such a one is no guess for the next sheet.
    """
    store = ft.context.page.session.store
    height, set_height = use_state(lambda: float((store.get(LAST) if most is None else most) or FIRST_GUESS))

    def sized(event: ft.LayoutSizeChangeEvent[Any]) -> None:
        if most is None:
            store.set(LAST, event.height)
        set_height(event.height)

    content = ft.Container(
        column(list(controls), spacing, stretch=True),
        on_size_change=sized,
    )
    return ft.Container(
        ft.Column(
            [content],
            scroll=ft.ScrollMode.AUTO,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        height=height if most is None else min(height, most),
        animate=style.motion(CALM),
    )
