"""Blob stores: a folder on disk, or memory; the browser's storage can be a third."""

from __future__ import annotations

import errno
import itertools
import os
import re
import stat
import zlib
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, Protocol

from companion.store.errors import StorageError, printable, storage_errors
from companion.store.private import PRIVATE_FILE, PRIVATE_FOLDER, keep_private

PREVIOUS: Final = ".bak"
TEMPORARY: Final = re.compile(r"\..+\.\d+-\d+\.petri-tmp")
NOT_FOR_FOLDERS: Final = frozenset(
    {errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EBADF, errno.ENOSYS, errno.EISDIR}
)
"""Errors of file systems that cannot flush folders; any other error is a failure of the disk."""
NEW_FILE: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
AT_ONCE: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""Opens a pipe that nobody writes to as an empty one, instead of waiting."""
LARGEST: Final = 64_000_000
"""Bytes of a file that is read: the longest game that is taken in, in the widest encoding."""
SAFE_PART: Final = re.compile(r"[^./\\:\0][^/\\:\0]*")


class BlobStore(Protocol):
    """A place that holds named blobs and never half of one.

    A name is one file name, or `folder/name`; no part of it starts with a dot. Every method may raise
    `StorageError`, and then each blob is as it was.
    """

    def names(self, folder: str = "") -> tuple[str, ...]:
        """Return the full names of the blobs directly in `folder`, with those that have only a previous
        copy.
        """
        ...

    def read(self, name: str) -> bytes | None:
        """Return the blob, or None where there is none."""
        ...

    def read_from(self, name: str, start: int) -> bytes:
        """Return the blob behind its first `start` bytes; empty where it ends before."""
        ...

    def previous(self, name: str) -> bytes | None:
        """Return the blob as it was before the last write, where the blob store still has it."""
        ...

    def write(self, name: str, data: bytes) -> None:
        """Replace the blob's content by `data`; it is durable when this returns."""
        ...

    def append(self, name: str, data: bytes, at: int) -> None:
        """Write `data` behind the first `at` bytes of the blob, replacing the rest.

        It is durable when this returns. The previous copy stays as it is.
        """
        ...

    def rename(self, old: str, new: str) -> None:
        """Move a blob to a free name; its previous copy stays behind."""
        ...

    def forget(self, name: str) -> None:
        """Remove the blob's previous copy, if there is one."""
        ...

    def delete(self, name: str) -> None:
        """Remove the blob and its previous copy, if there are any."""
        ...

    def stamp(self, name: str) -> str | None:
        """Return a text that changes with the blob, also across restarts; None without a blob."""
        ...


class MemoryBlobStore:
    """Blobs in memory: for tests, and for a storage that a browser fills and empties."""

    def __init__(self, blobs: Mapping[str, bytes] | None = None) -> None:
        self.blobs: dict[str, bytes] = dict(blobs or {})
        self.before: dict[str, bytes] = {}

    def names(self, folder: str = "") -> tuple[str, ...]:
        """Return all names in that folder, sorted."""
        return tuple(sorted(name for name in {*self.blobs, *self.before} if _folder(name) == folder))

    def read(self, name: str) -> bytes | None:
        """Return the blob; None where there is none of that name."""
        blob = self.blobs.get(_checked(name))
        return None if blob is None else bytes(blob)

    def read_from(self, name: str, start: int) -> bytes:
        """Return the end of the blob."""
        return bytes(self.blobs.get(_checked(name), b"")[start:])

    def previous(self, name: str) -> bytes | None:
        """Return the blob before its last write."""
        return self.before.get(_checked(name))

    def write(self, name: str, data: bytes) -> None:
        """Replace the blob and remember the previous one."""
        if (old := self.blobs.get(_checked(name))) is not None:
            self.before[name] = bytes(old)
        self.blobs[name] = data

    def append(self, name: str, data: bytes, at: int) -> None:
        """Truncate the blob at `at` and append to it."""
        self.check_length(name, at)
        before = self.before.get(name)
        self.write(name, self.blobs[name][:at] + data)
        self.before.pop(name, None)
        if before is not None:
            self.before[name] = before

    def check_length(self, name: str, at: int) -> None:
        """Raise a `StorageError` where there is no blob, or one that ends before `at`."""
        blob = self.blobs.get(_checked(name))
        if blob is None or len(blob) < at:
            reason = "ENOENT" if blob is None else "ESTALE"
            raise StorageError("store-failed", file=printable(name), reason=reason)

    def rename(self, old: str, new: str) -> None:
        """Rename the blob to a free name."""
        if _checked(new) in self.blobs:
            raise StorageError("store-failed", file=printable(new), reason="EEXIST")
        if _checked(old) not in self.blobs:
            raise StorageError("store-failed", file=printable(old), reason="ENOENT")
        self.blobs[new] = self.blobs.pop(old)

    def forget(self, name: str) -> None:
        """Forget the previous copy."""
        self.before.pop(_checked(name), None)

    def delete(self, name: str) -> None:
        """Forget the blob."""
        self.before.pop(_checked(name), None)
        self.blobs.pop(name, None)

    def stamp(self, name: str) -> str | None:
        """Return size and checksum."""
        data = self.blobs.get(_checked(name))
        return None if data is None else f"{len(data)}-{zlib.crc32(data):08x}"


