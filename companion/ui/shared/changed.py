"""By how much the last change moved a number, told beside it for a moment.

The client plays it: nothing has to be sent when the moment is over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import flet as ft

from companion.ui import kit
from companion.ui.core.values import shared
from companion.ui.game.context import AnyContext

MOMENT: Final = 3000
"""Milliseconds in which a light passes downwards through a place; a sign cannot be seen without it."""

HIGH: Final = 144
"""Height of the place: the higher it is, the sooner all of the sign at its top is lit."""

LIGHT: Final = (0.0, 0.34, 0.38, 0.62, 0.66, 1.0)
"""Where the light begins and ends, and between which places it is full.

It is as long as the place, and above it at first: it leaves the top of it after half of its way.
"""

ABOVE: Final = -8.0
"""Where the middle of a sign above a number stands, from the number's upper edge."""


class Change(NamedTuple):
    """By how much the last change at the table moved a number."""

    by: int = 0
    version: int = 0
    """Of the table then: the same sign is lit again after another change. 0 where the number stood still."""


STILL: Final = Change()


def change_of(context: AnyContext, read: Callable[[Any], int]) -> Change:
    """Return by how much the last change moved a number.

    Args:
        context: The game.
        read: Reads the number in a state.
    """
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
    moves: bool = False,
) -> ft.Control:
    """Draw a number, and near it by how much it was moved.

    Args:
        drawn: The number.
        change: By how much.
        ink: The colour of the sign; the accent, or for less that of danger, by default.
        right: Where the sign ends, from the right edge of the number to the left.
        middle: Where its middle stands, from the upper edge of the number.
        moves: Whether the number has a motion of its own, which a place of its own would cut short.
    """
    if not change.by or style.reduced_motion:
        return ft.Stack([drawn]) if moves else drawn
    ink = ink or (style.palette.accent if change.by > 0 else style.palette.danger)
    font = shared(kit.LABEL_STRONG.style, ink, min(style.scale, kit.LARGE_TEXT))
    sign = ft.Shimmer(
        ft.Container(
            # What changed is spoken as the last event.
            ft.Semantics(
                content=ft.Text(style.words.signed(change.by), style=font, no_wrap=True),
                exclude_semantics=True,
            ),
            height=HIGH,
            alignment=shared(ft.Alignment, 1.0, -1.0),
        ),
        gradient=shared(_light, kit.veil(ink, 0), ink),
        direction=ft.ShimmerDirection.TTB,
        period=MOMENT,
        loop=1,
        right=right,
        top=middle - kit.LABEL_STRONG.size * kit.LABEL_STRONG.height / 2,
        key=f"change-{change.version}",
    )
    return ft.Stack([drawn, sign], clip_behavior=ft.ClipBehavior.NONE)


def _light(clear: str, ink: str) -> ft.LinearGradient:
    return ft.LinearGradient(
        colors=[clear, clear, ink, ink, clear, clear],
        stops=[*LIGHT],
        begin=ft.Alignment.TOP_CENTER,
        end=ft.Alignment.BOTTOM_CENTER,
    )
