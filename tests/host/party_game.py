"""A game of four and its party, for the tests of shared tables."""

from collections.abc import Callable

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.party.limits import Guesses
from companion.party.party import Party
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.setup import Seated, StartGame
from companion.rules.kernel import Command
from companion.store.blob_store import BlobStore, MemoryBlobStore
from companion.store.library import Library
from tests.seeds import give

NAMES = ("Magda", "Tomek", "Przemo", "Ola")
FOUR = tuple(Seated(name=name, species=seat, colour=seat) for seat, name in enumerate(NAMES))
START = StartGame(players=FOUR, starter=0, options=Options(events=False))


class Seconds:
    """A clock that moves only when its time is set."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def service(blob_store: BlobStore | None = None, clock: Callable[[], float] | None = None) -> GameService:
    """Return a game service over that blob store, or over a new one in memory."""
    library = Library(blob_store or MemoryBlobStore())
    made = GameService(library, clock=clock) if clock else GameService(library)
    if made.remembered("setting.coach") is None:
        made.remember("setting.coach", False)  # the players know the game
    return made


def begun(home: GameService, *commands: Command) -> OpenGame:
    """Begin a game of four and give these commands in it."""
    open_game = home.begin("chromosome", START)
    assert isinstance(open_game, OpenGame)
    give(open_game, *commands)
    return open_game


def party_of(home: GameService, clock: Seconds | None = None) -> Party:
    """Return a party whose limits on guessing use a clock of their own."""
    seconds = clock or Seconds()
    return Party(home, guesses=Guesses(clock=seconds))
