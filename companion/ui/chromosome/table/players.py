"""The players of the table below each other, and in the room that they leave the areas and the dish."""

from __future__ import annotations

from typing import Any, NamedTuple

import flet as ft

from companion.rules.chromosome.state import State
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.table.areas_strip import AreasStrip
from companion.ui.chromosome.table.heading import Heading
from companion.ui.chromosome.table.player_row import PlayerRow
from companion.ui.core.component import keyed, memo, use_effect, use_ref, use_slice, use_state
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, MARGIN, PADDING
from companion.ui.widgets.dish import Colony, dish
from companion.ui.widgets.frame import scroll
from companion.ui.widgets.layout import column

LEAST_DISH, LARGEST_DISH = 120, 320
"""Width of the dish in the room that the players leave; where there is less there is no dish."""
STEP = 8
"""Heights are followed in steps of so many pixels."""


class Heights(NamedTuple):
    """What was measured on the screen, in logical pixels; 0 before that."""

    place: int = 0
    players: int = 0
    content: int = 0
    """The players, and what else stands there but the dish."""

    @property
    def free(self) -> int:
        """How much of the place is left."""
        return self.place - self.content if self.place and self.content else 0

    @property
    def hidden(self) -> int:
        """How much of the players is out of sight."""
        return max(0, self.players - self.place) if self.place else 0


@memo
def PlayerRowsView(style: Style, context: GameContext) -> ft.Control:
    """The clock and a strip for each player, without actions; who is up is always in sight."""
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
            context.tell_height(found.content + STEP)

    def place_sized(event: ft.LayoutSizeChangeEvent[Any]) -> None:
        measure(place=event.height)

    def players_sized(event: ft.LayoutSizeChangeEvent[Any]) -> None:
        measure(players=event.height)

    def content_sized(event: ft.LayoutSizeChangeEvent[Any]) -> None:
        measure(content=event.height)

    def follow() -> None:
        if active is not None and heights.hidden:
            # The first player is in sight at the very top, the last one at the very end, the others between.
            offset = heights.hidden * active / max(1, seats - 1)

            async def show() -> None:
                # At once: while a page travels the client lets no finger press anything on it.
                await shown.current[-1].scroll_to(offset=offset)

            context.client.page.run_task(show)

    use_effect(follow, [active, heights.hidden, seats])
    rows = [keyed(f"player-row-{seat}", PlayerRow, style, context, seat) for seat in range(seats)]
    players = column([Heading(style, context), *rows], stretch=True)
    parts: list[ft.Control] = [ft.Container(players, on_size_change=players_sized)]
    if not style.wide:
        parts.append(AreasStrip(style, context))
    content = ft.Container(column(parts, stretch=True), on_size_change=content_sized)
    size = min(heights.free - 2 * PADDING, style.width - 2 * MARGIN, LARGEST_DISH)
    rest = [FreeDish(style, context, size)] if size >= LEAST_DISH else []
    scrolling = scroll(style, [content, *rest])
    shown.current.append(scrolling)
    del shown.current[:-1]
    return ft.Container(scrolling, on_size_change=place_sized, expand=True)


@memo
def FreeDish(style: Style, context: GameContext, size: float) -> ft.Control:
    """Who lives in the dish, in the middle of the room that is left; its rim is the clock."""
    round_, rounds, colonies = use_slice(context.changes, lambda: dish_facts(context.state))
    drawn = dish(style, size, colonies, rounds=rounds, round_=round_)
    return ft.Container(drawn, alignment=ft.Alignment.CENTER, padding=ft.Padding.only(top=GAP))


def dish_facts(state: State) -> tuple[int, int, tuple[Colony, ...]]:
    """What the dish shows: the round, how many there are, and who has tokens on the board."""
    living = [player for player in state.players if player.on_board and not player.eliminated]
    return state.round, state.rounds, tuple(Colony(player.species, player.colour) for player in living)
