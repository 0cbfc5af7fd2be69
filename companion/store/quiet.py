"""A timer that runs something once nothing has happened for a while."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable


class QuietTimer:
    """Calls `action` in a thread of its own once `happened` has not been called for `seconds`.

    A call costs next to nothing: at most one thread waits, and it looks at the clock again when it wakes.

    Args:
        action: Called when it is quiet; it must not raise.
        seconds: How long it must have been quiet.
    """

    def __init__(self, action: Callable[[], None], seconds: float) -> None:
        self._action = action
        self._seconds = seconds
        self._lock = threading.Lock()
        self._last = 0.0
        self._timer: threading.Timer | None = None
        self._stopped = False

    def happened(self) -> None:
        """Begin to wait anew."""
        self._last = time.monotonic()
        if self._timer is None:
            with self._lock:
                if self._timer is None and not self._stopped:
                    self._wait(self._seconds)

    def stop(self) -> None:
        """Call nothing any more; who is in the middle of it ends it."""
        with self._lock:
            self._stopped = True
            if self._timer is not None:
                self._timer.cancel()

    def _wait(self, seconds: float) -> None:
        self._timer = threading.Timer(seconds, self._woken)
        self._timer.daemon = True
        self._timer.start()

    def _woken(self) -> None:
        with self._lock:
            left = self._last + self._seconds - time.monotonic()
            if self._stopped:
                return
            if left > 0:
                self._wait(left)
                return
            self._timer = None
        self._action()
