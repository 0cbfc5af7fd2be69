"""All games of one data folder, or of one browser."""

from __future__ import annotations

import re
import secrets
import threading
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

from companion import __version__
from companion.later import Later
from companion.store.backups import Backups
from companion.store.codec import encode
from companion.store.errors import (
    GameUnreadable,
    ImportRefused,
    NoSuchGame,
    Problem,
    StoreError,
    Unstorable,
    shown,
)
from companion.store.medium import DiskMedium, Medium
from companion.store.migrations import CURRENT_SCHEMA
from companion.store.preferences import Preferences
from companion.store.shelf import SUFFIX, Shelf, file_of

if TYPE_CHECKING:
    from pydantic import JsonValue

    from companion.store import document as documents
    from companion.store import game_file as game_files
    from companion.store import summaries
    from companion.store.document import Document, Flaw
    from companion.store.game_file import GameFile
    from companion.store.summaries import GameSummary, Index
else:
    documents = Later("companion.store.document")
    game_files = Later("companion.store.game_file")
    summaries = Later("companion.store.summaries")

LONGEST_IMPORT: Final = 20_000_000
"""Characters; the longest evening makes a file of about one million."""

REFUSED: Final[dict[Flaw, str]] = {
    "not-json": "store-import-not-json",
    "foreign": "store-import-foreign",
    "newer": "store-import-newer",
    "damaged": "store-import-damaged",
    "misnamed": "store-import-damaged",
    "stuck": "store-import-damaged",
}


def _utc_now() -> datetime:
    return datetime.now(UTC)


