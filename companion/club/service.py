"""The games of a store shared with other processes, and the thread that follows their news."""

import logging
import math
import secrets
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from companion.club.counting import CountedGame
from companion.club.table import MOST_EMPTY, ClubTable
from companion.device.game_service import NEWS, GameService
from companion.device.open_game import OpenGame
from companion.rules.kernel import Rejection
from companion.store.errors import Behind, StoreError, Unreachable
from companion.store.game_rows import GameRows
from companion.store.seam import GameLibrary
from companion.table.journal import JournalError, Step

AGAIN: Final = 0.25
"""Seconds between two attempts to handle a piece of news while the store is unreachable."""

log = logging.getLogger("companion.club")


class Following:
    """A thread that handles the news of a library until `close` is called; repeated news is handled once.

    Args:
        library: The library to follow.
        look: Called in the thread with each piece of news; retried later if it raises `Unreachable`.
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
        """Queue a piece of news for the thread."""
        with self._changed:
            self._news[news] = None
            self._changed.notify()

    def close(self) -> None:
        """Stop, and wait for the running lookup unless called from within it."""
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


class ClubGame(CountedGame):
    """An open game that other processes may also have open."""

    table_class = ClubTable
    table: ClubTable[Any]

    others_stepped = -math.inf
    """The monotonic time at which another process's undo or redo was last shown."""

    def fetch(self) -> bool:
        """Ask the store for rows of other processes; see `ClubTable.fetch`."""
        return self.table.fetch()

    def take_in(self) -> None:
        """Show the fetched rows of other processes.

        Raises:
            JournalError: The rows are no longer a journal of this game.
        """
        before = self.table.version
        self.table.take_in()
        if self.table.version != before and isinstance(self.table.latest, Step):
            self.others_stepped = time.monotonic()


class ClubService(GameService):
    """All games of a library that several processes share. A thread fetches other processes' changes.

    The changes take effect in the drawing thread, see `show_in`.

    Args:
        library: Their store; closed with the service.
    """

    def __init__(self, library: GameLibrary) -> None:
        super().__init__(library)
        self._hearers: list[Callable[[str], None]] = []
        self._show: Callable[[Callable[[], None]], object] = lambda act: act()
        self._following = Following(library, self._look)

    def show_in(self, show: Callable[[Callable[[], None]], object]) -> None:
        """Set the function that applies other processes' changes.

        It must call its argument in the drawing thread.
        """
        self._show = show

    def hear(self, hearer: Callable[[str], None]) -> None:
        """Call `hearer` with all news of other processes, in a thread of its own.

        `hearer` may query the store, and is called again later if it raises `Unreachable`.
        """
        self._hearers.append(hearer)

    def show(self, act: Callable[[], None]) -> None:
        """Apply a change in the drawing thread."""
        try:
            self._show(act)
        except RuntimeError:  # The drawing thread's event loop is closed.
            log.debug("nobody draws any more", exc_info=True)

    def begin(
        self,
        key: str,
        command: Any,
        id: str | None = None,
        before: Callable[[str], object] = lambda _: None,
        *,
        further: Sequence[Any] = (),
    ) -> OpenGame | Rejection:
        """Begin a new game; the command's id finds its row again if the store's answer is lost."""
        return super().begin(key, command, id or secrets.token_urlsafe(9), before, further=further)

    def close(self) -> None:
        """Close every game and the library, and stop following news."""
        self._following.close()
        super().close()

    def _annotate(self, open_game: OpenGame, notes: Mapping[str, Any]) -> None:
        for left in reversed(range(MOST_EMPTY)):
            try:
                return super()._annotate(open_game, notes)
            except Behind:
                if not left:
                    raise
                cast("ClubGame", open_game).fetch()
        return None

    def _opened(self, file: GameRows) -> OpenGame:
        return ClubGame(file, self._roller)

    def _seat(self, game_id: str) -> None:
        super()._seat(game_id)
        # News that arrived while the game was being read was not applied to it, so look again.
        self._following.hear(game_id)

    def _look(self, news: str) -> None:
        """Handle news of other processes: fetch the new rows of one game, or of all open games."""
        if not news:
            self.show(lambda: self._changed(NEWS))
        open_games = dict(self._open_games)
        for game_id in (news,) if news else open_games:
            self._fetch(game_id, cast("ClubGame | None", open_games.get(game_id)))
        for hearer in tuple(self._hearers):
            hearer(news)

    def _fetch(self, game_id: str, open_game: ClubGame | None) -> None:
        if open_game is None:
            if self._listeners.get(game_id):  # The game may have been deleted earlier and restored now.
                self.show(lambda: self._changed(game_id))
            return
        try:
            if open_game.fetch():
                self.show(lambda: self._take_in(game_id, open_game))
        except Unreachable:
            raise
        except StoreError:  # The game is deleted or damaged: its screens reopen it and report the error.
            self.show(lambda: self._lose(game_id, open_game))

    def _take_in(self, game_id: str, open_game: ClubGame) -> None:
        try:
            open_game.take_in()
        except Unreachable:  # Another thread holds the table and is waiting for the store: retry later.
            self._following.hear(game_id)
        except JournalError:
            log.exception("another process has stored what makes no sense here")
            self._lose(game_id, open_game)

    def _lose(self, game_id: str, open_game: OpenGame) -> None:
        """Close a table that can no longer be used, and make its screens reopen it."""
        with self._lock:
            if self._open_games.get(game_id) is open_game:
                self._forget(game_id)
        self.library.release(game_id)
        self._changed(game_id)
