"""Notifications of other processes, on one connection that also shows whether the database is reachable."""

import json
import logging
import selectors
import socket
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any, Final, Literal, NamedTuple, TypeAlias, cast

import psycopg

from companion.store.address import shown_address
from companion.store.errors import DatabaseUnusable, StoreError
from companion.store.postgres.connecting import (
    LOCK_TIMEOUT,
    SECONDS_OF_A_STATEMENT,
    connect,
    first_connection,
)
from companion.store.postgres.deadlines import Deadlines
from companion.store.postgres.faults import statement_errors
from companion.store.postgres.schema import check_version

log = logging.getLogger("companion.store")

CHANNEL: Final = "petri"

SECONDS_OF_SILENCE: Final = 5.0
"""Seconds without data from the database after which the connection is probed."""

SECONDS_OF_A_SIGN: Final = 2.0
"""Seconds to wait for the answer to a probe; without an answer, the database counts as unreachable."""

MOST_IN_DOUBT: Final = 1000
"""Maximum number of remembered changes with unknown outcome; beyond it, the oldest is forgotten."""

SECONDS_BETWEEN_TRIES: Final = 0.25

Kind: TypeAlias = Literal["game", "value"]
"""The kind of thing that was changed: a game, named by its id, or a remembered value, named by its key."""


class StoreNews(NamedTuple):
    """A change by another process, or one of our own with an unknown outcome."""

    kind: Kind
    name: str
    about: str | None
    """The argument for listeners; if None, they are not called."""


_numbers: Final = count(1)


def message(process: str, kind: Kind, name: str, about: str | None) -> str:
    """Return the message about one change for the channel; no two messages are equal."""
    return json.dumps([f"{process}-{next(_numbers)}", kind, name, about])


