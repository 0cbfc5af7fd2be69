"""The style of a button in its states."""

from typing import Final

import flet as ft

from companion.ui.core.session import kept_in_session
from companion.ui.theme import veil
from companion.ui.theme.measure import HAIR, RADIUS_BUTTON

STYLES: Final = "petri.styles"
"""The key under which a session stores its button styles."""


def button_style(
    ink: str,
    *,
    fill: str | None = None,
    edge: str | None = None,
    edge_width: float = HAIR,
    focus: str | None = None,
    radius: float = RADIUS_BUTTON,
    padding: ft.PaddingValue = 0,
    off: str | None = None,
    off_fill: str | None = None,
    align: ft.Alignment | None = None,
) -> ft.ButtonStyle:
    """Return the style of a button in its states.

    Equal styles share one object within a session, so that Flet need not compare them.
    """
    styles = kept_in_session(STYLES)
    wish = (ink, fill, edge, edge_width, focus, radius, repr(padding), off, off_fill, repr(align))
    found: ft.ButtonStyle | None = styles.get(wish)
    if found is not None:
        return found
    shown = ft.BorderSide(edge_width, edge) if edge else ft.BorderSide(0, veil(ink, 0))
    sides: dict[ft.ControlState, ft.BorderSide] = {
        ft.ControlState.FOCUSED: ft.BorderSide(2, focus or ink),
        ft.ControlState.DEFAULT: shown,
    }
    fills: dict[ft.ControlState, str] | None = None
    if fill is not None:
        fills = {ft.ControlState.DISABLED: off_fill or fill, ft.ControlState.DEFAULT: fill}
    made = styles[wish] = ft.ButtonStyle(
        color={ft.ControlState.DISABLED: off or ink, ft.ControlState.DEFAULT: ink},
        bgcolor=fills,
        overlay_color={
            ft.ControlState.PRESSED: veil(ink, 0.16),
            ft.ControlState.FOCUSED: veil(ink, 0.10),
            ft.ControlState.HOVERED: veil(ink, 0.06),
        },
        elevation=0,
        padding=padding,
        side=sides,
        shape=ft.RoundedRectangleBorder(radius=radius),
        alignment=align,
    )
    return made
