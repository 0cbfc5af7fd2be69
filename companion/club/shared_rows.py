"""Rows that other processes append to too: conflict detection, and retry of unacknowledged writes."""

import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from companion.store.errors import Behind, Unreachable
from companion.store.patience import patience

Row: TypeAlias = Mapping[str, Any]

PAUSE: Final = 0.05
"""Seconds between two attempts to find it out."""

MOST_EMPTY: Final = 20
"""The number of conflicts without any new row that a store may report."""


def nobody() -> Iterable[Row]:
    """Return no rows, for a table without other processes."""
    return ()


class SharedRows:
    """The rows of a table, and those that others have stored meanwhile; used under the table's lock.

    Args:
        keep: Stores a row for good, told the state that it leads to; raises `Behind` where others were first.
        others: The rows that others have appended since it was last asked.
        clock: Seconds that only grow.
        wait: Waits for that many seconds.
    """

    def __init__(
        self,
        keep: Callable[[Row, Any], object],
        others: Callable[[], Iterable[Row]] = nobody,
        *,
        clock: Callable[[], float] = time.monotonic,
        wait: Callable[[float], None] = time.sleep,
    ) -> None:
        self._keep = keep
        self._others = others
        self._clock = clock
        self._wait = wait
        self.fetched: deque[Row] = deque()
        """Rows of others that the table has not taken in yet."""

    def fetch(self) -> bool:
        """Ask the store for the rows of others; return whether any wait to be taken in.

        Raises:
            StoreError: the store could not be asked.
        """
        self.fetched.extend(self._others())
        return bool(self.fetched)

    def store(self, row: Row, after: Any) -> bool:
        """Store the next row.

        A row of which nobody knows whether it is stored is looked for, and stored again where it is not
        there: its number is taken once only, so it is there once, or somebody else's in its place.

        Returns:
            Whether it is stored. If not, or nobody could tell, others' rows wait in `fetched`; where the
            answer to storing it was lost, it may be among them itself.

        Raises:
            StoreError: it is not stored; `Unreachable` with `unknown`: nobody could tell in time.
        """
        lost: Unreachable | None = None
        until, empty, first = self._clock() + patience(), 0, True
        while True:
            try:
                if not first and self.fetch():
                    return False
                first = False
                self._keep(row, after)
                return True
            except Behind:
                empty += 1
                if empty > MOST_EMPTY:
                    raise
            except Unreachable as error:
                if lost is None:
                    if not error.unknown:
                        raise
                    lost = error
                if self._clock() >= until:
                    raise lost from error
                self._wait(PAUSE)
