"""Timeouts for a stalled server, which keeps its connections but does not answer."""

import socket
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from typing import Final

import psycopg

SECONDS_BETWEEN_LOOKS: Final = 0.2


class Deadlines:
    """Closes, from a thread of its own, the sockets of connections that have waited too long."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._until: dict[psycopg.Connection, float] = {}
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._look, name="petri-deadlines", daemon=True)

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    @contextmanager
    def within(self, seconds: float, connection: psycopg.Connection) -> Generator[None]:
        """Close the connection's socket if the body of this context takes longer than that."""
        with self._lock:
            self._until[connection] = time.monotonic() + seconds
        try:
            yield
        finally:
            with self._lock:
                self._until.pop(connection, None)

    def close(self) -> None:
        """Stop the thread."""
        self._closed.set()

    def _look(self) -> None:
        while not self._closed.wait(SECONDS_BETWEEN_LOOKS):
            with self._lock:  # `within` cannot end while this lock is held, so no later use is cut off.
                now = time.monotonic()
                for connection, until in self._until.items():
                    if until < now:
                        _cut(connection)


def _cut(connection: psycopg.Connection) -> None:
    with suppress(OSError, psycopg.Error):
        wire = socket.socket(fileno=connection.fileno())
        try:
            wire.shutdown(socket.SHUT_RDWR)
        finally:
            wire.detach()  # The driver closes the socket itself.
