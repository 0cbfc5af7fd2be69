"""A game that has not arrived, as in a browser cut off too early: told, not chosen, and in nobody's way."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, Never

import pytest

from companion import games
from companion.games import GameNotHere, game_of
from companion.ui import games as screens
from companion.ui.game_choice import SETTING, wanted_soon
from companion.ui.games import ui_of
from tests.toy import registered
from tests.toy.game import LANTERNS
from tests.toy.state import Begin
from tests.ui.harness import asynchronous
from tests.ui.services import opened, service

KEY = LANTERNS.key
CHOSEN = f"setting.{SETTING}"


@dataclass
class Network:
    """Whether it brings anything."""

    works: bool = False

    def bring(self, game: Callable[[], Any]) -> Callable[[], Any]:
        """What a registry calls."""

        def brought() -> Any:
            return game() if self.works else self.fail()

        return brought

    def fail(self) -> Never:
        """As the import of a module fails that does not arrive."""
        raise ConnectionError(f"games/{KEY}.zip")


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> Generator[Network]:
    """One more game, which comes over a network that does not work yet."""
    network = Network()
    with registered():
        offered = screens.GAMES[KEY]
        monkeypatch.setitem(games.GAMES, KEY, network.bring(games.GAMES[KEY]))
        monkeypatch.setitem(screens.GAMES, KEY, offered._replace(ui=network.bring(offered.ui)))
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
async def test_it_is_offered_and_cannot_be_chosen_before_it_has_arrived(network: Network) -> None:
    home = service()
    async with opened(home, "/new") as app:
        await app.tap("Lanterns")
        assert app.sees("This game has not been fetched yet")
        assert home.remembered(CHOSEN) is None
        network.works = True
        await app.tap("Lanterns")
        assert home.remembered(CHOSEN) == KEY


@asynchronous
async def test_home_stands_without_it_though_it_was_chosen_before(network: Network) -> None:
    home = service()
    home.remember(CHOSEN, KEY)
    home.remember_people(["Ola", "Jan"])
    async with opened(home) as app:
        assert app.sees("New game")


@asynchronous
async def test_a_kept_game_that_needs_it_is_not_shown_and_stays(network: Network) -> None:
    home = service()
    network.works = True
    answer = home.begin(KEY, Begin(names=("Ola", "Jan")))
    assert not isinstance(answer, Exception)
    (kept,) = home.library.games()
    file = home.library.export(kept.id)
    network.works = False
    home.rest(-1)
    with pytest.raises(GameNotHere):
        home.open(kept.id)
    async with opened(home, f"/game/{kept.id}") as app:
        assert app.sees("This game has not been fetched yet")
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
    home.begin(KEY, Begin(names=("Ola", "Jan")))
    assert wanted_soon(home) == (first, KEY)
