import errno
import os
import stat
from pathlib import Path

import pytest

from companion.store.blob_store import BlobStore, DiskBlobStore, previous_of
from companion.store.errors import StorageError


def test_a_blob_reads_back_as_it_was_written(blob_store: BlobStore) -> None:
    blob_store.write("a.json", b"\x00one\xff")
    assert blob_store.read("a.json") == b"\x00one\xff"


def test_a_blob_nobody_wrote_is_none(blob_store: BlobStore) -> None:
    assert blob_store.read("a.json") is None
    assert blob_store.read(previous_of("a.json")) is None
    assert blob_store.stamp("a.json") is None
    assert blob_store.names() == blob_store.names("backups") == ()


def test_the_previous_copy_is_the_blob_before_the_last_write(blob_store: BlobStore) -> None:
    for data in (b"1", b"2", b"3"):
        blob_store.write("a.json", data)
    assert (blob_store.read("a.json"), blob_store.read(previous_of("a.json"))) == (b"3", b"2")


def test_names_are_those_of_one_folder(blob_store: BlobStore) -> None:
    for name in ("b.json", "a.json", "backups/c.json"):
        blob_store.write(name, b"1")
        blob_store.write(name, b"2")
    assert blob_store.names() == ("a.json", "b.json")
    assert blob_store.names("backups") == ("backups/c.json",)


def test_renaming_moves_the_blob_and_leaves_its_previous_copy(blob_store: BlobStore) -> None:
    blob_store.write("a.json", b"1")
    blob_store.write("a.json", b"2")
    blob_store.rename("a.json", "backups/b.json")
    assert blob_store.read("backups/b.json") == b"2"
    assert (blob_store.read("a.json"), blob_store.read(previous_of("a.json"))) == (None, b"1")
    assert blob_store.names() == ("a.json",), "a previous copy on its own is still found"


def test_the_only_copy_outlives_a_write_of_the_missing_blob(blob_store: BlobStore) -> None:
    blob_store.write("a.json", b"1")
    blob_store.write("a.json", b"2")
    blob_store.rename("a.json", "b.json")
    blob_store.write("a.json", b"3")
    assert (blob_store.read("a.json"), blob_store.read(previous_of("a.json"))) == (b"3", b"1")


def test_renaming_never_overwrites(blob_store: BlobStore) -> None:
    blob_store.write("a.json", b"1")
    blob_store.write("b.json", b"2")
    with pytest.raises(StorageError):
        blob_store.rename("a.json", "b.json")
    with pytest.raises(StorageError):
        blob_store.rename("c.json", "d.json")
    assert (blob_store.read("a.json"), blob_store.read("b.json")) == (b"1", b"2")


def test_deleting_leaves_nothing(blob_store: BlobStore) -> None:
    blob_store.write("a.json", b"1")
    blob_store.write("a.json", b"2")
    blob_store.delete("a.json")
    blob_store.delete("a.json")
    assert blob_store.names() == ()
    assert blob_store.read(previous_of("a.json")) is None


def test_a_stamp_changes_with_the_blob_and_only_then(blob_store: BlobStore) -> None:
    blob_store.write("a.json", b"1")
    first = blob_store.stamp("a.json")
    assert blob_store.stamp("a.json") == first
    blob_store.write("a.json", b"2")
    assert blob_store.stamp("a.json") != first


@pytest.mark.parametrize(
    "name", ["", "..", "../a", "/a", ".a", "a/.b", "a/../b", "a/b/c", "a\\b", "c:a", "a\0"]
)
def test_a_name_cannot_lead_out_of_the_folder(blob_store: BlobStore, name: str) -> None:
    with pytest.raises(ValueError, match="cannot name a blob"):
        blob_store.read(name)
    with pytest.raises(ValueError, match="cannot name a blob"):
        blob_store.write(name, b"1")


def test_stray_files_of_a_killed_write_are_swept_and_nothing_else(tmp_path: Path) -> None:
    backups = tmp_path / "backups"
    backups.mkdir()
    strays = [tmp_path / ".a.json.77-3.petri-tmp", backups / ".b.json.8-12.petri-tmp"]
    others = [tmp_path / "a.json", tmp_path / "holiday.tmp", tmp_path / ".hidden", backups / "b.json"]
    for path in strays + others:
        path.write_bytes(b"1")
    DiskBlobStore(tmp_path)
    assert [path.exists() for path in strays] == [False, False]
    assert all(path.exists() for path in others)


