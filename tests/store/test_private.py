"""Permissions of the data folder, and folders that are read-only, lack locks, or cannot be flushed."""

import errno
import os
import stat
import sys
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.store.blob_store import DiskBlobStore
from companion.store.errors import FolderUnusable, StorageError
from companion.store.folder import open_folder, open_to_read
from companion.store.library import Library
from tests.rules.build import start
from tests.store.samples import begun, row

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows knows neither modes nor such folders"
)


def modes(folder: Path) -> dict[str, str]:
    return {
        str(path.relative_to(folder)): oct(stat.S_IMODE(path.stat().st_mode))
        for path in (folder, *sorted(folder.rglob("*")))
    }


def test_nobody_but_the_user_may_read_what_is_stored(tmp_path: Path) -> None:
    folder = tmp_path / "petri"
    with open_folder(folder) as library:
        game = begun(library)
        game.append(row(1))
        library.games()
        library.preferences.set("people", ["Ola"])
        game.close()
        library.open(game.id)
    for path, mode in modes(folder).items():
        assert mode == ("0o700" if path in (".", "backups") else "0o600"), path


def test_a_folder_of_an_older_version_is_closed_to_others(tmp_path: Path) -> None:
    folder = tmp_path / "petri"
    with open_folder(folder) as library:
        begun(library).append(row(1))
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
    open_folder(folder).close()
    assert set(modes(folder).values()) == {"0o700", "0o600"}


def test_files_and_folders_of_others_keep_their_rights(tmp_path: Path) -> None:
    folder = tmp_path / "Documents"
    folder.mkdir(0o755)
    folder.chmod(0o755)
    (folder / "holiday.txt").write_text("mine", encoding="utf-8")
    (folder / "holiday.txt").chmod(0o644)
    with open_folder(folder) as library:
        begun(library)
    found = modes(folder)
    assert (found["."], found["holiday.txt"]) == ("0o755", "0o644")
    assert {mode for path, mode in found.items() if path.endswith(".petri.jsonl")} == {"0o600"}


@pytest.mark.parametrize("number", [errno.ENOLCK, errno.ENOTSUP])
def test_a_file_system_without_locks_is_named_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(FileLock, "acquire", refuse)
    with pytest.raises(FolderUnusable) as caught:
        open_folder(tmp_path)
    assert (caught.value.code, caught.value.params) == ("store-no-locks", {"folder": str(tmp_path)})


def failing_folders(monkeypatch: pytest.MonkeyPatch, number: int, *, files: bool = False) -> None:
    """Make every flush of a folder fail, or every flush of a file."""
    fsync = os.fsync

    def watched(descriptor: int) -> None:
        if stat.S_ISDIR(os.fstat(descriptor).st_mode) is not files:
            raise OSError(number, os.strerror(number))
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", watched)


@pytest.mark.parametrize("number", [errno.EINVAL, errno.ENOTSUP, errno.EBADF])
def test_a_file_system_that_flushes_no_folders_is_good_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    failing_folders(monkeypatch, number)
    blob_store = DiskBlobStore(tmp_path)
    blob_store.write("a.json", b"1")
    blob_store.rename("a.json", "backups/b.json")
    assert blob_store.read("backups/b.json") == b"1"


@pytest.mark.parametrize(("number", "code"), [(errno.EIO, "store-failed"), (errno.ENOSPC, "store-full")])
def test_a_folder_that_fails_to_flush_is_a_failed_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, code: str
) -> None:
    blob_store = DiskBlobStore(tmp_path)
    blob_store.write("a.json", b"1")
    blob_store.write("backups/c.json", b"1")
    actions: list[Any] = [
        lambda: blob_store.write("a.json", b"2"),
        lambda: blob_store.write("b.json", b"2"),
        lambda: blob_store.rename("a.json", "backups/b.json"),
    ]
    with monkeypatch.context() as patched:
        failing_folders(patched, number)
        for action in actions:
            with pytest.raises(StorageError) as caught:
                action()
            assert caught.value.code == code
    assert (blob_store.names(), blob_store.names("backups")) == (("a.json",), ("backups/c.json",))
    assert blob_store.read("a.json") == b"1"


def test_after_a_file_failed_to_flush_memory_and_disk_say_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_folder(tmp_path) as library:
        game = begun(library, title="before")
        with monkeypatch.context() as patched:
            failing_folders(patched, errno.EIO, files=True)
            with pytest.raises(StorageError):
                game.append(row(1))
            with pytest.raises(StorageError):
                game.append_many((), title="after")
        assert (len(game), game.header.title) == (1, "before")
        text = library.export(game.id)
        assert Library(DiskBlobStore(tmp_path)).export(game.id) == text
        assert game.append(row(2)) == 2
    with open_folder(tmp_path) as library:
        assert len(library.open(game.id)) == 2
        assert library.problems() == ()


# read-only folders -----------------------------------------------------------------------------------------


def contents(folder: Path) -> dict[str, tuple[bytes, int]]:
    return {
        str(path.relative_to(folder)): (path.read_bytes(), path.stat().st_mtime_ns)
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.fixture
def sealed_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, list[str]]:
    """A folder with two games, one of them damaged, whose lock file is read-only; and the games' ids."""
    folder = tmp_path / "petri"
    ids: list[str] = []
    with open_folder(folder) as library:
        service = GameService(library)
        for _ in range(2):
            answer = service.begin("chromosome", start())
            assert isinstance(answer, OpenGame)
            ids.append(answer.id)
            service.open(ids[-1]).undo()
            service.open(ids[-1]).file.append_many((), title="x")
    path = folder / f"{ids[1]}.petri.jsonl"
    path.write_bytes(path.read_bytes()[:-9])

    def refuse(*_: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(FileLock, "acquire", refuse)
    return folder, ids


def test_a_folder_that_can_only_be_read_is_listed_and_exported_from(
    sealed_folder: tuple[Path, list[str]],
) -> None:
    folder, ids = sealed_folder
    before = contents(folder)
    with pytest.raises(FolderUnusable):
        open_folder(folder)
    with open_to_read(folder) as library:
        assert {game.id for game in library.games()} == set(ids)
        assert [problem.code for problem in library.problems()] == ["store-copy-shown"]
        for game_id in ids:
            assert Library(DiskBlobStore(folder.parent / "elsewhere")).import_text(library.export(game_id))
        with pytest.raises(StorageError) as caught:
            library.delete(ids[0])
        assert caught.value.code == "store-denied"
        with pytest.raises(StorageError):
            library.preferences.set("sound", True)
    assert contents(folder) == before


def test_a_game_beyond_repair_in_such_a_folder_stays_where_it_is(
    sealed_folder: tuple[Path, list[str]],
) -> None:
    folder, ids = sealed_folder
    for path in folder.rglob(f"{ids[1]}*"):
        path.write_bytes(b"bad")
    before = contents(folder)
    with open_to_read(folder) as library:
        assert [game.id for game in library.games()] == [ids[0]]
        assert [problem.code for problem in library.problems()] == ["store-unreadable"]
    assert contents(folder) == before


def test_a_folder_that_is_not_there_cannot_be_read_either(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    with pytest.raises(FolderUnusable):
        open_to_read(tmp_path / "file")
