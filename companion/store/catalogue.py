"""The catalogue: a TinyDB database with preferences, and with summaries of games for lists.

The table of games has each game's summary, and the position up to which the game's file was read. The table
of preferences has settings, people and seating. The catalogue is written when the list is first made, when a
game is closed, after a while without changes, and when the app ends, but not at every tap. If it is lost or
damaged, the games are read from their files again; preferences come from its previous copy.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

from tinydb import TinyDB, where

from companion.later import Later
from companion.store.blob_store import BlobStore, free_name, previous_of
from companion.store.codec import decode
from companion.store.durable import DurableStorage, Tables, is_table, table, tables_in
from companion.store.errors import Problem, StorageError, StoreError
from companion.store.preferences import Preferences

if TYPE_CHECKING:
    from companion.store import summaries
    from companion.store.summaries import KnownGame
else:  # Imported on first use, see companion/later.py.
    summaries = Later("companion.store.summaries")

NAME: Final = "catalogue.json"
GAMES: Final = "games"
PREFERENCES: Final = "preferences"

OLD_PREFERENCES: Final = "preferences.json"
OLD_INDEX: Final = "index.cache"
"""The file in the old format that the catalogue has replaced."""


class Catalogue:
    """The database. Its preferences are thread-safe, but only one thread at a time may use its games.

    A damaged file is reported and quarantined; its previous copy, if there is one, is used instead.

    Args:
        blob_store: The store of the catalogue's file.
        report: Called with each fault found.
        now: The clock.
        read_only: Whether the blob store must not be changed.
    """

    def __init__(
        self,
        blob_store: BlobStore,
        report: Callable[[Problem], None],
        now: Callable[[], datetime],
        *,
        read_only: bool = False,
    ) -> None:
        self._blob_store = blob_store
        self._report = report
        self._now = now
        self._read_only = read_only
        tables: Tables = {}
        try:
            tables = self._load(NAME, _tables) or self._load(OLD_PREFERENCES, _old_tables) or {}
        except StorageError as error:
            report(error.problem)
        database = TinyDB(blob_store, NAME, tables=tables, storage=DurableStorage)
        self._lock = threading.RLock()
        self._games = table(database, GAMES)
        self._known: dict[str, KnownGame] | None = None
        self._stored: dict[str, KnownGame] = {}
        self.preferences = Preferences(table(database, PREFERENCES), self._lock)
        """Settings and remembered people, by key."""

    def get(self, game_id: str) -> KnownGame | None:
        """Return the known facts of a game, and the position up to which its file was read."""
        return self._all().get(game_id)

    def put(self, game_id: str, known: KnownGame) -> None:
        """Keep the facts of a game in memory until `save`."""
        self._all()[game_id] = known

    def keep_only(self, games: frozenset[str]) -> None:
        """Forget all games except these."""
        self._known = {game_id: known for game_id, known in self._all().items() if game_id in games}

    def save(self) -> None:
        """Store the changed games; if that fails, their files are read again later."""
        known = self._known
        if known is None or self._read_only or known == self._stored:
            return
        changed = [each for each in {*known, *self._stored} if known.get(each) != self._stored.get(each)]
        with self._lock, suppress(StoreError):
            if self._stored:
                self._games.remove(where("id").one_of(changed))
            self._games.insert_multiple(known[each].document() for each in changed if each in known)
            self._stored = dict(known)

    def _all(self) -> dict[str, KnownGame]:
        """Return the games by id, checked on first use."""
        if self._known is None:
            with self._lock:
                self._known = summaries.known_games(self._games.all())
            self._stored = dict(self._known)
        return self._known

    def _load(self, name: str, tables_in: Callable[[bytes], Tables]) -> Tables | None:
        """Return the tables of a file, or of its previous copy; None if both are bad.

        The files in the old format stay until the new file has been read successfully.
        """
        for is_previous, data in enumerate(map(self._blob_store.read, (name, previous_of(name)))):
            if data is None:
                continue
            with suppress(ValueError):
                tables = tables_in(data)
                if name == NAME and not is_previous and not self._read_only:
                    for old in (OLD_PREFERENCES, OLD_INDEX):
                        self._blob_store.delete(old)
                return tables
            if not is_previous and not self._read_only:
                quarantined = free_name(self._blob_store, PREFERENCES, "damaged", self._now())
                self._blob_store.rename(name, quarantined)
                self._report(Problem("store-preferences", {"quarantined": quarantined}))
        return None


def _tables(data: bytes) -> Tables:
    """Return the tables in the catalogue's file.

    An invalid table of games is left out; the games are then read from their files.

    Raises:
        ValueError: It is damaged, or its table of preferences is invalid.
    """
    found = tables_in(data)
    preferences = found.get(PREFERENCES, {})
    if not (is_table(preferences) and all({"key", "value"} <= each.keys() for each in preferences.values())):
        raise ValueError("no preferences")
    return {name: each for name, each in found.items() if is_table(each)}


def _old_tables(data: bytes) -> Tables:
    """Return the table of preferences from a file in the old format.

    Raises:
        ValueError: It is not such a file.
    """
    try:
        documents: dict[str, dict[str, Any]] = decode(data)[PREFERENCES]
        if all(int(number) > 0 and {"key", "value"} <= fields.keys() for number, fields in documents.items()):
            return {PREFERENCES: documents}
    except (TypeError, KeyError, AttributeError) as error:
        raise ValueError("no preferences") from error
    raise ValueError("no preferences")
