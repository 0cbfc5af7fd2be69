"""Blob stores in a folder on disk, or in memory; `companion.store.file_pair` is the browser's."""

import errno
import itertools
import os
import re
import stat
import time
import zlib
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final, Protocol, TypeVar

from companion.store.errors import StorageError, StorageFull, StorageReplaced, printable
from companion.store.private import PRIVATE_FILE, PRIVATE_FOLDER, keep_private

T = TypeVar("T")

PREVIOUS: Final = ".bak"
SUBFOLDERS: Final = ("backups", "before")
TEMPORARY: Final = re.compile(r"\..+\.\d+-\d+\.petri-tmp")
NO_ROOM: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
NOT_ALLOWED: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
IN_USE: Final = frozenset({5, 32, 33})
"""Windows errors for a file that another program has open: denied, shared, locked."""
PATIENCE: Final = 2.0
"""Seconds for which an operation retries with such files: virus scanners and sync programs soon release them.

The thread is blocked meanwhile, and it may be the one that answers all phones.
"""
PAUSE: Final = 0.05
NOT_FOR_FOLDERS: Final = frozenset(
    {errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EBADF, errno.ENOSYS, errno.EISDIR}
)
"""Errors of file systems that cannot flush folders; any other error is a disk failure."""
NEW_FILE: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
AT_ONCE: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""Flags to open a file without waiting, so that a pipe that nobody writes to reads as an empty file."""
NO_LINE: Final = b"#"
"""The byte that is written over the first byte of a line to make the line invalid."""
LARGEST: Final = 64_000_000
"""Maximum bytes read from a file: the longest importable game, in the widest encoding."""
_deadline: Final[ContextVar[float | None]] = ContextVar("deadline", default=None)
"""The monotonic time until which the current operation retries; None outside of an operation."""
SAFE_PART: Final = re.compile(r"[^./\\:\0][^/\\:\0]*")


@contextmanager
def storage_errors(name: str) -> Generator[None]:
    """Turn an `OSError` about the file `name` into the matching `StorageError`."""
    try:
        yield
    except OSError as error:
        if getattr(error, "winerror", None) in IN_USE:
            raise StorageError("store-in-use", file=printable(name)) from error
        if error.errno in NO_ROOM:
            raise StorageFull("store-full", file=printable(name)) from error
        if error.errno in NOT_ALLOWED:
            raise StorageError("store-denied", file=printable(name)) from error
        reason = errno.errorcode.get(error.errno or 0, "?")
        raise StorageError("store-failed", file=printable(name), reason=reason) from error


def previous_of(name: str) -> str:
    """Return the name of a blob's previous copy."""
    return name + PREVIOUS


class BlobStore(Protocol):
    """A store of named blobs, each written whole or not at all.

    A name is one file name, or `folder/name`; no part of it starts with a dot. The previous copy of a blob is
    the blob `previous_of` its name. Every method may raise `StorageError`; if one does, all blobs are
    unchanged.
    """

    def names(self, folder: str = "") -> tuple[str, ...]:
        """Return the sorted full names directly in `folder`, including blobs with only a previous copy."""
        ...

    def read(self, name: str, start: int = 0) -> bytes | None:
        """Return the blob's content after its first `start` bytes, or None if there is no blob."""
        ...

    def write(self, name: str, data: bytes) -> None:
        """Replace the blob's content with `data`; the old content becomes the blob's previous copy.

        The new content is durable when this returns.
        """
        ...

    def append(self, name: str, data: bytes, at: int) -> None:
        """Write `data` after the first `at` bytes of the blob, replacing the rest.

        It is durable when this returns. The previous copy is unchanged.

        Raises:
            StorageReplaced: Another program has replaced the blob since it was last read or written here.
        """
        ...

    def is_ours(self, name: str) -> bool:
        """Return False if another program has replaced the blob since it was last read or written here.

        A blob that is missing, or that was never read, counts as ours.
        """
        ...

    def rename(self, old: str, new: str) -> None:
        """Move a blob to a free name; its previous copy stays behind."""
        ...

    def delete(self, name: str) -> None:
        """Remove the blob and its previous copy, if there are any."""
        ...

    def stamp(self, name: str) -> str | None:
        """Return a text that changes whenever the blob changes, even across restarts; None without a blob."""
        ...


