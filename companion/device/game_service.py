"""The service: every game on this device, the open ones as tables, and the device's preferences.

It connects the store and the tables; screens and commands use nothing else.
"""

from __future__ import annotations

import logging
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from threading import RLock
from typing import TYPE_CHECKING, Any, Final

from companion.device.door import Home
from companion.later import Later
from companion.listeners import Listeners
from companion.store.errors import GameClosed, printable
from companion.store.seam import GameLibrary, Merged
from companion.table.roller import fair_roll

if TYPE_CHECKING:
    from companion.device import open_game as open_game_module
    from companion.device import verification
    from companion.device.open_game import OpenGame
    from companion.rules import reminders as written
    from companion.rules.kernel import Rejection, Roller
    from companion.rules.reminders import Reminder
    from companion.store.game_rows import GameRows
    from companion.store.stored_game import Document
    from companion.store.summaries import GameSummary
else:  # Imported on first use, see companion/later.py.
    open_game_module = Later("companion.device.open_game")
    verification = Later("companion.device.verification")
    written = Later("companion.rules.reminders")

log = logging.getLogger("companion.device.game_service")

NEWS: Final = ""
"""The id used instead of a game's id in news about preferences and about the store's reachability."""


class GameService(Home):
    """All games of one library.

    Args:
        library: The store of the games; closed with the service.
        roller: The source of chance.
        clock: A monotonic clock in seconds.
    """

    def __init__(
        self, library: GameLibrary, *, roller: Roller = fair_roll, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.library = library
        library.verify = _verify
        library.on_lost = self._lost
        self._roller = roller
        self._clock = clock
        self._open_games: dict[str, OpenGame] = {}
        self._visited: dict[str, float] = {}
        self._lock = RLock()
        self._opening = RLock()
        self._closed = False
        self._changes: Counter[str] = Counter()
        self._listeners = defaultdict[str, Listeners[[]]](
            lambda: Listeners(log, "somebody could not be told that a game was closed or brought back")
        )

    @property
    def reachable(self) -> bool:
        return self.library.reachable

    def show_in(self, show: Callable[[Callable[[], None]], object]) -> None:
        """Set the function that applies other processes' changes; here it is ignored, as there are none."""

    def open(self, game_id: str) -> OpenGame:
        if (open_game := self.opened(game_id)) is not None:
            return open_game
        with self._opening:  # Open games do not wait while another thread opens one.
            while (open_game := self.opened(game_id)) is None:
                if self._closed:  # Another process may use the games now.
                    raise GameClosed("store-closed", id=printable(game_id))
                self._seat(game_id)
            return open_game

    def _seat(self, game_id: str) -> None:
        """Read a game and keep it as an open game, unless it is deleted meanwhile."""
        file = self.library.open(game_id)
        try:
            open_game = self._opened(file)
            open_game.get_ready()
        except BaseException:
            self.library.release(game_id)
            raise
        with self._lock:
            if file.is_open:
                self._open_games[game_id] = open_game
                self._visited[game_id] = self._clock()

    def _opened(self, file: GameRows) -> OpenGame:
        """Make a table over a file."""
        return open_game_module.OpenGame(file, self._roller)

    def listed(self, game_id: str) -> GameSummary | None:
        return self.library.listed(game_id)

    def opened(self, game_id: str) -> OpenGame | None:
        with self._lock:
            open_game = self._open_games.get(game_id)
            if open_game is None:
                return None
            if not open_game.file.is_open:  # The file was closed, so this table accepts no more commands.
                self._forget(game_id)
                return None
            self._visited[game_id] = self._clock()
            return open_game

    def _forget(self, game_id: str) -> None:
        self._open_games.pop(game_id, None)
        self._visited.pop(game_id, None)

    @property
    def is_opening(self) -> bool:
        if self._opening.acquire(blocking=False):
            self._opening.release()
            return False
        return True

    @property
    def open_games(self) -> tuple[str, ...]:
        """The ids of the open games."""
        return tuple(self._open_games)

    def rest(self, idle: float) -> tuple[str, ...]:
        """Close the games that nobody watches and that were last requested `idle` seconds ago or earlier.

        Nothing is lost, since every entry is stored, and `open` reopens a closed game.

        Returns:
            The ids of the games that were closed.
        """
        if not self._opening.acquire(blocking=False):  # A game is being opened: try in the next call.
            return ()
        try:
            tired = self._tired(self._clock() - idle)
            for game_id in tired:
                self.library.release(game_id)
        finally:
            self._opening.release()
        for game_id in tired:
            self._changed(game_id)
        return tired

    def _tired(self, before: float) -> tuple[str, ...]:
        """Drop the games that nobody watches and nobody has requested since this time; return their ids."""
        with self._lock:
            tired = tuple(
                game_id
                for game_id, open_game in self._open_games.items()
                if not open_game.table.is_watched and self._visited[game_id] <= before
            )
            for game_id in tired:
                self._open_games[game_id].file.close()
                self._forget(game_id)
        return tired

    def begin(
        self,
        key: str,
        command: Any,
        id: str | None = None,
        before: Callable[[str], object] = lambda _: None,
        *,
        further: Sequence[Any] = (),
    ) -> OpenGame | Rejection:
        """Begin a new game; see `Home.begin`.

        Args:
            key: The game's key.
            command: The command that begins it.
            id: The command's id, for idempotent retries.
            before: Called with the new game's id before anything of it is stored; if it raises, nothing is
                stored.
            further: Later commands, stored with the start or not at all.
        """
        answer = open_game_module.begin(
            self.library, key, command, self._roller, self._opened, id, before, further
        )
        if not isinstance(answer, open_game_module.OpenGame):
            return answer
        with self._lock:
            self._open_games[answer.id] = answer
            self._visited[answer.id] = self._clock()
        return answer

    def delete(self, game_id: str) -> None:
        self.library.delete(game_id)
        self._gone(game_id)

    def discard(self, game_id: str) -> None:
        """Delete a game permanently with every copy, and notify its screens.

        Raises:
            StoreError: There is no such game, or it cannot be deleted.
        """
        self.library.discard(game_id)
        self._gone(game_id)

    def _gone(self, game_id: str) -> None:
        self.opened(game_id)  # A closed game is dropped from memory.
        self._changed(game_id)

    def reminders(self, game_id: str) -> tuple[Reminder, ...]:
        open_game = self.opened(game_id)
        listed = open_game.file.header if open_game is not None else self.library.listed(game_id)
        if listed is None:
            return ()
        # Earlier versions stored the reminders among the preferences.
        earlier = self.library.preferences.get(f"reminders.{game_id}")
        return written.reminders_in(listed.summary.get("reminders", earlier))

    def set_reminders(self, game_id: str, reminders: Sequence[Reminder]) -> None:
        open_game = self.open(game_id)
        self._annotate(open_game, {"reminders": [list(each) for each in reminders]})
        open_game.reminders = None
        open_game.table.tell()

    def _annotate(self, open_game: OpenGame, notes: Mapping[str, Any]) -> None:
        """Store values that the state does not have, such as reminders, in the header of a game."""
        open_game.file.annotate(notes)

    def _lost(self, game_id: str) -> None:
        """Drop a game whose file was replaced by another program; its screens reopen it."""
        self.opened(game_id)
        self._changed(game_id)

    def merge(self, document: Document) -> Merged:
        merged = self.library.merge(document)
        if merged.how == "longer":
            self._gone(merged.id)  # The game's screens reopen it.
        return merged

    def restore(self, game_id: str) -> None:
        self.library.restore(game_id)
        self._changed(game_id)

    def changes(self, game_id: str) -> int:
        return self._changes[game_id]

    def listen(self, game_id: str, listener: Callable[[], None]) -> Callable[[], None]:
        return self._listeners[game_id].add(listener)

    def _changed(self, game_id: str) -> None:
        self._changes[game_id] += 1
        if listeners := self._listeners.get(game_id):
            listeners.tell()

    def remembered(self, key: str, default: Any = None) -> Any:
        return self.library.preferences.get(key, default)

    def remember(self, key: str, value: object) -> None:
        self.library.preferences.set(key, value)

    def remember_all(self, values: Mapping[str, object]) -> None:
        self.library.preferences.set_all(values)

    def close(self) -> None:
        """Close every game and the library, after waiting for a game that another thread is opening."""
        with self._opening, self._lock:
            self._closed = True
            self._open_games.clear()
            self._visited.clear()
            self.library.close()


def _verify(document: Document) -> None:
    """Check a game by its rules, which are imported only when this is called."""
    verification.verify(document)
