"""The operations that all stores share, over eight primitives that each store implements."""

from __future__ import annotations

import re
import secrets
import threading
from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Literal

from companion import __version__
from companion.later import Later
from companion.store.errors import (
    GameClosed,
    GameUnreadable,
    NoSuchGame,
    Problem,
    StoreError,
    printable,
)
from companion.store.seam import GameLibrary, Merged

if TYPE_CHECKING:
    from pydantic import JsonValue

    from companion.store import document as documents
    from companion.store import stored_game as stored_games
    from companion.store.game_rows import GameRows
    from companion.store.stored_game import Document, Header
else:  # Imported on first use, see companion/later.py.
    documents = Later("companion.store.document")
    stored_games = Later("companion.store.stored_game")


def utc_now() -> datetime:
    return datetime.now(UTC)


class StoredLibrary(GameLibrary):
    """A library over eight primitives, which may all raise a `StoreError`.

    Args:
        now: The clock.
    """

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._lock = threading.RLock()
        self._found: list[Problem] = []
        self._closed = False

    @abstractmethod
    def _is_free(self, game_id: str) -> bool:
        """Return whether no game has this id."""

    @abstractmethod
    def _begin(self, header: Header) -> GameRows:
        """Open a new game, which is stored with its first row."""

    @abstractmethod
    def _opened(self, game_id: str) -> GameRows:
        """Open a game, or return the open one."""

    @abstractmethod
    def _load(self, game_id: str) -> Document:
        """Read a game."""

    @abstractmethod
    def _add(self, document: Document) -> bool:
        """Store a whole game, unless it is already here; return False if another game has its id."""

    @abstractmethod
    def _remove(self, game_id: str) -> bool:
        """Close a game and delete it so that it can be restored; return whether there was one."""

    @abstractmethod
    def _erase(self, game_id: str) -> bool:
        """Close a game and delete every copy, even if the game is already deleted.

        Return whether there was one.
        """

    @abstractmethod
    def _bring_back(self, game_id: str) -> bool:
        """Restore a deleted game unless it exists; return whether it exists now."""

    def problems(self) -> tuple[Problem, ...]:
        self.games()
        return tuple(self._found)

    def create(
        self,
        game: str,
        *,
        title: str = "",
        players: Iterable[str] = (),
        summary: Mapping[str, JsonValue] | None = None,
    ) -> GameRows:
        self._check_open()
        created = self._now()
        return self._begin(
            stored_games.header_of(
                id=self._free_id(created),
                game=game,
                created=created,
                title=title,
                players=tuple(players),
                app=__version__,
                summary=dict(summary or {}),
            )
        )

    def open(self, game_id: str) -> GameRows:
        self._check(game_id)
        return self._opened(game_id)

    def read(self, game_id: str) -> Document:
        self._check(game_id)
        return self._load(game_id)

    def delete(self, game_id: str) -> None:
        self._do(self._remove, game_id)

    def discard(self, game_id: str) -> None:
        self._do(self._erase, game_id)
        self._forget_values_of(game_id)

    def restore(self, game_id: str) -> None:
        self._do(self._bring_back, game_id)

    def export(self, game_id: str) -> str:
        return documents.export_text(self.read(game_id))

    def import_text(self, text: str) -> str:
        document = documents.importable(text, self._verified)
        self._check_open(document.header.id)
        while not self._add(document):
            document = _with_id(document, self._free_id(self._now()))
        return document.header.id

    def merge(self, document: Document) -> Merged:
        documents.check_importable(document, self._verified)
        self._check_open(document.header.id)
        with self._lock:
            if (how := self._merged(document)) is not None:
                return Merged(document.header.id, how)
            # A stable id, so that the copy is found when the same game is imported again.
            copy = _with_id(document, f"{document.header.id[:50]}-{documents.signed_rows(document)[1]:08x}")
            while (how := self._merged(copy)) is None:
                copy = _with_id(document, self._free_id(self._now()))
            return Merged(copy.header.id, "copied" if how == "added" else how)

    def _merged(self, document: Document) -> Literal["added", "here", "longer"] | None:
        """Merge a game into the game with the same id; return None if that is a different game."""
        game_id = document.header.id
        try:
            rows = self._load(game_id).rows
        except (NoSuchGame, GameUnreadable):
            return "added" if self._add(document) else None
        both = min(len(rows), len(document.rows))
        if rows[:both] != document.rows[:both]:
            return None
        if both == len(document.rows):
            return "here"
        self.release(game_id)
        opened = self._opened(game_id)
        if opened.rows != rows:  # Another program replaced the file, or another process appended.
            self.release(game_id)
            return self._merged(document)
        header = document.header
        try:
            opened.append_many(
                document.rows[both:],
                title=header.title,
                players=header.players,
                finished=header.finished,
                summary=header.summary,
            )
        finally:
            self.release(game_id)
        return "longer"

    def _forget_values_of(self, game_id: str) -> None:
        """Remove the stored values whose keys end in the id of a permanently deleted game.

        If that fails, the values remain, unused.
        """
        values = self.preferences
        with suppress(StoreError):
            for key in self._keys_of(game_id):
                # If another process has just set the value, the second try removes it.
                any(values.replace(key, values.get(key), None, about=None) for _ in range(2))

    def _keys_of(self, game_id: str) -> Iterable[str]:
        """Return the keys of the values that belong to a game."""
        return [key for key in self.preferences.keys() if key.endswith(f".{game_id}")]  # noqa: SIM118

    def _do(self, change: Callable[[str], bool], game_id: str) -> None:
        """Change a game as a whole; raise `NoSuchGame` if there is none."""
        self._check(game_id)
        if not change(game_id):
            raise no_such(game_id)

    def _check(self, game_id: str) -> None:
        """Check that the library is open, and that a game can have this id."""
        self._check_open(game_id)
        if re.fullmatch(stored_games.GAME_ID, game_id) is None:
            raise no_such(game_id)

    def _check_open(self, game_id: str = "") -> None:
        if self._closed:  # Another process may be using the games by now.
            raise GameClosed("store-closed", id=printable(game_id[:64]))

    def _free_id(self, created: datetime) -> str:
        """Return a free id, made of the day and some letters so that people can tell ids apart."""
        while not self._is_free(game_id := f"{created:%Y-%m-%d}-{secrets.token_hex(3)}"):
            pass
        return game_id

    def _verified(self, document: Document) -> None:
        if self.verify is not None:
            self.verify(document)

    def _report(self, problem: Problem) -> None:
        if problem not in self._found:
            self._found.append(problem)


def _with_id(document: Document, game_id: str) -> Document:
    return stored_games.Document(document.header.model_copy(update={"id": game_id}), document.rows)


def no_such(game_id: str) -> NoSuchGame:
    """Return the error for an id that no game has."""
    return NoSuchGame("store-missing", id=printable(game_id[:64]))
