"""The table: the card of who acts, below it the others, and in the room they leave the areas and the dish."""

from typing import TypeAlias

import flet as ft

from companion.rules.chromosome.state import State
from companion.ui import kit
from companion.ui.chromosome.areas import AreasRow
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.table.action_tiles import ActionTiles
from companion.ui.chromosome.table.player_line import Head, PlayerCard, PlayerLine
from companion.ui.chromosome.table.player_row import PlayerRow
from companion.ui.game.part import part
from companion.ui.shared.player_rows import (
    RowsFacts,
    rows_facts,
    seat_row,
    seat_rows,
    use_heights,
    waiting_order,
)
from companion.ui.shared.player_table import has_table
from companion.ui.widgets.dish import Colony, dish


def table_title(here: Here) -> str:
    """Return the title of the table's bar: the round of all."""
    state = here.state
    last = state.round == state.rounds
    return here.words("table-title", round=state.round, rounds=state.rounds, last=last)


def event_note(style: kit.Style, state: State) -> str:
    """Return the event of the round; empty without one."""
    event = state.event
    bonus = style.words("table-event-power", bonus=event.power_bonus) if event.power_bonus else ""
    return kit.dotted((event.text, bonus))


@part(lambda here: "" if here.state.phase == "over" else event_note(here.style, here.state))
def EventNote(here: Here, note: str) -> ft.Control:
    """Draw the event of the round in a line; nothing without one."""
    if not note:
        return ft.Container()
    said = here.style.text(note, kit.LABEL, here.palette.radiation, lines=3)
    return ft.Container(said, padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.GAP_WIDE))


LEAST_DISH, LARGEST_DISH = 120, 320
"""Width of the dish in the room that the players leave; where there is less there is no dish."""


@part(rows_facts)
def Players(here: Here, facts: RowsFacts) -> ft.Control:
    """Draw the card of who acts, the others as a table below it, and what lies on the board."""
    style, active = here.style, facts.active
    heights, sized = use_heights(here.context, lambda found: found.content)
    rows: list[ft.Control] = []
    if has_table(style):
        waiting = waiting_order(facts)
        if active is not None:
            rows += [seat_row(here, facts, PlayerCard, active), ActionTiles(here)]
        if waiting:
            rows += [Head(here), *(seat_row(here, facts, PlayerLine, seat) for seat in waiting)]
    else:
        rows += seat_rows(here, facts, PlayerRow).values()
    parts = [*rows, EventNote(here)]
    if not style.wide:
        parts.append(AreasRow(here))
    content = ft.Container(kit.column(parts, stretch=True), on_size_change=sized("content"))
    rest: list[ft.Control] = []
    size = min(heights.free - 2 * kit.PADDING, style.width - 2 * kit.MARGIN, LARGEST_DISH)
    if size >= LEAST_DISH:
        rest.append(FreeDish(here, size))
    return ft.Container(kit.scroll(style, [content, *rest]), on_size_change=sized("place"), expand=True)


DishFacts: TypeAlias = tuple[int, int, tuple[Colony, ...]]


def dish_facts(here: Here, size: float) -> DishFacts:
    """Return the dish's facts: the round, the number of rounds, and the colonies on the board."""
    state = here.state
    living = [player for player in state.players if player.on_board and not player.eliminated]
    return state.round, state.rounds, tuple(Colony(player.species, player.colour) for player in living)


@part(dish_facts)
def FreeDish(here: Here, shown: DishFacts, size: float) -> ft.Control:
    round_, rounds, colonies = shown
    drawn = dish(here.style, size, colonies, rounds=rounds, round_=round_)
    return ft.Container(drawn, alignment=ft.Alignment.CENTER, padding=ft.Padding.only(top=kit.GAP))