class Listener:
    """Listens for news in a thread of its own, and reconnects after a loss.

    All callbacks run in that thread; errors that they raise are caught.

    Args:
        address: The database's address.
        process: This process's id. Its own news is skipped, unless the outcome of the change is in doubt.
        deadlines: Cuts connections that stay unanswered.
        on_news: Called with the connection and a batch of news.
        on_arrival: Called with the connection once it listens, so that a read from now on misses nothing.
        on_loss: Called when the database becomes unreachable.
    """

    def __init__(
        self,
        address: str,
        process: str,
        deadlines: Deadlines,
        *,
        on_news: Callable[[psycopg.Connection, tuple[StoreNews, ...]], None],
        on_arrival: Callable[[psycopg.Connection], None],
        on_loss: Callable[[], None],
    ) -> None:
        self._address = address
        self._process = process
        self._deadlines = deadlines
        self._on_news = on_news
        self._on_arrival = on_arrival
        self._on_loss = on_loss
        self._closed = False
        self._aside: deque[bytes] = deque()
        """Payloads that arrived during a query, collected by a callback of psycopg's."""

        self._lock = threading.Lock()
        self._in_doubt: dict[bytes, None] = {}
        self._doubted: deque[bytes] = deque()
        """Changes to look up immediately, although they may not have been stored yet."""

        self._bell, self._ear = socket.socketpair()
        self._ear.setblocking(False)
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Make the first connection, and start listening.

        Raises:
            DatabaseUnusable: There is no database for games, or a pooler swallows notifications.
            StoreError: The connection was lost immediately.
        """
        first = self._arrive(first_connection(self._address))
        try:
            with self._deadlines.within(SECONDS_OF_A_STATEMENT, first), statement_errors(self._address):
                self._try_hearing(first)
        except BaseException:
            first.close()
            raise
        self._thread = threading.Thread(target=self._run, args=(first,), name="petri-news", daemon=True)
        self._thread.start()

    def doubt(self, news: str = "") -> None:
        """Check now whether the database is still reachable.

        Args:
            news: The message of a change of this process that may have been stored, or may be stored
                later. It is passed on now, and again when it arrives.
        """
        if payload := news.encode():
            with self._lock:
                self._in_doubt[payload] = None
                if len(self._in_doubt) > MOST_IN_DOUBT:
                    del self._in_doubt[next(iter(self._in_doubt))]
            self._doubted.append(payload)
        with suppress(OSError):
            self._bell.send(b"?")

    def close(self) -> None:
        """Stop listening."""
        self._closed = True
        self.doubt()
        if self._thread is None:
            self._ear.close()
        elif self._thread is not threading.current_thread():
            self._thread.join(SECONDS_OF_A_STATEMENT)
        self._bell.close()

    def _arrive(self, connection: psycopg.Connection) -> psycopg.Connection:
        connection.add_notify_handler(lambda notify: self._aside.append(notify.payload.encode()))
        try:
            with self._deadlines.within(SECONDS_OF_A_STATEMENT, connection):
                check_version(connection, self._address)
                with statement_errors(self._address):
                    connection.execute(f"LISTEN {CHANNEL}".encode())
            with statement_errors(self._address):
                self._on_arrival(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _try_hearing(self, connection: psycopg.Connection) -> None:
        """Send a notification through another connection, and wait until this one receives it.

        Raises:
            DatabaseUnusable: A pooler in between swallows LISTEN or the settings of our connections.
        """
        note = json.dumps([f"{self._process}-0"])
        with first_connection(self._address) as other:
            other.execute("SELECT pg_notify(%s, %s)", (CHANNEL, note))
        until = time.monotonic() + SECONDS_OF_A_SIGN
        with selectors.DefaultSelector() as selector:
            selector.register(connection.fileno(), selectors.EVENT_READ)
            while note.encode() not in self._aside:
                if (left := until - time.monotonic()) <= 0:
                    raise DatabaseUnusable("store-database-deaf", database=shown_address(self._address))
                selector.select(left)
                connection.pgconn.consume_input()
                while (notify := connection.pgconn.notifies()) is not None:
                    self._aside.append(notify.extra)
        if connection.execute("SELECT current_setting('lock_timeout')").fetchone() != (LOCK_TIMEOUT,):
            raise DatabaseUnusable("store-database-settings", database=shown_address(self._address))

    def _run(self, first: psycopg.Connection) -> None:
        connection: psycopg.Connection | None = first
        while not self._closed:
            if connection is None:
                connection = self._try_again()
                continue
            try:
                self._listen(connection)
            except (psycopg.Error, OSError, StoreError):
                connection.close()
                connection = None
                if not self._closed:
                    log.warning("the database is away")
                    self._on_loss()
        if connection is not None:
            connection.close()
        self._ear.close()

    def _try_again(self) -> psycopg.Connection | None:
        try:
            connection = self._arrive(connect(self._address))
        except (psycopg.Error, OSError, StoreError) as error:
            log.debug("the database is still away: %s", type(error).__name__)
            time.sleep(SECONDS_BETWEEN_TRIES)
            return None
        log.warning("the database is back")
        return connection

    def _listen(self, connection: psycopg.Connection) -> None:
        """Pass on news, until the listener is closed.

        Raises:
            psycopg.Error: The connection is lost.
        """
        with selectors.DefaultSelector() as selector:
            selector.register(connection.fileno(), selectors.EVENT_READ)
            selector.register(self._ear, selectors.EVENT_READ)
            while not self._closed:
                while news := self._heard(connection):
                    self._on_news(connection, news)
                ready = selector.select(SECONDS_OF_SILENCE)
                with suppress(BlockingIOError):
                    self._ear.recv(4096)
                if self._closed:
                    return
                with self._deadlines.within(SECONDS_OF_A_SIGN, connection):
                    if not any(key.fd == connection.fileno() for key, _ in ready):
                        connection.execute("SELECT 1")
                    else:
                        connection.pgconn.consume_input()

    def _heard(self, connection: psycopg.Connection) -> tuple[StoreNews, ...]:
        """Return the pending news."""
        told: list[bytes] = []
        while self._aside:
            told.append(self._aside.popleft())
        while (notify := connection.pgconn.notifies()) is not None:
            told.append(notify.extra)
        with self._lock:
            others = [payload for payload in told if self._is_wanted(payload)]
        while self._doubted:
            others.append(self._doubted.popleft())
        return tuple(dict.fromkeys(news for payload in others if (news := parsed(payload)) is not None))

    def _is_wanted(self, payload: bytes) -> bool:
        """Return whether to apply a message: another process's, or ours about a change in doubt.

        Our change is no longer in doubt from then on.
        """
        if payload.startswith(f'["{self._process}-'.encode()):
            return self._in_doubt.pop(payload, payload) is None
        return True


def parsed(payload: bytes) -> StoreNews | None:
    """Parse the news in a message; None if Petri did not send it."""
    with suppress(ValueError):
        parts: Any = json.loads(payload)
        match parts:
            case [str(), "game" | "value" as kind, str(name), str() | None as about]:
                return StoreNews(cast("Kind", kind), name, about)
            case _:
                pass
    return None
