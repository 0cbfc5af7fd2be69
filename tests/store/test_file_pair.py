"""The two files in which a browser keeps its games: torn, damaged, full, rewritten."""

import errno
import json
import os
from pathlib import Path

import pytest

from companion.store.blob_store import previous_of
from companion.store.codec import MARK
from companion.store.errors import StorageError, StorageFull
from companion.store.file_pair import GROWTH, FilePairBlobStore
from tests.store.samples import DiskFile


@pytest.fixture
def files(tmp_path: Path) -> tuple[DiskFile, DiskFile]:
    return DiskFile(tmp_path / "a"), DiskFile(tmp_path / "b")


def contents(blob_store: FilePairBlobStore) -> dict[str, tuple[bytes | None, bytes | None]]:
    names = (*blob_store.names(), *blob_store.names("backups"))
    return {name: (blob_store.read(name), blob_store.read(previous_of(name))) for name in names}


def play(blob_store: FilePairBlobStore) -> None:
    blob_store.write("a", b"one")
    blob_store.write("a", b"one and more")
    blob_store.write("b", bytes(range(256)))
    blob_store.rename("a", "backups/a.1")
    blob_store.write("c", b"")
    blob_store.write("d", b"gone")
    blob_store.delete("d")


def test_everything_is_there_after_a_new_start(files: tuple[DiskFile, DiskFile]) -> None:
    blob_store = FilePairBlobStore(*files)
    play(blob_store)
    again = FilePairBlobStore(*files)
    assert contents(again) == contents(blob_store)
    assert again.stamp("b") == blob_store.stamp("b")
    assert not again.damaged


def test_wherever_a_write_is_torn_the_blob_is_as_it_was_before_or_after(
    files: tuple[DiskFile, DiskFile],
) -> None:
    blob_store = FilePairBlobStore(*files)
    blob_store.write("a", b"before")
    before = files[0].path.read_bytes()
    blob_store.write("a", b"before and after")
    after = files[0].path.read_bytes()
    changed = [at for at in range(len(after)) if before[at] != after[at]]
    for torn in range(changed[0], changed[-1] + 2):
        files[0].path.write_bytes(after[:torn] + before[torn:])
        found = FilePairBlobStore(*files).read("a")
        assert found == (b"before and after" if torn > changed[-1] else b"before")


def test_after_a_torn_write_the_log_goes_on(files: tuple[DiskFile, DiskFile]) -> None:
    blob_store = FilePairBlobStore(*files)
    blob_store.write("a", b"1")
    blob_store.write("a", b"2")
    raw = files[0].path.read_bytes()
    end = len(raw.rstrip(b"\0"))
    files[0].path.write_bytes(raw[: end - 1] + bytes(GROWTH))
    torn = FilePairBlobStore(*files)
    assert torn.read("a") == b"1"
    torn.write("b", b"3")
    again = FilePairBlobStore(*files)
    assert (again.read("a"), again.read("b")) == (b"1", b"3")


def test_a_damaged_record_costs_only_its_own_blob(files: tuple[DiskFile, DiskFile]) -> None:
    blob_store = FilePairBlobStore(*files)
    blob_store.write("a", b"a" * 50)
    blob_store.write("b", b"b" * 50)
    blob_store.write("c", b"c" * 50)
    raw = files[0].path.read_bytes()
    files[0].path.write_bytes(raw.replace(b"b" * 50, b"b" * 49 + b"x"))
    found = FilePairBlobStore(*files)
    assert found.damaged
    assert {name: found.read(name) for name in "abc"} == {
        "a": b"a" * 50,
        "b": b"b" * 49 + b"x",  # kept as it is, since a blob's content has its own checks
        "c": b"c" * 50,
    }
    assert not FilePairBlobStore(*files).damaged, "it is told once"


def test_a_full_device_refuses_the_write_and_changes_nothing(files: tuple[DiskFile, DiskFile]) -> None:
    blob_store = FilePairBlobStore(*files)
    blob_store.write("a", b"kept")
    files[0].room = files[0].size()
    with pytest.raises(StorageFull):
        blob_store.write("a", os.urandom(3 * GROWTH))
    assert blob_store.read("a") == FilePairBlobStore(*files).read("a") == b"kept"


