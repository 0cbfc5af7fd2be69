"""The list of a database's games, cached in memory and reread after changes."""

import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final

from companion.store.errors import Problem, StoreError
from companion.store.patience import PatientLock
from companion.store.postgres.database import Database
from companion.store.postgres.reading import MOST_BYTES, header_in, unreadable
from companion.store.stored_game import Header, Unfit
from companion.store.summaries import GameSummary, newest_first, summary_of

ALL: Final = """
SELECT id, left(header, %s), last, rows FROM petri_games WHERE deleted IS NULL
"""
SOME: Final = """
SELECT id, left(header, %s), last, rows FROM petri_games WHERE deleted IS NULL AND id = ANY(%s)
"""


class PostgresList:
    """Summaries of games by id; while the database is unreachable, the last known ones.

    Args:
        database: The games' database.
        report: Called with each unreadable game.
    """

    def __init__(self, database: Database, report: Callable[[Problem], None]) -> None:
        self._database = database
        self._report = report
        self._asking = PatientLock()
        self._lock = threading.Lock()  # This lock is never held while waiting for the database.
        self._by_id: dict[str, GameSummary] = {}
        self._in_order: tuple[GameSummary, ...] | None = ()
        self._notes = 1
        self._all_stale = 1
        """The value of `_notes` at the time when all games became stale; 0 if not all are stale."""
        self._stale: dict[str, int] = {}
        """The stale games by id, each with the value of `_notes` at the time when it became stale."""
        self._put: set[str] = set()
        """Games stored by this process while the list was being read."""

    def note(self, game_ids: Iterable[str] | None = None) -> None:
        """Mark these games in the list as stale; None marks all."""
        with self._lock:
            self._notes += 1
            if game_ids is None:
                self._all_stale = self._notes
            else:
                self._stale = {**self._stale, **dict.fromkeys(game_ids, self._notes)}

    def put(self, header: Header, rows: int) -> None:
        """List a game that was just stored here, or reported by another process."""
        with self._lock:
            known = self._by_id.get(header.id)
            if known is None or known.rows <= rows:
                self._by_id[header.id] = summary_of(header, rows)
                self._put.add(header.id)
                self._in_order = None

    def games(self) -> tuple[GameSummary, ...]:
        """Return all games, the newest first. Never raises."""
        self._refresh()
        with self._lock:
            if self._in_order is None:
                self._in_order = newest_first(self._by_id.values())
            return self._in_order

    def listed(self, game_id: str) -> GameSummary | None:
        """Return one game. Never raises."""
        if self._all_stale or game_id in self._stale:
            self._refresh()
        return self._by_id.get(game_id)

    def _refresh(self) -> None:
        """Reload stale entries; they stay stale until the database has answered."""
        if not self._all_stale and not self._stale:
            return
        with suppress(StoreError), self._asking:
            with self._lock:
                notes, everything, some = self._notes, self._all_stale > 0, list(self._stale)
                self._put.clear()
            if everything:
                self._take(notes, self._found(self._database.ask(ALL, (MOST_BYTES,))), None)
            elif some:
                self._take(notes, self._found(self._database.ask(SOME, (MOST_BYTES, some))), set(some))

    def _take(self, notes: int, found: dict[str, GameSummary], some: set[str] | None) -> None:
        """Apply the reloaded summaries; games that were marked again meanwhile stay stale.

        Args:
            notes: The value of `_notes` before the reload.
            found: The summaries.
            some: The reloaded games; None for all.
        """
        with self._lock:
            before = self._by_id
            now = {**{known: before[known] for known in before if some and known not in some}, **found}
            for game_id in self._put & before.keys():  # A change may have arrived since the read.
                if game_id not in now or now[game_id].rows < before[game_id].rows:
                    now[game_id] = before[game_id]
            self._by_id, self._in_order = now, None
            if some is None and self._all_stale <= notes:
                self._all_stale = 0
            self._stale = {
                known: at
                for known, at in self._stale.items()
                if at > notes or not (some is None or known in some)
            }

    def _found(self, rows: Iterable[tuple[Any, ...]]) -> dict[str, GameSummary]:
        found: dict[str, GameSummary] = {}
        for game_id, stored, last, count in rows:
            try:
                header = header_in(stored, last)
                if header.id != game_id:
                    raise Unfit("head")
                found[game_id] = summary_of(header, count)
            except Unfit as unfit:
                self._report(unreadable(game_id, unfit).problem)
        return found
