"""Finished games are deleted with all copies after the operator's number of days; other games are kept."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.host.address import listen
from companion.host.host_server import HostServer
from companion.host.instance import Instance
from companion.host.keeping import remove_old
from companion.host.lan import Lan
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.scoring import EndGame
from companion.store.blob_store import DiskBlobStore
from companion.store.errors import NoSuchGame
from companion.store.library import Library
from tests.host.party_game import begun, service

WEEK = 7


def over(home: GameService) -> OpenGame:
    """Begin a game and end it at once."""
    return begun(home, EndGame())


def later(days: float) -> datetime:
    return datetime.now(UTC) + timedelta(days=days)


def test_a_finished_game_goes_when_its_days_are_over_and_not_before() -> None:
    home = service()
    game = over(home)
    assert remove_old(home, WEEK, later(6.9)) == 0
    assert home.library.listed(game.id) is not None
    assert remove_old(home, WEEK, later(7.1)) == 1
    assert home.library.games() == ()
    with pytest.raises(NoSuchGame):
        home.restore(game.id)


def test_nothing_of_it_stays_in_the_folder(tmp_path: Path) -> None:
    home = GameService(Library(DiskBlobStore(tmp_path)))
    game = over(home)
    remove_old(home, WEEK, later(8))
    home.close()
    assert not [path for path in tmp_path.rglob("*") if game.id in path.name]


def test_a_game_that_is_not_over_is_kept_however_old_it_is() -> None:
    home = service()
    game = begun(home)
    assert remove_old(home, 1, later(4000)) == 0
    assert home.library.listed(game.id) is not None


def test_an_end_that_was_taken_back_is_no_end() -> None:
    home = service()
    game = over(home)
    game.undo()
    assert remove_old(home, WEEK, later(8)) == 0


def test_days_count_from_the_last_entry_and_not_from_the_first() -> None:
    home = service()
    game = begun(home)
    made(game, later(30))
    game.submit(EndGame())
    assert remove_old(home, WEEK, later(31)) == 0
    assert remove_old(home, WEEK, later(38)) == 1


def made(game: OpenGame, at: datetime) -> None:
    """Make a game date its next entries at that moment."""
    game.table._now = lambda: at  # pyright: ignore[reportPrivateUsage]


def test_whoever_still_looks_at_it_is_told_and_its_host_is_forgotten() -> None:
    home = service()
    game = over(home)
    told: list[int] = []
    forgotten: list[str] = []
    home.listen(game.id, lambda: told.append(home.changes(game.id)))
    remove_old(home, WEEK, later(8), forgotten.append)
    assert told
    assert forgotten == [game.id]


def test_two_processes_that_remove_the_same_games_do_each_other_no_harm() -> None:
    home = service()
    games = {over(home).id for _ in range(3)}
    listed = home.library.games()
    remove_old(home, WEEK, later(8))
    home.library.games = lambda: listed  # type: ignore[method-assign]
    assert {game.id for game in listed} == games
    assert remove_old(home, WEEK, later(8)) == 0


def test_a_server_removes_old_games_as_soon_as_it_has_opened_them(tmp_path: Path) -> None:
    home = GameService(Library(DiskBlobStore(tmp_path), now=lambda: later(-9)))
    old, fresh = begun(home), over(home)
    made(old, later(-8))
    old.submit(EndGame())
    home.close()

    async def evening() -> None:
        listening = listen(port=0)
        server = HostServer(listening, Lan(0), Instance(keep_days=WEEK))
        server.prepare(tmp_path)
        assert server.party is not None
        library = server.party.service.library
        assert len(library.games()) == 2
        for hook in server.on_startup:
            if (begun_now := hook()) is not None:
                await begun_now
        while len(library.games()) == 2:
            await asyncio.sleep(0.02)
        assert [game.id for game in library.games()] == [fresh.id]
        for hook in server.on_shutdown:
            if (ended_now := hook()) is not None:
                await ended_now
        server.party.service.close()
        listening.socket.close()

    asyncio.run(asyncio.wait_for(evening(), 20))


def test_a_game_that_nobody_plays_on_goes_where_the_operator_says_so_and_one_that_is_played_stays() -> None:
    home = service()
    idle, played = begun(home), begun(home)
    made(played, later(30))
    played.submit(SpendFate(seat=0))
    assert remove_old(home, None, later(29), unfinished_days=30) == 0
    assert remove_old(home, None, later(31), unfinished_days=30) == 1
    assert [game.id for game in home.library.games()] == [played.id]
    assert home.library.listed(idle.id) is None


def test_a_finished_game_is_not_counted_among_those_that_nobody_plays_on() -> None:
    home = service()
    game = over(home)
    assert remove_old(home, None, later(400), unfinished_days=30) == 0
    assert home.library.listed(game.id) is not None
