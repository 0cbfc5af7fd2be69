"""The screen of a new game of Primordial Soup."""

from __future__ import annotations

from typing import Final

from companion.rules.soup.game import FIRST_BADGE
from companion.rules.soup.state import hue
from companion.ui.game.game_setup import GameSetup
from companion.ui.soup.setup.seating_plan import MEMORY, Setup


class PondSetup(GameSetup[Setup]):
    """The setup of Primordial Soup."""

    detail = True

    def shape(self, setup: Setup, seat: int) -> int:
        """Return the amoeba of the colour."""
        return FIRST_BADGE + setup.players[seat].colour

    def hue(self, setup: Setup, colour: int) -> int:
        """Return the box's own ink, or the app's."""
        return hue(setup.options, colour)


POND: Final = PondSetup(MEMORY)
