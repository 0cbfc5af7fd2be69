"""The log in which a browser kept its blobs before their files had lines: read once, never written."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from companion.store.blob_store import MemoryBlobStore, previous_of
from companion.store.errors import StorageError

if TYPE_CHECKING:
    from companion.store.file_pair import File

MAGIC: Final = b"PtR1"
HEAD: Final = struct.Struct("<4sIIBHII")
"""Magic, checksum of the rest, length, kind, length of the name, bytes kept, checksum of the blob."""
BODY_AT: Final = 8
"""Offset of the checksummed part of a record."""
BEGIN, PUT, PATCH, MOVE, DROP, FORGET = range(6)
"""The kinds of records: a beginning, a whole blob, a new end of one, a move, a deletion, that of a copy."""


class OldLog(NamedTuple):
    """The content of a log."""

    file: File
    blobs: MemoryBlobStore
    damaged: bool
    """Whether something in it could not be read."""


class Record(NamedTuple):
    """A change of one blob."""

    at: int
    length: int
    kind: int
    keep: int
    """The bytes of the blob that stay; in a beginning, the generation of the file."""
    check: int
    """The checksum of the blob that comes out."""
    name: str
    tail: bytes
    """The blob, the end of it that has changed, or the new name."""


def newest(files: Sequence[File]) -> OldLog | None:
    """Return the newest log in these files; None where none of them is a log."""
    file = max(files, key=_generation)
    if not _generation(file):
        return None
    blobs, damaged, end = MemoryBlobStore(), False, 0
    for record in _records(file.read(0, file.size())):
        damaged |= not _applied(record, blobs) or record.at != end
        end = record.at + record.length
    return OldLog(file, blobs, damaged)


def _applied(record: Record, blobs: MemoryBlobStore) -> bool:
    """Do again what a record says; return whether that was possible."""
    try:
        if record.kind in (PUT, PATCH):
            blob = (blobs.read(record.name) or b"")[: record.keep] + record.tail
            if zlib.crc32(blob) != record.check:
                return False
            blobs.write(record.name, blob)
        elif record.kind == MOVE:
            blobs.rename(record.name, record.tail.decode())
        elif record.kind == FORGET:
            blobs.delete(previous_of(record.name))
        elif record.kind == DROP:
            blobs.delete(record.name)
    except StorageError:
        return False
    return True


def _generation(file: File) -> int:
    """Return the generation of the log in the file; 0 for none."""
    first = next(_records(file.read(0, HEAD.size)), None)
    return first.keep if first is not None and first.kind == BEGIN else 0


def _records(data: bytes) -> Iterator[Record]:
    """Yield every sound record, skipping the rest."""
    at = data.find(MAGIC)
    while at >= 0:
        record = _record(data, at)
        if record is not None:
            yield record
        at = data.find(MAGIC, at + (record.length if record is not None else 1))


def _record(data: bytes, at: int) -> Record | None:
    if at + HEAD.size > len(data):
        return None
    _, check, length, kind, name_length, keep, blob_check = HEAD.unpack_from(data, at)
    if length < HEAD.size + name_length or at + length > len(data):
        return None
    if zlib.crc32(data[at + BODY_AT : at + length]) != check:
        return None
    tail_at = at + HEAD.size + name_length
    name = data[at + HEAD.size : tail_at].decode("utf-8", "replace")
    return Record(at, length, kind, keep, blob_check, name, data[tail_at : at + length])
