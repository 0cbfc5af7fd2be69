"""A timer that runs an action once nothing has happened for a while."""

import threading
from collections.abc import Callable


class QuietTimer:
    """Calls `action` in a thread of its own once `happened` has not been called for `seconds`.

    A call of `happened` costs almost nothing: the thread checks for calls only once in `seconds`.

    Args:
        action: Called after the quiet time; it must not raise.
        seconds: The quiet time; the call of `action` may come after up to twice this time.
    """

    def __init__(self, action: Callable[[], None], seconds: float) -> None:
        self._action = action
        self._seconds = seconds
        self._happened, self._stopped = threading.Event(), threading.Event()
        threading.Thread(target=self._wait, daemon=True).start()

    def happened(self) -> None:
        """Restart the wait."""
        self._happened.set()

    def stop(self) -> None:
        """Stop the timer; a running call of `action` finishes."""
        self._stopped.set()
        self._happened.set()

    def _wait(self) -> None:
        while self._happened.wait() and not self._stopped.is_set():
            self._happened.clear()
            if not self._stopped.wait(self._seconds) and not self._happened.is_set():
                self._action()
