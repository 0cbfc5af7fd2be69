from __future__ import annotations

import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.store.errors import GameClosed, NoSuchGame, StorageError, StorageFull
from companion.store.library import Library
from companion.store.medium import DiskMedium, Medium
from tests.store.conftest import Reopen
from tests.store.samples import Clock, CrampedMedium, row


def test_an_empty_library_has_no_games_and_no_problems(library: Library) -> None:
    assert library.games() == ()
    assert library.problems() == ()


def test_games_are_listed_newest_first_with_what_a_list_shows(reopen: Reopen) -> None:
    library = reopen()
    first = library.create("chromosome", title="Pierwsza", players=("Ola", "Jan"), summary={"round": 3})
    second = library.create("primordial_soup")
    first.append_many([row(1), row(2)])
    first.update_header(finished=True)
    for each in (library, reopen(), reopen()):
        newest, oldest = each.games()
        assert (newest.id, newest.game, newest.rows, newest.finished) == (
            second.id,
            "primordial_soup",
            0,
            False,
        )
        assert (oldest.id, oldest.title, oldest.players) == (first.id, "Pierwsza", ("Ola", "Jan"))
        assert (oldest.rows, oldest.finished, oldest.summary) == (2, True, {"round": 3})
        assert oldest.created == first.header.created < newest.created
        assert each.problems() == ()


def test_listing_reads_no_journal_that_it_knows_not_even_after_a_restart() -> None:
    medium = CrampedMedium()
    with Library(medium) as library:
        ids = [library.create("chromosome").id for _ in range(3)]
        library.games()
        library.open(ids[0]).append(row(1))
    medium.reads.clear()
    with Library(medium) as library:
        assert {game.id for game in library.games()} == set(ids)
        assert sum(game.rows for game in library.games()) == 1
    assert not [name for name in medium.reads if name.endswith(".petri.json")]


def test_listing_reads_a_file_of_a_newer_app_only_once() -> None:
    medium = CrampedMedium()
    medium.write("1.petri.json", b'{"header": {"1": {"format": "petri-game", "schema": 1000}}}')
    library = Library(medium)
    for _ in range(3):
        assert library.games() == ()
    assert medium.reads.count("1.petri.json") == 1


def test_a_file_changed_by_hand_is_read_again(tmp_path: Path) -> None:
    with Library(DiskMedium(tmp_path)) as library:
        game = library.create("chromosome", title="before")
        library.games()
    path = tmp_path / f"{game.id}.petri.json"
    path.write_text(path.read_text(encoding="utf-8").replace("before", "after!"), encoding="utf-8")
    with Library(DiskMedium(tmp_path)) as library:
        assert library.games()[0].title == "after!"


DAMAGED_INDEX: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda index: index[:0],
    "not UTF-8": lambda index: index + b"\xff",
    "a wrong title": lambda index: index.replace(b"right", b"wrong"),
    "a shape nobody knows": lambda index: checksummed(b'{"x": {"stamp": "1", "summary": {}}}'),
    "no object": lambda index: checksummed(b"[]"),
}


def checksummed(content: bytes) -> bytes:
    return f"{zlib.crc32(content):08x}\n".encode() + content


@pytest.mark.parametrize("damage", list(DAMAGED_INDEX.values()), ids=list(DAMAGED_INDEX))
def test_a_bad_index_is_worth_nothing_and_harms_nothing(
    reopen: Reopen, medium: Medium, damage: Callable[[bytes], bytes]
) -> None:
    game = reopen().create("chromosome", title="right")
    reopen()
    bad = damage(medium.read("index.cache") or b"")
    medium.write("index.cache", bad)
    library = reopen()
    assert [(found.id, found.title) for found in library.games()] == [(game.id, "right")]
    assert library.problems() == ()
    assert medium.read("index.cache") != bad


def test_a_game_is_open_only_once(library: Library) -> None:
    game = library.create("chromosome")
    assert library.open(game.id) is game
    game.close()
    again = library.open(game.id)
    assert again is not game
    assert again.append(row(1)) == 1


