"""A timer that runs something once nothing has happened for a while."""

import threading
from collections.abc import Callable


class QuietTimer:
    """Calls `action` in a thread of its own once `happened` has not been called for `seconds`.

    A call costs next to nothing: the thread checks for further calls only once in that time.

    Args:
        action: Called when it is quiet; it must not raise.
        seconds: How long it must have been quiet; it may be as long again before the thread looks.
    """

    def __init__(self, action: Callable[[], None], seconds: float) -> None:
        self._action = action
        self._seconds = seconds
        self._happened, self._stopped = threading.Event(), threading.Event()
        threading.Thread(target=self._wait, daemon=True).start()

    def happened(self) -> None:
        """Begin to wait anew."""
        self._happened.set()

    def stop(self) -> None:
        """Stop calling; a running call finishes."""
        self._stopped.set()
        self._happened.set()

    def _wait(self) -> None:
        while self._happened.wait() and not self._stopped.is_set():
            self._happened.clear()
            if not self._stopped.wait(self._seconds) and not self._happened.is_set():
                self._action()