class DiskBlobStore:
    """Blobs as files of one folder, safe against a kill at any moment and against power cuts.

    A write goes to a temporary file that is flushed to the disk, keeps the old file as `<name>.bak`, and
    takes the name over in one step. Temporary files that a killed process left are swept at the start, so
    only one process may work in the folder (see `companion.store.lock`). Nobody but its user may read it.
    """

    def __init__(self, folder: Path, *, subfolders: tuple[str, ...] = ("backups", "before")) -> None:
        self.folder = folder
        self._serial = itertools.count(1)
        with storage_errors(folder.name):
            folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
            for swept in (folder, *(folder / name for name in subfolders)):
                _sweep(swept)
        keep_private(folder, subfolders)

    def names(self, folder: str = "") -> tuple[str, ...]:
        """Return all names in that folder, sorted, without files that are not ours."""
        found: set[str] = set()
        with storage_errors(folder or self.folder.name), suppress(FileNotFoundError):
            for entry in os.scandir(self._path(folder) if folder else self.folder):
                with suppress(OSError):  # a link in a circle, or a file that the disk cannot find any more
                    if SAFE_PART.fullmatch(entry.name) and entry.is_file():
                        found.add(entry.name.removesuffix(PREVIOUS))
        return tuple(sorted(f"{folder}/{name}" if folder else name for name in found))

    def read(self, name: str) -> bytes | None:
        """Return the file's bytes."""
        return _bytes(self._path(name), name)

    def read_from(self, name: str, start: int) -> bytes:
        """Return the end of the file."""
        return _bytes(self._path(name), name, start) or b""

    def previous(self, name: str) -> bytes | None:
        """Return the bytes of `<name>.bak`."""
        return _bytes(_previous(self._path(name)), name)

    def write(self, name: str, data: bytes) -> None:
        """Replace the file's content atomically."""
        path = self._path(name)
        temporary = path.with_name(f".{path.name}.{os.getpid()}-{next(self._serial)}.petri-tmp")
        with storage_errors(name):
            self._make_room_for(path)
            is_new = not path.exists()
            try:
                _pour(temporary, data)
                _take_over(temporary, path)
            except BaseException:
                with suppress(OSError):
                    temporary.unlink()
                raise
            try:
                _settle(path.parent)
            except OSError:
                # Nobody knows what the disk will hold: the old blob counts, here and for whoever reads next.
                with suppress(OSError):
                    path.unlink() if is_new else os.replace(_previous(path), path)
                raise

    def append(self, name: str, data: bytes, at: int) -> None:
        """Append to the file; where that fails the file ends where it did."""
        path = self._path(name)
        with storage_errors(name):
            descriptor = os.open(path, os.O_RDWR | AT_ONCE)
            try:
                size = os.fstat(descriptor).st_size
                if size < at:
                    raise OSError(errno.ESTALE, "somebody else has cut it off")
                try:
                    if size > at:
                        os.ftruncate(descriptor, at)
                    os.lseek(descriptor, at, os.SEEK_SET)
                    left = memoryview(data)
                    while left:
                        left = left[os.write(descriptor, left) :]
                    os.fsync(descriptor)
                except BaseException:
                    # Nobody knows what the disk will hold: half a line must not stand before the next one.
                    with suppress(OSError):
                        os.ftruncate(descriptor, at)
                        os.fsync(descriptor)
                    raise
            finally:
                os.close(descriptor)

    def rename(self, old: str, new: str) -> None:
        """Move the file. No other process could take the free name in between."""
        source, target = self._path(old), self._path(new)
        with storage_errors(old):
            self._make_room_for(target)
            if target.exists():
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
            os.rename(source, target)
            try:
                # The new name first: after a power cut there may be two, but not none.
                for parent in dict.fromkeys((target.parent, source.parent)):
                    _settle(parent)
            except OSError:
                with suppress(OSError):
                    os.rename(target, source)
                raise

    def forget(self, name: str) -> None:
        """Remove `<name>.bak`."""
        path = self._path(name)
        with storage_errors(name):
            _previous(path).unlink(missing_ok=True)
            _settle(path.parent)

    def delete(self, name: str) -> None:
        """Remove the file, its previous copy first: half done, the blob is still whole."""
        path = self._path(name)
        with storage_errors(name):
            _previous(path).unlink(missing_ok=True)
            path.unlink(missing_ok=True)
            _settle(path.parent)

    def stamp(self, name: str) -> str | None:
        """Return size, time of change and inode: every write makes a new inode."""
        with storage_errors(name):
            try:
                found = os.stat(os.path.join(self.folder, _checked(name)))
            except FileNotFoundError:
                return None
        return f"{found.st_size}-{found.st_mtime_ns}-{found.st_ino}"

    def _path(self, name: str) -> Path:
        return self.folder / _checked(name)

    def _make_room_for(self, path: Path) -> None:
        """Make the subfolder of a blob."""
        if not path.parent.is_dir():
            path.parent.mkdir(PRIVATE_FOLDER, exist_ok=True)
            _settle(path.parent.parent)


