"""The start of the first round: the players choose who begins, or the app draws lots."""

import flet as ft

from companion.rules.chromosome.setup import ChooseStarter
from companion.rules.chromosome.state import Player
from companion.ui import kit
from companion.ui.art import species
from companion.ui.chromosome.context import Here
from companion.ui.shared.phones.actions import waiting_row
from companion.ui.shared.stage_page import stage_page

PIECE = 40
"""Width of a player's drawing."""


@kit.component
def StarterView(here: Here) -> ft.Control:
    """Draw the players to choose from, and below them the button that draws lots."""
    style, context, words = here.style, here.context, here.words
    lot = ChooseStarter()

    def draw() -> None:
        if context.submit(lot):
            context.show_lot(context.state.starter)

    action: ft.Control = waiting_row(here, None)
    if context.may(lot):
        action = kit.guarded(style, "lot", words("setup-lot"), draw, ask=context.asker_of(lot))
    rows = [_row(here, player) for player in here.state.players]
    how = ft.Container(here.quiet("setup-starter-how"), padding=ft.Padding.only(top=kit.GAP))
    parts = [how, kit.column(rows, kit.GAP_WIDE, stretch=True)]
    return stage_page(here, parts, kit.bottom_bar(style, [action]))


def _row(here: Here, player: Player) -> ft.Control:
    """Draw a button for a player; a press makes this player the first to act."""
    style, p = here.style, here.palette
    begin = ChooseStarter(seat=player.seat)
    picture = species(player.species, p.players[player.colour], PIECE)
    named = style.text(player.name, kit.NAME, lines=2, expand=True)
    return kit.row_button(
        style,
        ft.Row([picture, named], spacing=kit.GAP_WIDE),
        here.context.press(begin),
        label=here.words("setup-starts", player=player.name),
        edge=p.outline,
        padding=ft.Padding.symmetric(horizontal=kit.GAP_WIDE, vertical=kit.GAP),
        height=None if style.scale > 1 else 64,
    )
