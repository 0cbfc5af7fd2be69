import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.store import document as documents
from companion.store import game_file as journals
from companion.store.blob_store import BlobStore, DiskBlobStore, MemoryBlobStore
from companion.store.codec import encode
from companion.store.errors import GameClosed, NoSuchGame, StorageError, StorageFull
from companion.store.game_file import Sound
from companion.store.library import Library
from companion.store.stored_game import Document, header_of
from tests.store.conftest import Reopen
from tests.store.samples import Clock, CrampedBlobStore, begun, row


def test_an_empty_library_has_no_games_and_no_problems(library: Library) -> None:
    assert library.games() == ()
    assert library.problems() == ()


def test_games_are_listed_newest_first_with_what_a_list_shows(reopen: Reopen) -> None:
    library = reopen()
    first = library.create("chromosome", title="Pierwsza", players=("Ola", "Jan"), summary={"round": 3})
    second = library.create("primordial_soup")
    first.append_many([row(1), row(2)])
    second.append(row(1))
    first.append_many((), finished=True)
    for look in (lambda: library, reopen, reopen):
        each = look()
        newest, oldest = each.games()
        assert (newest.id, newest.game, newest.rows, newest.finished) == (
            second.id,
            "primordial_soup",
            1,
            False,
        )
        assert (oldest.id, oldest.title, oldest.players) == (first.id, "Pierwsza", ("Ola", "Jan"))
        assert (oldest.rows, oldest.finished, oldest.summary) == (2, True, {"round": 3})
        assert oldest.created == first.header.created < newest.created
        assert each.problems() == ()


def test_listing_reads_no_journal_that_it_knows_not_even_after_a_restart() -> None:
    blob_store = CrampedBlobStore()
    with Library(blob_store) as library:
        ids = [begun(library).id for _ in range(3)]
        library.games()
        library.open(ids[0]).append(row(1))
    blob_store.reads.clear()
    with Library(blob_store) as library:
        assert {game.id for game in library.games()} == set(ids)
        assert sum(game.rows for game in library.games()) == 4
    assert not [name for name in blob_store.reads if name.endswith(".petri.jsonl")]


def test_listing_reads_a_file_of_a_newer_app_only_once() -> None:
    blob_store = CrampedBlobStore()
    blob_store.write("1.petri.jsonl", b'{"header": {"1": {"format": "petri-game", "schema": 1000}}}')
    library = Library(blob_store)
    for _ in range(3):
        assert library.games() == ()
    assert blob_store.reads.count("1.petri.jsonl") == 1


def game_text(folder: Path, game_id: str) -> str:
    return (folder / f"{game_id}.petri.jsonl").read_text(encoding="utf-8")


def test_a_file_that_somebody_else_changed_is_read_again(tmp_path: Path) -> None:
    with Library(DiskBlobStore(tmp_path)) as library:
        game = begun(library, title="before")
        library.games()
    with Library(MemoryBlobStore()) as elsewhere:
        elsewhere.open(elsewhere.import_text(game_text(tmp_path, game.id))).append_many((), title="after!")
        (tmp_path / f"{game.id}.petri.jsonl").write_text(elsewhere.export(game.id), encoding="utf-8")
    with Library(DiskBlobStore(tmp_path)) as library:
        assert library.games()[0].title == "after!"


def test_a_game_is_open_only_once(library: Library) -> None:
    game = begun(library)
    assert library.open(game.id) is game
    game.close()
    again = library.open(game.id)
    assert again is not game
    assert again.append(row(1)) == 2


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
    game, other = begun(library), begun(library)
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
    blob_store = CrampedBlobStore()
    library = Library(blob_store)
    game = begun(library)
    blob_store.full = True
    library.delete(game.id)
    assert library.games() == ()
    blob_store.full = False
    library.restore(game.id)
    assert len(library.games()) == 1


def test_a_full_medium_lets_games_be_listed_opened_and_exported(clock: Clock) -> None:
    blob_store = CrampedBlobStore()
    with Library(blob_store, now=clock) as library:
        game = library.create("chromosome")
        game.append(row(1))
    blob_store.full = True
    with Library(blob_store, now=clock) as library:
        assert len(library.games()) == 1
        assert library.open(game.id).rows == game.rows
        assert library.export(game.id)
        with pytest.raises(StorageFull):
            begun(library)
        assert [found.id for found in library.games()] == [game.id]
        assert [problem.code for problem in library.problems()] == ["store-full"], "there is no backup"


