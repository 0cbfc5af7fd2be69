"""Values that follow a table entry by entry, so that a long journal is not gone through at every change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import RLock
from typing import Any, Generic, TypeVar

from companion.table.journal import Entry
from companion.table.table import Table

T = TypeVar("T")


class Running(Generic[T]):
    """A fold over the entries that count, kept for every number of them: only what is new is folded.

    Any thread may ask for it.

    Args:
        table: The table it follows.
        start: The value before the first entry.
        step: The value after the entry at this place, counted from 0, given the value before it.
    """

    def __init__(self, table: Table[Any, Any, Any], start: T, step: Callable[[T, int], T]) -> None:
        self._table = table
        self._step = step
        self._seen: list[Entry[Any]] = []
        self._values: list[T] = [start]
        self._lock = RLock()

    @property
    def values(self) -> Sequence[T]:
        """The values after 0, 1, 2 … entries, the last one after all that count. Not to be kept."""
        table = self._table
        with self._lock:
            count = table.count
            while self._seen and not self._still_counts(len(self._seen) - 1, count):
                self._seen.pop()
                self._values.pop()
            for at in range(len(self._seen), count):
                self._values.append(self._step(self._values[-1], at))
                self._seen.append(table.entry(at))
            return self._values

    @property
    def value(self) -> T:
        """The value now."""
        return self.values[-1]

    def _still_counts(self, at: int, count: int) -> bool:
        """Return whether the entry seen at this place still exists, which implies all before it."""
        return at < count and self._table.entry(at) is self._seen[at]
