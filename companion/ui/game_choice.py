"""Which game is meant where none is open: one tap, and remembered; nothing to see where there is only one."""

from __future__ import annotations

import flet as ft

from companion.ui.core.client import Client
from companion.ui.core.component import use_state
from companion.ui.core.style import Style
from companion.ui.games import keys
from companion.ui.theme.measure import GAP, GAP_SMALL, MARGIN
from companion.ui.widgets.choose import options_row

SETTING = "game"


def game_of(client: Client) -> str:
    """The game that was chosen last."""
    chosen = client.setting(SETTING, "")
    return chosen if chosen in keys() else keys()[0]


def use_game_choice(client: Client, style: Style) -> tuple[str, ft.Control | None]:
    """The game that is meant, and the row that chooses another one; None where there is none."""
    chosen, choose = use_state(game_of(client))
    if len(keys()) < 2:
        return chosen, None

    def take(key: str) -> None:
        choose(key)
        client.set_setting(SETTING, key)

    names = [(key, style.words.of(key)("name")) for key in keys()]
    row = ft.Container(
        options_row(style, names, chosen, take),
        padding=ft.Padding.only(left=MARGIN, right=MARGIN, top=GAP_SMALL, bottom=GAP),
    )
    return chosen, row


def under(top: ft.Control, choice: ft.Control | None) -> ft.Control:
    """The top of a page with the row below its bar."""
    return top if choice is None else ft.Column([top, choice], spacing=0, tight=True)
