"""Whole games in the database: looked up, added, deleted, restored, permanently deleted."""

from datetime import datetime
from typing import Final, LiteralString

from companion.store.document import header_fields, signed_rows
from companion.store.postgres.database import Database
from companion.store.postgres.game import BEGIN, text
from companion.store.postgres.news import message
from companion.store.stored_game import SEQ, Document

DELETE: Final = """
WITH game AS (
    UPDATE petri_games SET deleted = now(), version = version + 1
    WHERE id = %s AND deleted IS NULL RETURNING id
)
SELECT pg_notify(%s, %s) FROM game
"""
RESTORE: Final = """
WITH game AS (
    UPDATE petri_games SET deleted = NULL, version = version + 1
    WHERE id = %s AND deleted IS NOT NULL RETURNING id
)
SELECT pg_notify(%s, %s) FROM game
"""
DISCARD: Final = """
WITH game AS (
    DELETE FROM petri_games WHERE id = %s RETURNING id
)
SELECT pg_notify(%s, %s) FROM game
"""


PURGE: Final = """
DELETE FROM petri_games WHERE deleted < %s RETURNING id
"""


class WholeGames:
    """Operations on whole games, announced to every process. All may raise a `StoreError`.

    Args:
        database: The database of the games.
        process: This process's id, which its notifications carry.
    """

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process

    def is_taken(self, game_id: str) -> bool:
        """Return whether any game, deleted or not, has this id."""
        return bool(self._database.ask("SELECT 1 FROM petri_games WHERE id = %s", (game_id,)))

    def add(self, document: Document) -> bool:
        """Store a whole game, in one transaction; return whether its id was free."""
        header = document.header
        rows, last = signed_rows(document)
        seqs, texts = [row[SEQ] for row in rows], list(map(text, rows))
        stored = (text(header_fields(header, last)), len(seqs), last, 1, header.finished, header.id)
        return bool(self._database.change(BEGIN, (*stored, seqs, texts), self._news(header.id)))

    def delete(self, game_id: str) -> bool:
        """Delete a game so that it can be restored; return whether it existed."""
        return self._do(DELETE, game_id)

    def restore(self, game_id: str) -> bool:
        """Restore a deleted game; return whether there was one."""
        return self._do(RESTORE, game_id)

    def discard(self, game_id: str) -> bool:
        """Delete a game permanently, even if already deleted; return whether it existed."""
        return self._do(DISCARD, game_id)

    def purge(self, before: datetime) -> tuple[str, ...]:
        """Permanently delete the games deleted before that moment; return their ids."""
        return tuple(game_id for (game_id,) in self._database.ask(PURGE, (before,)))

    def _do(self, statement: LiteralString, game_id: str) -> bool:
        return bool(self._database.change(statement, (game_id,), self._news(game_id)))

    def _news(self, game_id: str) -> str:
        return message(self._process, "game", game_id, game_id)
