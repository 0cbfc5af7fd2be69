"""A new game: which one, then its own screen."""

from __future__ import annotations

import flet as ft

from companion.ui.core.component import component
from companion.ui.games import ui_of
from companion.ui.shared.game_choice import ChosenGame


@component
def NewGameScreen() -> ft.Control:
    """The screen of a new game of the kind that was played last."""
    return ChosenGame("/new", "home-new-game", setup)


def setup(key: str, choice: ft.Control | None) -> ft.Control:
    """The screen of a new game of that kind."""
    return ui_of(key).setup_screen(choice)
