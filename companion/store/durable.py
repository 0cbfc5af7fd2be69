"""A TinyDB storage over one blob of a blob store."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, cast

from tinydb import TinyDB
from tinydb.queries import QueryLike
from tinydb.storages import Storage

from companion.store.blob_store import BlobStore
from companion.store.codec import decode, encode
from companion.store.errors import StoreError

Tables: TypeAlias = dict[str, dict[str, dict[str, Any]]]
"""What TinyDB keeps: the documents of each table by their number, which is a string."""


class TinyTable(Protocol):
    """What we use of a TinyDB table, with the types that TinyDB leaves open."""

    def get(self, cond: QueryLike) -> Mapping[str, Any] | None:
        """The first document that fits."""
        ...

    def all(self) -> Sequence[Mapping[str, Any]]:
        """Every document."""
        ...

    def update(self, fields: Mapping[str, Any], *, doc_ids: Iterable[int]) -> list[int]:
        """Sets fields of the documents with these numbers."""
        ...

    def upsert(self, document: Mapping[str, Any], cond: QueryLike) -> list[int]:
        """Sets fields of the documents that fit, or adds the document."""
        ...

    def remove(self, cond: QueryLike) -> list[int]:
        """Takes the documents that fit out."""
        ...


def table(database: TinyDB, name: str) -> TinyTable:
    """The table of that name."""
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
        """The tables, safe to change; None when nothing has been written yet.

        Raises:
            ValueError: The blob is not ours.
            StorageError: It cannot be read.
        """
        if self._tables is None:
            data = self._blob_store.read(self._name)
            if not data:
                return None
            self._tables = decode(data)
        return {
            name: {number: dict(document) for number, document in table.items()}
            for name, table in (self._tables or {}).items()
        }

    def write(self, data: Tables) -> None:
        """Stores the tables.

        Raises:
            Unstorable: They hold what JSON cannot.
            StorageError: The blob store failed; the blob is as it was.
        """
        try:
            self._blob_store.write(self._name, encode(data) + b"\n")
        except BaseException as error:
            if not isinstance(error, StoreError):  # nobody knows what was written: the blob counts
                self._tables = None
            raise
        self._tables = data
