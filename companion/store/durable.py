"""A TinyDB storage over one blob of a blob store."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Protocol, TypeAlias, cast

from tinydb import TinyDB
from tinydb.queries import QueryLike
from tinydb.storages import Storage

from companion.store.blob_store import BlobStore
from companion.store.codec import decode_own, encode
from companion.store.errors import StoreError

MARK: Final = b'{"check":"'
BODY_AT: Final = len(MARK) + 10
SCHEMA: Final = 1
"""The version of the blobs that this app writes."""

Tables: TypeAlias = dict[str, dict[str, dict[str, Any]]]
"""TinyDB's data: the documents of each table by their number, as a string."""


class TinyTable(Protocol):
    """The part of a TinyDB table that we use, with the types that TinyDB leaves open."""

    def get(self, cond: QueryLike) -> Mapping[str, Any] | None:
        """Return the first matching document."""
        ...

    def all(self) -> Sequence[Mapping[str, Any]]:
        """Return every document."""
        ...

    def update(self, fields: Mapping[str, Any], *, doc_ids: Iterable[int]) -> list[int]:
        """Set fields of the documents with these numbers."""
        ...

    def insert_multiple(self, documents: Iterable[Mapping[str, Any]]) -> list[int]:
        """Add documents."""
        ...

    def upsert(self, document: Mapping[str, Any], cond: QueryLike) -> list[int]:
        """Set fields of the matching documents, or add the document."""
        ...

    def remove(self, cond: QueryLike) -> list[int]:
        """Remove the matching documents."""
        ...


def table(database: TinyDB, name: str) -> TinyTable:
    return cast("TinyTable", cast("Any", database).table(name))


class DurableStorage(Storage):
    """TinyDB tables in one blob: what `write` was given is durable when it returns, or nothing has changed.

    The tables are kept in memory between writes, so nobody else may write the blob meanwhile. Values inside a
    document must not be changed in place; fields of a document may.

    Args:
        blob_store: Where the blob lives.
        name: Its name there.
        tables: What the blob holds, when the caller has just read it.
    """

    def __init__(self, blob_store: BlobStore, name: str, *, tables: Tables | None = None) -> None:
        super().__init__()
        self._blob_store = blob_store
        self._name = name
        self._tables = tables

    def read(self) -> Tables | None:
        """Return the tables, safe to change; None when nothing has been written yet.

        Raises:
            ValueError: The blob is not ours, or damaged.
            StorageError: It cannot be read.
        """
        if self._tables is None:
            data = self._blob_store.read(self._name)
            if not data:
                return None
            self._tables = tables_in(data)
        return _Lent(self._tables)

    def write(self, data: Tables) -> None:
        """Store the tables.

        Raises:
            Unstorable: They hold what JSON cannot.
            StorageError: The blob store failed; the blob is as it was.
        """
        try:
            self._blob_store.write(self._name, _bytes_of(data))
        except BaseException as error:
            if not isinstance(error, StoreError):  # nobody knows what was written: the blob counts
                self._tables = None
            raise
        self._tables = dict(data.items())


def tables_in(data: bytes) -> Tables:
    """Return the tables that a blob holds.

    Raises:
        ValueError: It is not ours, damaged, or of a newer app.
    """
    check = zlib.crc32(b"{" + data[BODY_AT:])
    if not data.startswith(b'%s%08x",' % (MARK, check)):
        raise ValueError("a wrong checksum")
    tables = decode_own(data)
    if tables.pop("schema", None) != SCHEMA:
        raise ValueError("another version")
    del tables["check"]
    return tables


class _Lent(dict[str, dict[str, dict[str, Any]]]):
    """Tables whose documents are copied when a table is taken: who reads one does not pay for the others."""

    def __getitem__(self, name: str) -> dict[str, dict[str, Any]]:
        return {number: dict(document) for number, document in super().__getitem__(name).items()}


def _bytes_of(tables: Tables) -> bytes:
    """Return the tables with a checksum, growing ones first, so that appended changes are short."""
    body = encode({"schema": SCHEMA, **{name: tables.get(name) for name in sorted(tables)}})
    return b'%s%08x",%s\n' % (MARK, zlib.crc32(body + b"\n"), body[1:])
