"""Summaries of games for lists, and their cache in the catalogue, so that a list need not read journals."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any, NamedTuple

from pydantic import Field

from companion.store.stored_game import Header


class GameSummary(Header):
    """A game in a list: its header and the length of its journal."""

    rows: int = Field(ge=0)
    """Number of rows in the journal."""


class KnownGame(NamedTuple):
    """The catalogue's entry for a game: its summary, and how much of its file was read for the summary."""

    stamp: str
    """The file's stamp when it was read, see `BlobStore.stamp`."""
    end: int
    """The number of bytes that were read."""
    last: int
    """The checksum of the last known line."""
    summary: GameSummary

    def document(self) -> dict[str, Any]:
        """Return the entry as a document of the catalogue."""
        place = {"stamp": self.stamp, "end": self.end, "last": self.last}
        return {**self.summary.model_dump(mode="json"), **place}


def summary_of(header: Header, rows: int) -> GameSummary:
    """Return the summary of a game with that many rows."""
    return GameSummary(**header.__dict__, rows=rows)


def newest_first(summaries: Iterable[GameSummary]) -> tuple[GameSummary, ...]:
    """Return the summaries in the order in which lists show them."""
    return tuple(sorted(summaries, key=lambda game: (game.created, game.id), reverse=True))


def known_games(documents: Iterable[Mapping[str, Any]]) -> dict[str, KnownGame]:
    """Return the games in the catalogue's documents, by id; an empty result if any document is invalid.

    The values are not validated again: a checksum shows that they are unchanged.
    """
    try:
        return {str(document["id"]): _known_game(document) for document in documents}
    except (KeyError, TypeError, ValueError):
        return {}


def _known_game(document: Mapping[str, Any]) -> KnownGame:
    fields = {name: document[name] for name in GameSummary.model_fields}
    fields |= {"created": datetime.fromisoformat(fields["created"]), "players": tuple(fields["players"])}
    summary = GameSummary.model_construct(None, **fields)
    return KnownGame(document["stamp"], document["end"], document["last"], summary)
