"""All games of one database, which any number of processes may share."""

import logging
import secrets
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Final

import psycopg

from companion.listeners import Listeners
from companion.store.address import shown_address
from companion.store.document import export_text
from companion.store.errors import GameUnreadable, Problem
from companion.store.postgres.database import Database
from companion.store.postgres.deadlines import Deadlines
from companion.store.postgres.game import PostgresGame
from companion.store.postgres.listed import PostgresList
from companion.store.postgres.news import Listener, StoreNews
from companion.store.postgres.reading import Stand, read
from companion.store.postgres.values import PostgresValues
from companion.store.postgres.whole_games import WholeGames
from companion.store.seam import DatabaseUse
from companion.store.stored_game import Document, Header
from companion.store.stored_library import StoredLibrary, no_such, utc_now
from companion.store.summaries import GameSummary

log = logging.getLogger("companion.store")

SECONDS_OF_READING: Final = 30.0
"""Seconds allowed for reading everything that is needed when the database has come back."""


RIGHTS: Final = """
SELECT bool_and(has_table_privilege(found.name, 'SELECT') AND has_table_privilege(found.name, 'INSERT')
    AND has_table_privilege(found.name, 'UPDATE') AND has_table_privilege(found.name, 'DELETE'))
FROM unnest(ARRAY['petri_games', 'petri_journal', 'petri_preferences']) AS found (name)
"""

KEYS: Final = "SELECT key FROM petri_preferences WHERE right(key, %s) = %s"


