"""One game of the database that is open in this process."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from companion.store.address import shown_address
from companion.store.codec import bytes_of, chained, signed, text_of
from companion.store.document import header_fields
from companion.store.errors import Behind, GameClosed, StorageError, Unreachable
from companion.store.game_rows import GameRows
from companion.store.patience import PatientLock
from companion.store.postgres.database import Database
from companion.store.postgres.news import message
from companion.store.postgres.reading import Stand, read
from companion.store.stored_game import SEQ, Header, Row

BEGIN: Final = """
WITH game AS (
    INSERT INTO petri_games (header, rows, last, version, finished, id)
    VALUES (%s, %s, %s, %s, %s, %s) ON CONFLICT DO NOTHING RETURNING id
), added AS (
    INSERT INTO petri_journal (game, seq, row)
    SELECT game.id, entry.seq, entry.row FROM game, unnest(%s::integer[], %s::text[]) AS entry (seq, row)
)
SELECT pg_notify(%s, %s) FROM game
"""
"""Stores a new game with its first rows; returns nothing if the id is taken."""

APPEND: Final = """
WITH game AS (
    UPDATE petri_games
    SET header = %s, rows = %s, last = %s, version = %s, finished = %s, changed = now()
    WHERE id = %s AND version = %s AND last = %s AND deleted IS NULL RETURNING id
), added AS (
    INSERT INTO petri_journal (game, seq, row)
    SELECT game.id, entry.seq, entry.row FROM game, unnest(%s::integer[], %s::text[]) AS entry (seq, row)
)
SELECT pg_notify(%s, %s) FROM game
"""
"""Adds rows, changes the header and notifies all processes, in a one-statement transaction.

It returns nothing if the game differs from this process's copy. If two processes append concurrently, the
second waits for the first, and then finds a different version in the game's row. Even without this check, the
primary key of the journal would prevent two rows with the same number.
"""


class PostgresGame(GameRows):
    """One open game of the database; acknowledged changes are committed and flushed to the disk.

    Args:
        database: The game's database.
        process: This process's id, which its notifications carry.
        stand: The game's state as known to this process.
        on_change: Called with this game when its header or its rows have changed here.
    """

    def __init__(
        self, database: Database, process: str, stand: Stand, on_change: "Callable[[PostgresGame], None]"
    ) -> None:
        super().__init__(stand.header, stand.rows, PatientLock())
        self._database = database
        self._process = process
        self._last = stand.last
        self._version = stand.version
        self._may_be_stored = False
        """Whether this new game may be in the database although storing it was not acknowledged."""
        self._from_elsewhere = 0
        """The number of the last row that `catch_up` has fetched."""
        self._on_change = on_change

    def catch_up(self) -> tuple[Row, ...]:
        with self._lock:
            self._check_open()
            if not self._version and not self._may_be_stored:
                return ()
            stand = read(self._database, self.id, len(self._rows), self._last)
            if stand is None and not self._version:
                return ()
            if stand is None:
                self._open = False
                raise GameClosed("store-closed", id=self.id)
            if stand.version != self._version:
                self._take(stand)
            if stand.rows:
                self._from_elsewhere = len(self._rows)
            return stand.rows

    def _check_number(self, row: Mapping[str, object], seq: int) -> None:
        own = row.get(SEQ, seq)
        if isinstance(own, int) and 0 < own <= self._from_elsewhere:
            raise Behind("store-behind")  # The row was made before the last catch-up.
        super()._check_number(row, seq)

    def _store(self, header: Header, added: Sequence[dict[str, Any]]) -> None:
        last, texts = self._last, list[str]()
        for row in added:
            last = chained(row, last)
            texts.append(text(signed(row, last)))
        stand = Stand(header, tuple(added), last, self._version + 1)
        state = (
            *(text(header_fields(header, last)), len(self._rows) + len(added), last, stand.version),
            *(header.finished, header.id),
        )
        known = (self._version, self._last) if self._version else ()
        values = (*state, *known, [row[SEQ] for row in added], texts)
        told = message(self._process, "game", header.id, header.id)
        try:
            stored = self._database.change(APPEND if known else BEGIN, values, told)
        except Unreachable as error:
            self._may_be_stored |= error.unknown
            raise
        if not stored:
            self._refuse()
        self._take(stand)

    def _take(self, stand: Stand) -> None:
        self._rows += stand.rows
        self._header, self._last, self._version = stand.header, stand.last, stand.version
        self._on_change(self)

    def _refuse(self) -> None:
        """Raise the error that says why the game in the database differs from this copy.

        Raises:
            GameClosed: It was deleted; it is closed here from now on.
            StorageError: Another process has taken the id of this new game.
            Behind: It has newer rows.
        """
        if not self._version and not self._may_be_stored:
            raise StorageError(
                "store-database-failed", database=shown_address(self._database.address), reason="23505"
            )
        found = self._database.ask("SELECT 1 FROM petri_games WHERE id = %s AND deleted IS NULL", (self.id,))
        if not found:
            self._open = False
            raise GameClosed("store-closed", id=self.id)
        raise Behind("store-behind")


def text(fields: Mapping[str, Any]) -> str:
    """Return a row or a header as stored in its column."""
    return bytes_of(text_of(fields)).decode()
