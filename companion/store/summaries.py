"""What a list shows of each game, and what the catalogue knows, so that a list reads no journals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pydantic import Field, TypeAdapter, ValidationError

from companion.store.codec import encode
from companion.store.errors import Unstorable
from companion.store.stored_game import Header


class GameSummary(Header):
    """A game in a list: its header and the length of its journal."""

    rows: int = Field(ge=0)
    """How many rows the journal has."""


def summary_of(header: Header, rows: int) -> GameSummary:
    """Return the summary of a game with that many rows."""
    return GameSummary(**header.__dict__, rows=rows)


class KnownGame(GameSummary):
    """What the catalogue knows of a game, and up to where its file has been read for it."""

    file: str
    """The name of the file."""
    stamp: str
    """What the file was when that was true, see `BlobStore.stamp`."""
    end: int = Field(default=0, ge=0)
    """How many bytes of it are known."""
    last: int = Field(default=0, ge=0)
    """The checksum of the last line that is known."""

    def as_listed(self) -> GameSummary:
        """Return the summary for a list."""
        return GameSummary.model_construct(**{name: getattr(self, name) for name in GameSummary.model_fields})


_KNOWN: Final = TypeAdapter(list[KnownGame])


def known_games(documents: Sequence[Mapping[str, Any]]) -> dict[str, KnownGame]:
    """Return the games in documents of the catalogue, by file.

    None where any document is not one of a game.
    """
    try:
        return {known.file: known for known in _KNOWN.validate_json(encode(list(documents)))}
    except (ValidationError, Unstorable):
        return {}
