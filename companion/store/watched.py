"""A blob store that remembers which of its blobs have changed, so that nobody has to look at all of them."""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager

from companion.store.blob_store import BlobStore


class WatchedBlobStore:
    """Another blob store, seen by one who wants to know what was written, moved or deleted through it.

    A name is noted before and after each change: who looks in between has to look again.

    Args:
        blob_store: Where the blobs are.
        is_watched: Whether anybody wants to know of a blob of that name.
        on_change: Called when a watched blob has changed, in any thread.
    """

    def __init__(
        self,
        blob_store: BlobStore,
        is_watched: Callable[[str], bool],
        on_change: Callable[[], None] = lambda: None,
    ) -> None:
        self.blob_store = blob_store
        self._is_watched = is_watched
        self._lock = threading.Lock()
        self._changed: set[str] = set()
        self._on_change = on_change

    @property
    def has_changed(self) -> bool:
        """Whether any watched blob may be another than it was."""
        return bool(self._changed)

    def note(self, names: Iterable[str]) -> None:
        """Have the watcher look at these blobs again."""
        with self._lock:
            self._changed.update(filter(self._is_watched, names))

    def take(self) -> str | None:
        """Take the name of a blob that may have changed off the notes; None without one."""
        with self._lock:
            return self._changed.pop() if self._changed else None

    def names(self, folder: str = "") -> tuple[str, ...]:
        """Return all names in that folder."""
        return self.blob_store.names(folder)

    def read(self, name: str) -> bytes | None:
        return self.blob_store.read(name)

    def read_from(self, name: str, start: int) -> bytes:
        """Return the end of the blob."""
        return self.blob_store.read_from(name, start)

    def previous(self, name: str) -> bytes | None:
        """Return the blob before its last write."""
        return self.blob_store.previous(name)

    def write(self, name: str, data: bytes) -> None:
        """Replace the blob."""
        with self._noted(name):
            self.blob_store.write(name, data)

    def append(self, name: str, data: bytes, at: int) -> None:
        """Append to the blob."""
        with self._noted(name):
            self.blob_store.append(name, data, at)

    def rename(self, old: str, new: str) -> None:
        """Move the blob."""
        with self._noted(old, new):
            self.blob_store.rename(old, new)

    def forget(self, name: str) -> None:
        """Remove the blob's previous copy."""
        self.blob_store.forget(name)

    def delete(self, name: str) -> None:
        """Remove the blob."""
        with self._noted(name):
            self.blob_store.delete(name)

    def stamp(self, name: str) -> str | None:
        """Return the blob's stamp."""
        return self.blob_store.stamp(name)

    @contextmanager
    def _noted(self, *names: str) -> Generator[None]:
        self.note(names)
        try:
            yield
        finally:
            self.note(names)
            self._on_change()
