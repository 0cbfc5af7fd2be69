"""Where blobs live: a folder on disk, or memory; the browser's storage can be a third."""

from __future__ import annotations

import errno
import itertools
import os
import re
import zlib
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, Protocol

from companion.store.errors import StorageError, shown, storage_errors

PREVIOUS: Final = ".bak"
TEMPORARY: Final = re.compile(r"\..+\.\d+-\d+\.petri-tmp")
SAFE_PART: Final = re.compile(r"[^./\\:\0][^/\\:\0]*")


class Medium(Protocol):
    """A place that holds named blobs and never half of one.

    A name is one file name, or `folder/name`; no part of it starts with a dot. Every method may raise
    `StorageError`, and then each blob is as it was.
    """

    def names(self, folder: str = "") -> tuple[str, ...]:
        """The full names of the blobs directly in `folder`, also of those with only a previous copy left."""
        ...

    def read(self, name: str) -> bytes | None:
        """The blob, or None where there is none."""
        ...

    def previous(self, name: str) -> bytes | None:
        """The blob as it was before the last write, where the medium still has it."""
        ...

    def write(self, name: str, data: bytes) -> None:
        """Puts `data` in the blob's place; it is durable when this returns."""
        ...

    def rename(self, old: str, new: str) -> None:
        """Moves a blob to a free name; its previous copy stays behind."""
        ...

    def delete(self, name: str) -> None:
        """Removes the blob and its previous copy, if there are any."""
        ...

    def stamp(self, name: str) -> str | None:
        """A text that is another whenever the blob is another, also after a restart; None without a blob."""
        ...


class MemoryMedium:
    """Blobs in memory: for tests, and for a storage that a browser fills and empties."""

    def __init__(self, blobs: Mapping[str, bytes] | None = None) -> None:
        self.blobs: dict[str, bytes] = dict(blobs or {})
        self.before: dict[str, bytes] = {}

    def names(self, folder: str = "") -> tuple[str, ...]:
        """All names in that folder, sorted."""
        return tuple(sorted(name for name in {*self.blobs, *self.before} if _folder(name) == folder))

    def read(self, name: str) -> bytes | None:
        """The blob."""
        return self.blobs.get(_checked(name))

    def previous(self, name: str) -> bytes | None:
        """The blob before its last write."""
        return self.before.get(_checked(name))

    def write(self, name: str, data: bytes) -> None:
        """Replaces the blob and remembers what it was."""
        if (old := self.blobs.get(_checked(name))) is not None:
            self.before[name] = old
        self.blobs[name] = data

    def rename(self, old: str, new: str) -> None:
        """Moves the blob."""
        if _checked(new) in self.blobs:
            raise StorageError("store-failed", file=shown(new), reason="EEXIST")
        if _checked(old) not in self.blobs:
            raise StorageError("store-failed", file=shown(old), reason="ENOENT")
        self.blobs[new] = self.blobs.pop(old)

    def delete(self, name: str) -> None:
        """Forgets the blob."""
        self.before.pop(_checked(name), None)
        self.blobs.pop(name, None)

    def stamp(self, name: str) -> str | None:
        """Size and checksum."""
        data = self.blobs.get(_checked(name))
        return None if data is None else f"{len(data)}-{zlib.crc32(data):08x}"


