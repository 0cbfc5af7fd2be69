"""Stored games whose package is missing or too old: one sentence each, and nothing is lost."""

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from companion.device.game_service import GameService
from companion.device.games import LEFT_OUT, PlayedNewer, UnknownGame
from companion.device.open_game import OpenGame
from companion.store.blob_store import MemoryBlobStore
from companion.store.errors import ImportRefused
from companion.ui.home import RESUME
from companion.words import LANGUAGES, Words
from tests.loops import asynchronous
from tests.seeds import give
from tests.toy import people, registered
from tests.toy.petri_lanterns.rules import LANTERNS, Begin, Hide, Lanterns, Options, Throw
from tests.ui.services import finish, opened, play, service

KEY = LANTERNS.key

SENTENCES = {
    "game-unknown": "This is a game of lanterns, which this Petri does not have",
    "game-broken": "This is a game of lanterns, which is installed but does not work here",
    "game-for-newer-petri": "This is a game of lanterns, which is made for a newer Petri",
    "game-for-older-petri": "This is a game of lanterns, which is made for an older Petri",
}


def begun(home: GameService, *commands: Any) -> OpenGame:
    """A game of Lanterns that lasts one round."""
    game = home.begin(KEY, Begin(players=people("Ola", "Jan"), options=Options(rounds=1)))
    assert isinstance(game, OpenGame)
    give(game, *commands)
    return game


OVER = (Hide(seat=0, number=1), Hide(seat=1, number=4), Throw(face=4))


@contextmanager
def without_it(
    blob_store: MemoryBlobStore, *commands: Any, **options: Any
) -> Generator[tuple[GameService, str]]:
    """A game service with a game of Lanterns, opened by a Petri without Lanterns."""
    with registered():
        home = service(blob_store, **options)
        game_id = begun(home, *commands).id
        home.close()
    home = service(blob_store, **options)
    yield home, game_id
    home.close()


def contents(blob_store: MemoryBlobStore, game_id: str) -> dict[str, bytes | None]:
    return {name: blob_store.read(name) for name in blob_store.names() if game_id in name}


@pytest.fixture
def left_out() -> Iterator[dict[str, str]]:
    """The codes of the sentences for games that are left out; cleared after the test."""
    yield LEFT_OUT
    LEFT_OUT.clear()


@pytest.mark.parametrize("code", SENTENCES)
@asynchronous
async def test_its_screen_is_one_sentence_and_a_way_to_take_it_elsewhere(
    code: str, left_out: dict[str, str]
) -> None:
    blob_store = MemoryBlobStore()
    with without_it(blob_store, *OVER[:1]) as (home, game_id):
        if code != "game-unknown":
            left_out[KEY] = code
        before = contents(blob_store, game_id)
        kept: list[Any] = []
        async with opened(home, f"/game/{game_id}", answers={"FilePicker.save_file": kept.append}) as app:
            assert app.sees("This game cannot be shown")
            assert app.sees(SENTENCES[code])
            assert app.sees("it is kept as it is")
            await app.tap("Save to a file")
        assert [each["src_bytes"].decode() for each in kept] == [home.library.export(game_id)]
        assert contents(blob_store, game_id) == before


@asynchronous
async def test_home_offers_to_go_on_with_what_can_be_opened_and_names_what_cannot() -> None:
    with without_it(MemoryBlobStore()) as (home, game_id):
        async with opened(home, RESUME) as app:
            assert app.page.route == RESUME, "nothing is opened by itself"
            assert not app.sees("Resume")
            assert app.sees("lanterns (game missing)")
            await app.tap("Ola and Jan")
            assert app.page.route == f"/game/{game_id}"
            assert app.sees(SENTENCES["game-unknown"])
        play(home, "Magda", "Tomek")
        async with opened(home) as app:
            assert app.sees("Resume")
            assert app.sees("lanterns (game missing)")


@pytest.mark.parametrize("language", LANGUAGES)
@asynchronous
async def test_home_and_the_list_name_a_finished_game_in_every_language(language: str) -> None:
    with without_it(MemoryBlobStore(), *OVER, language=language) as (home, _):
        said = Words(language)("game-not-had", game=KEY)
        for route in ("/", "/games"):
            async with opened(home, route) as app:
                assert app.sees(said)
                assert app.sees("Jan")


@asynchronous
async def test_the_list_keeps_what_can_be_done_without_the_game() -> None:
    with without_it(MemoryBlobStore(), *OVER) as (home, game_id):
        kept: list[Any] = []
        async with opened(home, "/games", answers={"FilePicker.save_file": kept.append}) as app:
            await app.tap(next(each for each in app.labels() if each.startswith("More: ")))
            assert app.sees("lanterns (game missing)")
            await app.tap("Save to a file")
        assert len(kept) == 1
        assert home.library.listed(game_id) is not None


@asynchronous
async def test_a_persons_page_counts_the_game_and_reads_nothing_of_it() -> None:
    with without_it(MemoryBlobStore(), *OVER) as (home, _):
        finish(play(home, "Jan", "Magda"))
        async with opened(home, "/games") as app:
            await app.tap("Statistics")
            await app.tap(next(label for label in app.labels() if label.startswith("Jan, ")))
            assert app.sees("Magda")
            assert app.sees("lanterns (game missing)")


@asynchronous
async def test_it_goes_on_as_soon_as_the_game_is_back() -> None:
    blob_store = MemoryBlobStore()
    with without_it(blob_store, *OVER[:1]) as (home, game_id):
        async with opened(home, f"/game/{game_id}") as app:
            assert not app.sees("Lanterns")
    with registered():
        home = service(blob_store)
        async with opened(home) as app:
            await app.tap("Resume")
            assert app.page.route == f"/game/{game_id}"
            assert app.sees("Ola: hidden")
            assert app.sees("Choose a number: Jan")


@asynchronous
async def test_what_a_newer_version_has_played_is_one_sentence_and_stays_untouched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    blob_store = MemoryBlobStore()
    with registered():
        home = service(blob_store)
        game = begun(home)
        monkeypatch.setattr(Lanterns, "version", 2)
        give(game, *OVER[:1])
        text = home.library.export(game.id)
        home.close()
        monkeypatch.setattr(Lanterns, "version", 1)
        home, before = service(blob_store), contents(blob_store, game.id)
        with pytest.raises(PlayedNewer):
            home.open(game.id)
        async with opened(home, f"/game/{game.id}") as app:
            assert app.sees("This was played with a newer version of lanterns: update that game, or Petri")
        assert contents(blob_store, game.id) == before
        with pytest.raises(ImportRefused, match="store-import-played-newer"):
            service().library.import_text(text)
        monkeypatch.setattr(Lanterns, "version", 2)
        assert service(blob_store).open(game.id).table.state.players[0].has_hidden


def test_a_file_of_a_missing_game_is_refused_for_import_with_what_to_do() -> None:
    with registered():
        home = service()
        text = home.library.export(begun(home).id)
    with pytest.raises(ImportRefused, match="store-import-game"):
        service().library.import_text(text)
    assert "install that game" in Words("en")("store-import-game")


def test_a_game_that_is_not_here_is_not_opened() -> None:
    with without_it(MemoryBlobStore()) as (home, game_id), pytest.raises(UnknownGame):
        home.open(game_id)
