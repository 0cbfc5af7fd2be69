"""Summaries of games for lists, and the catalogue's knowledge of them, so that a list reads no journals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from pydantic import Field

from companion.store.stored_game import Header


class GameSummary(Header):
    """A game in a list: its header and the length of its journal."""

    rows: int = Field(ge=0)
    """Number of rows in the journal."""


def summary_of(header: Header, rows: int) -> GameSummary:
    """Return the summary of a game with that many rows."""
    return GameSummary(**header.__dict__, rows=rows)


class KnownGame(NamedTuple):
    """The catalogue's entry of a game, and the part of its file that was read for it."""

    file: str
    """The name of the file."""
    stamp: str
    """The file's stamp at that time, see `BlobStore.stamp`."""
    end: int
    """Bytes that were read."""
    last: int
    """The checksum of the last line that is known."""
    summary: GameSummary
    """The game's summary."""

    def document(self) -> dict[str, Any]:
        """Return the game as one document of the catalogue."""
        place = {"file": self.file, "stamp": self.stamp, "end": self.end, "last": self.last}
        return {**self.summary.model_dump(mode="json"), **place}


def known_games(documents: Sequence[Mapping[str, Any]]) -> dict[str, KnownGame]:
    """Return the games in documents of the catalogue, by file.

    There are none where any document is not one of a game. They were checked before they were written, and a
    checksum says that they are the same.
    """
    try:
        return {str(document["file"]): _known_game(document) for document in documents}
    except (KeyError, TypeError, ValueError):
        return {}


def _known_game(document: Mapping[str, Any]) -> KnownGame:
    """Return the game in a document.

    Raises:
        KeyError: It lacks a field.
        TypeError: A field has a value of another kind.
        ValueError: So has the moment at which it began.
    """
    fields = {name: document[name] for name in GameSummary.model_fields}
    fields |= {"created": datetime.fromisoformat(fields["created"]), "players": tuple(fields["players"])}
    summary = GameSummary.model_construct(None, **fields)
    return KnownGame(document["file"], document["stamp"], document["end"], document["last"], summary)
