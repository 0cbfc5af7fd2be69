"""The players of the table below each other, under the heading; who is up is always in sight."""

from __future__ import annotations

from typing import Any, NamedTuple

import flet as ft

from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.table.heading import Heading
from companion.ui.carnomorphs.table.player_row import PlayerRow
from companion.ui.core.component import keyed, memo, use_effect, use_ref, use_slice, use_state
from companion.ui.core.style import Style
from companion.ui.theme.measure import CALM
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


@memo
def PlayerRowsView(style: Style, context: GameContext) -> ft.Control:
    """The heading and a row for each player, without actions."""
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
                await shown.current[-1].scroll_to(offset=offset, duration=style.motion(CALM).duration)

            context.client.page.run_task(show)

    use_effect(follow, [active, offset])
    rows = [keyed(f"player-row-{seat}", PlayerRow, style, context, seat) for seat in range(seats)]
    heading = ft.Container(Heading(style, context), on_size_change=heading_sized)
    players = column([heading, *rows], stretch=True)
    scrolling = scroll(style, [ft.Container(players, on_size_change=players_sized)])
    shown.current.append(scrolling)
    del shown.current[:-1]
    return ft.Container(scrolling, on_size_change=place_sized, expand=True)
