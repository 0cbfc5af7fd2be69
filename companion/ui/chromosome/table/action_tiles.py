"""The actions of a turn as tiles on the table, each with its price; a press opens its page."""

from functools import partial
from typing import TypeAlias

import flet as ft

from companion.rules.chromosome.next_step import acting, left
from companion.ui import kit
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.next_step import has_tiles
from companion.ui.chromosome.prices import OfferedAction, offer_tile
from companion.ui.chromosome.turns import main_actions
from companion.ui.game.context import Panel
from companion.ui.game.part import part
from companion.ui.widgets.tile import tiles

Offers: TypeAlias = tuple[tuple[str, kit.Glyph, OfferedAction, Panel], ...]


def offers_here(here: Here) -> Offers:
    """Return the main actions while this device may take one; otherwise nothing."""
    state, seat = here.state, acting(here.state)
    if seat is None or "action" not in left(state) or not has_tiles(here):
        return ()
    return tuple(main_actions(here, state.players[seat]))


@part(offers_here)
def ActionTiles(here: Here, offers: Offers) -> ft.Control:
    """Draw the main actions as tiles while an action is due; otherwise nothing."""
    style, context, words = here.style, here.context, here.words
    if not offers:
        return ft.Container()
    drawn = [
        offer_tile(style, words(f"action-{key}"), glyph, offer, partial(context.show, panel), short=True)
        for key, glyph, offer, panel in offers
    ]
    return ft.Container(
        tiles(style, drawn),
        padding=ft.Padding.symmetric(horizontal=kit.PADDING, vertical=kit.GAP),
    )
