"""A game whose files have not arrived, as after an interrupted first visit.

The game is awaited visibly, without blocking the app.
"""

import asyncio
from collections.abc import Callable, Generator
from typing import Any

import flet as ft
import pytest

from companion.device import games
from companion.device.games import GameNotHere, game_of
from companion.device.open_game import OpenGame
from companion.ui import games as screens
from companion.ui.games import ui_of
from companion.ui.shared.arrival import fetching
from companion.ui.shared.game_choice import SETTING, wanted_soon
from tests.loops import asynchronous
from tests.seeds import give
from tests.toy import people, registered
from tests.toy.petri_lanterns.rules import LANTERNS, Begin, Hide, Options, Throw
from tests.ui.services import on_top, opened, service

KEY = LANTERNS.key
CHOSEN = f"setting.{SETTING}"


class Network:
    """The loader of the game: it loads at once on import, or visibly while a player waits."""

    def __init__(self) -> None:
        self.works = False
        self.arrived = False
        self.asked = 0
        """Number of requests to load the game visibly."""
        self.answers = asyncio.Event()
        """While it is not set, everything is on its way."""
        self.answers.set()

    def imports(self, game: Callable[[], Any]) -> Callable[[], Any]:
        """Stand in for a registry's import."""

        def imported() -> Any:
            self.get()
            return game()

        return imported

    def lacks(self, key: str) -> bool:
        """Return whether that game has still to arrive."""
        return key == KEY and not self.arrived

    async def bring(self, key: str) -> None:
        """Fetch the game, as soon as the network answers."""
        self.asked += 1
        await self.answers.wait()
        self.get()

    def get(self) -> None:
        """Load the game, or fail as the import of an unreachable module does."""
        self.arrived |= self.works
        if not self.arrived:
            raise ConnectionError(f"games/{KEY}.zip")

    def lose(self) -> None:
        """Remove every part of the game, as in another browser."""
        self.works = self.arrived = False


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> Generator[Network]:
    """One more game, which comes over a network that does not work yet."""
    network = Network()
    with registered():
        offered = screens.GAMES[KEY]
        monkeypatch.setitem(games.GAMES, KEY, network.imports(games.GAMES[KEY]))
        monkeypatch.setitem(screens.GAMES, KEY, offered._replace(ui=network.imports(offered.ui)))
        monkeypatch.setattr(fetching, "lacks", network.lacks)
        monkeypatch.setattr(fetching, "bring", network.bring)
        yield network
        monkeypatch.undo()


def test_who_asks_for_it_is_told_and_gets_it_when_it_has_arrived(network: Network) -> None:
    for asked in (game_of, ui_of):
        with pytest.raises(GameNotHere) as told:
            asked(KEY)
        assert told.value.code == "game-not-here"
    network.works = True
    assert game_of(KEY).key == ui_of(KEY).key == KEY


@asynchronous
async def test_who_chooses_it_sees_that_it_is_being_fetched_and_then_its_screen(network: Network) -> None:
    home = service()
    network.answers.clear()
    async with opened(home, "/new") as app:
        await app.tap("Lanterns")
        assert app.sees("Fetching Lanterns…")
        assert app.sees("Once fetched, it plays without a network.")
        assert not app.sees("Start")
        assert not app.sees("Try again")
        assert home.remembered(CHOSEN) is None
        network.works = True
        network.answers.set()
        await app.until(lambda: app.sees("Two to four sit in a circle."))
        assert not app.sees("Fetching Lanterns…")
        assert home.remembered(CHOSEN) == KEY
    assert network.asked == 1


@asynchronous
async def test_without_a_network_it_says_what_to_do_and_tries_again_when_told_to(network: Network) -> None:
    home = service()
    async with opened(home, "/new") as app:
        await app.tap("Lanterns")
        assert app.sees("Lanterns has not been fetched yet")
        assert app.sees("Go online once, then try again.")
        assert home.remembered(CHOSEN) is None
        network.answers.clear()
        await app.tap("Try again")
        assert app.sees("Fetching Lanterns…")
        assert not app.sees("Try again")
        network.answers.set()
        await app.until(lambda: app.sees("Try again"))
        network.works = True
        await app.tap("Lanterns")  # the choice itself tries again as well
        await app.until(lambda: app.sees("Two to four sit in a circle."))
        assert home.remembered(CHOSEN) == KEY


