"""Settings, remembered people and the party's values, shared by all processes of a database."""

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

import psycopg

from companion.store.codec import decode, encode
from companion.store.errors import GameClosed, Unreachable, Unstorable
from companion.store.patience import PatientLock
from companion.store.postgres.database import Database
from companion.store.postgres.news import CHANNEL, message

LONGEST_KEY: Final = 1000
"""Maximum characters of a key: the news about it must fit into the channel."""

LONGEST_VALUE: Final = 16_000_000
"""Maximum bytes of a value's JSON."""

SET: Final = """
WITH stored AS (
    INSERT INTO petri_preferences (key, value) VALUES (%s, %s)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
)
SELECT pg_notify(%s, %s)
"""
SET_ALL: Final = """
WITH stored AS (
    INSERT INTO petri_preferences (key, value) SELECT * FROM unnest(%s::text[], %s::text[])
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
)
SELECT pg_notify(%s, each) FROM unnest(%s::text[]) AS each UNION ALL SELECT pg_notify(%s, %s)
"""
INSERT: Final = """
WITH stored AS (
    INSERT INTO petri_preferences (key, value) VALUES (%s, %s)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE petri_preferences.value = 'null'
    RETURNING key
)
SELECT pg_notify(%s, %s) FROM stored
"""
UPDATE: Final = """
WITH stored AS (
    UPDATE petri_preferences SET value = %s WHERE key = %s AND value = %s RETURNING key
)
SELECT pg_notify(%s, %s) FROM stored
"""
DELETE: Final = """
WITH gone AS (
    DELETE FROM petri_preferences WHERE key = %s AND value = %s RETURNING key
)
SELECT pg_notify(%s, %s) FROM gone
"""
ONE: Final = "SELECT value FROM petri_preferences WHERE key = %s"
SOME: Final = "SELECT key, value FROM petri_preferences WHERE key = ANY(%s)"
ALL: Final = "SELECT key, value FROM petri_preferences"


class PostgresValues:
    """JSON values by key. All of them are cached in memory, so that nobody waits to read one.

    They are reread on news from other processes. Writing and rereading exclude each other, so that an older
    value never replaces a newer one.

    Args:
        database: The database of the values.
        process: This process's id, which its notifications carry.
    """

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process
        self._changing = PatientLock()
        self._texts: dict[str, str] = {}
        self._open = True

    def get(self, key: str, default: Any = None) -> Any:
        """Return a copy of the current value, or of the last known one while the database is unreachable."""
        text = self._texts.get(key)
        return default if text is None else json.loads(text)

    def keys(self) -> tuple[str, ...]:
        """Return the keys of all values."""
        return tuple(sorted(self._texts))

    def set(self, key: str, value: object) -> None:
        """Store a value unconditionally.

        Raises:
            Unstorable: JSON cannot hold it.
            GameClosed: The library of these values has been closed.
            Unreachable: The database is unreachable; if `unknown` is true, the value may have been stored.
            StorageError: The database failed; the old value stays.
        """
        text = _text(value)
        with self._changing:
            self._check(key)
            self._database.change(SET, (key, text), self._news(key, ""))
            self._texts[key] = text

    def set_all(self, values: Mapping[str, object]) -> None:
        texts = {key: _text(value) for key, value in values.items()}
        with self._changing:
            for key in texts:
                self._check(key)
            *others, last = (self._news(key, "") for key in texts)
            try:
                self._database.change(SET_ALL, (list(texts), [*texts.values()], CHANNEL, others), last)
            except Unreachable as error:
                if error.unknown:
                    for news in others:
                        self._database.on_doubt(news)
                raise
            self._texts |= texts

    def replace(self, key: str, expected: object, value: object, *, about: str | None = "") -> bool:
        """Store a value if the current one is `expected` (compare and set); raises the errors of `set`.

        Args:
            key: The key.
            expected: The current value; None for a missing one.
            value: The new value; None deletes the key.
            about: The argument for other processes' listeners; None to notify nobody.

        Returns:
            Whether it was stored; if not, `get` now returns the current value.
        """
        before = None if expected is None else _text(expected)
        after = None if value is None else _text(value)
        with self._changing:
            self._check(key)
            if self._replaced(key, before, after, self._news(key, about)):  # No change, no news.
                self._keep(key, after)
                return True
            found = self._database.ask(ONE, (key,), "value")
            self._keep(key, found[0][0] if found else None)
            return False

    def read_all(self, connection: psycopg.Connection) -> None:
        """Reload everything."""
        with self._changing:
            self._texts = dict(connection.execute(ALL).fetchall())

    def read_again(self, connection: psycopg.Connection, keys: Iterable[str]) -> None:
        """Reload these values."""
        wanted = list(keys)
        with self._changing:
            found: dict[str, str] = dict(connection.execute(SOME, (wanted,)).fetchall())
            for key in wanted:
                self._keep(key, found.get(key))

    def close(self) -> None:
        """Accept no more values; stored ones can still be read."""
        self._open = False

    def _replaced(self, key: str, before: str | None, after: str | None, told: str) -> bool:
        match before, after:
            case None, None:
                return self._database.ask(ONE, (key,), "value") in ([], [("null",)])
            case _ if before == after:
                return self._database.ask(ONE, (key,), "value") == [(before,)]
            case None, str():
                return bool(self._database.change(INSERT, (key, after), told))
            case str(), None:
                return bool(self._database.change(DELETE, (key, before), told))
            case _:
                return bool(self._database.change(UPDATE, (after, key, before), told))

    def _keep(self, key: str, text: str | None) -> None:
        if text is None:
            self._texts.pop(key, None)
        else:
            self._texts[key] = text

    def _news(self, key: str, about: str | None) -> str:
        return message(self._process, "value", key, about)

    def _check(self, key: str) -> None:
        if not self._open:
            raise GameClosed("store-closed", id="")
        if len(key) > LONGEST_KEY or "\0" in key:
            raise Unstorable("store-unstorable")


def _text(value: object) -> str:
    """Return the canonical text of a value, the same for all equal values.

    Raises:
        Unstorable: JSON cannot hold it.
    """
    try:
        plain = decode(encode(value))
    except ValueError as error:
        raise Unstorable("store-unstorable") from error
    text = json.dumps(plain, separators=(",", ":"), sort_keys=True)
    if len(text) > LONGEST_VALUE:
        raise Unstorable("store-unstorable")
    return text
