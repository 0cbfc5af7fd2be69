"""Settings and earlier players: JSON values by key in a table of the catalogue."""

import copy
from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import Any

from tinydb import where

from companion.store.codec import remembered
from companion.store.durable import TinyTable
from companion.store.errors import GameClosed


class Preferences:
    """The stored values of a library of files, see `seam.RememberedValues`.

    Args:
        values: Their table.
        lock: Held while the database is changed.
    """

    def __init__(self, values: TinyTable, lock: AbstractContextManager[Any]) -> None:
        self._table = values
        self._lock = lock
        self._open = True

    def get(self, key: str, default: Any = None) -> Any:
        with self._lock:
            found = self._table.get(where("key") == key)
        return copy.deepcopy(found["value"]) if found is not None else default

    def keys(self) -> tuple[str, ...]:
        with self._lock:
            return tuple(sorted(str(found["key"]) for found in self._table.all()))

    def set(self, key: str, value: object) -> None:
        kept = remembered(value)
        with self._lock:
            self._check_open()
            self._table.upsert({"key": key, "value": kept}, where("key") == key)

    def set_all(self, values: Mapping[str, object]) -> None:
        kept = {key: remembered(value) for key, value in values.items()}
        with self._lock:
            self._check_open()
            new = [
                {"key": key, "value": None} for key in kept if not self._table.contains(where("key") == key)
            ]
            if new:  # None as a value means that the key has no value.
                self._table.insert_multiple(new)
            self._table.update_multiple(
                [({"value": value}, where("key") == key) for key, value in kept.items()]
            )

    def replace(self, key: str, expected: object, value: object, *, about: str | None = "") -> bool:
        kept = remembered(value)
        with self._lock:
            if self.get(key) != remembered(expected):
                return False
            if kept is not None:
                self.set(key, kept)
            else:
                self._check_open()
                self._table.remove(where("key") == key)
        return True

    def close(self) -> None:
        """Accept no more values; stored ones can still be read."""
        with self._lock:
            self._open = False

    def _check_open(self) -> None:
        if not self._open:
            raise GameClosed("store-closed", id="")
