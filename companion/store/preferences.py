"""Settings, and the people who played before: a small document store beside the games."""

from __future__ import annotations

import copy
from contextlib import AbstractContextManager
from typing import Any, Final

from tinydb import where

from companion.store.codec import decode, encode
from companion.store.durable import TinyTable
from companion.store.errors import GameClosed, Unstorable

TABLE: Final = "preferences"


class Preferences:
    """JSON values by key, each durably stored when `set` returns.

    Args:
        values: The table that they are kept in.
        lock: Whoever changes the database holds it.
    """

    def __init__(self, values: TinyTable, lock: AbstractContextManager[Any]) -> None:
        self._table = values
        self._lock = lock
        self._open = True

    def get(self, key: str, default: Any = None) -> Any:
        """Return the value that was last set, as a copy; `default` where there is none."""
        with self._lock:
            found = self._table.get(where("key") == key)
        return copy.deepcopy(found["value"]) if found is not None else default

    def keys(self) -> tuple[str, ...]:
        """Return the keys of all values."""
        with self._lock:
            return tuple(sorted(str(found["key"]) for found in self._table.all()))

    def set(self, key: str, value: object) -> None:
        """Store a JSON value under that key.

        Raises:
            Unstorable: JSON cannot hold it.
            GameClosed: The library that these are of has been closed.
            StorageError: The blob store failed; the old value stays.
        """
        kept = kept_as(value)
        with self._lock:
            if not self._open:
                raise GameClosed("store-closed", id="")
            self._table.upsert({"key": key, "value": kept}, where("key") == key)

    def replace(self, key: str, expected: object, value: object, *, about: str | None = "") -> bool:
        """Store a JSON value if the current one is `expected` (compare and set); raises what `set` does.

        Nothing at all counts as None, and None takes the key away. Nobody else is told `about` it: no other
        process has the file. Returns whether it was stored.
        """
        kept = kept_as(value)
        with self._lock:
            if self.get(key) != kept_as(expected):
                return False
            if kept is not None:
                self.set(key, kept)
            elif self._open:
                self._table.remove(where("key") == key)
            else:
                raise GameClosed("store-closed", id="")
        return True

    def close(self) -> None:
        """Accept nothing more; what was set can still be read."""
        with self._lock:
            self._open = False


def kept_as(value: object) -> Any:
    """Return a JSON value as reading it back will give it.

    Raises:
        Unstorable: JSON cannot hold it.
    """
    try:
        return decode(encode(value))
    except ValueError as error:
        raise Unstorable("store-unstorable") from error
