"""Statements on a small connection pool, which fail fast while the database is unreachable."""

import logging
import math
import select
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, LiteralString

import psycopg
from psycopg.rows import TupleRow
from psycopg_pool import ConnectionPool

from companion.store.errors import StoreError, Unreachable
from companion.store.patience import SECONDS_IN_A_LOOP, in_a_loop
from companion.store.postgres.connecting import SECONDS_OF_A_STATEMENT, parameters
from companion.store.postgres.deadlines import Deadlines
from companion.store.postgres.faults import statement_errors
from companion.store.postgres.locks import SLOW, HeldLocks
from companion.store.postgres.news import CHANNEL, Kind, parsed
from companion.store.seam import DatabaseUse

MOST_CONNECTIONS: Final = 8
SECONDS_FOR_A_CONNECTION: Final = 1.0
"""Seconds that a statement waits for a connection; a statement that gets none is never sent."""

SECONDS_OF_QUIET: Final = 3.0
"""Seconds after a timeout for which every statement is refused: each would probably time out too.

Meanwhile the listener finds out whether the database is unreachable.
"""

SECONDS_BETWEEN_LINES: Final = 60.0
"""Minimum seconds between two log lines about the same kind of failure."""

TOO_SLOW: Final = (psycopg.errors.LockNotAvailable, psycopg.errors.QueryCanceled)

log = logging.getLogger("companion.store")
logging.getLogger("psycopg.pool").setLevel(logging.ERROR)  # We report a lost connection ourselves, once.


class Database:
    """One database behind a connection pool, which is recreated whenever the database comes back.

    Args:
        address: The database's address.
        deadlines: Cuts off unanswered statements.
    """

    def __init__(self, address: str, deadlines: Deadlines) -> None:
        self.address = address
        self._parameters = parameters(address)
        self._deadlines = deadlines
        self._pool: ConnectionPool | None = None
        self._quiet_until = 0.0
        self._locks = HeldLocks()
        self._told: dict[str, float] = {}
        self._refused: dict[LiteralString, float] = {}
        self.failures: Counter[str] = Counter()
        """The number of failed statements, by error code."""
        self.on_doubt: Callable[[str], object] = _nobody
        """Called when the database was unreachable for a statement.

        The argument is the change's message if the outcome is unknown, or else an empty text.
        """

    @property
    def is_here(self) -> bool:
        """Whether statements are accepted now."""
        return self._pool is not None

    @property
    def is_refusing(self) -> bool:
        """Whether a change failed in the last minute (no space, no rights) and has not succeeded since."""
        since = time.monotonic() - SECONDS_BETWEEN_LINES
        return any(at > since for at in tuple(self._refused.values()))

    def use(self) -> DatabaseUse:
        """Return the size of the database and the load of the pool."""
        size = None
        with suppress(StoreError):
            ((size,),) = self.ask("SELECT pg_database_size(current_database())", kind="value")
        told = {} if (pool := self._pool) is None else pool.get_stats()
        connections = told.get("pool_size", 0)
        busy = connections - told.get("pool_available", 0)
        return DatabaseUse(size, connections, busy, MOST_CONNECTIONS, told.get("requests_waiting", 0))

    def arrive(self) -> None:
        """Accept statements from now on."""
        before = self._pool
        self._pool = ConnectionPool(
            connection_class=psycopg.Connection[TupleRow],
            kwargs={**self._parameters, "autocommit": True},
            min_size=1,
            max_size=MOST_CONNECTIONS,
            timeout=SECONDS_FOR_A_CONNECTION,
            reconnect_timeout=SECONDS_FOR_A_CONNECTION,
            num_workers=1,
            check=_check,
            open=True,
        )
        self._quiet_until = 0.0
        _close(before)

    def leave(self) -> None:
        """Refuse all statements immediately."""
        before, self._pool = self._pool, None
        _close(before)

    def change(self, query: LiteralString, values: Sequence[object], news: str) -> list[tuple[Any, ...]]:
        """Run a statement that makes a change and ends in `pg_notify(%s, %s)`, which notifies all processes.

        If the outcome is unknown, this process handles its own notification as well.

        Raises the errors of `ask`.
        """
        told = parsed(news.encode())
        assert told is not None, "the news of a change can be read"
        try:
            answer = self._ask(query, (*values, CHANNEL, news), told.kind, writes=True, name=told.name)
        except Unreachable as error:
            if error.unknown:
                self.on_doubt(news)
            raise
        except StoreError:
            self._refused[query] = time.monotonic()
            raise
        self._refused.pop(query, None)
        return answer

    def ask(
        self,
        query: LiteralString,
        values: Sequence[object] | Mapping[str, object] = (),
        kind: Kind = "game",
    ) -> list[tuple[Any, ...]]:
        """Run one statement in a transaction of its own, and return its rows.

        Args:
            query: The statement.
            values: Its parameters.
            kind: Whether it is about games or about values.

        Raises:
            Unreachable: The database is unreachable, the connection was lost, or the tables are locked.
            StoreError: It failed; nothing is stored.
        """
        return self._ask(query, values, kind, writes=False)

    def _ask(
        self,
        query: LiteralString,
        values: Sequence[object] | Mapping[str, object],
        kind: Kind,
        writes: bool,
        name: str = "",
    ) -> list[tuple[Any, ...]]:
        pool = self._pool
        if pool is None or time.monotonic() < self._quiet_until:
            raise Unreachable("store-unreachable")
        begun = time.monotonic()
        seconds = SECONDS_IN_A_LOOP if in_a_loop() else SECONDS_OF_A_STATEMENT + 1.0
        try:
            with (
                statement_errors(self.address),
                pool.connection() as connection,
                self._deadlines.within(seconds, connection),
            ):
                self._locks.check(connection, kind, writes, name)
                try:
                    cursor = connection.execute(query, values)
                except TOO_SLOW:
                    self._locks.note(connection, kind, writes, name)
                    raise
                return cursor.fetchall() if cursor.description else []
        except Unreachable as error:
            if error.code != SLOW:
                if (now := time.monotonic()) - begun >= min(SECONDS_FOR_A_CONNECTION, seconds):
                    self._quiet_until = now + SECONDS_OF_QUIET
                self.on_doubt("")
            self._failed(error)
            raise
        except StoreError as error:
            self._failed(error)
            raise

    def _failed(self, error: StoreError) -> None:
        """Count the failure and log it for the operator: phones never see the database's name."""
        self.failures[error.code] += 1
        now = time.monotonic()
        if now - self._told.get(error.code, -math.inf) >= SECONDS_BETWEEN_LINES:
            self._told[error.code] = now
            log.error("the database failed: %s", error.code, extra={"failures": self.failures[error.code]})


def _check(connection: psycopg.Connection) -> None:
    """Let the pool discard a connection that was lost while idle.

    A lost connection has bytes to read. The server is not queried, which would take as long as a statement.
    """
    waiting = select.poll()
    waiting.register(connection.fileno(), select.POLLIN)
    if waiting.poll(0):
        ConnectionPool.check_connection(connection)


def _close(pool: ConnectionPool | None) -> None:
    if pool is not None:
        with suppress(psycopg.Error):
            pool.close(timeout=0)


def _nobody(_: str) -> None:
    """Do nothing; the default of `on_doubt`."""
