"""The file of one game: a header, and a journal that only grows."""

from __future__ import annotations

import threading
from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from types import TracebackType
from typing import Any, Self, Unpack

from companion.store import bounds
from companion.store.blob_store import BlobStore
from companion.store.checksums import CHECK, chained, signed
from companion.store.document import (
    HEADER,
    JOURNAL,
    SEQ,
    Document,
    Header,
    Row,
    header_fields,
    tables_of,
)
from companion.store.durable import DurableStorage
from companion.store.entering import changed, numbered
from companion.store.errors import GameClosed, JournalFull
from companion.store.seam import HeaderChanges


class GameFile:
    """One open game. What a method has acknowledged by returning is on the blob store.

    There is one object for each open game (see `Library.open`); any thread may use it. A method that raises a
    `StoreError` has changed nothing, in memory or stored. A new game is there with its first row and
    not before.
    """

    def __init__(self, blob_store: BlobStore, name: str, document: Document) -> None:
        """Opens the file `name`, which holds `document`, or will hold it once there is a row."""
        self._storage = DurableStorage(blob_store, name, append_only=(JOURNAL,))
        self._journal = tables_of(document)[JOURNAL]
        self._last = int(self._journal[str(len(document.rows))][CHECK], 16) if document.rows else 0
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
            JournalFull: The journal takes no more rows.
            StorageError: The blob store failed.
            ValueError: The row's own `seq` is not the next one.
        """
        return self.append_many((row,))[0]

    def append_many(
        self, rows: Iterable[Mapping[str, object]], **changes: Unpack[HeaderChanges]
    ) -> tuple[int, ...]:
        """Stores several rows and what changes in the header, all or nothing, in one write.

        Raises what `append` and `update_header` raise.
        """
        with self._lock:
            self._check_open()
            begin = len(self._rows) + 1
            added = [numbered(row, seq) for seq, row in enumerate(rows, begin)]
            if added and len(self._rows) + len(added) > bounds.MOST_ROWS:
                raise JournalFull("store-journal-full", rows=bounds.MOST_ROWS)
            self._store(changed(self._header, changes), added)
            return tuple(range(begin, begin + len(added)))

    def update_header(self, **changes: Unpack[HeaderChanges]) -> Header:
        """Stores the header with what is given changed, and returns it; writes nothing when nothing changes.

        Raises:
            Unstorable: A value cannot be stored.
            GameClosed: The file has been closed.
            StorageError: The blob store failed.
        """
        with self._lock:
            self._check_open()
            self._store(changed(self._header, changes), ())
            return self._header

    def catch_up(self) -> tuple[Row, ...]:
        """Nothing: only this process writes to the file.

        Raises:
            GameClosed: The file has been closed.
        """
        self._check_open()
        return ()

    def close(self) -> None:
        """Takes no more rows; closing twice does no harm."""
        with self._lock:
            self._open = False

    @contextmanager
    def held(self) -> Generator[None]:
        """Keeps all other threads from changing or closing the game meanwhile."""
        with self._lock:
            yield

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

    def _store(self, header: Header, added: Sequence[dict[str, Any]]) -> None:
        """Writes header and rows at once, then takes them over; a game without rows is not written."""
        if not added and (header is self._header or not self._rows):
            self._header = header
            return
        journal, last = dict(self._journal), self._last
        for row in added:
            last = chained(row, last)
            journal[str(row[SEQ])] = signed(row, last)
        self._storage.write({HEADER: {"1": header_fields(header, last)}, JOURNAL: journal})
        self._journal, self._last, self._header = journal, last, header
        self._rows += added

    def _check_open(self) -> None:
        if not self._open:
            raise GameClosed("store-closed", id=self.id)
