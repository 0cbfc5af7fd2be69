"""What a list shows of each game, remembered so that listing does not read every journal."""

from __future__ import annotations

import zlib
from contextlib import suppress
from typing import Final

from pydantic import BaseModel, ConfigDict, Field, RootModel, ValidationError

from companion.store.blob_store import BlobStore
from companion.store.codec import bytes_of
from companion.store.errors import StoreError
from companion.store.stored_game import Header

INDEX: Final = "index.cache"


class GameSummary(Header):
    """A game in a list: its header and the length of its journal."""

    rows: int = Field(ge=0)
    """How many rows the journal has."""


def summary_of(header: Header, rows: int) -> GameSummary:
    """The summary of a game with that many rows."""
    return GameSummary(**header.__dict__, rows=rows)


class IndexEntry(BaseModel):
    """A summary and the stamp of the file that it was true of."""

    model_config = ConfigDict(frozen=True)

    stamp: str
    summary: GameSummary


class IndexEntries(RootModel[dict[str, IndexEntry]]):
    """The index as its blob holds it after a line with its checksum: entries by file name."""


class Index:
    """Summaries by file name, each good as long as the file's stamp is the same.

    It is kept in a blob of its own, which is worth nothing: when it is gone or bad, the files are read again.
    """

    def __init__(self, blob_store: BlobStore) -> None:
        self._blob_store = blob_store
        self._stored: dict[str, IndexEntry] = {}
        with suppress(StoreError, ValidationError):
            checksum, _, content = (blob_store.read(INDEX) or b"").partition(b"\n")
            if checksum == _checksum(content):
                self._stored = IndexEntries.model_validate_json(content).root
        self._entries = dict(self._stored)

    def get(self, name: str, stamp: str | None) -> GameSummary | None:
        """The summary of that file, if it is still good."""
        entry = self._entries.get(name)
        return entry.summary if entry is not None and entry.stamp == stamp else None

    def put(self, name: str, stamp: str | None, summary: GameSummary) -> None:
        """Remembers a summary."""
        if stamp is not None:
            self._entries[name] = IndexEntry(stamp=stamp, summary=summary)

    def keep_only(self, names: frozenset[str]) -> None:
        """Forgets all other files."""
        self._entries = {name: entry for name, entry in self._entries.items() if name in names}

    def save(self) -> None:
        """Stores what has changed; a failure is of no consequence."""
        if self._entries != self._stored:
            with suppress(StoreError):
                content = bytes_of(IndexEntries(self._entries).model_dump_json())
                self._blob_store.write(INDEX, _checksum(content) + b"\n" + content)
                self._stored = dict(self._entries)


def _checksum(content: bytes) -> bytes:
    """What tells an index from a damaged one that still parses: nobody would notice a wrong title."""
    return f"{zlib.crc32(content):08x}".encode()
