"""The log in which browsers stored blobs before the files had lines: read once, never written."""

import struct
import zlib
from collections.abc import Iterator
from typing import Any, Final

MAGIC: Final = b"PtR1"
HEAD: Final = struct.Struct("<4sIIBHII")
"""Magic, checksum of the rest, length, kind, length of the name, bytes kept, checksum of the blob."""
BODY_AT: Final = 8
"""Offset of the checksummed part of a record."""
BEGIN, PUT, PATCH, MOVE, DROP, FORGET = range(6)
"""The kinds of records: beginning, whole blob, new end of a blob, move, deletion, deletion of a copy."""


def generation(data: bytes) -> int:
    """Return the generation of a log; 0 if its beginning cannot be read."""
    return next((fields.get("generation", 0) for *_, fields in entries(data[: HEAD.size])), 0)


def entries(data: bytes) -> Iterator[tuple[int, int, int, dict[str, Any]]]:
    """Yield a log's records in the form of `companion.store.file_pair`'s entries; skip damaged ones.

    Each entry has the offsets of the record, of its data and of its end, and its fields; the field `crc` is
    the checksum of the resulting blob.
    """
    at = data.find(MAGIC)
    while at >= 0:
        end = at + 1
        if at + HEAD.size <= len(data):
            _, check, length, kind, name_length, keep, crc = HEAD.unpack_from(data, at)
            start = at + HEAD.size + name_length
            if start <= at + length <= len(data) and zlib.crc32(data[at + BODY_AT : at + length]) == check:
                end = at + length
                name = data[at + HEAD.size : start].decode("utf-8", "replace")
                yield at, start, end, _fields(kind, name, keep, crc, data[start:end])
        at = data.find(MAGIC, end)


def _fields(kind: int, name: str, keep: int, crc: int, tail: bytes) -> dict[str, Any]:
    if kind == BEGIN:
        return {"generation": keep}
    if kind == MOVE:
        return {"file": name, "to": tail.decode("utf-8", "replace")}
    if kind in (PUT, PATCH):
        return {"file": name, "keep": keep, "crc": crc}
    return {"file": name, "gone": "previous" if kind == FORGET else "both"}