def test_a_write_leaves_the_file_its_previous_copy_and_nothing_else(tmp_path: Path) -> None:
    blob_store = DiskBlobStore(tmp_path)
    blob_store.write("a.json", b"1")
    blob_store.write("a.json", b"2")
    assert sorted(os.listdir(tmp_path)) == ["a.json", "a.json.bak"]


@pytest.mark.skipif(os.name == "nt", reason="Windows cannot flush a folder")
def test_a_write_is_on_the_disk_before_it_takes_the_name_over_and_the_name_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The order of the flushes, which only a power cut would reveal, not a kill."""
    blob_store = DiskBlobStore(tmp_path)
    blob_store.write("a.json", b"1")
    done: list[str] = []
    fsync, replace = os.fsync, os.replace

    def watched_fsync(descriptor: int) -> None:
        folder = stat.S_ISDIR(os.fstat(descriptor).st_mode)
        done.append("folder" if folder else f"file of {os.fstat(descriptor).st_size}")
        fsync(descriptor)

    def watched_replace(source: Path, target: Path) -> None:
        done.append(target.name)
        replace(source, target)

    monkeypatch.setattr(os, "fsync", watched_fsync)
    monkeypatch.setattr(os, "replace", watched_replace)
    blob_store.write("a.json", b"22")
    assert done == ["file of 2", "a.json", "folder"]


@pytest.mark.skipif(os.name == "nt", reason="Windows flushes no folders")
@pytest.mark.parametrize(("old", "new"), [("a.json", "backups/a.json"), ("backups/b.json", "b.json")])
def test_of_a_moved_file_the_disk_knows_the_new_name_before_it_forgets_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str
) -> None:
    blob_store = DiskBlobStore(tmp_path)
    (tmp_path / "backups").mkdir(exist_ok=True)
    blob_store.write(old, b"1")
    settled: list[int] = []

    def settle(descriptor: int) -> None:
        settled.append(os.fstat(descriptor).st_ino)

    monkeypatch.setattr(os, "fsync", settle)
    blob_store.rename(old, new)
    assert settled == [(tmp_path / name).parent.stat().st_ino for name in (new, old)]


def test_what_cannot_be_a_blob_is_no_name(tmp_path: Path) -> None:
    (tmp_path / "folder.petri.json").mkdir()
    (tmp_path / ".hidden").touch()
    (tmp_path / "a.json").touch()
    assert DiskBlobStore(tmp_path).names() == ("a.json",)


def test_a_disk_without_hard_links_keeps_the_previous_copy_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forbid_links(monkeypatch)
    blob_store = DiskBlobStore(tmp_path)
    for data in (b"1", b"2", b"3"):
        blob_store.write("a.json", data)
    assert (blob_store.read("a.json"), blob_store.read(previous_of("a.json"))) == (b"3", b"2")
    assert sorted(os.listdir(tmp_path)) == ["a.json", "a.json.bak"]


@pytest.mark.parametrize("links", [True, False], ids=["hard-links", "no-hard-links"])
def test_a_takeover_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    blob_store = DiskBlobStore(tmp_path)
    blob_store.write("a.json", b"1")
    blob_store.write("a.json", b"2")
    if not links:
        forbid_links(monkeypatch)
    really = os.replace

    def replace(source: Path, target: Path) -> None:
        if source.name.endswith(".petri-tmp"):
            raise OSError(errno.EIO, "gone")
        really(source, target)

    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", replace)
        with pytest.raises(StorageError) as caught:
            blob_store.write("a.json", b"3")
    assert (caught.value.code, caught.value.params) == ("store-failed", {"file": "a.json", "reason": "EIO"})
    assert blob_store.read("a.json") == b"2"
    assert not [name for name in os.listdir(tmp_path) if name.startswith(".")]


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, "store-full"),
        (errno.EDQUOT, "store-full"),
        (errno.EACCES, "store-denied"),
        (errno.EROFS, "store-denied"),
        (errno.EIO, "store-failed"),
    ],
)
@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_failed_write_says_why_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, number: int, code: str
) -> None:
    blob_store = DiskBlobStore(tmp_path)
    blob_store.write("a.json", b"1")

    def fail(*_: object) -> None:
        raise OSError(number, "no")

    with monkeypatch.context() as patched:
        patched.setattr(os, call, fail)
        with pytest.raises(StorageError) as caught:
            blob_store.write("a.json", b"2")
    assert caught.value.code == code
    assert blob_store.read("a.json") == b"1"
    assert not [name for name in os.listdir(tmp_path) if name.startswith(".")]


def forbid_links(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", refuse)
