"""Settings, and the people who played before: a small document store beside the games."""

from __future__ import annotations

import copy
import threading
from collections.abc import Callable
from datetime import datetime
from typing import Any, Final, cast

from tinydb import TinyDB, where

from companion.store.aside import free_name
from companion.store.codec import decode, encode
from companion.store.durable import DurableStorage, Tables, table
from companion.store.errors import Problem, StorageError, Unstorable
from companion.store.medium import Medium

NAME: Final = "preferences.json"
TABLE: Final = "preferences"


class Preferences:
    """JSON values by key, each durably stored when `set` returns.

    A damaged file is set aside and its previous copy used, or else none; that is told to `report`.
    """

    def __init__(
        self, medium: Medium, report: Callable[[Problem], None], now: Callable[[], datetime]
    ) -> None:
        self._lock = threading.RLock()
        tables: Tables = {}
        try:
            tables = _load(medium, report, now)
        except StorageError as error:
            report(error.problem)
        self._table = table(TinyDB(medium, NAME, tables=tables, storage=DurableStorage), TABLE)

    def get(self, key: str, default: Any = None) -> Any:
        """The value that was last set, as a copy; `default` where there is none."""
        with self._lock:
            found = self._table.get(where("key") == key)
        return copy.deepcopy(found["value"]) if found is not None else default

    def set(self, key: str, value: object) -> None:
        """Stores a JSON value under that key.

        Raises:
            Unstorable: JSON cannot hold it.
            StorageError: The medium failed; the old value stays.
        """
        try:
            kept = decode(encode(value))
        except ValueError as error:
            raise Unstorable("store-unstorable") from error
        with self._lock:
            self._table.upsert({"key": key, "value": kept}, where("key") == key)


def _load(medium: Medium, report: Callable[[Problem], None], now: Callable[[], datetime]) -> Tables:
    data, previous = medium.read(NAME), medium.previous(NAME)
    if data is not None:
        if (tables := _tables(data)) is not None:
            return tables
        aside = free_name(medium, TABLE, "damaged", now())
        medium.rename(NAME, aside)
        report(Problem("store-preferences", {"aside": aside}))
    return (_tables(previous) if previous is not None else None) or {}


def _tables(data: bytes) -> Tables | None:
    """The tables, when they are preferences."""
    try:
        tables = decode(data)
        documents = list(tables[TABLE].items())
        sound = all(int(number) > 0 and {"key", "value"} <= document.keys() for number, document in documents)
    except (ValueError, TypeError, KeyError, AttributeError):
        return None
    return cast("Tables", tables) if sound else None
