"""The games that Petri knows, by the key in a file's header; each is imported when first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from companion.later import Later
from companion.store.errors import GameUnreadable, shown

if TYPE_CHECKING:
    from companion.rules.carnomorphs import game as carnomorphs
    from companion.rules.chromosome import game as chromosome
    from companion.rules.kernel import Game
else:
    carnomorphs = Later("companion.rules.carnomorphs.game")
    chromosome = Later("companion.rules.chromosome.game")

AnyGame: TypeAlias = "Game[Any, Any, Any]"

GAMES: Final[dict[str, Callable[[], AnyGame]]] = {
    "chromosome": lambda: chromosome.CHROMOSOME,
    "carnomorphs": lambda: carnomorphs.CARNOMORPHS,
}


class UnknownGame(GameUnreadable):
    """The file holds a game that this app does not know, perhaps of a newer version; it is left as it is."""


def game_of(key: str) -> AnyGame:
    """The game with that key.

    Raises:
        UnknownGame: There is none.
    """
    found = GAMES.get(key)
    if found is None:
        raise UnknownGame("game-unknown", game=shown(key))
    return found()
