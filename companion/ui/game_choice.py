"""Which game is meant where none is open: one tap, and remembered; nothing to see where there is only one."""

from __future__ import annotations

import flet as ft

from companion.game_service import GameService
from companion.ui.art import art
from companion.ui.core.client import Client
from companion.ui.core.component import use_state
from companion.ui.core.style import Style
from companion.ui.games import glyph_of, in_game, keys, ui_of
from companion.ui.theme.measure import GAP, GAP_SMALL, LARGE_TEXT, MARGIN
from companion.ui.widgets.choose import option
from companion.ui.widgets.layout import column

SETTING = "game"

NARROW = 360
"""Below this page width the games stand below each other."""


def game_of(client: Client) -> str:
    """The game that was chosen last."""
    chosen = client.setting(SETTING, "")
    return chosen if chosen in keys() else keys()[0]


def wanted_soon(service: GameService) -> tuple[str, ...]:
    """The games that are likely to be opened here: the one that all have, the one chosen last, those kept."""
    kept = [game.game for game in service.library.games()]
    known = [keys()[0], service.remembered(f"setting.{SETTING}"), *kept]
    return tuple(key for key in keys() if key in known)


def use_game_choice(client: Client, style: Style) -> tuple[str, ft.Control | None]:
    """The game that is meant, and the row that chooses another one; None where there is none."""
    chosen, choose = use_state(game_of(client))
    if len(keys()) < 2:
        return chosen, None

    def take(key: str) -> None:
        if not client.attempt(lambda: ui_of(key)):  # what cannot be had now is not chosen
            return
        choose(key)
        client.set_setting(SETTING, key)

    wraps = style.scale > LARGE_TEXT or style.width < NARROW

    def choice(key: str) -> ft.Control:
        own = in_game(style, key)
        ink = own.palette.on_accent if key == chosen else own.palette.text
        return option(
            own,
            own.words("name"),
            key == chosen,
            lambda: take(key),
            picture=art(glyph_of(key), ink, 24),
            expand=None if wraps else True,
        )

    row = ft.Container(
        ft.Row([choice(key) for key in keys()], spacing=GAP, run_spacing=GAP, wrap=wraps),
        padding=ft.Padding.only(left=MARGIN, right=MARGIN, top=GAP_SMALL, bottom=GAP),
    )
    return chosen, row


def under(top: ft.Control, choice: ft.Control | None) -> ft.Control:
    """The top of a page with the row below its bar."""
    return top if choice is None else column([top, choice])