class MemoryBlobStore:
    """Blobs in memory: for tests, for games that are not kept, and as a base class of the browser's store."""

    def __init__(self, blobs: Mapping[str, bytes] | None = None) -> None:
        self.blobs: dict[str, bytes] = dict(blobs or {})

    def names(self, folder: str = "") -> tuple[str, ...]:
        found = {name.removesuffix(PREVIOUS) for name in self.blobs}
        return tuple(sorted(name for name in found if name.rpartition("/")[0] == folder))

    def read(self, name: str, start: int = 0) -> bytes | None:
        blob = self.blobs.get(_checked(name))
        return None if blob is None else bytes(blob[start:])

    def write(self, name: str, data: bytes) -> None:
        if (old := self.blobs.get(_checked(name))) is not None:
            self.blobs[previous_of(name)] = bytes(old)
        self.blobs[name] = data

    def append(self, name: str, data: bytes, at: int) -> None:
        self.check_length(name, at)
        self.blobs[name] = self.blobs[name][:at] + data

    def check_length(self, name: str, at: int) -> None:
        """Raise a `StorageError` if there is no blob, or if it ends before `at`."""
        blob = self.blobs.get(_checked(name))
        if blob is None or len(blob) < at:
            reason = "ENOENT" if blob is None else "ESTALE"
            raise StorageError("store-failed", file=printable(name), reason=reason)

    def is_ours(self, name: str) -> bool:
        return True

    def rename(self, old: str, new: str) -> None:
        if _checked(new) in self.blobs:
            raise StorageError("store-failed", file=printable(new), reason="EEXIST")
        self.check_length(old, 0)
        self.blobs[new] = self.blobs.pop(old)

    def delete(self, name: str) -> None:
        self.blobs.pop(previous_of(_checked(name)), None)
        self.blobs.pop(name, None)

    def stamp(self, name: str) -> str | None:
        data = self.blobs.get(_checked(name))
        return None if data is None else f"{len(data)}-{zlib.crc32(data):08x}"


