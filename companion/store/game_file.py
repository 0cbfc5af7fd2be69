"""One open game: a header and a journal in memory, and a file that gets a line for what is added."""

from __future__ import annotations

import threading
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import Any

from companion.store.blob_store import BlobStore
from companion.store.journal_file import entry_line, file_of_lines
from companion.store.open_rows import OpenRows
from companion.store.stored_game import Document, Header, Row


class GameFile(OpenRows):
    """One open game. What a method has acknowledged by returning is on the blob store.

    There is one object for each open game (see `Library.open`); any thread may use it. A method that raises a
    `StoreError` has changed nothing, in memory or stored. A new game is there with its first row and
    not before.
    """

    def __init__(self, blob_store: BlobStore, name: str, document: Document) -> None:
        """Open the file `name`, which holds `document`, or will hold it once there is a row."""
        super().__init__(document.header, document.rows, threading.RLock())
        self._blob_store = blob_store
        self._name = name
        self.end: int = document.end
        self.last: int = document.last
        self._opened_at: int = document.end

    @property
    def has_grown(self) -> bool:
        """Whether anything was stored since it was opened."""
        return self.end != self._opened_at

    def catch_up(self) -> tuple[Row, ...]:
        """Return no rows: only this process writes to the file.

        Raises:
            GameClosed: The file has been closed.
        """
        self._check_open()
        return ()

    @contextmanager
    def held(self) -> Generator[None]:
        """Hold the lock against changes and closing by other threads."""
        with self._lock:
            yield

    def _store(self, header: Header, added: Sequence[dict[str, Any]]) -> None:
        """Store header and rows at once, then take them over; a game without rows is not stored."""
        if not added and (header is self._header or not self._rows):
            self._header = header
            return
        if self.end:
            line, last = entry_line(header, self._header, added, self.last)
            self._blob_store.append(self._name, line, self.end)
            self.end += len(line)
        else:
            data, last = file_of_lines(Document(header, (*self._rows, *added)))
            self._blob_store.write(self._name, data)
            self.end = len(data)
        self.last, self._header = last, header
        self._rows += added
