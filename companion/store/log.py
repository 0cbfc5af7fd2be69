"""Blobs in a log that only grows: for places that give a few files and a flush, as a browser does.

A write appends what has changed to one file and waits for the flush, so that it is durable when it returns.
Every record carries checksums: a record torn by a crash is as if it had never been begun. When most of the
log is history, the blobs are written afresh into the other of two files, which takes over in one step.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from enum import IntEnum
from typing import Final, NamedTuple, Protocol

from companion.store.blob_store import MemoryBlobStore
from companion.store.errors import StorageError, storage_errors

MAGIC: Final = b"PtR1"
HEAD: Final = struct.Struct("<4sIIBHII")
"""Magic, checksum of the rest, length, kind, length of the name, bytes kept, checksum of the blob."""
BODY_AT: Final = 8
"""Where the checked part of a record begins."""


class RecordKind(IntEnum):
    """What a record says of its blob."""

    BEGIN = 0
    PUT = 1
    PATCH = 2
    MOVE = 3
    DROP = 4
    FORGET = 5


GROWTH: Final = 256 * 1024
"""The file grows by so much at a time."""
RESERVE: Final = 16 * 1024
"""Room that is kept for deleting and renaming when nothing else can be stored any more."""
MOVED: Final = ".moved"
"""What is added to a name that only passes."""
WORTHWHILE: Final = 1024 * 1024
"""A log shorter than this is never written afresh."""
HISTORY: Final = 4
"""It is written afresh when it is so many times as long as the blobs in it."""


class File(Protocol):
    """A file opened for this app alone. Everything may raise `OSError`."""

    def size(self) -> int:
        """Return the size in bytes."""
        ...

    def read(self, at: int, length: int) -> bytes:
        """Return the bytes from there on, fewer at the end."""
        ...

    def write(self, at: int, data: bytes) -> None:
        """Write all the bytes there."""
        ...

    def truncate(self, size: int) -> None:
        """Truncate the file, or fill it up with zeros."""
        ...

    def flush(self) -> None:
        """Wait until the device has everything."""
        ...

    def close(self) -> None:
        """Release the file, so that another page may take it."""
        ...


class LogRecord(NamedTuple):
    """A change of one blob, as the log tells it."""

    kind: int
    name: str
    tail: bytes = b""
    """The blob, the end of it that has changed, or the new name."""
    keep: int = 0
    """How much of the blob stays as it was; in a beginning, the generation of the file."""
    check: int = 0
    """The checksum of the blob that comes out."""

    def encode(self) -> bytes:
        """Return the record as bytes."""
        name = self.name.encode()
        rest = name + self.tail
        fields = (HEAD.size + len(rest), self.kind, len(name), self.keep, self.check)
        body = HEAD.pack(MAGIC, 0, *fields)[BODY_AT:] + rest
        return MAGIC + struct.pack("<I", zlib.crc32(body)) + body


class LogBlobStore(MemoryBlobStore):
    """Blobs that are kept in a log in one of two files; nobody else may use the files meanwhile.

    Args:
        first: A file.
        second: Another one.
    """

    def __init__(self, first: File, second: File) -> None:
        super().__init__()
        self.damaged = False
        """Whether something in the log could not be read; what could be is there."""
        self.cramped = False
        """Whether there is hardly any room left; what is stored is safe, and so is what still fits."""
        self._spoiled = False
        """Whether the other file may hold a beginning that must not count: see `_compact`."""
        self.on_first_write: Callable[[], None] | None = None
        """Called once, when the next write is done."""
        with storage_errors("petri"):
            begun = {_generation(file): file for file in (second, first)}
            self._generation = max(begun)
            self._file = begun[self._generation]
            self._spare = second if self._file is first else first
            if self._generation:
                self._end = self._replay()
            else:
                self._end = 0
                self._begin(self._file, 1, b"")
                self._generation = 1
        self._compact_if_worthwhile()
        try:
            self._make_room(GROWTH, 2 * RESERVE)
        except OSError:
            self.cramped = True

    def write(self, name: str, data: bytes) -> None:
        """Append the new part of the blob, and flush."""
        old = self.read(name)
        self._put(name, data, None if old is None else _common_start(old, data))

    def append(self, name: str, data: bytes, at: int) -> None:
        """Append to the blob, and flush; unlike elsewhere the old blob becomes the previous copy."""
        self._put(name, (self.read(name) or b"")[:at] + data, at)

    def _put(self, name: str, data: bytes, same: int | None) -> None:
        """Append a blob, sharing its first `same` bytes with the existing one, if any."""
        keep = same or 0
        kind = RecordKind.PUT if same is None else RecordKind.PATCH
        self._append(LogRecord(kind, name, data[keep:], keep, zlib.crc32(data)), reserve=RESERVE)
        super().write(name, data)
        self._compact_if_worthwhile()
        told, self.on_first_write = self.on_first_write, None
        if told is not None:
            told()

    def rename(self, old: str, new: str) -> None:
        """Append the move."""
        super().rename(old, new)
        try:
            self._append(LogRecord(RecordKind.MOVE, old, new.encode()))
        except BaseException:
            super().rename(new, old)
            raise

    def forget(self, name: str) -> None:
        """Append the end of the previous copy, if there is one."""
        if self.previous(name) is not None:
            self._append(LogRecord(RecordKind.FORGET, name))
            super().forget(name)

    def delete(self, name: str) -> None:
        """Append the end of the blob, if there is one."""
        if self.read(name) is None and self.previous(name) is None:
            return
        self._append(LogRecord(RecordKind.DROP, name))
        super().delete(name)

    def close(self) -> None:
        """Release both files; every blob is as safe as before."""
        for file in (self._file, self._spare):
            with suppress(OSError):
                file.close()

    def _append(self, record: LogRecord, reserve: int = 0) -> None:
        data = record.encode()
        with storage_errors(record.name):
            if self._spoiled:
                self._spare.truncate(0)
                self._spare.flush()
                self._spoiled = False
            self._make_room(len(data), reserve)
            try:
                self._file.write(self._end, data)
                self._file.flush()
            except OSError:
                # Half a record must not stand before the next one.
                with suppress(OSError):
                    self._file.truncate(self._end)
                    self._file.flush()
                raise
        self._end += len(data)

    def _make_room(self, length: int, reserve: int) -> None:
        """Grow the file ahead of need, so that a full device fails before anything is written."""
        needed = self._end + length + reserve
        if needed <= self._file.size():
            return
        before = self._file.size()
        try:
            _fill_up(self._file, before, needed + GROWTH)
        except OSError:
            with suppress(OSError):
                self._file.truncate(before)
            if reserve or needed > before:
                raise

    def _replay(self) -> int:
        """Replay the log, and return the place where it ends."""
        data = self._file.read(0, self._file.size())
        end = 0
        for at, length, record in _records(data):
            if at != end:
                self.damaged = True
            self._apply(record)
            end = at + length
        if data[end:].strip(b"\0"):
            self._file.truncate(end)
        return end

    def _apply(self, record: LogRecord) -> None:
        match record.kind:
            case RecordKind.PUT | RecordKind.PATCH:
                blob = (self.blobs.get(record.name) or b"")[: record.keep] + record.tail
                if zlib.crc32(blob) == record.check:
                    super().write(record.name, blob)
                else:
                    self.damaged = True
            case RecordKind.MOVE:
                try:
                    super().rename(record.name, record.tail.decode())
                except StorageError:
                    self.damaged = True
            case RecordKind.FORGET:
                super().forget(record.name)
            case RecordKind.DROP:
                super().delete(record.name)
            case _:
                pass

    def _compact_if_worthwhile(self) -> None:
        live = sum(map(len, (*self.blobs.values(), *self.before.values())))
        if self._end > max(WORTHWHILE, HISTORY * live):
            # The log as it is holds everything: where there is no room for another one it goes on.
            with suppress(OSError):
                self._compact()

    def _compact(self) -> None:
        """Rewrite the blobs; the new file counts once its beginning is there.

        A failure may come after that: a new start would take the new file, so that nothing may be appended
        to the old one before the new one is emptied.
        """
        records: list[LogRecord] = []
        for name in sorted({*self.blobs, *self.before}):
            before, now = self.before.get(name), self.blobs.get(name)
            if before is not None:
                records.append(LogRecord(RecordKind.PUT, name, before, 0, zlib.crc32(before)))
            if now is not None:
                keep = _common_start(before or b"", now)
                records.append(LogRecord(RecordKind.PATCH, name, now[keep:], keep, zlib.crc32(now)))
            elif before is not None:
                # Only the previous copy is left, as after a move.
                records.append(LogRecord(RecordKind.PATCH, name, b"", len(before), zlib.crc32(before)))
                records.append(LogRecord(RecordKind.MOVE, name, f"{name}{MOVED}".encode()))
                records.append(LogRecord(RecordKind.DROP, f"{name}{MOVED}"))
        old = self._file
        self._spoiled = True
        self._begin(self._spare, self._generation + 1, b"".join(record.encode() for record in records))
        self._spoiled = False
        self._file, self._spare = self._spare, old
        self._generation += 1
        old.truncate(0)

    def _begin(self, file: File, generation: int, records: bytes) -> None:
        beginning = LogRecord(RecordKind.BEGIN, "", keep=generation).encode()
        file.truncate(0)
        _fill_up(file, 0, len(beginning) + len(records) + GROWTH)
        file.write(len(beginning), records)
        file.flush()
        file.write(0, beginning)
        file.flush()
        self._end = len(beginning) + len(records)


def _generation(file: File) -> int:
    """Return the generation of the log in the file; 0 for none."""
    first = next(_records(file.read(0, HEAD.size)), None)
    return first[2].keep if first is not None and first[2].kind == RecordKind.BEGIN else 0


def _records(data: bytes) -> Iterator[tuple[int, int, LogRecord]]:
    """Yield every sound record with its place and length, skipping the rest."""
    at = data.find(MAGIC)
    while at >= 0:
        found = _record(data, at)
        if found is not None:
            length, record = found
            yield at, length, record
            at = data.find(MAGIC, at + length)
        else:
            at = data.find(MAGIC, at + 1)


def _record(data: bytes, at: int) -> tuple[int, LogRecord] | None:
    if at + HEAD.size > len(data):
        return None
    _, check, length, kind, name_length, keep, blob_check = HEAD.unpack_from(data, at)
    if length < HEAD.size + name_length or at + length > len(data):
        return None
    if zlib.crc32(data[at + BODY_AT : at + length]) != check:
        return None
    name_at = at + HEAD.size
    name = data[name_at : name_at + name_length].decode("utf-8", "replace")
    return length, LogRecord(kind, name, data[name_at + name_length : at + length], keep, blob_check)


def _common_start(one: bytes, other: bytes) -> int:
    """Return the length of the common prefix."""
    alike, beyond = 0, min(len(one), len(other)) + 1
    while beyond - alike > 1:
        middle = (alike + beyond) // 2
        if one[alike:middle] == other[alike:middle]:
            alike = middle
        else:
            beyond = middle
    return alike


def _fill_up(file: File, at: int, size: int) -> None:
    """Fill the file up with real zeros: a hole would promise room that is not reserved."""
    file.write(at, bytes(size - at))
    file.flush()
