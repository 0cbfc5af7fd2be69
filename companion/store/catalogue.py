"""The catalogue: one TinyDB database of what lists show of games, and of everything else that is remembered.

It has a table of games, which says of each up to where in its file it is known, and a table of preferences:
settings, people, who sits where. A tap does not write it: it follows when the list is first made, when a game
rests and at the end. When it is gone or bad, the games are read from their files again; preferences come from
its previous copy.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

from tinydb import TinyDB, where

from companion.later import Later
from companion.store.blob_store import BlobStore
from companion.store.codec import decode
from companion.store.durable import DurableStorage, Tables, table, tables_in
from companion.store.errors import Problem, StorageError, StoreError
from companion.store.preferences import TABLE as PREFERENCES
from companion.store.preferences import Preferences
from companion.store.quarantine import free_name

if TYPE_CHECKING:
    from companion.store import summaries
    from companion.store.summaries import KnownGame
else:
    summaries = Later("companion.store.summaries")

NAME: Final = "catalogue.json"
GAMES: Final = "games"

OLD_PREFERENCES: Final = "preferences.json"
OLD_INDEX: Final = "index.cache"


class Catalogue:
    """The database; any thread may use its preferences, and one at a time its games.

    A damaged file is put in quarantine and its previous copy used, or else none; that is told to `report`.

    Args:
        blob_store: Where it lives.
        report: Told what is come upon.
        now: The clock.
        read_only: Whether the blob store is to stay as it is.
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
            tables = self._load()
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
        """Return the known facts of a game, and up to where its file was read."""
        return self._all().get(game_id)

    def put(self, game_id: str, known: KnownGame) -> None:
        """Remember a game until `save`."""
        self._all()[game_id] = known

    def keep_only(self, games: frozenset[str]) -> None:
        """Forget all other games."""
        self._known = {game_id: known for game_id, known in self._all().items() if game_id in games}

    def save(self) -> None:
        """Store the changed games; where that fails, their files are read again some time."""
        known = self._all()
        if self._read_only or known == self._stored:
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

    def _load(self) -> Tables:
        """Return the tables of the file, of its previous copy, or of the older files before it."""
        data, previous = self._blob_store.read(NAME), self._blob_store.previous(NAME)
        if data is None and previous is None:
            return self._of_the_form_before()
        found = _sound(data)
        if found is None and data is not None and not self._read_only:
            self._set_aside(NAME)
        elif found is not None and not self._read_only:
            for name in (OLD_PREFERENCES, OLD_INDEX):  # the first good start after they were read
                self._blob_store.delete(name)
        return found or _sound(previous) or {}

    def _of_the_form_before(self) -> Tables:
        for copy in (self._blob_store.read(OLD_PREFERENCES), self._blob_store.previous(OLD_PREFERENCES)):
            if copy is None:
                continue
            with suppress(ValueError):
                if _are_sound(tables := decode(copy)):
                    return {PREFERENCES: tables[PREFERENCES]}
            if not self._read_only and self._blob_store.stamp(OLD_PREFERENCES) is not None:
                self._set_aside(OLD_PREFERENCES)
        return {}

    def _set_aside(self, name: str) -> None:
        quarantined = free_name(self._blob_store, PREFERENCES, "damaged", self._now())
        self._blob_store.rename(name, quarantined)
        self._report(Problem("store-preferences", {"quarantined": quarantined}))


def _sound(data: bytes | None) -> Tables | None:
    """Return the tables in the bytes of the file; None where this version has not written them."""
    try:
        tables = tables_in(data or b"")
    except ValueError:
        return None
    return tables if _are_sound({PREFERENCES: {}, **tables}) else None


def _are_sound(tables: Any) -> bool:
    """Return whether the documents of the preferences are preferences."""
    try:
        documents: Iterable[tuple[Any, Any]] = tables[PREFERENCES].items()
        return all(int(number) > 0 and {"key", "value"} <= document.keys() for number, document in documents)
    except (ValueError, TypeError, KeyError, AttributeError):
        return False
