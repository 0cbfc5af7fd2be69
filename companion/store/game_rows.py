"""One open game: its header and rows in memory, checks of new rows, and hooks for each store."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from types import TracebackType
from typing import Any, Final, Self, TypedDict, Unpack

from pydantic import JsonValue

from companion.store.codec import CHECK, stored
from companion.store.errors import GameClosed, JournalFull
from companion.store.stored_game import MOST_ROWS, SEQ, Document, Header, Row, header_of

NOTES: Final = ("reminders",)
"""Keys of a summary that are stored by `annotate`; all other keys are derived from the state."""


class HeaderChanges(TypedDict, total=False):
    """The changeable fields of a header; omitted ones stay as they are."""

    title: str
    players: Iterable[str]
    finished: bool
    summary: Mapping[str, JsonValue]


class GameRows(ABC):
    """One open game: its header, and an append-only journal.

    A row is durable when the method that stores it returns. A method that raises a `StoreError` has changed
    nothing in memory or in the store, with one exception: after an `Unreachable` whose `unknown` is true, the
    store may have changed. A new game exists from its first row on. Thread-safe.

    Args:
        header: The initial header.
        rows: The stored rows.
        lock: Held while the game is changed or closed.
    """

    def __init__(self, header: Header, rows: Iterable[Row], lock: AbstractContextManager[Any]) -> None:
        self._header = header
        self._rows: list[Row] = list(rows)
        self._lock = lock
        self._open = True

    @abstractmethod
    def _store(self, header: Header, added: Sequence[dict[str, Any]]) -> None:
        """Store header and rows together, then apply them here; a game without rows is not stored."""

    @property
    def id(self) -> str:
        return self._header.id

    @property
    def header(self) -> Header:
        """The latest header known to this process."""
        return self._header

    @property
    def rows(self) -> tuple[Row, ...]:
        """The journal known to this process, oldest first; `rows[n]` has the `seq` n + 1."""
        return tuple(self._rows)

    @property
    def is_open(self) -> bool:
        """Whether the game still accepts rows."""
        return self._open

    def __len__(self) -> int:
        """Return the number of rows of the journal that this process knows."""
        return len(self._rows)

    def append(self, row: Mapping[str, object], **changes: Unpack[HeaderChanges]) -> int:
        """Store a row durably and return its `seq`; raises the errors of `append_many`."""
        return self.append_many((row,), **changes)[0]

    def append_many(
        self, rows: Iterable[Mapping[str, object]], **changes: Unpack[HeaderChanges]
    ) -> tuple[int, ...]:
        """Store several rows and the header's changes, all or nothing, and return their `seq`s.

        Raises:
            Behind: Another process has stored rows that are not known here, or one of the given rows was made
                before such rows arrived. Nothing is stored. Call `catch_up` before the next attempt.
            Unreachable: The database is unreachable.
            Unstorable: A value cannot be stored.
            GameClosed: The game has been closed, or deleted.
            JournalFull: The journal takes no more rows.
            StorageError: The store failed.
            ValueError: A row's own `seq` is not the next one.
        """
        with self._lock:
            self._check_open()
            begin = len(self._rows) + 1
            added: list[dict[str, Any]] = []
            for seq, row in enumerate(rows, begin):
                self._check_number(row, seq)
                added.append(stored({SEQ: seq, **row}))
            if added and len(self._rows) + len(added) > MOST_ROWS:
                raise JournalFull("store-journal-full", rows=MOST_ROWS)
            header = self._changed(changes)
            if not added and (header is self._header or not self._rows):
                self._header = header
            else:
                self._store(header, added)
            return tuple(range(begin, begin + len(added)))

    def annotate(self, notes: Mapping[str, JsonValue]) -> None:
        """Store values in the summary under keys of `NOTES`; raises the errors of `append_many`."""
        with self._lock:
            self.append_many((), summary={**self._header.summary, **notes})

    def catch_up(self) -> tuple[Row, ...]:
        """Add the rows that other processes have appended to `rows`, and return them.

        They follow the known rows without a gap; `header` is updated too. No other process appends to a file.
        After an `Unreachable` whose `unknown` is true, this process's own rows may be among them.

        Raises:
            GameClosed: The game has been closed, or deleted by another process, which closes it here.
            GameUnreadable: A row is damaged.
            Unreachable: The database is unreachable.
        """
        self._check_open()
        return ()

    def close(self) -> None:
        """Accept no more rows. Idempotent."""
        with self._lock:
            self._open = False

    def document(self) -> Document:
        """Return the game as known to this process."""
        with self._lock:
            return Document(self._header, self.rows)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _check_number(self, row: Mapping[str, object], seq: int) -> None:
        """Check a row's own number.

        Raises:
            ValueError: It is not the next one, or the row has a checksum.
        """
        if row.get(SEQ, seq) != seq or CHECK in row:
            raise ValueError(f"row {seq} says it is number {row.get(SEQ)!r}, or brings a checksum of its own")

    def _changed(self, changes: HeaderChanges) -> Header:
        """Return the header with these changes; the same object if they change nothing."""
        given: dict[str, object] = dict(changes)
        if "players" in changes:
            given["players"] = tuple(changes["players"])
        before = self._header.__dict__
        if "summary" in changes:
            noted = {key: before["summary"][key] for key in NOTES if key in before["summary"]}
            given["summary"] = {**noted, **changes["summary"]} if noted else changes["summary"]
        if all(before[field] == value for field, value in given.items()):
            return self._header
        if "summary" in changes:
            given["summary"] = stored(given["summary"])
        header = header_of(**{**before, **given})
        return self._header if header == self._header else header

    def _check_open(self) -> None:
        if not self._open:
            raise GameClosed("store-closed", id=self.id)
