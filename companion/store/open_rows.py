"""The base of an open game in every store: header and rows in memory, and the checks of new rows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from types import TracebackType
from typing import Any, Self, Unpack

from companion.store import bounds
from companion.store.entering import changed, numbered
from companion.store.errors import GameClosed, JournalFull
from companion.store.seam import HeaderChanges
from companion.store.stored_game import Document, Header, Row


class OpenRows(ABC):
    """The rows of one open game; a store derives its own, which has to say how they are stored.

    Args:
        header: The header at first.
        rows: The rows that are stored already.
        lock: Whoever changes or closes the game holds it.
    """

    def __init__(self, header: Header, rows: Iterable[Row], lock: AbstractContextManager[Any]) -> None:
        self._header = header
        self._rows: list[Row] = list(rows)
        self._lock = lock
        self._open = True

    @abstractmethod
    def _store(self, header: Header, added: Sequence[dict[str, Any]]) -> None:
        """Store header and rows at once, then take them over; a game without rows is not stored."""

    @property
    def id(self) -> str:
        """The game's id."""
        return self._header.id

    @property
    def header(self) -> Header:
        """The present header, as far as it is known here."""
        return self._header

    @property
    def rows(self) -> tuple[Row, ...]:
        """The journal as far as it is known here, oldest first; `rows[n]` has the `seq` n + 1."""
        return tuple(self._rows)

    @property
    def is_open(self) -> bool:
        """Whether the game still takes rows."""
        return self._open

    def __len__(self) -> int:
        """Return how many rows of the journal are known here."""
        return len(self._rows)

    def append(self, row: Mapping[str, object]) -> int:
        """Store a row durably and return its `seq`; raises what `append_many` does."""
        return self.append_many((row,))[0]

    def append_many(
        self, rows: Iterable[Mapping[str, object]], **changes: Unpack[HeaderChanges]
    ) -> tuple[int, ...]:
        """Store several rows and the header's changes, all or nothing, and return their `seq`s.

        Raises what `seam.GameRows.append_many` raises.
        """
        with self._lock:
            self._check_open()
            begin = len(self._rows) + 1
            added = [self._numbered(row, seq) for seq, row in enumerate(rows, begin)]
            if added and len(self._rows) + len(added) > bounds.MOST_ROWS:
                raise JournalFull("store-journal-full", rows=bounds.MOST_ROWS)
            self._store(changed(self._header, changes), added)
            return tuple(range(begin, begin + len(added)))

    def close(self) -> None:
        """Accept no more rows. Idempotent."""
        with self._lock:
            self._open = False

    def document(self) -> Document:
        """Return the game as far as it is known here."""
        with self._lock:
            return Document(self._header, self.rows)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _numbered(self, row: Mapping[str, object], seq: int) -> dict[str, Any]:
        """Return the row with its number; a `ValueError` where its own is another one."""
        return numbered(row, seq)

    def _check_open(self) -> None:
        if not self._open:
            raise GameClosed("store-closed", id=self.id)