class BlindBlobStore(CrampedBlobStore):
    """A blob store that cannot read one chosen blob, or cannot list names at all."""

    blind_to = ""
    nameless = False

    def read(self, name: str, start: int = 0) -> bytes | None:
        if name == self.blind_to:
            raise StorageError("store-denied", file=name)
        return super().read(name, start)

    def names(self, folder: str = "") -> tuple[str, ...]:
        if self.nameless:
            raise StorageError("store-failed", file="petri", reason="EIO")
        return super().names(folder)


def test_a_file_that_cannot_be_read_does_not_hide_the_others() -> None:
    blob_store = BlindBlobStore()
    with Library(blob_store) as library:
        one, other = begun(library), begun(library)
    blob_store.delete("catalogue.json")
    blob_store.blind_to = f"{one.id}.petri.jsonl"
    with Library(blob_store) as library:
        assert [game.id for game in library.games()] == [other.id]
        assert [problem.code for problem in library.problems()] == ["store-denied"]
        blob_store.blind_to = ""
        assert len(library.games()) == 2


def test_a_folder_that_cannot_be_listed_is_a_problem_and_no_crash() -> None:
    blob_store = BlindBlobStore()
    library = Library(blob_store)
    blob_store.nameless = True
    assert library.games() == ()
    assert [problem.code for problem in library.problems()] == ["store-failed"]


def test_closing_closes_the_games_and_tells_once() -> None:
    told: list[str] = []
    library = Library(CrampedBlobStore(), on_close=lambda: told.append("closed"))
    game = library.create("chromosome")
    with library:
        pass
    library.close()
    assert not game.is_open
    assert told == ["closed"]


def test_a_closed_library_keeps_its_list_and_refuses_all_work() -> None:
    blob_store = CrampedBlobStore()
    library = Library(blob_store)
    game = begun(library)
    text = library.export(game.id)
    listed = library.games()
    library.close()
    blob_store.writes.clear()
    blob_store.reads.clear()
    work: list[Callable[[], object]] = [
        lambda: library.create("chromosome"),
        lambda: library.open(game.id),
        lambda: library.read(game.id),
        lambda: library.export(game.id),
        lambda: library.delete(game.id),
        lambda: library.restore(game.id),
        lambda: library.import_text(text),
        lambda: library.preferences.set("theme", "night"),
    ]
    for refused in work:
        with pytest.raises(GameClosed) as caught:
            refused()
        assert caught.value.code == "store-closed"
    assert (library.games(), library.listed(game.id), library.problems()) == (listed, listed[0], ())
    assert (blob_store.writes, blob_store.reads) == ([], [])


def test_a_library_that_was_closed_before_it_looked_lists_nothing() -> None:
    blob_store = CrampedBlobStore()
    begun(Library(blob_store))
    library = Library(blob_store)
    library.close()
    assert (library.games(), library.problems()) == ((), ())


def test_a_game_without_rows_is_not_there(reopen: Reopen, blob_store: BlobStore) -> None:
    """An earlier version wrote the file before the first row, and left it behind when interrupted."""
    begun_only = Document(header_of(id="2026-1", game="chromosome", created=Clock()()), ())
    blob_store.write("2026-1.petri.json", encode(documents.tables_of(begun_only)))
    library = reopen()
    new = library.create("chromosome", title="new")
    assert library.games() == ()
    assert library.problems() == ()
    for game_id in ("2026-1", new.id):
        with pytest.raises(NoSuchGame):
            library.open(game_id)
        with pytest.raises(NoSuchGame):
            library.export(game_id)
    new.append(row(1))
    assert [game.title for game in library.games()] == ["new"]


def test_of_a_deleted_game_not_even_a_previous_copy_is_left_in_its_place(
    blob_store: BlobStore, clock: Clock
) -> None:
    with Library(blob_store, now=clock) as library:
        game = begun(library)
        game.append(row(1))
        library.games()
        library.delete(game.id)
        assert library.games() == ()
        assert [name for name in blob_store.names() if game.id in name] == []