class Library:
    """The games on a medium, one file each, with backups, and the preferences beside them.

    Any thread may use it. It must be the only one to write to the medium. One game that cannot be read never
    keeps the others from being listed or opened.

    Args:
        medium: Where everything is kept.
        now: The clock.
        on_close: Called once when the library is closed.
    """

    def __init__(
        self,
        medium: Medium,
        *,
        now: Callable[[], datetime] = _utc_now,
        on_close: Callable[[], None] | None = None,
    ) -> None:
        self._medium = medium
        self._now = now
        self._on_close = on_close
        self._lock = threading.RLock()
        self._found: list[Problem] = []
        self._backups = Backups(medium)
        self._shelf = Shelf(medium, self._backups, self._report, now)
        self._looked = False
        self._unreadable: dict[str, str | None] = {}
        self._open: dict[str, GameFile] = {}
        self.preferences = Preferences(medium, self._report, now)
        """Settings and remembered people, by key."""

    @property
    def folder(self) -> Path | None:
        """The folder on the disk where everything is kept; None where there is none, as in a browser."""
        return self._medium.folder if isinstance(self._medium, DiskMedium) else None

    @cached_property
    def _index(self) -> Index:
        return summaries.Index(self._medium)

    def games(self) -> tuple[GameSummary, ...]:
        """All games that can be opened, the newest first. Never raises: see `problems`."""
        with self._lock:
            self._looked = True
            try:
                names = self._shelf.files()
            except StoreError as error:
                self._report(error.problem)
                return ()
            if not names:
                return ()
            found = [summary for name in names if (summary := self._summary(name)) is not None]
            self._index.keep_only(frozenset(names))
            self._index.save()
            return tuple(sorted(found, key=lambda game: (game.created, game.id), reverse=True))

    def problems(self) -> tuple[Problem, ...]:
        """What has been come upon since the library was opened: files set aside, replaced, unreadable."""
        with self._lock:
            if not self._looked:
                self.games()
            return tuple(self._found)

    def create(
        self,
        game: str,
        *,
        title: str = "",
        players: Iterable[str] = (),
        summary: Mapping[str, JsonValue] | None = None,
    ) -> GameFile:
        """A new game with an empty journal, already stored.

        Args:
            game: Which game is played: `chromosome`, ...
            title: What the players call it.
            players: Who plays, in seat order.
            summary: Whatever else a list should show.

        Raises:
            Unstorable: A value cannot be stored.
            StorageError: The medium failed.
        """
        with self._lock:
            created = self._now()
            header = documents.header_of(
                id=self._free_id(created),
                game=game,
                created=created,
                title=title,
                players=tuple(players),
                app=__version__,
                summary=dict(summary or {}),
            )
            document = documents.Document(header, ())
            self._write(document)
            return self._keep_open(document)

    def open(self, game_id: str) -> GameFile:
        """The game with that id: the same object for all who ask, until it is closed.

        The file is backed up first when it has changed since the last backup.

        Raises:
            NoSuchGame: There is none.
            GameUnreadable: It cannot be read, see `problems`; `NewerSchema` for a newer app's.
            StorageError: The medium failed.
        """
        with self._lock:
            if (file := self._opened(game_id)) is not None:
                return file
            document = self._load(game_id)
            if document.written_by < CURRENT_SCHEMA:
                self._shelf.upgrade(file_of(game_id), document)
            else:
                self._back_up(game_id)
            return self._keep_open(document)

    def delete(self, game_id: str) -> None:
        """Closes the game and moves its file among the backups, from where `restore` brings it back.

        Raises:
            NoSuchGame: There is none.
            StorageError: The medium failed; the game is closed, but still there.
        """
        name = self._name(game_id)
        with self._lock:
            if self._medium.read(name) is None:
                raise _no_such(game_id)
            if (file := self._open.pop(game_id, None)) is not None:
                file.close()
            self._backups.take(game_id, name)
            self._medium.delete(name)

    def restore(self, game_id: str) -> None:
        """Brings a deleted game back as it was; leaves a game alone that is there.

        Raises:
            NoSuchGame: No good backup of it is left.
            StorageError: The medium failed.
        """
        name = self._name(game_id)
        with self._lock:
            if self._medium.read(name) is not None:
                return
            for data in self._backups.newest_first(game_id):
                if (document := _readable(data)) is not None and document.header.id == game_id:
                    self._medium.write(name, data)
                    return
            raise _no_such(game_id)

    def export(self, game_id: str) -> str:
        """The game as one readable text, which `import_text` takes back; UTF-8 holds it.

        Raises:
            NoSuchGame: There is none.
            GameUnreadable: It cannot be read.
            StorageError: The medium failed.
        """
        with self._lock:
            file = self._opened(game_id)
            return documents.export_text(file.document() if file is not None else self._load(game_id))

    def import_text(self, text: str) -> str:
        """Adds the game of an export, or of a game file, and returns its id.

        A game that is already here is not added again. One that differs from the game here of the same id
        gets an id of its own.

        Raises:
            ImportRefused: The text is no such game.
            StorageError: The medium failed.
        """
        if len(text) > LONGEST_IMPORT:
            raise ImportRefused("store-import-too-large", megabytes=LONGEST_IMPORT // 1_000_000)
        try:
            document = documents.read(text)
            documents.export_text(document)
        except documents.Unfit as unfit:
            raise ImportRefused(REFUSED[unfit.flaw]) from unfit
        except Unstorable as error:
            raise ImportRefused("store-import-damaged") from error
        if not document.rows:
            raise ImportRefused("store-import-empty")
        with self._lock:
            game_id = document.header.id
            if not self._is_free(game_id):
                if self._has(document):
                    return game_id
                game_id = self._free_id(self._now())
                document = documents.Document(
                    document.header.model_copy(update={"id": game_id}), document.rows
                )
            self._write(document)
            return game_id

    def close(self) -> None:
        """Closes all games and gives the medium back; closing twice does no harm."""
        with self._lock:
            for game_id, file in self._open.items():
                file.close()
                self._index_closed(file_of(game_id), file)
            if self._open:
                self._index.save()
            self._open.clear()
            on_close, self._on_close = self._on_close, None
        if on_close is not None:
            on_close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _report(self, problem: Problem) -> None:
        if problem not in self._found:
            self._found.append(problem)

    def _summary(self, name: str) -> GameSummary | None:
        """The summary of the game in that file, None when it has none to show."""
        if (file := self._opened(name.removesuffix(SUFFIX))) is not None:
            return summaries.summary_of(file.document())
        stamp = None
        try:
            stamp = self._medium.stamp(name)
            if (known := self._index.get(name, stamp)) is not None:
                return known
            if stamp is not None and self._unreadable.get(name) == stamp:
                return None
            summary = summaries.summary_of(self._shelf.load(name))
            self._index.put(name, self._medium.stamp(name), summary)
            return summary
        except StoreError as error:
            self._report(error.problem)
            if isinstance(error, GameUnreadable):
                self._unreadable[name] = stamp
            return None

    def _index_closed(self, name: str, file: GameFile) -> None:
        with suppress(StoreError):
            self._index.put(name, self._medium.stamp(name), summaries.summary_of(file.document()))

    def _opened(self, game_id: str) -> GameFile | None:
        """The game when somebody has it open."""
        file = self._open.get(game_id)
        return file if file is not None and file.is_open else None

    def _keep_open(self, document: Document) -> GameFile:
        game_id = document.header.id
        self._open[game_id] = game_files.GameFile(self._medium, file_of(game_id), document)
        return self._open[game_id]

    def _load(self, game_id: str) -> Document:
        return self._shelf.load(self._name(game_id))

    def _write(self, document: Document) -> None:
        self._medium.write(file_of(document.header.id), encode(documents.tables_of(document)))

    def _back_up(self, game_id: str) -> None:
        """Keeps a copy; playing on without one is better than not playing."""
        try:
            if (data := self._medium.read(file_of(game_id))) is not None:
                self._backups.keep(game_id, data)
        except StoreError as error:
            self._report(error.problem)

    def _has(self, document: Document) -> bool:
        """Whether the game here of the same id is the same through and through."""
        try:
            return self.export(document.header.id) == documents.export_text(document)
        except StoreError:
            return False

    def _is_free(self, game_id: str) -> bool:
        return file_of(game_id) not in self._shelf.files()

    def _free_id(self, created: datetime) -> str:
        """The day and some letters, so that a person can tell ids apart."""
        while not self._is_free(game_id := f"{created:%Y-%m-%d}-{secrets.token_hex(3)}"):
            pass
        return game_id

    def _name(self, game_id: str) -> str:
        """The game's file name; an id that cannot be one is no game's."""
        if re.fullmatch(documents.GAME_ID, game_id) is None:
            raise _no_such(game_id)
        return file_of(game_id)


def _no_such(game_id: str) -> NoSuchGame:
    return NoSuchGame("store-missing", id=shown(game_id[:64]))


def _readable(data: bytes) -> Document | None:
    try:
        return documents.read(data)
    except documents.Unfit:
        return None