@asynchronous
async def test_whoever_does_not_want_to_wait_chooses_another_game_and_keeps_it(network: Network) -> None:
    home = service()
    network.answers.clear()
    async with opened(home, "/new") as app:
        await app.tap("Lanterns")
        await app.tap("Chromosome")
        assert app.sees("Start")
        network.works = True
        network.answers.set()
        await app.settle()
        assert app.sees("Start")
        assert not app.sees("Two to four sit in a circle.")
        assert home.remembered(CHOSEN) is None


WAITING_ELSEWHERE = {
    "/new": "Two to four sit in a circle.",
    "/calculators": "A middle number brings most on average.",
    "/rules": "How to play",
    "/rules/play": "Everybody hides a number.",
    "/sample": "Leon: not yet",
}
"""The text of each screen once the game has arrived."""


@pytest.mark.parametrize("route", WAITING_ELSEWHERE)
@asynchronous
async def test_every_screen_of_the_game_that_was_chosen_waits_for_it(network: Network, route: str) -> None:
    home = service()
    home.remember(CHOSEN, KEY)
    async with opened(home, route) as app:
        assert app.sees("Lanterns has not been fetched yet")
        assert not app.sees(WAITING_ELSEWHERE[route])
        network.works = True
        await app.tap(app.controls(ft.FilledButton, inside=on_top(app))[-1])
        await app.until(lambda: app.sees(WAITING_ELSEWHERE[route]))


@asynchronous
async def test_past_games_stand_without_it_and_its_statistics_come_with_it(network: Network) -> None:
    home = service()
    network.works = True
    game = home.begin(KEY, Begin(players=people("Ola", "Jan"), options=Options(rounds=1)))
    assert isinstance(game, OpenGame)
    give(game, Hide(seat=0, number=1), Hide(seat=1, number=4), Throw(face=4))
    network.lose()
    async with opened(home, "/games") as app:
        assert app.sees("Jan")
        await app.tap("Statistics")
        assert app.sees("Lanterns has not been fetched yet")
        network.works = True
        await app.tap("Try again")
        await app.until(lambda: app.sees("Wins"))


@asynchronous
async def test_it_is_said_in_the_language_of_the_player(network: Network) -> None:
    network.answers.clear()
    async with opened(service(language="pl"), "/new") as app:
        await app.tap("Latarnie")
        assert app.sees("Pobieram grę Latarnie…")
        network.answers.set()
        await app.until(lambda: app.sees("Gra Latarnie nie została jeszcze pobrana"))
        assert app.sees("Połącz się raz z siecią i spróbuj ponownie.")
        assert app.sees("Spróbuj ponownie")


@asynchronous
async def test_home_stands_without_it_though_it_was_chosen_before(network: Network) -> None:
    home = service()
    home.remember(CHOSEN, KEY)
    home.remember_people(["Ola", "Jan"])
    async with opened(home) as app:
        assert app.sees("Play")


@asynchronous
async def test_a_kept_game_that_needs_it_is_awaited_in_sight_and_stays_as_it_was(network: Network) -> None:
    home = service()
    network.works = True
    answer = home.begin(KEY, Begin(players=people("Ola", "Jan")))
    assert not isinstance(answer, Exception)
    (kept,) = home.library.games()
    file = home.library.export(kept.id)
    network.lose()
    home.rest(-1)
    with pytest.raises(GameNotHere):
        home.open(kept.id)
    network.answers.clear()
    async with opened(home, f"/game/{kept.id}") as app:
        assert app.sees("Fetching Lanterns…")
        network.answers.set()
        await app.until(lambda: app.sees("Lanterns has not been fetched yet"))
        assert home.library.export(kept.id) == file
        network.works = True
        await app.tap("Try again")
        await app.until(lambda: app.sees("Choose a number: Ola"))
        assert not app.sees("Try again")
    assert home.library.export(kept.id) == file


def test_only_the_first_game_the_chosen_one_and_those_kept_are_imported_ahead(network: Network) -> None:
    home = service()
    first = screens.keys()[0]
    assert wanted_soon(home) == (first,)
    home.remember(CHOSEN, KEY)
    assert wanted_soon(home) == (first, KEY)
    home.remember(CHOSEN, ["nonsense"])
    assert wanted_soon(home) == (first,)
    network.works = True
    home.begin(KEY, Begin(players=people("Ola", "Jan")))
    assert wanted_soon(home) == (first, KEY)
