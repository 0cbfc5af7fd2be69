"""The list of games of a database, kept in memory and read anew where somebody has changed something."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from typing import Any, Final

from companion.store.document import Header, Unfit
from companion.store.errors import Problem, StoreError
from companion.store.listing import Listing
from companion.store.postgres.database import Database
from companion.store.postgres.reading import MOST_BYTES, header_in, unreadable
from companion.store.summaries import GameSummary

ALL: Final = """
SELECT id, left(header, %s), last, rows FROM petri_games WHERE deleted IS NULL
"""
SOME: Final = """
SELECT id, left(header, %s), last, rows FROM petri_games WHERE deleted IS NULL AND id = ANY(%s)
"""


class PostgresList:
    """Summaries by the ids of games. While the database is away it is the list as it was.

    Args:
        database: Where the games are.
        report: Told what cannot be read.
    """

    def __init__(self, database: Database, report: Callable[[Problem], None]) -> None:
        self._database = database
        self._report = report
        self._lock = threading.RLock()
        self._noting = threading.Lock()
        self._by_id: dict[str, GameSummary] = {}
        self._in_order: tuple[GameSummary, ...] | None = ()
        self._stale: set[str] = set()
        self._all_stale = True

    def note(self, game_ids: Iterable[str] | None = None) -> None:
        """Has these games read anew before anybody sees them in the list; all of them when None."""
        with self._noting:
            if game_ids is None:
                self._all_stale = True
            else:
                self._stale.update(game_ids)

    def put(self, header: Header, rows: int) -> None:
        """Lists a game as it has just been stored here, or heard of."""
        with self._lock:
            known = self._by_id.get(header.id)
            if known is None or known.rows <= rows:
                self._by_id[header.id] = GameSummary(**header.__dict__, rows=rows)
                self._in_order = None

    def games(self) -> tuple[GameSummary, ...]:
        """All games, the newest first. Never raises."""
        with self._lock:
            self._refresh()
            if self._in_order is None:
                self._in_order = Listing(self._by_id).games
            return self._in_order

    def listed(self, game_id: str) -> GameSummary | None:
        """One game. Never raises."""
        with self._noting:
            is_fresh = not self._all_stale and game_id not in self._stale
        if is_fresh:
            return self._by_id.get(game_id)
        with self._lock:
            self._refresh()
            return self._by_id.get(game_id)

    def _refresh(self) -> None:
        with self._noting:
            everything, some = self._all_stale, self._stale
            self._all_stale, self._stale = False, set()
        try:
            if everything:
                self._by_id = self._found(self._database.ask(ALL, (MOST_BYTES,)))
                self._in_order = None
            elif some:
                found = self._found(self._database.ask(SOME, (MOST_BYTES, list(some))))
                others = {known: game for known, game in self._by_id.items() if known not in some}
                self._by_id = {**others, **found}
                self._in_order = None
        except StoreError:  # as it was, until the database is back
            with self._noting:
                self._all_stale |= everything
                self._stale |= some

    def _found(self, rows: Iterable[tuple[Any, ...]]) -> dict[str, GameSummary]:
        found: dict[str, GameSummary] = {}
        for game_id, stored, last, count in rows:
            try:
                header = header_in(stored, last)
                if header.id != game_id:
                    raise Unfit("head")
                found[game_id] = GameSummary(**header.__dict__, rows=count)
            except Unfit as unfit:
                self._report(unreadable(game_id, unfit).problem)
        return found