def test_a_listed_game_whose_file_can_no_longer_be_read_can_be_deleted() -> None:
    blob_store = BlindBlobStore()
    with Library(blob_store) as library:
        game = begun(library)
    with Library(blob_store) as library:
        blob_store.blind_to = f"{game.id}.petri.jsonl"
        assert [found.id for found in library.games()] == [game.id]
        with pytest.raises(StorageError):
            library.open(game.id)
        library.delete(game.id)
        assert library.games() == ()


class CountingBlobStore(MemoryBlobStore):
    """A blob store that records which blobs are looked at."""

    def __init__(self) -> None:
        super().__init__()
        self.looks: list[str] = []

    def names(self, folder: str = "") -> tuple[str, ...]:
        """Record that names were listed."""
        self.looks.append(folder or "names")
        return super().names(folder)

    def stamp(self, name: str) -> str | None:
        """Record that a blob was looked at."""
        self.looks.append(name)
        return super().stamp(name)


def test_a_list_that_has_been_made_looks_at_nothing_but_what_was_written_since() -> None:
    blob_store = CountingBlobStore()
    with Library(blob_store) as library:
        ids = [begun(library).id for _ in range(3)]
    library = Library(blob_store)
    library.games()
    blob_store.looks.clear()
    assert library.games() is library.games()
    assert blob_store.looks == []
    library.open(ids[1]).append(row(1))
    assert library.listed(ids[1]) == next(game for game in library.games() if game.rows == 2)
    library.open(ids[1]).close()
    assert next(game.rows for game in library.games() if game.id == ids[1]) == 2
    library.delete(ids[0])
    assert {game.id for game in library.games()} == set(ids[1:])
    assert library.listed(ids[0]) is None
    library.restore(ids[0])
    assert {game.id for game in library.games()} == set(ids)
    assert f"{ids[2]}.petri.jsonl" not in blob_store.looks


def test_a_game_that_is_read_is_not_opened_and_no_copy_is_made(reopen: Reopen, blob_store: BlobStore) -> None:
    game = reopen().create("chromosome")
    game.append_many([row(1), row(2)])
    library = reopen()
    before = blob_store.names("backups")
    assert library.read(game.id).rows == game.rows
    assert blob_store.names("backups") == before
    library.open(game.id).append(row(3))
    assert len(library.read(game.id).rows) == 3


class MovelessBlobStore(CrampedBlobStore):
    """A blob store that cannot rename anything while it is `stuck`."""

    stuck = False

    def rename(self, old: str, new: str) -> None:
        if self.stuck:
            raise StorageError("store-denied", file=old)
        super().rename(old, new)


def test_a_game_that_could_not_be_deleted_is_still_open() -> None:
    blob_store = MovelessBlobStore()
    library = Library(blob_store)
    game = begun(library)
    blob_store.stuck = True
    with pytest.raises(StorageError):
        library.delete(game.id)
    assert library.open(game.id) is game
    assert game.append(row(1)) == 2
    assert [found.rows for found in library.games()] == [2]


def test_an_open_game_whose_file_has_been_damaged_is_deleted_whole() -> None:
    blob_store = MemoryBlobStore()
    library = Library(blob_store)
    game = begun(library)
    game.append(row(1))
    blob_store.blobs[f"{game.id}.petri.jsonl"] = b"{"
    library.delete(game.id)
    library.restore(game.id)
    assert library.open(game.id).rows == game.rows


def test_of_a_damaged_game_that_is_deleted_the_good_copy_can_be_restored() -> None:
    blob_store = MemoryBlobStore()
    with Library(blob_store) as library:
        game = begun(library)
    with Library(blob_store) as library:
        library.open(game.id).append(row(1))
    with Library(blob_store) as library:
        assert len(library.games()) == 1
        blob_store.blobs[f"{game.id}.petri.jsonl"] = b"{"
        library.delete(game.id)
        assert library.games() == ()
        library.restore(game.id)
        assert library.open(game.id).rows == game.rows[:1]


def test_a_listed_game_of_which_nothing_good_is_left_can_be_deleted() -> None:
    blob_store = MemoryBlobStore()
    with Library(blob_store) as library:
        game = begun(library)
    with Library(blob_store) as library:
        assert len(library.games()) == 1
        blob_store.blobs[f"{game.id}.petri.jsonl"] = b"{"
        library.delete(game.id)
        assert library.games() == ()


