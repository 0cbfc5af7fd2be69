"""The scoring of a game played without the app: the choice of the game, then its score sheet."""

from typing import TYPE_CHECKING

import flet as ft

from companion.later import Later
from companion.ui import kit
from companion.ui.shared.game_choice import ChosenGame, GameChoice

if TYPE_CHECKING:
    from companion.ui.shared.score import screen
else:
    screen = Later("companion.ui.shared.score.screen")


@kit.component
def ScoreScreen() -> ft.Control:
    """Draw the score sheet of the game chosen last."""
    return ChosenGame("/score", "home-score", sheet)


def sheet(key: str, choice: GameChoice) -> ft.Control:
    # Without a key the screen would keep the state of another game.
    return kit.keyed(f"score-{key}", screen.ScoreSheet, key, choice)