class DiskBlobStore:
    """Blobs as files of one folder, safe against a kill at any moment and against power cuts.

    A write goes to a temporary file, which is flushed to the disk and then atomically renamed; the old file
    is kept as `<name>.bak`. Temporary files left by a killed process are removed when the store is opened, so
    only one process may work in the folder (see `companion.store.folder`). Only the user can read the files.

    Args:
        folder: The folder of the files.
        read_only: Whether the folder stays exactly as it is: nothing is created, removed or written.
    """

    def __init__(self, folder: Path, *, read_only: bool = False) -> None:
        self.folder = folder
        self._read_only = read_only
        self._serial = itertools.count(1)
        self._left: dict[str, tuple[int, int]] = {}
        """The inode and the size of each blob's file when this process last read or wrote it."""
        if not read_only:
            with storage_errors(folder.name):
                folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
                for swept in (folder, *(folder / name for name in SUBFOLDERS)):
                    _sweep(swept)
            keep_private(folder, SUBFOLDERS)

    def names(self, folder: str = "") -> tuple[str, ...]:
        found: set[str] = set()
        with storage_errors(folder or self.folder.name), suppress(FileNotFoundError):
            for entry in os.scandir(self._path(folder) if folder else self.folder):
                with suppress(OSError):  # A circular link, or a file that the disk has lost.
                    if SAFE_PART.fullmatch(entry.name) and entry.is_file():
                        found.add(entry.name.removesuffix(PREVIOUS))
        return tuple(sorted(f"{folder}/{name}" if folder else name for name in found))

    def read(self, name: str, start: int = 0) -> bytes | None:
        path = self._path(name)
        with storage_errors(name):
            try:
                descriptor = patiently(lambda: os.open(path, os.O_RDONLY | AT_ONCE))
            except FileNotFoundError:
                return None
            with open(descriptor, "rb", buffering=0) as file:
                found = os.fstat(descriptor)
                if found.st_size > LARGEST or not stat.S_ISREG(found.st_mode):
                    reason = "EFBIG" if stat.S_ISREG(found.st_mode) else "EINVAL"
                    raise StorageError("store-failed", file=printable(name), reason=reason)
                if not start:
                    self._left[name] = found.st_ino, found.st_size
                file.seek(start)
                return file.read()

    def write(self, name: str, data: bytes) -> None:
        with self._changing(name) as path:
            temporary = path.with_name(f".{path.name}.{os.getpid()}-{next(self._serial)}.petri-tmp")
            self._make_room_for(path)
            is_new = not path.exists()
            try:
                with _opened(temporary, NEW_FILE) as descriptor:
                    _write_all(descriptor, data)
                _take_over(temporary, path)
            except BaseException:
                with suppress(OSError):
                    temporary.unlink()
                raise
            self._left.pop(name, None)
            try:
                _settle(path.parent)
            except OSError:
                # Nobody knows whether the new blob is on the disk, so restore the old one.
                with suppress(OSError):
                    path.unlink() if is_new else replace(_previous(path), path)
                raise
            self._left[name] = _place_of(os.stat(path))

    def append(self, name: str, data: bytes, at: int) -> None:
        with self._changing(name) as path, _opened(path, os.O_RDWR | AT_ONCE) as descriptor:
            found = _place_of(os.fstat(descriptor))
            if found[1] < at or self._left.get(name, found) != found:
                raise StorageReplaced("store-replaced", file=printable(name))
            try:
                if found[1] > at:
                    os.ftruncate(descriptor, at)
                os.lseek(descriptor, at, os.SEEK_SET)
                _write_all(descriptor, data)
            except BaseException:
                _take_back(descriptor, at)
                raise
            finally:
                self._left[name] = _place_of(os.fstat(descriptor))

    def is_ours(self, name: str) -> bool:
        """Compare inode and size. In a read-only store another process may append, so every file is ours."""
        left = self._left.get(name)
        if left is not None and not self._read_only:
            with suppress(OSError):
                return _place_of(os.stat(self._path(name))) == left
        return True

    def rename(self, old: str, new: str) -> None:
        """Move the file. No other process can take the free name in between."""
        target = self._path(new)
        with self._changing(old) as source:
            self._make_room_for(target)
            if target.exists():
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
            patiently(lambda: os.rename(source, target))
            for name in (old, new):
                self._left.pop(name, None)
            try:
                # Flush the new name first: after a power cut there may be two names, but never none.
                for parent in dict.fromkeys((target.parent, source.parent)):
                    _settle(parent)
            except OSError:
                with suppress(OSError):
                    os.rename(target, source)
                raise

    def delete(self, name: str) -> None:
        """Remove the previous copy, then the file, so that an interruption leaves the blob intact."""
        with self._changing(name) as path:
            self._left.pop(name, None)
            for each in (_previous(path), path):
                patiently(partial(each.unlink, missing_ok=True))
            _settle(path.parent)

    def stamp(self, name: str) -> str | None:
        """Return size, modification time and inode: a write makes a new inode, an append changes the size."""
        with storage_errors(name):
            try:
                # The list of games does this for every game, and `Path` would be slower.
                found = os.stat(os.path.join(self.folder, _checked(name)))
            except FileNotFoundError:
                return None
        return f"{found.st_size}-{found.st_mtime_ns}-{found.st_ino}"

    def _path(self, name: str) -> Path:
        return self.folder / _checked(name)

    @contextmanager
    def _changing(self, name: str) -> Generator[Path]:
        """Provide the path of a blob that is about to be changed."""
        path = self._path(name)
        with storage_errors(name):
            if self._read_only:
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
            with _one_act():
                yield path

    def _make_room_for(self, path: Path) -> None:
        """Create the subfolder of a blob."""
        if not path.parent.is_dir():
            path.parent.mkdir(PRIVATE_FOLDER, exist_ok=True)
            _settle(path.parent.parent)