@pytest.mark.parametrize(
    "game_id", ["2026-11-21-000000", "", "../secret", "x/y", "a\0", ".", "\udcff", "9" * 300]
)
def test_a_game_that_is_not_there_is_said_to_be_missing(library: Library, game_id: str) -> None:
    for attempt in (library.open, library.delete, library.restore, library.export):
        with pytest.raises(NoSuchGame) as caught:
            attempt(game_id)
        assert caught.value.code == "store-missing"
        str(caught.value.params["id"]).encode()


def test_deleting_closes_the_game_and_removes_it_for_good(reopen: Reopen) -> None:
    library = reopen()
    game, other = library.create("chromosome"), library.create("chromosome")
    game.append_many([row(1), row(2)])
    library.delete(game.id)
    with pytest.raises(GameClosed):
        game.append(row(3))
    assert [found.id for found in library.games()] == [other.id]
    assert [found.id for found in reopen().games()] == [other.id]


def test_a_deleted_game_can_be_restored_as_it_was(reopen: Reopen) -> None:
    library = reopen()
    game = library.create("chromosome", title="Piątek")
    game.append_many([row(1), row(2)])
    library.delete(game.id)
    library.restore(game.id)
    library.restore(game.id)
    again = reopen().open(game.id)
    assert (again.rows, again.header) == (game.rows, game.header)


def test_a_game_can_be_deleted_when_there_is_no_room_left() -> None:
    medium = CrampedMedium()
    library = Library(medium)
    game = library.create("chromosome")
    medium.full = True
    library.delete(game.id)
    assert library.games() == ()
    medium.full = False
    library.restore(game.id)
    assert len(library.games()) == 1


def test_a_full_medium_lets_games_be_listed_opened_and_exported(clock: Clock) -> None:
    medium = CrampedMedium()
    with Library(medium, now=clock) as library:
        game = library.create("chromosome")
        game.append(row(1))
    medium.full = True
    with Library(medium, now=clock) as library:
        assert len(library.games()) == 1
        assert library.open(game.id).rows == game.rows
        assert library.export(game.id)
        with pytest.raises(StorageFull):
            library.create("chromosome")
        assert [found.id for found in library.games()] == [game.id]
        assert [problem.code for problem in library.problems()] == ["store-full"], "there is no backup"


class BlindMedium(CrampedMedium):
    """A medium that can read nothing of one name, or name nothing at all."""

    blind_to = ""
    nameless = False

    def read(self, name: str) -> bytes | None:
        if name == self.blind_to:
            raise StorageError("store-denied", file=name)
        return super().read(name)

    def names(self, folder: str = "") -> tuple[str, ...]:
        if self.nameless:
            raise StorageError("store-failed", file="petri", reason="EIO")
        return super().names(folder)


def test_a_file_that_cannot_be_read_does_not_hide_the_others() -> None:
    medium = BlindMedium()
    with Library(medium) as library:
        one, other = library.create("chromosome"), library.create("chromosome")
    medium.delete("index.cache")
    medium.blind_to = f"{one.id}.petri.json"
    with Library(medium) as library:
        assert [game.id for game in library.games()] == [other.id]
        assert [problem.code for problem in library.problems()] == ["store-denied"]
        medium.blind_to = ""
        assert len(library.games()) == 2


def test_a_folder_that_cannot_be_listed_is_a_problem_and_no_crash() -> None:
    medium = BlindMedium()
    library = Library(medium)
    medium.nameless = True
    assert library.games() == ()
    assert [problem.code for problem in library.problems()] == ["store-failed"]


def test_closing_closes_the_games_and_tells_once() -> None:
    told: list[str] = []
    library = Library(CrampedMedium(), on_close=lambda: told.append("closed"))
    game = library.create("chromosome")
    with library:
        pass
    library.close()
    assert not game.is_open
    assert told == ["closed"]
