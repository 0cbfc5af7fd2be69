import threading
from typing import Any

import pytest

from companion.store.blob_store import MemoryBlobStore
from companion.store.errors import GameClosed, JournalFull, StorageFull, Unstorable
from companion.store.game_file import GameFile
from companion.store.library import Library
from tests.store.conftest import Reopen
from tests.store.samples import CrampedBlobStore, row


def test_rows_are_numbered_from_one_and_stay_after_a_restart(reopen: Reopen) -> None:
    game = reopen().create("chromosome")
    assert [game.append(row(number)) for number in range(3)] == [1, 2, 3]
    again = reopen().open(game.id)
    assert again.rows == tuple({"seq": number + 1, **row(number)} for number in range(3))
    assert again.append(row(3)) == 4


def test_several_rows_are_one_write() -> None:
    blob_store = CrampedBlobStore()
    game = Library(blob_store).create("chromosome")
    blob_store.writes.clear()
    assert game.append_many(row(number) for number in range(5)) == (1, 2, 3, 4, 5)
    assert game.append_many(()) == ()
    assert len(blob_store.writes) == 1


def test_a_row_may_bring_its_own_number_when_it_is_the_next(library: Library) -> None:
    game = library.create("chromosome")
    assert game.append({"seq": 1, "x": 1}) == 1
    for wrong in (1, 3, 0, None, "2"):
        with pytest.raises(ValueError, match="row 2"):
            game.append({"seq": wrong})
    with pytest.raises(ValueError, match="row 3"):
        game.append_many([{"seq": 2}, {"seq": 2}])
    assert len(game) == 1


def test_changing_a_row_after_it_was_appended_changes_nothing_stored(reopen: Reopen) -> None:
    game = reopen().create("chromosome")
    mine: dict[str, Any] = {"dice": [1, 2]}
    game.append(mine)
    mine["dice"].append(6)
    game.append({})
    assert game.rows[0]["dice"] == reopen().open(game.id).rows[0]["dice"] == [1, 2]


@pytest.mark.parametrize("value", [float("nan"), float("-inf"), object(), {1}, b"x"])
def test_a_row_that_json_cannot_hold_is_refused(library: Library, value: object) -> None:
    game = library.create("chromosome")
    with pytest.raises(Unstorable) as caught:
        game.append_many([row(1), {"value": value}])
    assert caught.value.code == "store-unstorable"
    assert game.rows == ()


def test_a_row_nested_without_end_is_refused(library: Library) -> None:
    game = library.create("chromosome")
    nested: list[Any] = []
    nested.append(nested)
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    for value in (nested, deep):
        with pytest.raises(Unstorable):
            game.append({"value": value})


def test_a_header_change_is_kept_and_leaves_the_rest_alone(reopen: Reopen) -> None:
    game = reopen().create(
        "chromosome", title="Piątek", players=("Ola", "Jan"), summary={"round": 1, "of": 4}
    )
    game.append(row(1))
    game.append_many((), finished=True, summary={"winner": "Ola"})
    again = reopen().open(game.id)
    assert again.header == game.header
    assert (again.header.title, again.header.players, again.header.finished) == (
        "Piątek",
        ("Ola", "Jan"),
        True,
    )
    assert again.header.summary == {"winner": "Ola"}
    assert len(again) == 1


def test_a_header_change_that_changes_nothing_writes_nothing() -> None:
    blob_store = CrampedBlobStore()
    game = Library(blob_store).create("chromosome", title="Piątek", players=["Ola"])
    blob_store.writes.clear()
    game.append_many((), title="Piątek", players=["Ola"], finished=False, summary={})
    assert blob_store.writes == []


@pytest.mark.parametrize("title", ["\ud800", "x" * 1001, "a\0b", "two\nlines", "two\u2028lines"])
def test_a_title_that_cannot_be_stored_is_refused(library: Library, title: str) -> None:
    game = library.create("chromosome", title="Piątek")
    with pytest.raises(Unstorable):
        game.append_many((), title=title)
    with pytest.raises(Unstorable):
        library.create("chromosome", title=title)
    assert game.header.title == "Piątek"


@pytest.mark.parametrize(
    "name", ["", "x" * 200, "مرحبا بالعالم", "👩‍🚀🦠", "Zażółć gęślą jaźń", "\u202eevil"]
)
def test_any_name_of_a_player_survives(reopen: Reopen, name: str) -> None:
    game = reopen().create("chromosome", title=name, players=(name, "Ola"))
    game.append({"name": name})
    again = reopen().open(game.id)
    assert (again.header.title, again.header.players[0], again.rows[0]["name"]) == (name, name, name)


def test_a_full_medium_refuses_a_row_and_takes_it_once_there_is_room() -> None:
    blob_store = CrampedBlobStore()
    game = Library(blob_store).create("chromosome", title="before")
    game.append(row(1))
    before = dict(blob_store.blobs)
    blob_store.full = True
    for attempt in (lambda: game.append(row(2)), lambda: game.append_many((), title="after")):
        with pytest.raises(StorageFull) as caught:
            attempt()
        assert caught.value.code == "store-full"
    assert blob_store.blobs == before
    assert (len(game), game.header.title) == (1, "before")
    blob_store.full = False
    assert game.append(row(2)) == 2
    assert Library(blob_store).open(game.id).rows == game.rows


def test_a_closed_file_takes_nothing_more(library: Library) -> None:
    with library.create("chromosome") as game:
        game.append(row(1))
    assert not game.is_open
    for attempt in (lambda: game.append(row(2)), lambda: game.append_many((), title="x")):
        with pytest.raises(GameClosed) as caught:
            attempt()
        assert caught.value.code == "store-closed"
    game.close()
    assert len(game.rows) == 1


def test_rows_appended_by_many_threads_at_once_are_all_kept(reopen: Reopen) -> None:
    game = reopen().create("chromosome")

    def append(who: int, file: GameFile) -> None:
        for count in range(10):
            file.append({"who": who, "count": count})

    threads = [threading.Thread(target=append, args=(who, game)) for who in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    rows = reopen().open(game.id).rows
    assert sorted((row["who"], row["count"]) for row in rows) == [(w, c) for w in range(4) for c in range(10)]
    assert [row["seq"] for row in rows] == list(range(1, 41))


def test_a_journal_takes_no_more_rows_than_can_be_taken_in_again(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.store.game_rows.MOST_ROWS", 3)
    game = library.create("chromosome")
    game.append_many([row(1), row(2)])
    with pytest.raises(JournalFull) as caught:
        game.append_many([row(3), row(4)])
    assert (caught.value.code, caught.value.params) == ("store-journal-full", {"rows": 3})
    assert game.append(row(3)) == 3
    with pytest.raises(JournalFull):
        game.append(row(4))
    assert len(game) == 3
    game.append_many((), title="Full")
    assert game.header.title == "Full"
    assert Library(MemoryBlobStore()).import_text(library.export(game.id)) == game.id
