"""A new game: the choice of the game, then its own screen."""

from typing import TYPE_CHECKING

import flet as ft

from companion.later import Later
from companion.ui import kit
from companion.ui.games import ui_of
from companion.ui.shared.game_choice import ChosenGame, GameChoice

if TYPE_CHECKING:
    from companion.ui.shared.setup import screen
else:  # Imported on first use, see companion/later.py.
    screen = Later("companion.ui.shared.setup.screen")


@kit.component
def NewGameScreen() -> ft.Control:
    """Draw the setup of the game that was played last."""
    return ChosenGame("/new", "home-new-game", setup)


def setup(key: str, choice: GameChoice) -> ft.Control:
    described = ui_of(key).setup
    # Without a key the screen would keep the state of another game.
    return kit.keyed(f"setup-{key}", screen.SetupScreen, described, choice)
