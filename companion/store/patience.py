"""Time limits on waiting for a store, since a blocked event loop blocks everybody it serves."""

import asyncio
import threading
from types import TracebackType
from typing import Final

from companion.store.errors import Unreachable

SECONDS_IN_A_LOOP: Final = 1.0
"""Maximum seconds that a thread with an event loop waits for something."""


PATIENCE: Final = 3.0
"""Maximum seconds that any other thread waits to learn whether something was stored."""


def patience() -> float:
    """Return the seconds that a caller waits to learn whether something was stored."""
    return SECONDS_IN_A_LOOP if in_a_loop() else PATIENCE


def in_a_loop() -> bool:
    """Return whether this thread runs an event loop, which must not block."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


class PatientLock:
    """A re-entrant lock with a time limit.

    Raises:
        Unreachable: A thread with an event loop did not get the lock in time, since its holder waits for the
            store.
    """

    def __init__(self) -> None:
        self._lock = threading.RLock()

    def __enter__(self) -> None:
        if not self._lock.acquire(timeout=SECONDS_IN_A_LOOP if in_a_loop() else -1):
            raise Unreachable("store-database-slow")

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._lock.release()