class DiskMedium:
    """Blobs as files of one folder, safe against a kill at any moment and against power cuts.

    A write goes to a temporary file that is flushed to the disk, keeps the old file as `<name>.bak`, and
    takes the name over in one step. Temporary files that a killed process left are swept at the start, so
    only one process may work in the folder (see `companion.store.lock`).
    """

    def __init__(self, folder: Path, *, subfolders: tuple[str, ...] = ("backups",)) -> None:
        self.folder = folder
        self._serial = itertools.count(1)
        with storage_errors(folder.name):
            folder.mkdir(parents=True, exist_ok=True)
            for swept in (folder, *(folder / name for name in subfolders)):
                _sweep(swept)

    def names(self, folder: str = "") -> tuple[str, ...]:
        """All names in that folder, sorted; what is no file of ours to name is passed over."""
        found: set[str] = set()
        with storage_errors(folder or self.folder.name), suppress(FileNotFoundError):
            for entry in os.scandir(self._path(folder) if folder else self.folder):
                if SAFE_PART.fullmatch(entry.name) and entry.is_file():
                    found.add(entry.name.removesuffix(PREVIOUS))
        return tuple(sorted(f"{folder}/{name}" if folder else name for name in found))

    def read(self, name: str) -> bytes | None:
        """The file's bytes."""
        return _bytes(self._path(name), name)

    def previous(self, name: str) -> bytes | None:
        """The bytes of `<name>.bak`."""
        return _bytes(_previous(self._path(name)), name)

    def write(self, name: str, data: bytes) -> None:
        """Replaces the file's content in one step."""
        path = self._path(name)
        temporary = path.with_name(f".{path.name}.{os.getpid()}-{next(self._serial)}.petri-tmp")
        with storage_errors(name):
            if path.parent != self.folder:
                path.parent.mkdir(exist_ok=True)
            try:
                _pour(temporary, data)
                _take_over(temporary, path)
            except BaseException:
                with suppress(OSError):
                    temporary.unlink()
                raise
            _settle(path.parent)

    def rename(self, old: str, new: str) -> None:
        """Moves the file; there is no other process that could take the free name in between."""
        source, target = self._path(old), self._path(new)
        with storage_errors(old):
            target.parent.mkdir(exist_ok=True)
            if target.exists():
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
            source.rename(target)
            for parent in {source.parent, target.parent}:
                _settle(parent)

    def delete(self, name: str) -> None:
        """Removes the file, its previous copy first: half done, the blob is still whole."""
        path = self._path(name)
        with storage_errors(name):
            _previous(path).unlink(missing_ok=True)
            path.unlink(missing_ok=True)
            _settle(path.parent)

    def stamp(self, name: str) -> str | None:
        """Size, time of change and inode: every write makes a new inode."""
        with storage_errors(name):
            try:
                found = self._path(name).stat()
            except FileNotFoundError:
                return None
        return f"{found.st_size}-{found.st_mtime_ns}-{found.st_ino}"

    def _path(self, name: str) -> Path:
        return self.folder / _checked(name)


def _checked(name: str) -> str:
    """The name itself, when it cannot lead out of the folder."""
    parts = name.split("/")
    if len(parts) > 2 or not all(SAFE_PART.fullmatch(part) for part in parts):
        raise ValueError(f"{name!r} cannot name a blob")
    return name


def _folder(name: str) -> str:
    return name.rpartition("/")[0]


def _previous(path: Path) -> Path:
    return path.with_name(path.name + PREVIOUS)


def _bytes(path: Path, name: str) -> bytes | None:
    with storage_errors(name):
        try:
            return path.read_bytes()
        except FileNotFoundError:
            return None


def _pour(path: Path, data: bytes) -> None:
    """Writes a new file and waits until the disk has it."""
    with path.open("xb", buffering=0) as file:
        left = memoryview(data)
        while left:
            left = left[file.write(left) :]
        os.fsync(file.fileno())


def _take_over(temporary: Path, path: Path) -> None:
    """Gives the temporary file the name of the old one, which lives on as the previous copy."""
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
    """Waits until the disk knows the new names, where the system can do that for a folder."""
    if os.name == "nt":
        return
    # The files themselves are already in place and whole: a folder that cannot be flushed is no failed write.
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _sweep(folder: Path) -> None:
    """Removes the temporary files of writes that never ended."""
    with suppress(FileNotFoundError, NotADirectoryError):
        for entry in os.scandir(folder):
            if TEMPORARY.fullmatch(entry.name):
                Path(entry.path).unlink(missing_ok=True)
