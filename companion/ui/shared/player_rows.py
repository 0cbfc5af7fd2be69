"""The players of a table below each other, under its heading; who is up is always in sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft

from companion.ui.core.component import keyed, memo, use_effect, use_ref, use_slice, use_state
from companion.ui.core.style import Style
from companion.ui.shared.context import AnyContext
from companion.ui.widgets.frame import scroll
from companion.ui.widgets.layout import column

STEP = 8
"""Heights are followed in steps of so many pixels."""


class Heights(NamedTuple):
    """What was measured on the screen, in logical pixels; 0 before that."""

    place: int = 0
    heading: int = 0
    players: int = 0
    """The heading included."""

    def offset(self, active: int, seats: int) -> int:
        """How far to scroll for the row of a seat to be in sight, with the heading where both can be."""
        hidden = max(0, self.players - self.place) if self.place and self.heading else 0
        end = self.heading + (self.players - self.heading) * (active + 1) / max(1, seats)
        return round(min(hidden, max(0, end - self.place)))


Part = Callable[[Style, Any], ft.Control]
Row = Callable[[Style, Any, int], ft.Control]


@memo
def PlayerRows(
    style: Style, context: AnyContext, heading: Part, row: Row, below: Part | None = None
) -> ft.Control:
    """The heading and a row for each player, without actions.

    Args:
        style: The style.
        context: The game, whose state tells `active`, the seat whose turn it is, or None.
        heading: A component: what stands above the players.
        row: A component: the row of a seat.
        below: A component: what else stands below the players.
    """
    seats = use_slice(context.changes, lambda: len(context.state.players))
    active = use_slice(context.changes, lambda: context.state.active)
    heights, set_heights = use_state(Heights())
    measured = use_ref(Heights)
    shown = use_ref(list[ft.Column])

    def measure(**told: float) -> None:
        found = measured.current._replace(**{name: int(size / STEP) * STEP for name, size in told.items()})
        if found != measured.current:
            measured.current = found
            set_heights(found)
            context.tell_height(found.players + STEP)

    def place_sized(event: ft.LayoutSizeChangeEvent[Any]) -> None:
        measure(place=event.height)

    def heading_sized(event: ft.LayoutSizeChangeEvent[Any]) -> None:
        measure(heading=event.height)

    def players_sized(event: ft.LayoutSizeChangeEvent[Any]) -> None:
        measure(players=event.height)

    offset = heights.offset(active, seats) if active is not None else 0
    stands = use_ref(lambda: 0)

    def follow() -> None:
        if active is not None and offset != stands.current:
            stands.current = offset

            async def show() -> None:
                # At once: while a page travels the client lets no finger press anything on it.
                await shown.current[-1].scroll_to(offset=offset)

            context.client.page.run_task(show)

    use_effect(follow, [active, offset])
    rows = [keyed(f"player-row-{seat}", row, style, context, seat) for seat in range(seats)]
    top = ft.Container(heading(style, context), on_size_change=heading_sized)
    players = column([top, *rows], stretch=True)
    rest = [below(style, context)] if below is not None else []
    scrolling = scroll(style, [ft.Container(players, on_size_change=players_sized), *rest])
    shown.current.append(scrolling)
    del shown.current[:-1]
    return ft.Container(scrolling, on_size_change=place_sized, expand=True)