def test_on_a_full_device_blobs_can_still_be_moved_and_deleted(files: tuple[DiskFile, DiskFile]) -> None:
    blob_store = FilePairBlobStore(*files)
    blob_store.write("a", b"1")
    files[0].room = files[0].size()
    refused = False
    for count in range(3 * GROWTH // 1000):
        try:
            blob_store.write(f"blob-{count}", os.urandom(1000))
        except StorageFull:
            refused = True
    assert refused
    blob_store.rename("a", "backups/a.1")
    blob_store.delete("blob-0")
    again = FilePairBlobStore(*files)
    assert again.read("backups/a.1") == b"1"
    assert again.read("blob-0") is None


def test_a_device_with_hardly_any_room_is_known_at_the_start(files: tuple[DiskFile, DiskFile]) -> None:
    blob_store = FilePairBlobStore(*files)
    assert not blob_store.cramped
    blob_store.write("a", bytes(GROWTH))
    for file in files:
        file.room = file.size()
    again = FilePairBlobStore(*files)
    assert again.cramped
    assert again.read("a") == bytes(GROWTH)


def test_history_is_dropped_when_there_is_much_of_it(files: tuple[DiskFile, DiskFile]) -> None:
    blob_store = FilePairBlobStore(*files)
    play(blob_store)
    for _ in range(60):
        blob_store.write("noise", os.urandom(50_000))
    assert sum(file.size() for file in files) < 30 * 50_000
    again = FilePairBlobStore(*files)
    assert contents(again) == contents(blob_store)


def test_a_log_that_was_not_written_afresh_to_the_end_does_not_count(
    files: tuple[DiskFile, DiskFile],
) -> None:
    blob_store = FilePairBlobStore(*files)
    play(blob_store)
    files[1].path.write_bytes(bytes(40) + b"half of the new log")
    assert contents(FilePairBlobStore(*files)) == contents(blob_store)


class SpoilingFile(DiskFile):
    """A file that while `spoilt` cannot be flushed once it has a head, and while `stuck` not truncated."""

    spoilt = False
    stuck = False

    def flush(self) -> None:
        if self.spoilt and self.read(0, 4) == MARK[:4]:
            raise OSError(errno.EIO, os.strerror(errno.EIO))

    def truncate(self, size: int) -> None:
        if self.stuck:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        super().truncate(size)


def test_what_is_written_after_a_log_could_not_be_written_afresh_is_there_at_the_next_start(
    tmp_path: Path,
) -> None:
    files = DiskFile(tmp_path / "a"), SpoilingFile(tmp_path / "b")
    blob_store = FilePairBlobStore(*files)
    files[1].spoilt = True
    blob_store.write("a", os.urandom(30_000))
    while not files[1].size():
        blob_store.write("noise", os.urandom(50_000))
    assert files[1].read(0, 4) == MARK[:4]
    files[1].spoilt, files[1].stuck = False, True
    with pytest.raises(StorageError):
        blob_store.write("refused", b"1")
    files[1].stuck = False
    blob_store.rename("a", "kept")
    blob_store.delete("noise")
    again = FilePairBlobStore(*files)
    assert contents(again) == contents(blob_store)
    assert again.read("refused") is None


def test_what_is_appended_to_a_large_blob_appends_little(files: tuple[DiskFile, DiskFile]) -> None:
    blob_store = FilePairBlobStore(*files)
    large = os.urandom(100_000)
    blob_store.write("a", large)
    before = len(files[0].path.read_bytes().rstrip(b"\0"))
    blob_store.append("a", b"one more row", len(large))
    assert len(files[0].path.read_bytes().rstrip(b"\0")) - before < 100


def test_moving_onto_a_blob_is_refused(files: tuple[DiskFile, DiskFile]) -> None:
    blob_store = FilePairBlobStore(*files)
    blob_store.write("a", b"1")
    blob_store.write("b", b"2")
    with pytest.raises(StorageError):
        blob_store.rename("a", "b")
    assert contents(FilePairBlobStore(*files)) == contents(blob_store)


def test_the_lines_of_a_game_stand_in_the_file_as_in_one_of_their_own(
    files: tuple[DiskFile, DiskFile],
) -> None:
    blob_store = FilePairBlobStore(*files)
    blob_store.write("game", b'{"one":1}\n')
    blob_store.append("game", b'{"two":2}\n', 10)
    assert blob_store.read("game") == FilePairBlobStore(*files).read("game") == b'{"one":1}\n{"two":2}\n'
    lines = files[0].path.read_bytes().rstrip(b"\0").splitlines()
    assert [json.loads(line).get("file") for line in lines] == [None, "game", None, "game", None]
    assert (lines[2], lines[4]) == (b'{"one":1}', b'{"two":2}')


def test_an_appended_line_leaves_the_previous_copy(files: tuple[DiskFile, DiskFile]) -> None:
    blob_store = FilePairBlobStore(*files)
    blob_store.write("game", b"1")
    blob_store.write("game", b"2")
    blob_store.append("game", b"3", 1)
    with pytest.raises(StorageError):
        blob_store.append("game", b"4", 9)
    assert contents(FilePairBlobStore(*files)) == contents(blob_store) == {"game": (b"23", b"1")}


def test_an_append_costs_as_much_for_a_long_blob_as_for_a_short_one(
    files: tuple[DiskFile, DiskFile],
) -> None:
    blob_store = FilePairBlobStore(*files)
    blob_store.write("game", b"x" * 1_000_000)
    before = len(files[0].path.read_bytes().rstrip(b"\0"))
    blob_store.append("game", b"one line\n", 1_000_000)
    assert len(files[0].path.read_bytes().rstrip(b"\0")) - before < 150


@pytest.fixture
def old_log(files: tuple[DiskFile, DiskFile]) -> dict[str, tuple[bytes | None, bytes | None]]:
    """Fill the first file with a log of the old format, as that version wrote it; return its contents."""
    raw = bytes.fromhex((Path(__file__).parent / "fixtures" / "browser-log.hex").read_text())
    files[0].path.write_bytes(raw + bytes(GROWTH))
    return {
        "a": (None, b"one"),
        "b": (bytes(range(256)), None),
        "backups/a.1": (b"one and more", None),
        "c": (b"", None),
    }


def test_a_log_of_the_form_before_is_read_once_and_kept_until_the_next_start(
    files: tuple[DiskFile, DiskFile], old_log: dict[str, tuple[bytes | None, bytes | None]]
) -> None:
    first = FilePairBlobStore(*files)
    assert contents(first) == old_log
    first.write("e", b"more")
    assert files[0].read(0, 4) == b"PtR1", "the log is still there"
    again = FilePairBlobStore(*files)
    assert contents(again) == {**old_log, "e": (b"more", None)}
    assert not files[0].size(), "the first good start after it drops the log"


@pytest.mark.parametrize("torn", [0, 10, 60, 200])
def test_a_move_that_was_torn_begins_again_from_the_log(
    files: tuple[DiskFile, DiskFile], old_log: dict[str, tuple[bytes | None, bytes | None]], torn: int
) -> None:
    FilePairBlobStore(*files)
    whole = files[1].path.read_bytes()
    files[1].path.write_bytes(bytes(torn) + whole[torn:] if torn else b"")
    if torn and torn > whole.index(b"\n"):
        files[1].path.write_bytes(bytes(len(whole)))
    assert contents(FilePairBlobStore(*files)) == old_log


def test_a_log_that_is_moved_outlives_a_session_of_any_length(
    files: tuple[DiskFile, DiskFile], old_log: dict[str, tuple[bytes | None, bytes | None]]
) -> None:
    blob_store = FilePairBlobStore(*files)
    for _ in range(60):
        blob_store.write("noise", os.urandom(50_000))
    assert files[0].read(0, 4) == b"PtR1"
    assert contents(FilePairBlobStore(*files)) == contents(blob_store)


def test_where_both_files_have_gone_everything_is_written_into_new_ones(
    files: tuple[DiskFile, DiskFile], tmp_path: Path
) -> None:
    blob_store = FilePairBlobStore(*files)
    play(blob_store)
    for file in files:
        file.path.unlink()
    new = DiskFile(tmp_path / "new a"), DiskFile(tmp_path / "new b")
    blob_store.move_to(*new)
    blob_store.write("later", b"1")
    assert contents(FilePairBlobStore(*new)) == contents(blob_store)
