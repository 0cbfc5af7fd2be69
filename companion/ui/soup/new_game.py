"""The screen of a new game of Primordial Soup, and its content as an immutable value."""

from typing import ClassVar, Final

from companion.rules.kernel import Model
from companion.rules.soup import KEY
from companion.rules.soup.data import PLAYERS
from companion.rules.soup.game import FIRST_BADGE
from companion.rules.soup.options import Options
from companion.rules.soup.setup import Seated, StartGame
from companion.rules.soup.state import hue
from companion.ui.game.game_setup import GameSetup, Signs
from companion.ui.game.memory import Memory
from companion.ui.game.seating import Seating
from companion.ui.soup.art import GENE, glyph


class Setup(Seating[Seated, Options]):
    """The content of the new-game screen, which may break the rules until the game begins."""

    counts: ClassVar[range] = PLAYERS
    begins: ClassVar[type[Model]] = StartGame
    newcomers: ClassVar[type[Model]] = Seated

    options: Options = Options()


MEMORY: Final = Memory(KEY, Setup(players=()), seats=PLAYERS[-1])


class PondSetup(GameSetup[Setup]):
    """The setup of Primordial Soup."""

    detail = True
    quick_signs: ClassVar[Signs] = (
        ("points", glyph("points")),
        ("genes", glyph("gene-card")),
        ("ozone", glyph("ozone")),
        ("ladder", glyph("ladder")),
    )
    full_signs: ClassVar[Signs] = (
        ("moves", glyph("drift-east")),
        ("food", glyph("foodstuff")),
        ("damage", glyph("wound")),
        ("fights", GENE["struggle"]),
    )

    def shape(self, setup: Setup, seat: int) -> int:
        return FIRST_BADGE + setup.players[seat].colour

    def hue(self, setup: Setup, colour: int) -> int:
        return hue(setup.options, colour)


POND: Final = PondSetup(MEMORY)