class PostgresLibrary(StoredLibrary):
    """The games of one database, and the preferences.

    Args:
        address: The database's address.
        now: The clock.

    Raises:
        DatabaseUnusable: There is no database for games at this address.
        StoreError: The database failed.
    """

    def __init__(self, address: str, *, now: Callable[[], datetime] = utc_now) -> None:
        super().__init__(now)
        self._process = secrets.token_hex(8)
        self._open: dict[str, PostgresGame] = {}
        self._listeners = Listeners[[str]](
            log, "somebody could not be told what other processes have changed"
        )
        self._deadlines = Deadlines()
        self._database = Database(address, self._deadlines)
        self._whole = WholeGames(self._database, self._process)
        self._list = PostgresList(self._database, self._report)
        self._values = PostgresValues(self._database, self._process)
        self._listener = Listener(
            address,
            self._process,
            self._deadlines,
            on_news=self._heard,
            on_arrival=self._arrived,
            on_loss=self._lost,
        )
        self._database.on_doubt = self._listener.doubt
        try:
            self._deadlines.start()
            self._listener.start()
        except BaseException:
            self.close()
            raise

    @property
    def preferences(self) -> PostgresValues:
        return self._values

    @property
    def reachable(self) -> bool:
        return self._database.is_here

    @property
    def is_refusing(self) -> bool:
        return self._database.is_refusing

    @property
    def failures(self) -> Mapping[str, int]:
        return dict(self._database.failures)

    def database_use(self) -> DatabaseUse:
        return self._database.use()

    def purge(self, before: datetime) -> tuple[str, ...]:
        gone = self._whole.purge(before)
        for game_id in gone:
            self._forget_values_of(game_id)
        return gone

    @property
    def is_shared(self) -> bool:
        return True

    def follow(self, listener: Callable[[str], None]) -> Callable[[], None]:
        """Call `listener` with the changes of other processes; return a function that stops the calls."""
        return self._listeners.add(listener)

    def games(self) -> tuple[GameSummary, ...]:
        """Return all games, the newest first; while the database is unreachable, the last known ones.

        Never raises.
        """
        return self._list.games()

    def listed(self, game_id: str) -> GameSummary | None:
        return self._list.listed(game_id)

    def missing_right(self) -> Problem | None:
        """Return the problem if the database user lacks a privilege on the tables, else None.

        Raises:
            StoreError: The database is unreachable, or failed.
        """
        ((allowed,),) = self._database.ask(RIGHTS)
        if allowed:
            return None
        return Problem("store-database-denied", {"database": shown_address(self._database.address)})

    def release(self, game_id: str) -> None:
        with self._lock:
            if (game := self._open.pop(game_id, None)) is not None:
                game.close()

    def close(self) -> None:
        with self._lock:
            self._closed = True
            for game in self._open.values():
                game.close()
            self._open.clear()
            self._values.close()
        self._listener.close()
        self._database.leave()
        self._deadlines.close()

    def _arrived(self, connection: psycopg.Connection) -> None:
        """Reload what may have changed while the listener was not connected."""
        with self._deadlines.within(SECONDS_OF_READING, connection):
            self._values.read_all(connection)
        self._list.note()
        self._database.arrive()
        self._listeners.tell("")

    def _lost(self) -> None:
        self._database.leave()
        self._listeners.tell("")

    def _heard(self, connection: psycopg.Connection, news: tuple[StoreNews, ...]) -> None:
        """Apply the changes of other processes, and notify the listeners."""
        self._list.note(each.name for each in news if each.kind == "game")
        keys = [each.name for each in news if each.kind == "value"]
        if keys:
            with self._deadlines.within(SECONDS_OF_READING, connection):
                self._values.read_again(connection, keys)
        for about in dict.fromkeys(each.about for each in news):
            if about is not None:
                self._listeners.tell(about)

    def _gone(self, game_id: str, was_there: bool) -> bool:
        if was_there:
            self.release(game_id)
            self._list.note([game_id])
        return was_there

    def is_known(self, game_id: str) -> bool:
        return not self._is_free(game_id)

    def _keys_of(self, game_id: str) -> Iterable[str]:
        end = f".{game_id}"
        return [key for (key,) in self._database.ask(KEYS, (len(end), end), "value")]

    def _is_free(self, game_id: str) -> bool:
        return game_id not in self._open and not self._whole.is_taken(game_id)

    def _begin(self, header: Header) -> PostgresGame:
        return self._keep_open(Stand(header, (), 0, 0))

    def _opened(self, game_id: str) -> PostgresGame:
        return self._begun(game_id) or self._keep_open(self._read(game_id))  # Readers take no lock.

    def _load(self, game_id: str) -> Document:
        stand = self._read(game_id)
        return Document(stand.header, stand.rows)

    def _add(self, document: Document) -> bool:
        """Add a game; if an identical game is here but deleted, restore it."""
        is_here = self._whole.add(document) or self._has(document)
        if is_here:
            self._list.note([document.header.id])
        return is_here

    def _remove(self, game_id: str) -> bool:
        return self._gone(game_id, self._whole.delete(game_id))

    def _erase(self, game_id: str) -> bool:
        return self._gone(game_id, self._whole.discard(game_id))

    def _bring_back(self, game_id: str) -> bool:
        if not self._whole.restore(game_id):
            self._read(game_id)
        self._list.note([game_id])
        return True

    def _begun(self, game_id: str) -> PostgresGame | None:
        """Return the game if it is open here and stored."""
        game = self._open.get(game_id)
        return game if game is not None and game.is_open and len(game) else None

    def _keep_open(self, stand: Stand) -> PostgresGame:
        game = PostgresGame(self._database, self._process, stand, self._changed)
        with self._lock:
            self._check_open(game.id)
            if (begun := self._begun(game.id)) is not None:  # Another thread has opened the game meanwhile.
                return begun
            self._open[game.id] = game
            return game

    def _changed(self, game: PostgresGame) -> None:
        self._list.put(game.header, len(game))

    def _read(self, game_id: str) -> Stand:
        stand = read(self._database, game_id)
        if stand is None:
            raise no_such(game_id)
        return stand

    def _has(self, document: Document) -> bool:
        """Return whether the game here with the same id is identical to `document`; if it is, undelete it."""
        game_id = document.header.id
        try:
            stand = read(self._database, game_id, deleted=True)
        except GameUnreadable:
            return False
        if stand is None or export_text(Document(stand.header, stand.rows)) != export_text(document):
            return False
        self._whole.restore(game_id)
        return True
