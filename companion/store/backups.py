"""Backup copies of games: a few per game; the oldest are replaced by the newest."""

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from companion.store.blob_store import BlobStore, previous_of
from companion.store.errors import StoreError

FOLDER: Final = "backups"
KEPT: Final = 5
"""Number of copies of one game."""


class Backups:
    """The blobs `backups/<id>.<n>.petri.jsonl`, newer ones with a higher n; `.json` is the old format."""

    def __init__(self, blob_store: BlobStore) -> None:
        self._blob_store = blob_store

    def keep(self, game: str, data: bytes) -> None:
        """Add `data` as the newest copy and delete surplus old ones; do nothing if the newest is equal."""
        names = self._names(game)
        if names and self._blob_store.read(names[-1]) == data:
            return
        self._blob_store.write(self._next(game, names), data)
        self._prune(game)

    def take(self, game: str, name: str) -> None:
        """Move the blob `name` to the copies. This needs no space, so it works on a full disk.

        The blob's previous copy is deleted first: otherwise the blob could later be restored from that copy.
        """
        self._blob_store.delete(previous_of(name))
        self._blob_store.rename(name, self._next(game, self._names(game)))
        with suppress(StoreError):
            self._prune(game)

    def newest_first(self, game: str) -> Iterator[bytes]:
        """Yield the content of the copies."""
        for name in reversed(self._names(game)):
            data = self._blob_store.read(name)
            if data is not None:
                yield data

    def has(self, game: str) -> bool:
        """Return whether there is a copy."""
        return bool(self._names(game))

    def forget(self, game: str) -> bool:
        """Delete every copy; return whether there was one."""
        names = self._names(game)
        for name in names:
            self._blob_store.delete(name)
        return bool(names)

    def _names(self, game: str) -> list[str]:
        """Return the names of the game's copies, oldest first."""
        pattern = re.compile(rf"{FOLDER}/{re.escape(game)}\.(\d{{1,9}})\.petri\.jsonl?")
        found = [
            (int(match[1]), match[0])
            for name in self._blob_store.names(FOLDER)
            if (match := pattern.fullmatch(name))
        ]
        return [name for _, name in sorted(found)]

    def _next(self, game: str, names: list[str]) -> str:
        newest = int(names[-1].split(".")[-3]) if names else 0
        return f"{FOLDER}/{game}.{newest + 1}.petri.jsonl"

    def _prune(self, game: str) -> None:
        for name in self._names(game)[:-KEPT]:
            self._blob_store.delete(name)
