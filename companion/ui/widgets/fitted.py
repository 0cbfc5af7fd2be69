"""A scrolling part that is as tall as its content, but no taller than the room for it.

Flet's scrolling column takes all available height, so the content's height is measured on the screen and set.
The first guess is the last height in the session: a new sheet slides from the previous sheet's height to its
own.
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
"""The key under which a session stores the last height."""


@component
def Fitted(
    style: Style, controls: Sequence[ft.Control], spacing: float, most: float | None = None
) -> ft.Control:
    """Draw the controls in a column, to be put into a container that expands loosely.

    Args:
        most: The maximum height, for a part that is not a sheet; the next sheet then does not start from
            this part's height.
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
