"""Following a store that other processes write to as well: their news is looked at in a thread of its own."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Final

from companion.store.errors import Unreachable
from companion.store.seam import GameLibrary

AGAIN: Final = 0.25
"""Seconds after which news is looked at again that could not be while the store was away."""

log = logging.getLogger("companion.club.following")


class Following:
    """Looks at the news of a library, each piece once however often it came meanwhile, until it is closed.

    Args:
        library: What is followed.
        look: Called in the thread with each piece of news; again a while later where it raises `Unreachable`.
    """

    def __init__(self, library: GameLibrary, look: Callable[[str], None]) -> None:
        self._look = look
        self._news: dict[str, None] = {}
        self._changed = threading.Condition()
        self._closed = False
        self._stop = library.follow(self.hear)
        self._thread = threading.Thread(target=self._run, name="petri-following", daemon=True)
        self._thread.start()

    def hear(self, news: str) -> None:
        """Have this looked at, soon."""
        with self._changed:
            self._news[news] = None
            self._changed.notify()

    def close(self) -> None:
        """Look at nothing more; what is being looked at is waited for, unless this is called from there."""
        self._stop()
        with self._changed:
            self._closed = True
            self._changed.notify()
        if self._thread is not threading.current_thread():
            self._thread.join()

    def _run(self) -> None:
        later: dict[str, None] = {}
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._news or self._closed, AGAIN if later else None)
                if self._closed:
                    return
                news, self._news = {**later, **self._news}, {}
            later = {each: None for each in news if not self._looked(each)}
            if later:
                with self._changed:
                    self._changed.wait_for(lambda: self._closed, AGAIN)

    def _looked(self, news: str) -> bool:
        try:
            self._look(news)
        except Unreachable:
            return False
        except Exception:
            log.exception("news of another process could not be looked at")
        return True
