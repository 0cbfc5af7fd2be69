"""A game whose last entries cannot be shown opens before them and says so."""

import flet as ft
import pytest

from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.state import State
from companion.words import LANGUAGES, Language, Words
from tests import seeds
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.fights import table
from tests.ui.services import at, opened, service

SAID = "The last 2 taps could not be kept; the game goes on from just before them."


@pytest.fixture
def unsound(monkeypatch: pytest.MonkeyPatch) -> None:
    def flaw(state: State) -> str | None:
        return "too little fate" if state.players and state.players[0].fate < 3 else None

    monkeypatch.setattr(type(CHROMOSOME), "flaw", staticmethod(flaw))


@asynchronous
async def test_it_is_said_when_the_game_opens_until_somebody_plays_on(
    request: pytest.FixtureRequest,
) -> None:
    home, game = table(SpendFate(seat=0), SpendFate(seat=0), SpendFate(seat=1))
    request.getfixturevalue("unsound")
    home.rest(-1)
    async with at(home, game) as app:
        assert not app.controls(ft.SnackBar), "it does not go away by itself"
        assert app.sees(SAID)
        again = home.open(game.id)
        give(again, SpendFate(seat=1))
    home.rest(-1)
    async with at(home, game) as app:
        assert not app.sees(SAID)
        assert home.open(game.id).table.state.players[0].fate == 3


@asynchronous
async def test_past_games_show_it_as_the_table_does(request: pytest.FixtureRequest) -> None:
    home = service()
    game = seeds.finished(home)
    assert game.file.header.finished

    def flaw(state: State) -> str | None:
        return "an end" if CHROMOSOME.outcome(state) is not None else None

    request.getfixturevalue("monkeypatch").setattr(type(CHROMOSOME), "flaw", staticmethod(flaw))
    home.rest(-1)
    assert home.open(game.id).table.set_aside is not None
    (listed,) = home.library.games()
    assert not listed.finished
    assert "winners" not in listed.summary
    home.rest(-1)
    assert home.open(game.id).table.set_aside is not None, "what was set aside stays in the file"


@asynchronous
async def test_past_games_list_it_export_it_and_delete_it(request: pytest.FixtureRequest) -> None:
    home, game = table(SpendFate(seat=0), SpendFate(seat=0))
    request.getfixturevalue("unsound")
    home.rest(-1)
    async with opened(home, "/games") as app:
        assert any("Magda" in text for text in app.texts())
    assert game.id in home.library.export(game.id)
    home.delete(game.id)
    assert home.library.games() == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("taps", [1, 2, 5, 22])
def test_it_is_said_of_any_number_of_taps(language: Language, taps: int) -> None:
    said = Words(language, strict=True)("game-set-aside", taps=taps)
    assert taps == 1 or str(taps) in said
