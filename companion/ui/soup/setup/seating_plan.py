"""The seating plan of Primordial Soup: players and rules. Every change gives a new one."""

from __future__ import annotations

from typing import ClassVar, Final

from companion.rules.kernel import Model
from companion.rules.soup import KEY
from companion.rules.soup.data import PLAYERS
from companion.rules.soup.options import Options
from companion.rules.soup.setup import Seated, StartGame
from companion.ui.game.memory import Memory
from companion.ui.game.seating import Seating


class Setup(Seating[Seated, Options]):
    """The content of the screen of a new game; it may break the rules until the game begins."""

    counts: ClassVar[range] = PLAYERS
    begins: ClassVar[type[Model]] = StartGame

    options: Options = Options()

    def newcomer(self, name: str, colour: int) -> Seated:
        return Seated(name=name, colour=colour)


MEMORY: Final = Memory(KEY, Setup(players=()), seats=PLAYERS[-1])
