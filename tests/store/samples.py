"""Rows, clocks and media shared by the tests of the store."""

import errno
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from companion.store.blob_store import MemoryBlobStore
from companion.store.codec import chained, written
from companion.store.errors import StorageFull
from companion.store.game_rows import GameRows
from companion.store.seam import GameLibrary

BEGIN = datetime(2026, 11, 21, 19, 0, tzinfo=UTC)


def row(number: int) -> dict[str, object]:
    """Return a row as the table writes it, without `seq`."""
    return {
        "at": "2026-11-21T20:14:05.123Z",
        "by": number % 4,
        "label": {"key": "fate-spent", "params": {"who": "Łucja", "count": number}},
        "events": [{"kind": "fate-spent", "seat": number % 4, "dice": [1, 4], "free": None}],
    }


def begun(library: GameLibrary, **fields: Any) -> GameRows:
    """Begin a game with one row, since a game without rows is not stored."""
    game = library.create("chromosome", **fields)
    game.append(row(0))
    return game


def sealed(tables: dict[str, Any]) -> dict[str, Any]:
    """Return a file's tables with valid checksums, whatever else was changed in them."""
    last = 0
    rows: list[Any] = list(tables["journal"].values()) if tables["journal"] else []
    for each in rows:
        if hasattr(each, "keys"):
            last = chained(each, last)
            each["check"] = written(last)
    header = tables["header"]["1"]
    header["check"] = written(chained(header, last))
    return tables


class Clock:
    """A clock that is one minute later each time it is read."""

    def __init__(self) -> None:
        self.minutes = 0

    def __call__(self) -> datetime:
        self.minutes += 1
        return BEGIN + timedelta(minutes=self.minutes)


class CrampedBlobStore(MemoryBlobStore):
    """A blob store that records its calls and, while it is `full`, refuses writes."""

    def __init__(self) -> None:
        super().__init__()
        self.full = False
        self.reads: list[str] = []
        self.writes: list[str] = []

    def read(self, name: str, start: int = 0) -> bytes | None:
        """Record the read."""
        self.reads.append(name)
        return super().read(name, start)

    def write(self, name: str, data: bytes) -> None:
        """Record the write, or refuse it."""
        if self.full:
            raise StorageFull("store-full", file=name)
        self.writes.append(name)
        super().write(name, data)

    def append(self, name: str, data: bytes, at: int) -> None:
        """Record the append, or refuse it."""
        if self.full:
            raise StorageFull("store-full", file=name)
        self.writes.append(name)
        super().append(name, data, at)


class DiskFile:
    """A file on this computer that can grow as far as the test allows."""

    def __init__(self, path: Path, room: int = 1 << 40) -> None:
        path.touch()
        self.path = path
        self.room = room

    def size(self) -> int:
        return self.path.stat().st_size

    def read(self, at: int, length: int) -> bytes:
        return self.path.read_bytes()[at : at + length]

    def write(self, at: int, data: bytes) -> None:
        if at + len(data) > max(self.room, self.size()):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        with self.path.open("r+b") as file:
            file.seek(at)
            file.write(data)

    def truncate(self, size: int) -> None:
        os.truncate(self.path, size)

    def flush(self) -> None:
        pass

    def close(self) -> None:
        pass


class MemoryFile:
    """A file in memory."""

    def __init__(self, data: bytes = b"") -> None:
        self.data = bytearray(data)

    def size(self) -> int:
        return len(self.data)

    def read(self, at: int, length: int) -> bytes:
        return bytes(self.data[at : at + length])

    def write(self, at: int, data: bytes) -> None:
        self.data[len(self.data) : at] = bytes(max(0, at - len(self.data)))
        self.data[at : at + len(data)] = data

    def truncate(self, size: int) -> None:
        self.data[size:] = bytes(max(0, size - len(self.data)))

    def flush(self) -> None:
        pass

    def close(self) -> None:
        pass
