"""The games that Petri knows, by the key in a file's header; each is imported when first asked for."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from companion.later import Later
from companion.store.errors import GameUnreadable, StoreError, printable

if TYPE_CHECKING:
    from companion.rules.carnomorphs import game as carnomorphs
    from companion.rules.chromosome import game as chromosome
    from companion.rules.kernel import Game
    from companion.rules.soup import game as soup
    from companion.rules.tally import game as tally
    from companion.store.stored_game import Header
else:  # Imported on first use, see companion/later.py.
    carnomorphs = Later("companion.rules.carnomorphs.game")
    chromosome = Later("companion.rules.chromosome.game")
    soup = Later("companion.rules.soup.game")
    tally = Later("companion.rules.tally.game")

AnyGame: TypeAlias = "Game[Any]"
T = TypeVar("T")

GAMES: Final[dict[str, Callable[[], AnyGame]]] = {
    "chromosome": lambda: chromosome.CHROMOSOME,
    "carnomorphs": lambda: carnomorphs.CARNOMORPHS,
    "soup": lambda: soup.SOUP,
    "tally": lambda: tally.TALLY,
}


LEFT_OUT: Final[dict[str, str]] = {}
"""The installed games that do not work here, by key, each with the sentence to show at its files."""


class UnknownGame(GameUnreadable):
    """The file contains a game that this app does not know, perhaps of a newer version; it is not touched."""


class PlayedNewer(UnknownGame):
    """The file was written by a newer version of its game; it is not touched."""


class GameNotHere(StoreError):
    """The game is loaded over the network on demand, and has not been loaded yet."""


def game_of(key: str) -> AnyGame:
    """Return the game with that key.

    Raises:
        UnknownGame: There is none.
        GameNotHere: It has not been loaded yet.
    """
    found = GAMES.get(key)
    if found is None:
        raise UnknownGame(LEFT_OUT.get(key, "game-unknown"), game=printable(key))
    return arrived(found)


def game_for(header: "Header") -> AnyGame:
    """Return the game that can read the file with this header.

    Raises:
        UnknownGame: The game is unknown.
        PlayedNewer: The file was written by a newer version of the game than this one.
        GameNotHere: It has not been loaded yet.
    """
    game = game_of(header.game)
    version = header.summary.get("version", 1)
    if isinstance(version, int | float) and version > game.version:
        raise PlayedNewer("game-played-newer", game=game.key)
    return game


def arrived(game: Callable[[], T]) -> T:
    """Import a part of a game by calling its entry in a registry.

    Raises:
        GameNotHere: It has not been loaded yet.
    """
    try:
        return game()
    except ConnectionError as error:
        raise GameNotHere("game-not-here") from error
