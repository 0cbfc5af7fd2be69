"""The actions of a turn as tiles on the table, each with its price; a press opens its page."""

from functools import partial
from typing import NamedTuple

import flet as ft

from companion.rules.chromosome.next_step import acting, left
from companion.rules.chromosome.state import State
from companion.ui import kit
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.next_step import has_tiles
from companion.ui.chromosome.prices import offer_tile
from companion.ui.chromosome.turns import main_actions
from companion.ui.game.part import part
from companion.ui.widgets.tile import tiles


class Offered(NamedTuple):
    """The facts for the tiles."""

    seat: int | None
    """The seat whose action is due on this device, or None."""
    state: State | None
    """The state, on which prices depend; None if no tiles are drawn."""


def tiles_facts(here: Here) -> Offered:
    state, seat = here.state, acting(here.state)
    shown = seat is not None and has_tiles(here) and "action" in left(state)
    return Offered(seat, state) if shown else Offered(None, None)


@part(tiles_facts)
def ActionTiles(here: Here, offers: Offered) -> ft.Control:
    """Draw the main actions as tiles while an action is due; otherwise nothing."""
    style, context, words = here.style, here.context, here.words
    if offers.seat is None or offers.state is None:
        return ft.Container()
    player = offers.state.players[offers.seat]
    drawn = [
        offer_tile(style, words(f"action-{key}"), glyph, offer, partial(context.show, panel), short=True)
        for key, glyph, offer, panel in main_actions(here, player)
    ]
    return ft.Container(
        tiles(style, drawn),
        padding=ft.Padding.symmetric(horizontal=kit.PADDING, vertical=kit.GAP),
    )
