"""A new game: which one, then its own screen."""

from __future__ import annotations

import flet as ft

from companion.ui.core.component import component
from companion.ui.core.env import use_env
from companion.ui.game_choice import use_game_choice
from companion.ui.games import ui_of


@component
def NewGameScreen() -> ft.Control:
    """The screen of a new game of the kind that was played last."""
    client, style = use_env()
    key, choice = use_game_choice(client, style)
    return ui_of(key).setup_screen(choice)