def _checked(name: str) -> str:
    """Return the name; raise `ValueError` if it could lead out of the folder."""
    parts = name.split("/")
    if len(parts) > 2 or not all(SAFE_PART.fullmatch(part) for part in parts):
        raise ValueError(f"{name!r} cannot name a blob")
    return name


def _previous(path: Path) -> Path:
    return path.with_name(previous_of(path.name))


@contextmanager
def _opened(path: Path, flags: int) -> Generator[int]:
    descriptor = patiently(lambda: os.open(path, flags, PRIVATE_FILE))
    try:
        yield descriptor
    finally:
        os.close(descriptor)


def _place_of(found: os.stat_result) -> tuple[int, int]:
    return found.st_ino, found.st_size


def _take_back(descriptor: int, at: int) -> None:
    """Undo a failed append: make sure that nothing after the first `at` bytes is ever read.

    A part of the appended line may be in the file. If the file cannot be truncated, the first byte of the
    line is overwritten, which makes the line invalid.
    """
    try:
        os.ftruncate(descriptor, at)
    except OSError:
        with suppress(OSError):
            if os.fstat(descriptor).st_size > at:
                os.lseek(descriptor, at, os.SEEK_SET)
                os.write(descriptor, NO_LINE)
    with suppress(OSError):
        os.fsync(descriptor)


def _write_all(descriptor: int, data: bytes) -> None:
    """Write all the bytes and wait until they are on the disk."""
    left = memoryview(data)
    while left:
        left = left[os.write(descriptor, left) :]
    os.fsync(descriptor)


def _take_over(temporary: Path, path: Path) -> None:
    """Rename the temporary file over the old one, which is kept as the previous copy."""
    previous = _previous(path)
    if path.exists():
        patiently(partial(previous.unlink, missing_ok=True))
        try:
            os.link(path, previous)
        except OSError:
            # Some file systems do not support hard links. Between these two steps only the previous copy
            # exists, so a reader has to look for it if the blob is missing.
            replace(path, previous)
            try:
                replace(temporary, path)
            except OSError:
                replace(previous, path)
                raise
            return
    replace(temporary, path)


@contextmanager
def _one_act() -> Generator[None]:
    """Let all steps of one operation share one deadline."""
    token = _deadline.set(time.monotonic() + PATIENCE)
    try:
        yield
    finally:
        _deadline.reset(token)


def patiently(act: Callable[[], T]) -> T:
    """Run an operation on a file; on Windows, retry for a while if another program has the file open."""
    deadline = _deadline.get()
    ends = time.monotonic() + PATIENCE if deadline is None else deadline
    while True:
        try:
            return act()
        except OSError as error:
            if getattr(error, "winerror", None) not in IN_USE or time.monotonic() >= ends:
                raise
        time.sleep(PAUSE)


def replace(source: Path, target: Path) -> None:
    patiently(lambda: os.replace(source, target))


def _settle(folder: Path) -> None:
    """Flush the folder if the system can, so that new names are on the disk."""
    if os.name == "nt":
        return
    try:
        with _opened(folder, os.O_RDONLY) as descriptor:
            os.fsync(descriptor)
    except OSError as error:
        if error.errno not in NOT_FOR_FOLDERS:
            raise


def _sweep(folder: Path) -> None:
    """Remove the temporary files of unfinished writes."""
    with suppress(FileNotFoundError, NotADirectoryError):
        for entry in os.scandir(folder):
            if TEMPORARY.fullmatch(entry.name):
                Path(entry.path).unlink(missing_ok=True)


def free_name(blob_store: BlobStore, stem: str, why: str, now: datetime) -> str:
    """Return a free blob name for quarantine: old stem, reason and time. No game has a name of this form."""
    plain = re.sub(r"[^\w-]+", "_", stem)[:80]
    begin = f"{plain}.{why}-{now:%Y%m%d-%H%M%S}"
    taken = set(blob_store.names())
    names = itertools.chain([f"{begin}.json"], (f"{begin}-{count}.json" for count in itertools.count(2)))
    return next(name for name in names if name not in taken)