def test_a_game_that_is_released_is_closed_and_still_listed_without_being_read() -> None:
    blob_store = CrampedBlobStore()
    library = Library(blob_store)
    game = begun(library)
    game.append(row(1))
    library.release(game.id)
    library.release(game.id)
    blob_store.reads.clear()
    assert [found.rows for found in library.games()] == [2]
    assert blob_store.reads == []
    with pytest.raises(GameClosed):
        game.append(row(2))
    again = library.open(game.id)
    assert again is not game
    assert again.rows == game.rows


def test_one_file_that_the_app_stumbles_over_hides_no_other_game(monkeypatch: pytest.MonkeyPatch) -> None:
    blob_store = MemoryBlobStore()
    with Library(blob_store) as library:
        ids = {begun(library).id for _ in range(3)}
    blob_store.delete("catalogue.json")
    bad = min(ids)
    really = journals.sound_part

    def stumble(data: bytes) -> Sound:
        sound = really(data)
        if sound.document.header.id == bad:
            raise RecursionError
        return sound

    monkeypatch.setattr(journals, "sound_part", stumble)
    library = Library(blob_store)
    assert {game.id for game in library.games()} == ids - {bad}


def test_a_look_that_is_interrupted_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    blob_store = MemoryBlobStore()
    with Library(blob_store) as library:
        ids = {begun(library).id for _ in range(3)}
    blob_store.delete("catalogue.json")
    library = Library(blob_store)
    really, left = journals.sound_part, [1, 0]

    def interrupt(data: bytes) -> Sound:
        if left and not left.pop():
            return really(data)
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(journals, "sound_part", interrupt)
        with pytest.raises(KeyboardInterrupt):
            library.games()
    assert {game.id for game in library.games()} == ids


def test_rules_that_stumble_over_an_older_copy_hide_no_other_game() -> None:
    blob_store = MemoryBlobStore()
    with Library(blob_store) as library:
        game, other = begun(library), begun(library)
        game.append(row(1))
    blob_store.blobs[f"{game.id}.petri.jsonl"] = b"{"

    def stumble(_: Document) -> None:
        raise RecursionError

    library = Library(blob_store)
    library.verify = stumble
    assert [found.id for found in library.games()] == [other.id]
    assert [problem.code for problem in library.problems()] == ["store-damaged"]


class SlowBlobStore(CrampedBlobStore):
    """A blob store that answers reads of one chosen blob only when allowed to."""

    def __init__(self) -> None:
        super().__init__()
        self.slow = ""
        self.asked, self.answers = threading.Event(), threading.Event()

    def read(self, name: str, start: int = 0) -> bytes | None:
        if name == self.slow:
            self.asked.set()
            assert self.answers.wait(10)
        return super().read(name, start)


def test_who_looks_at_the_list_does_not_wait_for_a_thread_that_opens_a_game() -> None:
    blob_store = SlowBlobStore()
    with Library(blob_store) as library:
        slow, quick = begun(library), begun(library)
    library = Library(blob_store)
    assert len(library.games()) == 2
    file = library.open(quick.id)
    blob_store.slow = f"{slow.id}.petri.jsonl"
    opening = threading.Thread(target=library.open, args=(slow.id,))
    opening.start()
    assert blob_store.asked.wait(10)
    file.append(row(1))
    seen: list[int] = []
    looking = threading.Thread(target=lambda: seen.append(len(library.games())))
    looking.start()
    looking.join(5)
    seen_meanwhile = list(seen)
    blob_store.answers.set()
    for thread in (opening, looking):
        thread.join()
    assert seen_meanwhile == [2]
    assert sorted(game.rows for game in library.games()) == [1, 2]


def test_the_first_list_is_shown_when_it_is_whole() -> None:
    blob_store = SlowBlobStore()
    with Library(blob_store) as library:
        ids = [begun(library).id for _ in range(3)]
    blob_store.delete("catalogue.json")
    blob_store.slow = f"{ids[0]}.petri.jsonl"
    library = Library(blob_store)
    seen: list[int] = []
    threads = [threading.Thread(target=lambda: seen.append(len(library.games()))) for _ in range(2)]
    threads[0].start()
    assert blob_store.asked.wait(10)
    threads[1].start()
    threads[1].join(0.1)
    assert seen == []
    blob_store.answers.set()
    for thread in threads:
        thread.join()
    assert seen == [3, 3]
