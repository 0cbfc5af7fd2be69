"""Crews for the tests of the screens of Carnomorphs: people aboard, the app at their table."""

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.setup import BeginPlay, Seated, StartGame
from companion.rules.carnomorphs.state import Detail, Room, State
from companion.rules.kernel import Command
from tests.seeds import give
from tests.ui.harness import Harness
from tests.ui.services import service

NAMES = ("Magda", "Tomek", "Przemo", "Ola", "Jan")
MAGDA, TOMEK, PRZEMO, OLA, JAN = range(5)


def crew(
    *before: Command,
    players: int = 3,
    numbers: tuple[int, ...] = (),
    detail: Detail = "quick",
    options: Options | None = None,
    language: str = "en",
    begun: bool = True,
) -> tuple[GameService, OpenGame]:
    """A game after these commands; play has begun by default.

    Raises:
        AssertionError: The rules refuse one of the commands.
    """
    home = service(language=language)
    home.remember("setting.game", KEY)
    start = StartGame(
        players=tuple(Seated(name=name, colour=seat) for seat, name in enumerate(NAMES[:players])),
        numbers=numbers or tuple(range(1, players + 1)),
        detail=detail,
        options=options or Options(),
    )
    game = home.begin(KEY, start)
    assert isinstance(game, OpenGame), game
    give(game, *((BeginPlay(),) if begun else ()), *before)
    return home, game


def now(game: OpenGame) -> State:
    state = game.table.state
    assert isinstance(state, State)
    return state


def room(game: OpenGame, name: str) -> Room:
    return next(each for each in now(game).rooms if each.name == name)


def called(app: Harness, start: str) -> str:
    """Return the full spoken name of the only control whose name begins with `start`."""
    found = {label for label in app.labels() if label.replace("\u00a0", " ").startswith(start)}
    assert len(found) == 1, (start, sorted(app.labels()))
    return found.pop()


def sees_plainly(app: Harness, words: str) -> bool:
    """Return whether the words are seen or spoken, with plain spaces."""
    return any(words in said.replace("\u00a0", " ") for said in (*app.texts(), *app.labels()))
