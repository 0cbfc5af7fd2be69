"""The file of one game: a header, and a journal that only grows."""

from __future__ import annotations

import threading
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import Any

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
from companion.store.open_rows import OpenRows


class GameFile(OpenRows):
    """One open game. What a method has acknowledged by returning is on the blob store.

    There is one object for each open game (see `Library.open`); any thread may use it. A method that raises a
    `StoreError` has changed nothing, in memory or stored. A new game is there with its first row and
    not before.
    """

    def __init__(self, blob_store: BlobStore, name: str, document: Document) -> None:
        """Opens the file `name`, which holds `document`, or will hold it once there is a row."""
        super().__init__(document.header, document.rows, threading.RLock())
        self._storage = DurableStorage(blob_store, name, append_only=(JOURNAL,))
        self._journal = tables_of(document)[JOURNAL]
        self._last = int(self._journal[str(len(document.rows))][CHECK], 16) if document.rows else 0

    def catch_up(self) -> tuple[Row, ...]:
        """Nothing: only this process writes to the file.

        Raises:
            GameClosed: The file has been closed.
        """
        self._check_open()
        return ()

    @contextmanager
    def held(self) -> Generator[None]:
        """Keeps all other threads from changing or closing the game meanwhile."""
        with self._lock:
            yield

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
