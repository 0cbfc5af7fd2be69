"""All games of one data folder, or of one browser."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Collection, Sequence
from contextlib import nullcontext, suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from companion.later import Later
from companion.store.backups import Backups
from companion.store.blob_store import BlobStore, DiskBlobStore, free_name
from companion.store.catalogue import Catalogue
from companion.store.errors import Problem, StorageReplaced, StoreError, printable
from companion.store.game_list import GameList
from companion.store.preferences import Preferences
from companion.store.quiet import QuietTimer
from companion.store.repository import GameRepository, file_of
from companion.store.stored_library import StoredLibrary, no_such, utc_now

if TYPE_CHECKING:
    from companion.store import document as documents
    from companion.store import game_file as game_files
    from companion.store import stored_game as stored_games
    from companion.store.game_file import GameFile
    from companion.store.stored_game import Document, Header
    from companion.store.summaries import GameSummary
else:  # Imported on first use, see companion/later.py.
    documents = Later("companion.store.document")
    stored_games = Later("companion.store.stored_game")
    game_files = Later("companion.store.game_file")

log = logging.getLogger("companion.store")

REPLACED: Final = re.compile(r"(?P<game>[\w-]+)\.replaced-\d{8}-\d{6}(-\d+)?\.json")
"""Matches the names of copies of replaced games."""

TOLD: Final = "store.replaced-told"
"""Key of a stored list: the names of the copies that have been reported to players."""


class Library(StoredLibrary):
    """The games on a blob store, one file each, with backups, and the preferences.

    Thread-safe. It must be the only writer of the blob store: the list reads every file once, and later only
    the files that this library has written. An unreadable game never prevents listing or opening others.

    Args:
        blob_store: The store of everything.
        now: The clock.
        on_close: Called once when the library is closed.
        read_only: Whether the blob store must not change; games can be listed, read and exported.
        quiet_seconds: Seconds without a change until the catalogue is updated; None if there are no
            threads.
    """

    def __init__(
        self,
        blob_store: BlobStore,
        *,
        now: Callable[[], datetime] = utc_now,
        on_close: Callable[[], None] | None = None,
        read_only: bool = False,
        quiet_seconds: float | None = None,
    ) -> None:
        super().__init__(now)
        self._blob_store = blob_store
        self._timer = QuietTimer(self.settle, quiet_seconds) if quiet_seconds is not None else None
        self._on_close = on_close
        self._backups = Backups(blob_store)
        self._read_only = read_only
        self._repository = GameRepository(
            blob_store, self._backups, self._report, now, verify=self._verified, read_only=read_only
        )
        self._moved = read_only
        self._open: dict[str, GameFile] = {}
        self._told: set[str] = set()
        self._catalogue = Catalogue(blob_store, self._report, now, read_only=read_only)
        self._list = GameList(self._repository, self._catalogue, self._open, self._report, self._found)

    @property
    def preferences(self) -> Preferences:
        return self._catalogue.preferences

    @property
    def folder(self) -> Path | None:
        return self._blob_store.folder if isinstance(self._blob_store, DiskBlobStore) else None

    def games(self) -> tuple[GameSummary, ...]:
        """Return all games.

        The result may be slightly stale while another thread is busy with a long game.
        """
        games = self._list.now
        if self._closed:
            return games or ()
        if games is None:
            with self._lock:
                self._move_in()
                self._find_replaced()
                return self._list.look()
        if self._list.is_stale and self._lock.acquire(blocking=False):
            try:
                return self._list.look()
            finally:
                self._lock.release()
        return games

    def listed(self, game_id: str) -> GameSummary | None:
        self.games()
        return self._list.listed(game_id)

    def problems(self) -> tuple[Problem, ...]:
        if self._list.now is None:
            self.games()
        found = tuple(self._found)
        self._note_told(found)
        return found

    def _find_replaced(self) -> None:
        """Report the copies of replaced games that `problems` has not returned in this or an earlier run."""
        try:
            names = self._blob_store.names()
        except StoreError:
            return  # The list of games reports the fault.
        copies = {name: copied for name in names if (copied := REPLACED.fullmatch(name))}
        told = _texts(self.preferences.get(TOLD)) if copies else ()
        for name in sorted(copies.keys() - told):
            self._report_replaced(copies[name]["game"], name)

    def _report_replaced(self, game_id: str, copy: str) -> None:
        self._report(
            Problem("store-replaced-kept", {"file": printable(file_of(game_id)), "quarantined": copy})
        )

    def _note_told(self, problems: Sequence[Problem]) -> None:
        """Store which copies of replaced games have been reported; if that fails, they are reported again."""
        copies = {str(each.params["quarantined"]) for each in problems if each.code == "store-replaced-kept"}
        if not copies <= self._told and not self._read_only:
            self._told |= copies
            with suppress(StoreError):
                told = self._told.union(_texts(self.preferences.get(TOLD)))
                self.preferences.set(TOLD, sorted(told.intersection(self._blob_store.names())))

    def release(self, game_id: str) -> None:
        """Close the game if it is open, and back it up if it has grown.

        The game stays open if another program has replaced its file and the rows cannot be stored elsewhere.
        """
        with self._lock:
            if (file := self._open.get(game_id)) is None:
                return
            try:
                is_replaced = file.rescue()
            except StoreError as error:
                self._report(error.problem)
                return
            del self._open[game_id]
            file.close()
            self._list.know(file)
            self._catalogue.save()
            if file.has_grown and not is_replaced:
                self._back_up(game_id)

    def settle(self) -> None:
        """Update the catalogue, so that few lines must be read when the app starts again. Never raises."""
        with self._lock:
            if not self._closed:
                for file in self._open.values():
                    self._list.know(file)
                self._catalogue.save()

    def close(self) -> None:
        """Close all games and release the blob store for another writer; the list remains readable."""
        if self._timer is not None:
            self._timer.stop()
        with self._lock:
            self._closed = True  # Callbacks about a replaced file must not open the game again.
            for file in tuple(self._open.values()):
                try:
                    file.rescue()
                except StoreError as error:
                    self._report(error.problem)
                file.close()
                self._list.know(file)
            self._catalogue.save()
            self._open.clear()
            self.preferences.close()
            on_close, self._on_close = self._on_close, None
        if on_close is not None:
            on_close()

    def _check_open(self, game_id: str = "") -> None:
        super()._check_open(game_id)
        with self._lock:
            self._move_in()

    def _move_in(self) -> None:
        """Migrate the files in the old format once, at the first request for a game."""
        if not self._moved:
            self._moved = True
            self._repository.move_in()

    def _changed(self, game_id: str) -> None:
        """Mark the game as changed, and schedule an update of the catalogue."""
        self._list.note(game_id)
        if self._timer is not None:
            self._timer.happened()

    def _relist(self, game_id: str) -> None:
        """Update the list after a change, also for readers that do not wait for the lock."""
        self._changed(game_id)
        if self._list.now is not None:
            self._list.look()

    def is_known(self, game_id: str) -> bool:
        with self._lock:
            return not self._is_free(game_id) or self._backups.has(game_id)

    def _is_free(self, game_id: str) -> bool:
        return game_id not in self._open and not self._repository.knows(game_id)

    def _begin(self, header: Header) -> GameFile:
        return self._keep_open(stored_games.Document(header, ()))

    def _opened(self, game_id: str) -> GameFile:
        """Open the game; its file is first backed up if it has changed since the last backup."""
        with self._lock:
            if (file := self._begun(game_id)) is not None:
                return file
            if (closed := self._open.get(game_id)) is not None:
                closed.rescue()
            document = self._loaded(game_id)
            if not self._read_only and not document.end:
                document = self._repository.upgrade(document)
            elif not self._read_only:
                self._back_up(game_id)
            return self._keep_open(document)

    def _load(self, game_id: str) -> Document:
        with self._lock:
            file = self._begun(game_id)
            return file.document() if file is not None else self._loaded(game_id)

    def _add(self, document: Document) -> bool:
        with self._lock:
            if not self._is_free(document.header.id):
                return self._has(document)
            self._repository.write(document)
            self._relist(document.header.id)
            return True

    def _remove(self, game_id: str) -> bool:
        """Move the game's file to the backups, which removes the game atomically.

        Every listed game can be deleted, whatever its file contains; if a bad file has a good copy, the copy
        is moved instead.

        Raises:
            StorageReplaced: Another program has replaced the file of the open game, which is not touched.
        """
        with self._lock:
            file = self._open_file(game_id)
            if (opened := self._open.get(game_id)) is not None and opened.rescue() and file is not None:
                raise StorageReplaced("store-replaced", file=printable(file_of(game_id)))
            with file.held if file is not None else nullcontext():
                found = self._repository.make_whole(
                    game_id, file.document() if file is not None and len(file) else None
                )
                if (stored := self._repository.stored_as(game_id)) is not None:
                    self._backups.take(game_id, stored)
                    found = True
                self.release(game_id)
            if found:
                self._relist(game_id)
            return found

    def _erase(self, game_id: str) -> bool:
        """Delete the copies first and the game's file last: the game exists until its file is gone."""
        with self._lock:
            file = self._open_file(game_id)
            with file.held if file is not None else nullcontext():
                was_here = self._backups.forget(game_id)
                was_here = self._repository.erase(game_id) or was_here
            if (file := self._open.pop(game_id, None)) is not None:
                file.close()
            if was_here:
                self._relist(game_id)
            return was_here

    def _bring_back(self, game_id: str) -> bool:
        with self._lock:
            if self._repository.stored_as(game_id) is not None:
                return True
            document = self._repository.good_backup(game_id)
            if document is None:
                return False
            self._repository.write(document)
            self._relist(game_id)
            return True

    def _open_file(self, game_id: str) -> GameFile | None:
        """Return the game if it is open."""
        file = self._open.get(game_id)
        return file if file is not None and file.is_open else None

    def _begun(self, game_id: str) -> GameFile | None:
        """Return the game if it is open and stored."""
        file = self._open_file(game_id)
        return file if file is not None and len(file) else None

    def _keep_open(self, document: Document) -> GameFile:
        with self._lock:
            name = file_of(document.header.id)
            file = game_files.GameFile(self._blob_store, name, document, self._changed, self._replaced)
            self._open[file.id] = file
            return file

    def _replaced(self, file: GameFile) -> None:
        """Save and close a game whose file another program has replaced.

        The rows go into a new file under another name. The id now means the game in the other program's file.

        Raises:
            StorageError: The rows could not be saved; the game stays open.
        """
        name = free_name(self._blob_store, file.id, "replaced", self._now())
        self._blob_store.write(name, documents.export_text(file.document()).encode())
        self._report_replaced(file.id, name)
        file.close()
        self._changed(file.id)
        if self.on_lost is not None:
            self.on_lost(file.id)

    def _loaded(self, game_id: str) -> Document:
        try:
            document = self._repository.load(game_id)
        finally:
            self._list.note(game_id)  # `load` may have replaced a bad file by a copy.
        if not document.rows:
            raise no_such(game_id)
        return document

    def _back_up(self, game_id: str) -> None:
        """Make a backup, ignoring failures: playing on without a backup is better than not playing."""
        try:
            if (data := self._blob_store.read(file_of(game_id))) is not None:
                self._backups.keep(game_id, data)
        except StoreError as error:
            self._report(error.problem)

    def _has(self, document: Document) -> bool:
        """Return whether the game here with the same id is identical to `document`."""
        try:
            return self.export(document.header.id) == documents.export_text(document)
        except StoreError:
            return False


def _texts(value: object) -> Collection[str]:
    """Return the texts in a stored list; nothing for any other value."""
    return (
        {each for each in cast("list[object]", value) if isinstance(each, str)}
        if isinstance(value, list)
        else ()
    )
