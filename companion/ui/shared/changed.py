"""The last change of a number, shown beside it for a moment.

The client runs the animation, so no message is needed to end it.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import flet as ft

from companion.ui import kit
from companion.ui.core.session import shared
from companion.ui.game.context import AnyContext

MOMENT: Final = 3000
"""Milliseconds in which a band of light sweeps over the sign from the right.

The sign is visible only inside the light.
"""

WIDE: Final = 144
"""Width of the area that has the sign at its right end; in a wider area the light covers the sign sooner."""

LIGHT: Final = (0.34, 0.38, 0.62, 0.66)
"""The positions at which the light begins, is full, fades and ends, as shares of the gradient's width.

The gradient is three times as wide as the sign's area, so the light is about as wide as the area. It starts
at the right edge of the area, covers the area after half of `MOMENT`, and leaves it on the left.
"""

SIGN: Final = kit.LABEL_STRONG
"""The text style of a sign."""

ABOVE: Final = -8.0
"""Distance of a sign's middle above the upper edge of the number."""


class Change(NamedTuple):
    """The difference that the last change at the table made to a number."""

    by: int = 0
    version: int = 0
    """The table's version; 0 if the number did not change.

    A second change by the same amount has another version, so its sign is lit again.
    """


STILL: Final = Change()


def change_of(context: AnyContext, read: Callable[[Any], int]) -> Change:
    """Return the difference that the last change made to a number."""
    before = context.before
    by = read(context.state) - read(before) if before.players else 0
    return Change(by, context.open_game.table.version) if by else STILL


def changed(
    style: kit.Style,
    drawn: ft.Control,
    change: Change,
    *,
    ink: str | None = None,
    right: float = 0,
    middle: float = ABOVE,
    silent: bool = True,
) -> ft.Control:
    """Draw a number, and the sign of its last change near it.

    Args:
        ink: The colour of the sign; by default the accent, or the colour of danger for a decrease.
        right: Distance of the sign's right end from the number's right edge.
        middle: Distance of the sign's middle from the number's upper edge.
        silent: Whether a parent already hides the sign from screen readers.
    """
    parts = [drawn]
    if change.by and not style.reduced_motion:
        ink = ink or (style.palette.accent if change.by > 0 else style.palette.danger)
        sign: ft.Control = ft.Text(
            style.words.signed(change.by),
            size=SIGN.size * min(style.scale, kit.LARGE_TEXT),
            color=ink,
            font_family=SIGN.family,
            text_align=ft.TextAlign.RIGHT,
        )
        parts.append(
            ft.Shimmer(
                sign if silent else kit.silent(sign),
                gradient=shared(_light, kit.veil(ink, 0), ink),
                direction=ft.ShimmerDirection.RTL,
                period=MOMENT,
                loop=1,
                width=WIDE,
                right=right,
                top=middle - SIGN.size * SIGN.height / 2,
                # A new key runs the light again even if the sign is the same.
                key=f"change-{change.version}",
            )
        )
    # Even without a sign, keep the number at the same place in the tree, so that its animations continue.
    return ft.Stack(parts, clip_behavior=ft.ClipBehavior.NONE)


def _light(clear: str, ink: str) -> ft.LinearGradient:
    return ft.LinearGradient(colors=[clear, ink, ink, clear], stops=[*LIGHT])
