"""One open game whose file gets a line for what is added."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any

from companion.store.blob_store import BlobStore
from companion.store.game_rows import GameRows
from companion.store.journal_file import entry_line, file_of_lines
from companion.store.stored_game import Document, Header


class GameFile(GameRows):
    """One open game of a library of files, which is the only one to write them.

    Args:
        blob_store: Where the file is.
        name: Its name.
        document: The game that it holds, or will hold once there is a row.
        on_change: Called with the game's id when something was stored.
    """

    def __init__(
        self, blob_store: BlobStore, name: str, document: Document, on_change: Callable[[str], None]
    ) -> None:
        super().__init__(document.header, document.rows, threading.RLock())
        self._blob_store = blob_store
        self._name = name
        self._on_change = on_change
        self.end: int = document.end
        self.last: int = document.last
        self._opened_at: int = document.end

    @property
    def has_grown(self) -> bool:
        """Whether anything was stored since it was opened."""
        return self.end != self._opened_at

    @property
    def held(self) -> AbstractContextManager[Any]:
        """The lock against changes and closing by other threads."""
        return self._lock

    def _store(self, header: Header, added: Sequence[dict[str, Any]]) -> None:
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
        self._on_change(self.id)