class ReadOnlyDisk(DiskBlobStore):
    """Blobs as files of a folder that is to stay exactly as it is: nothing is made, swept or written."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def write(self, name: str, data: bytes) -> None:
        """Raise a `StorageError`: nothing may be written here."""
        raise _read_only(name)

    def append(self, name: str, data: bytes, at: int) -> None:
        """Raise a `StorageError`: no blob may grow here."""
        raise _read_only(name)

    def rename(self, old: str, new: str) -> None:
        """Raise a `StorageError`: no blob may be renamed here."""
        raise _read_only(old)

    def forget(self, name: str) -> None:
        """Raise a `StorageError`: previous copies stay, too."""
        raise _read_only(name)

    def delete(self, name: str) -> None:
        """Raise a `StorageError`: no blob may be deleted here."""
        raise _read_only(name)


def _read_only(name: str) -> StorageError:
    return StorageError("store-denied", file=printable(name))


def _checked(name: str) -> str:
    """Return the name itself, when it cannot lead out of the folder."""
    parts = name.split("/")
    if len(parts) > 2 or not all(SAFE_PART.fullmatch(part) for part in parts):
        raise ValueError(f"{name!r} cannot name a blob")
    return name


def _folder(name: str) -> str:
    return name.rpartition("/")[0]


def _previous(path: Path) -> Path:
    return path.with_name(path.name + PREVIOUS)


def _bytes(path: Path, name: str, start: int = 0) -> bytes | None:
    with storage_errors(name):
        try:
            descriptor = os.open(path, os.O_RDONLY | AT_ONCE)
        except FileNotFoundError:
            return None
        with open(descriptor, "rb", buffering=0) as file:
            found = os.fstat(descriptor)
            if found.st_size > LARGEST or not stat.S_ISREG(found.st_mode):
                reason = "EFBIG" if stat.S_ISREG(found.st_mode) else "EINVAL"
                raise StorageError("store-failed", file=printable(name), reason=reason)
            file.seek(start)
            return file.read()


def _pour(path: Path, data: bytes) -> None:
    """Write a new file and wait until the disk has it."""
    descriptor = os.open(path, NEW_FILE, PRIVATE_FILE)
    with open(descriptor, "wb", buffering=0) as file:
        left = memoryview(data)
        while left:
            left = left[file.write(left) :]
        os.fsync(file.fileno())


def _take_over(temporary: Path, path: Path) -> None:
    """Rename the temporary file over the old one, which stays as the previous copy."""
    previous = _previous(path)
    if not path.exists():
        os.replace(temporary, path)
        return
    previous.unlink(missing_ok=True)
    try:
        os.link(path, previous)
    except OSError:
        # Some file systems know no second name for a file. Between these two steps only the previous copy
        # exists, so a reader has to look for it where the blob is missing.
        os.replace(path, previous)
        try:
            os.replace(temporary, path)
        except OSError:
            os.replace(previous, path)
            raise
        return
    os.replace(temporary, path)


def _settle(folder: Path) -> None:
    """Wait until the disk has the new names, where the system can do that for a folder."""
    if os.name == "nt":
        return
    try:
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
    except OSError as error:
        if error.errno not in NOT_FOR_FOLDERS:
            raise


def _sweep(folder: Path) -> None:
    """Remove the temporary files of unfinished writes."""
    with suppress(FileNotFoundError, NotADirectoryError):
        for entry in os.scandir(folder):
            if TEMPORARY.fullmatch(entry.name):
                Path(entry.path).unlink(missing_ok=True)
