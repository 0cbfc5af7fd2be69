"""The file of one game: a header, and a journal that only grows."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping
from types import TracebackType
from typing import Any, Self

from pydantic import JsonValue
from tinydb import TinyDB
from tinydb.table import Document as Entry

from companion.store.document import (
    HEADER,
    JOURNAL,
    SEQ,
    Document,
    Header,
    Row,
    header_fields,
    header_of,
    plain,
    tables_of,
)
from companion.store.durable import DurableStorage, table
from companion.store.errors import GameClosed
from companion.store.medium import Medium


class GameFile:
    """One open game. What a method has acknowledged by returning is on the medium.

    There is one object for each open game (see `Library.open`); any thread may use it. A method that raises a
    `StoreError` has changed nothing, in memory or on the medium.
    """

    def __init__(self, medium: Medium, name: str, document: Document) -> None:
        """Opens the file `name`, which holds `document` in the current schema."""
        self._database = TinyDB(
            medium, name, tables=tables_of(document), append_only=(JOURNAL,), storage=DurableStorage
        )
        self._header = document.header
        self._rows: list[Row] = list(document.rows)
        self._lock = threading.RLock()
        self._open = True

    @property
    def id(self) -> str:
        """The game's id."""
        return self._header.id

    @property
    def header(self) -> Header:
        """The present header."""
        return self._header

    @property
    def rows(self) -> tuple[Row, ...]:
        """The whole journal, oldest first; `rows[n]` has the `seq` n + 1."""
        return tuple(self._rows)

    @property
    def is_open(self) -> bool:
        """Whether the file still takes rows."""
        return self._open

    def __len__(self) -> int:
        """How many rows the journal has."""
        return len(self._rows)

    def append(self, row: Mapping[str, object]) -> int:
        """Stores a row durably and returns its `seq`.

        Args:
            row: A JSON object. Where it brings a `seq`, that must be the next one.

        Raises:
            Unstorable: JSON cannot hold the row.
            GameClosed: The file has been closed.
            StorageError: The medium failed.
            ValueError: The row's own `seq` is not the next one.
        """
        return self.append_many((row,))[0]

    def append_many(self, rows: Iterable[Mapping[str, object]]) -> tuple[int, ...]:
        """Stores several rows, all or none, in one write; raises what `append` raises."""
        with self._lock:
            self._check_open()
            begin = len(self._rows) + 1
            added = [_numbered(row, seq) for seq, row in enumerate(rows, begin)]
            if added:
                table(self._database, JOURNAL).insert_multiple(Entry(row, doc_id=row[SEQ]) for row in added)
                self._rows += added
            return tuple(range(begin, begin + len(added)))

    def update_header(
        self,
        *,
        title: str | None = None,
        players: Iterable[str] | None = None,
        finished: bool | None = None,
        summary: Mapping[str, JsonValue] | None = None,
    ) -> Header:
        """Stores the header with what is given changed, and returns it; writes nothing when nothing changes.

        Raises:
            Unstorable: A value cannot be stored.
            GameClosed: The file has been closed.
            StorageError: The medium failed.
        """
        changes: dict[str, object] = {
            "title": title,
            "players": None if players is None else tuple(players),
            "finished": finished,
            "summary": None if summary is None else plain(summary),
        }
        with self._lock:
            self._check_open()
            given = {field: value for field, value in changes.items() if value is not None}
            header = header_of(**{**self._header.__dict__, **given})
            if header != self._header:
                table(self._database, HEADER).update(header_fields(header), doc_ids=[1])
                self._header = header
            return self._header

    def close(self) -> None:
        """Takes no more rows; closing twice does no harm."""
        with self._lock:
            if self._open:
                self._open = False
                self._database.close()

    def document(self) -> Document:
        """What the file holds now."""
        with self._lock:
            return Document(self._header, self.rows)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _check_open(self) -> None:
        if not self._open:
            raise GameClosed("store-closed", id=self.id)


def _numbered(row: Mapping[str, object], seq: int) -> dict[str, Any]:
    if row.get(SEQ, seq) != seq:
        raise ValueError(f"row {seq} says it is number {row[SEQ]!r}")
    return plain({SEQ: seq, **row})
