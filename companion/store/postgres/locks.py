"""Rows and tables locked by another session: after one timeout they are not requested again for a while."""

import threading
import time
from typing import Final, LiteralString, NamedTuple

import psycopg

from companion.store.errors import Unreachable
from companion.store.postgres.news import Kind

SLOW: Final = "store-database-slow"
"""The code of a statement that timed out, for example while waiting for locked rows."""

SECONDS_OF_A_ROW: Final = 3.0
"""Seconds for which a row counts as locked after a timeout, if no session is found to hold the lock."""

READS: Final[dict[Kind, LiteralString]] = {
    "game": "LOCK TABLE petri_games, petri_journal IN ACCESS SHARE MODE NOWAIT",
    "value": "LOCK TABLE petri_preferences IN ACCESS SHARE MODE NOWAIT",
}
WRITES: Final[dict[Kind, LiteralString]] = {
    "game": "LOCK TABLE petri_games, petri_journal IN ROW EXCLUSIVE MODE NOWAIT",
    "value": "LOCK TABLE petri_preferences IN ROW EXCLUSIVE MODE NOWAIT",
}
ROWS: Final[dict[Kind, LiteralString]] = {
    "game": "SELECT 1 FROM petri_games WHERE id = %s FOR NO KEY UPDATE NOWAIT",
    "value": "SELECT 1 FROM petri_preferences WHERE key = %s FOR NO KEY UPDATE NOWAIT",
}


class Lock(NamedTuple):
    """A lock that blocks readers of a kind, writers of a kind, or writers of one row."""

    kind: Kind
    writes: bool
    name: str = ""
    """The row; empty for whole tables."""

    def is_held(self, connection: psycopg.Connection) -> bool:
        """Return, without waiting, whether another session holds the lock now."""
        probe = ROWS if self.name else WRITES if self.writes else READS
        try:
            with connection.transaction():
                connection.execute(probe[self.kind], (self.name,) if self.name else None)
        except psycopg.errors.LockNotAvailable:
            return True
        return False


class HeldLocks:
    """Locks on which a wait has timed out. Until they are released, statements that need them are refused."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._held: dict[Lock, float] = {}
        """The locks, each with the monotonic time until which it counts as held without being checked."""

    def check(self, connection: psycopg.Connection, kind: Kind, writes: bool, name: str = "") -> None:
        """Refuse a statement that would wait for a known lock that is still held.

        Raises:
            Unreachable: The statement would wait.
        """
        if not self._held:
            return
        for lock in _in_the_way(kind, writes, name):
            until = self._held.get(lock)
            if until is None:
                continue
            if time.monotonic() < until or lock.is_held(connection):
                raise Unreachable(SLOW)
            with self._lock:
                self._held.pop(lock, None)

    def note(self, connection: psycopg.Connection, kind: Kind, writes: bool, name: str = "") -> None:
        """Find the lock for which a statement waited until its timeout; remember it until it is released."""
        candidates = _in_the_way(kind, writes, name)
        found = next((lock for lock in candidates if lock.is_held(connection)), None)
        if found is None and not name:
            return
        until = time.monotonic() + (0.0 if found else SECONDS_OF_A_ROW)
        with self._lock:
            self._held[found or candidates[-1]] = until


def _in_the_way(kind: Kind, writes: bool, name: str) -> tuple[Lock, ...]:
    """Return the locks that would block a statement, the widest first."""
    tables = Lock(kind, writes=False), *([Lock(kind, writes=True)] if writes else [])
    return (*tables, Lock(kind, writes=True, name=name)) if writes and name else tables
