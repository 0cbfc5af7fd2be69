"""The list of games, kept up to date by rereading the games that may have changed."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from companion.later import Later
from companion.store.errors import GameUnreadable, NoSuchGame, Problem, StorageError, StoreError, printable
from companion.store.repository import GameRepository, file_of

if TYPE_CHECKING:
    from companion.store import summaries
    from companion.store.catalogue import Catalogue
    from companion.store.game_file import GameFile
    from companion.store.stored_game import Header
    from companion.store.summaries import GameSummary
else:  # Imported on first use, see companion/later.py.
    summaries = Later("companion.store.summaries")

log = logging.getLogger("companion.store")


class GameList:
    """The list of games. Callers must serialise access, except to `note`, `listed` and read-only methods.

    Args:
        repository: Reads the games.
        catalogue: The cached summaries.
        opened: The open games by id; closed ones are removed.
        report: Called with each fault found.
        found: The faults found so far.
    """

    def __init__(
        self,
        repository: GameRepository,
        catalogue: Catalogue,
        opened: dict[str, GameFile],
        report: Callable[[Problem], None],
        found: Sequence[Problem],
    ) -> None:
        self._repository = repository
        self._opened = opened
        self._report = report
        self._found = found
        self._catalogue = catalogue
        self._stale: set[str] = set()
        self._summaries: dict[str, GameSummary] = {}
        self._unreadable: dict[str, str | None] = {}
        self.now: tuple[GameSummary, ...] | None = None
        """The games as of the last check, the newest first; None before the first check."""

    @property
    def is_stale(self) -> bool:
        """Whether any game may have changed since the last check."""
        return bool(self._stale)

    def note(self, game_id: str) -> None:
        """Mark a game to be reread."""
        self._stale.add(game_id)

    def listed(self, game_id: str) -> GameSummary | None:
        """Return the game's summary as of the last check; None if it is not listed."""
        return self._summaries.get(game_id)

    def look(self) -> tuple[GameSummary, ...]:
        """Return the games after rereading those that may have changed; the first call reads all games."""
        is_first = self.now is None
        if is_first:
            try:
                self._stale.update(found := self._repository.games())
            except StoreError as error:
                self._report(error.problem)
                return ()
            if found:
                self._catalogue.keep_only(found)
        again: set[str] = set()
        try:
            while self._stale:
                again.add(game_id := self._stale.pop())
                if self._look_at(game_id):
                    again.remove(game_id)
        finally:
            self._stale |= again
        self.now = summaries.newest_first(self._summaries.values()) if self._summaries else ()
        if is_first:
            self._catalogue.save()
        return self.now

    def know(self, file: GameFile) -> None:
        """Cache the summary of an open or just closed game, and the length of its file.

        Nothing is cached about a file that another program has replaced.
        """
        with suppress(StoreError), file.held:
            stamp = self._repository.stamp(file.id)
            if len(file) and not file.is_replaced:
                self._know(file.id, stamp, file.header, len(file), file.end, file.last)

    def _look_at(self, game_id: str) -> bool:
        """Put a game's current summary into the list, or remove the game; return False if storage failed."""
        summary, has_answered = None, True
        try:
            summary = self._summary(game_id)
        except StorageError as error:
            self._report(error.problem)
            has_answered = False  # The game may become readable later.
        except Exception:
            # A bug in reading one file must not hide the other games.
            log.exception("%s cannot be looked at", game_id)
        if summary is not None and summary.rows:
            self._summaries[game_id] = summary
        else:
            self._summaries.pop(game_id, None)
        return has_answered

    def _summary(self, game_id: str) -> GameSummary | None:
        """Return the summary of a game; None if the game cannot be read.

        Raises:
            StorageError: The blob store failed.
        """
        if (file := self._opened.get(game_id)) is not None:
            if not file.is_open:
                with suppress(StoreError):  # If the rows cannot be kept elsewhere, the game stays in memory.
                    file.rescue()
                    self.know(self._opened.pop(game_id))
            if game_id in self._opened:
                return summaries.summary_of(file.header, len(file))
        stamp = None
        try:
            stamp = self._repository.stamp(game_id)
            known = self._catalogue.get(game_id)
            if known is not None and known.stamp == stamp:
                return known.summary
            if stamp is not None and self._unreadable.get(game_id) == stamp:
                return None
            reached = self._repository.continued(known) if known is not None else None
            if reached is None:
                document = self._repository.load(game_id)
                reached = (document.header, len(document.rows), document.end, document.last)
                stamp = self._repository.stamp(game_id)
                if known is not None and reached[1] < known.summary.rows and not self._is_told(game_id):
                    self._report(Problem("store-shorter", {"file": printable(file_of(game_id))}))
            return self._know(game_id, stamp, *reached)
        except NoSuchGame:
            return None
        except GameUnreadable as error:
            self._report(error.problem)
            self._unreadable[game_id] = stamp
            return None

    def _is_told(self, game_id: str) -> bool:
        """Return whether players have been told why a game has lost rows."""
        return any(problem.params.get("file") == printable(file_of(game_id)) for problem in self._found)

    def _know(
        self, game_id: str, stamp: str | None, header: Header, rows: int, end: int, last: int
    ) -> GameSummary:
        """Cache a game's summary in the catalogue; return it."""
        summary = summaries.summary_of(header, rows)
        if stamp is not None:
            self._catalogue.put(game_id, summaries.KnownGame(stamp, end, last, summary))
        return summary
