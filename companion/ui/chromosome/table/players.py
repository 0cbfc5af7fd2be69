"""The table: the acting player's card, below it the others, the areas and, if there is room, the dish."""

from typing import TypeAlias

import flet as ft

from companion.rules.chromosome.state import State
from companion.ui import kit
from companion.ui.chromosome.areas import AreasRow
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.table.action_tiles import ActionTiles
from companion.ui.chromosome.table.player_line import Head, PlayerCard, PlayerLine, columns
from companion.ui.chromosome.table.player_row import PlayerRow
from companion.ui.game.part import nothing, part
from companion.ui.shared.player_rows import PlayerRows
from companion.ui.shared.player_table import PlayerTable, has_table
from companion.ui.widgets.dish import Colony, dish


def table_title(here: Here) -> str:
    """Return the title of the table's bar: the round and the number of rounds."""
    state = here.state
    last = state.round == state.rounds
    return here.words("table-title", round=state.round, rounds=state.rounds, last=last)


def event_note(style: kit.Style, state: State) -> str:
    """Return the event of the round; empty without an event."""
    event = state.event
    bonus = style.words("table-event-power", bonus=event.power_bonus) if event.power_bonus else ""
    return kit.dotted((event.text, bonus))


@part(lambda here: "" if here.state.phase == "over" else event_note(here.style, here.state))
def EventNote(here: Here, note: str) -> ft.Control:
    """Draw the event of the round on one line; nothing without an event."""
    if not note:
        return ft.Container()
    said = here.style.text(note, kit.LABEL, here.palette.radiation, lines=3)
    return ft.Container(said, padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.GAP_WIDE))


LEAST_DISH, LARGEST_DISH = 120, 320
"""Minimum and maximum width of the dish; with less room there is no dish."""


def players(here: Here) -> ft.Control:
    """Draw all players, waiting ones as lines with columns; if columns do not fit, each player has a row."""
    if has_table(here.style, columns(here.style, timed=False)):
        return PlayerTable(here, ActingCard, Head, PlayerLine, below=Below, rest=free_dish)
    return PlayerRows(here, EventNote, PlayerRow, Areas)


@part(nothing)
def ActingCard(here: Here, _: None, seat: int) -> ft.Control:
    """Draw the acting player's card, and below it the actions of the turn."""
    return kit.column([PlayerCard(here, seat), ActionTiles(here)], stretch=True)


@part(nothing)
def Below(here: Here, _: None) -> ft.Control:
    """Draw the event of the round, and the areas on the board."""
    return kit.column([EventNote(here), Areas(here)], stretch=True)


@part(nothing)
def Areas(here: Here, _: None) -> ft.Control:
    """Draw the areas, except on a wide page, which has them beside the players."""
    return ft.Container() if here.style.wide else AreasRow(here)


def free_dish(here: Here, free: float) -> list[ft.Control]:
    """Draw the dish in the free height; nothing if that is too small."""
    size = min(free - 2 * kit.PADDING, here.style.width - 2 * kit.MARGIN, LARGEST_DISH)
    return [FreeDish(here, size)] if size >= LEAST_DISH else []


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
