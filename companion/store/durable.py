"""A TinyDB storage over one blob of a blob store."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Protocol, TypeAlias, cast

from tinydb import TinyDB
from tinydb.queries import QueryLike
from tinydb.storages import Storage

from companion.store.blob_store import BlobStore
from companion.store.codec import CHECK, check_of, line_of
from companion.store.errors import StoreError

SCHEMA: Final = 1
"""The version of the blobs that this app writes."""

Tables: TypeAlias = dict[str, dict[str, dict[str, Any]]]
"""TinyDB's data: the documents of each table by their number, as a string."""


class TinyTable(Protocol):
    """The part of a TinyDB table that we use, with the types that TinyDB leaves open."""

    def get(self, cond: QueryLike) -> Mapping[str, Any] | None: ...
    def all(self) -> Sequence[Mapping[str, Any]]: ...
    def contains(self, cond: QueryLike) -> bool: ...
    def update_multiple(self, updates: Iterable[tuple[Mapping[str, Any], QueryLike]]) -> list[int]: ...
    def insert_multiple(self, documents: Iterable[Mapping[str, Any]]) -> list[int]: ...
    def upsert(self, document: Mapping[str, Any], cond: QueryLike) -> list[int]: ...
    def remove(self, cond: QueryLike) -> list[int]: ...


def table(database: TinyDB, name: str) -> TinyTable:
    return cast("TinyTable", cast("Any", database).table(name))


class DurableStorage(Storage):
    """TinyDB tables in one blob.

    When `write` returns, the data is durable; when it raises, nothing has changed. The tables are kept in
    memory between writes, so nobody else may write the blob. A document's field may be set to a new value,
    but the old value must not be changed in place.

    Args:
        blob_store: The blob's store.
        name: The blob's name.
        tables: The blob's content, if the caller has just read it.
    """

    def __init__(self, blob_store: BlobStore, name: str, *, tables: Tables | None = None) -> None:
        super().__init__()
        self._blob_store = blob_store
        self._name = name
        self._tables = tables

    def read(self) -> Tables | None:
        """Return the tables, safe to change; None if nothing has been written yet.

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
            Unstorable: They contain values that JSON cannot hold.
            StorageError: The blob store failed; the blob is unchanged.
        """
        try:
            self._blob_store.write(self._name, line_of({"schema": SCHEMA, **data})[0])
        except BaseException as error:
            if not isinstance(error, StoreError):  # The blob's content is unknown now: read it again.
                self._tables = None
            raise
        self._tables = dict(data.items())


def tables_in(data: bytes) -> Tables:
    """Return the tables in a blob.

    The shape of the tables is not checked, see `is_table`.

    Raises:
        ValueError: It is not ours, is damaged, or was written by a newer app.
    """
    counted = (data, data + b"\n")  # Earlier checksums included the line end.
    if not data.endswith(b"\n") or all(check_of(each) is None for each in counted):
        raise ValueError("a wrong checksum")
    tables = json.loads(data)
    if not isinstance(tables, dict):
        raise ValueError("no tables")
    tables = cast("dict[str, Any]", tables)
    if tables.pop("schema", None) != SCHEMA:
        raise ValueError("another version")
    del tables[CHECK]
    return tables


def is_table(found: object) -> bool:
    """Return whether this is a table: a mapping from TinyDB's document numbers, as texts, to documents."""
    return isinstance(found, dict) and all(
        number.isascii() and number.isdecimal() and int(number) > 0 and isinstance(document, dict)
        for number, document in cast("dict[str, object]", found).items()
    )


class _Lent(dict[str, dict[str, dict[str, Any]]]):
    """Tables by name; getting a table copies the documents of that table only."""

    def __getitem__(self, name: str) -> dict[str, dict[str, Any]]:
        return {number: dict(document) for number, document in super().__getitem__(name).items()}
