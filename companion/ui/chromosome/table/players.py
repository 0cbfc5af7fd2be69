"""The table: its heading, the players below each other, and in the room they leave the areas and the dish."""

from typing import Any, NamedTuple, TypeAlias

import flet as ft

from companion.rules.chromosome.state import State
from companion.ui import kit
from companion.ui.chromosome.areas import AREAS_ROW, AreasButton, AreasRow, areas_button_width
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.table.player_row import PlayerRow
from companion.ui.game.part import part
from companion.ui.shared.player_rows import Heights, RowsFacts, rows_facts, scroll_to, seat_rows, use_heights
from companion.ui.shared.table_heading import table_heading
from companion.ui.widgets.dish import Colony, dish

RING = 72
"""Width of the ring."""


class TableFacts(NamedTuple):
    """The data of the heading."""

    phase: str
    round: int
    rounds: int
    starter: str
    note: str
    button: float
    """Width of the button of the areas; 0 without one."""


def table_facts(here: Here, *, areas: bool = False) -> TableFacts:
    state = here.state
    starter = state.players[state.starter].name
    note = "" if state.phase == "over" else event_note(here.style, state)
    button = areas_button_width(here) if areas else 0
    return TableFacts(state.phase, state.round, state.rounds, starter, note, button)


def event_note(style: kit.Style, state: State) -> str:
    event = state.event
    bonus = style.words("table-event-power", bonus=event.power_bonus) if event.power_bonus else ""
    return kit.dotted((event.text, bonus))


@part(table_facts)
def Heading(here: Here, shown: TableFacts, *, areas: bool = False) -> ft.Control:
    """Draw the clock as a ring, the phase, and the starting player.

    Args:
        areas: Whether the radioactive areas are beside them, for lack of room elsewhere.
    """
    style, words, p, button = here.style, here.words, here.palette, shown.button
    said = words("table-round", round=shown.round, rounds=shown.rounds)
    last = shown.round == shown.rounds
    line = words("table-line", round=shown.round, rounds=shown.rounds, player=shown.starter, last=last)
    gap = kit.MARGIN if not button or not style.narrow else kit.GAP_WIDE
    room = style.width - 2 * kit.MARGIN - RING - gap - (button + gap if button else 0)
    parts: list[ft.Control] = [
        style.text(words(f"table-phase-{shown.phase}"), kit.HEADING, lines=2, heading=True, room=room),
        style.text(line, kit.LABEL, p.quiet, lines=2, room=room),
    ]
    if shown.note:
        parts.append(style.text(shown.note, kit.LABEL, p.radiation, lines=3))
    ring = kit.clock_ring(style, shown.round, shown.rounds, size=RING, label=said)
    rest = [AreasButton(here)] if areas else []
    head = ft.Row([ring, kit.column(parts, kit.GAP_SMALL, expand=True), *rest], spacing=gap)
    return table_heading(style, head)


LEAST_DISH, LARGEST_DISH = 120, 320
"""Width of the dish in the room that the players leave; where there is less there is no dish."""


@part(lambda here: (rows_facts(here), len(here.state.areas)))
def PlayerRowsView(here: Here, found: tuple[RowsFacts, int]) -> ft.Control:
    """Draw the clock and a row for each player, without actions; the active row is always in sight."""
    facts, areas = found
    style, context, active = here.style, here.context, facts.active
    rows = seat_rows(here, facts, PlayerRow)
    order, seats = tuple(rows), len(rows)
    heights, sized = use_heights(context, needed_height)
    shown = kit.use_ref(list[ft.Column])

    def follow() -> None:
        if active is not None and heights.hidden:
            scroll_to(context, lambda: shown.current[-1], heights.offset(order.index(active), seats))

    kit.use_effect(follow, [active, heights.hidden, heights.heading, seats])
    measured, set_measured = kit.use_state((areas, AREAS_ROW))
    # A half-covered row is worse than none.
    needed = measured[1] if measured[0] == areas else AREAS_ROW
    fits = not heights.hidden and (not heights.place or heights.place - heights.players >= needed)
    heading = Heading(here, areas=not (style.wide or fits))
    players = kit.column(
        [ft.Container(heading, on_size_change=sized("heading")), *rows.values()], stretch=True
    )
    parts: list[ft.Control] = [ft.Container(players, on_size_change=sized("players"))]
    if fits and not style.wide:

        def areas_sized(event: ft.LayoutSizeChangeEvent[Any]) -> None:
            set_measured((areas, int(event.height)))

        parts.append(ft.Container(AreasRow(here), on_size_change=areas_sized))
    content = ft.Container(kit.column(parts, stretch=True), on_size_change=sized("content"))
    rest: list[ft.Control] = []
    size = min(heights.free - 2 * kit.PADDING, style.width - 2 * kit.MARGIN, LARGEST_DISH)
    if size >= LEAST_DISH:
        rest.append(FreeDish(here, size))
    scrolling = kit.scroll(style, [content, *rest])
    shown.current.append(scrolling)
    del shown.current[:-1]
    return ft.Container(scrolling, on_size_change=sized("place"), expand=True)


def needed_height(found: Heights) -> int:
    """Return the height of the players, and of the areas where there is room for them below."""
    return found.content if found.place - found.players >= AREAS_ROW else found.players


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
