"""The list of games, kept by a look at the files that may have changed."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from companion.later import Later
from companion.store.errors import GameUnreadable, NoSuchGame, Problem, StorageError, StoreError, printable
from companion.store.listing import Listing
from companion.store.repository import SUFFIX, GameRepository, file_of
from companion.store.watched import WatchedBlobStore

if TYPE_CHECKING:
    from companion.store import summaries
    from companion.store.catalogue import Catalogue
    from companion.store.game_file import GameFile
    from companion.store.stored_game import Header
    from companion.store.summaries import GameSummary
else:
    summaries = Later("companion.store.summaries")

log = logging.getLogger("companion.store")


class GameList:
    """The list of games. Not thread-safe: callers let in one thread at a time.

    Args:
        blob_store: Where the files are; it knows which of them may have changed.
        repository: Reads them.
        catalogue: Knows what they showed the last time.
        opened: The games that somebody has open, by id; those that were closed leave it.
        report: Told what is come upon.
        found: What it has been told so far.
    """

    def __init__(
        self,
        blob_store: WatchedBlobStore,
        repository: GameRepository,
        catalogue: Catalogue,
        opened: dict[str, GameFile],
        report: Callable[[Problem], None],
        found: Sequence[Problem],
    ) -> None:
        self._blob_store = blob_store
        self._repository = repository
        self._opened = opened
        self._report = report
        self._found = found
        self._catalogue = catalogue
        self._unreadable: dict[str, str | None] = {}
        self.now: Listing | None = None
        """The list after the last look; None before the first. Any thread may read it."""

    def look(self) -> Listing:
        """Return the list, after a look at the files that may have changed; at all of them the first time."""
        names: tuple[str, ...] = ()
        if self.now is None:
            try:
                names = self._repository.files()
            except StoreError as error:
                self._report(error.problem)
                return Listing({})
            self._blob_store.note(names)
        self.now = (self.now or Listing({})).updated(self._look_at_changed())
        if names:
            self._catalogue.keep_only(frozenset(names))
            self._catalogue.save()
        return self.now

    def know(self, file: GameFile) -> None:
        """Remember the summary of a game that is or was open, and up to where that is its file."""
        if not len(file):
            return
        name = file_of(file.id)
        with suppress(StoreError), file.held():
            self._know(name, self._blob_store.stamp(name), file.header, len(file), file.end, file.last)

    def save(self) -> None:
        """Save the known games for the next start, where there are any."""
        if self._opened or (self.now is not None and self.now.games):
            self._catalogue.save()

    def _look_at_changed(self) -> dict[str, GameSummary | None]:
        """Return the summaries of the files that may have changed, None for those not to be listed."""
        found: dict[str, GameSummary | None] = {}
        silent: set[str] = set()
        try:
            while (name := self._blob_store.take()) is not None:
                found[name] = None
                try:
                    summary = self._summary(name)
                except StorageError as error:
                    self._report(error.problem)
                    silent.add(name)
                except Exception:
                    # A fault of this app's in one file is not to hide the other games.
                    log.exception("%s cannot be looked at", name)
                else:
                    found[name] = summary if summary is not None and summary.rows else None
        except BaseException:
            self._blob_store.note(found)
            raise
        finally:
            self._blob_store.note(silent)  # the blob store may answer the next time
        return found

    def _summary(self, name: str) -> GameSummary | None:
        """Return the summary of the game in that file, None when it has none to show.

        Raises:
            StorageError: The blob store failed.
        """
        if (file := self._opened.get(name.removesuffix(SUFFIX))) is not None:
            if file.is_open:
                return summaries.summary_of(file.header, len(file))
            self.know(self._opened.pop(file.id))
        stamp = None
        try:
            stamp = self._blob_store.stamp(name)
            known = self._catalogue.get(name)
            if known is not None and known.stamp == stamp:
                return known.summary
            if stamp is not None and self._unreadable.get(name) == stamp:
                return None
            reached = self._repository.continued(known) if known is not None else None
            if reached is None:
                document = self._repository.load(name)
                reached = (document.header, len(document.rows), document.end, document.last)
                stamp = self._blob_store.stamp(name)
                if known is not None and reached[1] < known.summary.rows and not self._is_told(name):
                    self._report(Problem("store-shorter", {"file": printable(name)}))
            return self._know(name, stamp, *reached)
        except NoSuchGame:
            return None
        except GameUnreadable as error:
            self._report(error.problem)
            self._unreadable[name] = stamp
            return None

    def _is_told(self, name: str) -> bool:
        """Return whether players have been told why a game is shorter than it was."""
        return any(problem.params.get("file") == printable(name) for problem in self._found)

    def _know(
        self, name: str, stamp: str | None, header: Header, rows: int, end: int, last: int
    ) -> GameSummary:
        """Have the catalogue remember a game; return its summary."""
        summary = summaries.summary_of(header, rows)
        if stamp is not None:
            self._catalogue.put(summaries.KnownGame(name, stamp, end, last, summary))
        return summary
