"""Games read from the database and checked before use: no gaps, all checksums correct."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, cast

from companion.store.codec import decode
from companion.store.document import CURRENT_SCHEMA, LONGEST_IMPORT, header_from, row_from
from companion.store.errors import GameUnreadable, NewerSchema
from companion.store.postgres.database import Database
from companion.store.stored_game import FORMAT, Header, Row, Unfit

MOST_BYTES: Final = 4 * LONGEST_IMPORT
"""Maximum bytes read of one game: the longest import, in the widest encoding."""

READ: Final = """
SELECT game.version, game.last, game.rows, left(game.header, %(most)s), size.bytes, CASE
    WHEN size.bytes <= %(most)s THEN (
        SELECT array_agg(entry.row ORDER BY entry.seq) FROM petri_journal AS entry
        WHERE entry.game = game.id AND entry.seq > %(since)s
    ) END
FROM petri_games AS game, LATERAL (
    SELECT coalesce(sum(octet_length(entry.row)), 0) AS bytes FROM petri_journal AS entry
    WHERE entry.game = game.id AND entry.seq > %(since)s
) AS size
WHERE game.id = %(id)s AND (game.deleted IS NULL OR %(deleted)s)
"""
"""Reads a game and its rows after a given row number, all as of the same moment."""


class Stand(NamedTuple):
    """A stored game at one moment: its header, some of its rows, and its version."""

    header: Header
    rows: tuple[Row, ...]
    """The requested rows."""
    last: int
    """The checksum of the last row."""
    version: int
    """Grows by one with every change; 0 for a game that is not stored yet."""


def read(
    database: Database, game_id: str, since: int = 0, before: int = 0, *, deleted: bool = False
) -> Stand | None:
    """Return the game with its rows after the first `since`; None if it does not exist or was deleted.

    Args:
        database: The game's database.
        game_id: Its id.
        since: The number of known rows.
        before: The checksum of the last known row.
        deleted: Whether to read a deleted game too.

    Raises:
        GameUnreadable: Header or rows are damaged; `NewerSchema` if a newer app wrote them.
        StoreError: The database is unreachable, or failed.
    """
    values = {"id": game_id, "since": since, "most": MOST_BYTES, "deleted": deleted}
    found = database.ask(READ, values)
    if not found:
        return None
    version, last, count, header, size, texts = found[0]
    try:
        if size > MOST_BYTES:
            raise Unfit("damaged")
        rows, check = _rows(texts or (), since, before)
        if since + len(rows) != count or check != last:
            raise Unfit("row", since + len(rows) + 1)
        return Stand(header_in(header, last), rows, last, version)
    except Unfit as unfit:
        raise unreadable(game_id, unfit) from None


def header_in(stored: str, last: int) -> Header:
    """Parse the header from its column.

    Raises:
        Unfit: It is damaged, or was written by a newer app.
    """
    try:
        found: object = decode(stored)
    except ValueError:
        raise Unfit("head") from None
    if not isinstance(found, dict):
        raise Unfit("head")
    fields = cast("Mapping[str, Any]", found)
    if fields.get("format") != FORMAT:
        raise Unfit("head")
    schema: object = fields.get("schema")
    if isinstance(schema, int) and schema > CURRENT_SCHEMA:
        raise Unfit("newer")
    return header_from(fields, last)


def unreadable(game_id: str, unfit: Unfit) -> GameUnreadable:
    """Return the error for a game that cannot be read."""
    if unfit.flaw == "newer":
        return NewerSchema("store-database-game-newer", id=game_id)
    if unfit.row:
        return GameUnreadable("store-database-row", id=game_id, row=unfit.row)
    return GameUnreadable("store-database-game", id=game_id)


def _rows(texts: Sequence[str], since: int, before: int) -> tuple[tuple[Row, ...], int]:
    """Return the rows, and the checksum of the last one."""
    rows: list[Row] = []
    check = before
    for seq, stored in enumerate(texts, since + 1):
        try:
            found: object = decode(stored)
        except ValueError:
            raise Unfit("row", seq) from None
        row, check = row_from(found, seq, check)
        rows.append(row)
    return tuple(rows), check
