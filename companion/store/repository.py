"""The files of games on a blob store, with the recovery of damaged ones.

A file is `<id>.petri.jsonl`. A file in the old format, `<id>.petri.json`, is read once and migrated: its
game gets a file in the current format, and the old one is kept in the folder `before` until the app, at its
next start, has checked the new one.
"""

from __future__ import annotations

import itertools
import logging
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Final

from companion.later import Later
from companion.store.backups import Backups
from companion.store.blob_store import BlobStore, free_name, previous_of
from companion.store.errors import (
    GameUnreadable,
    NewerSchema,
    NoSuchGame,
    Problem,
    StorageError,
    StoreError,
    printable,
)

if TYPE_CHECKING:
    from companion.store import document as documents
    from companion.store import game_file as journals
    from companion.store import stored_game as stored_games
    from companion.store.game_file import Sound
    from companion.store.stored_game import Document, Flaw, Header
    from companion.store.summaries import KnownGame
else:  # Imported on first use, see companion/later.py.
    documents = Later("companion.store.document")
    journals = Later("companion.store.game_file")
    stored_games = Later("companion.store.stored_game")

log = logging.getLogger("companion.store")

SUFFIX: Final = ".petri.jsonl"
"""Suffix of game files; other files are never touched."""

OLD_SUFFIX: Final = ".petri.json"
"""Suffix of game files in the old format, and of exports."""

CONFLICT: Final = re.compile(r"(.+)\.petri( \(.+\))\.jsonl")
"""Matches Dropbox's names of conflicting copies, such as `x.petri (conflicted copy).jsonl`.

Other programs put their addition before both endings, as in `x (1).petri.jsonl`.
"""

BESIDE: Final = "before"
"""The folder of migrated files."""

QUARANTINED: Final[Mapping[Flaw, tuple[str, str]]] = {
    "foreign": ("store-foreign", "foreign"),
    "misnamed": ("store-misnamed", "misnamed"),
}
"""The key of the message about a quarantined file, and a word for the file's new name, by reason."""

DAMAGED: Final = ("store-damaged", "damaged")
"""The message key and the word for any other reason."""


def file_of(game: str) -> str:
    """Return the file name of the game with that id."""
    return game + SUFFIX


def old_file_of(game: str) -> str:
    """Return the file name that earlier versions of the app gave the game with that id."""
    return game + OLD_SUFFIX


def game_of(name: str) -> str:
    """Return the id of the game with that file name, in either format."""
    return name.removesuffix(SUFFIX).removesuffix(OLD_SUFFIX)


class GameRepository:
    """The game files of a folder. A bad file is quarantined, and an older copy replaces it.

    A newer app's file is not touched.

    Args:
        blob_store: The files' store.
        backups: The older copies.
        report: Called with each quarantined or replaced file.
        now: The clock.
        verify: Raises `Unfit` for a document that must not replace a bad file.
        read_only: Whether nothing may be changed; if so, good copies are read but not restored.
    """

    def __init__(
        self,
        blob_store: BlobStore,
        backups: Backups,
        report: Callable[[Problem], None],
        now: Callable[[], datetime],
        *,
        verify: Callable[[Document], None],
        read_only: bool = False,
    ) -> None:
        self._blob_store = blob_store
        self._backups = backups
        self._report = report
        self._now = now
        self._verify = verify
        self._read_only = read_only

    def games(self) -> frozenset[str]:
        """Return the ids of all games that have a file, in either format."""
        names = self._with_conflicts_named(self._blob_store.names())
        return frozenset(game_of(name) for name in names if name.endswith((SUFFIX, OLD_SUFFIX)))

    def _with_conflicts_named(self, names: Sequence[str]) -> Sequence[str]:
        """Rename Dropbox's conflict copies so that they are recognised as copies of a game here."""
        found = {name: match for name in names if (match := CONFLICT.fullmatch(name))}
        if self._read_only or not found:
            return names
        for name, match in found.items():
            with suppress(StoreError):
                self._blob_store.rename(name, f"{match[1]}{match[2]}{SUFFIX}")
        return self._blob_store.names()

    def stamp(self, game: str) -> str | None:
        """Return the stamp of the game's file in the current format; None without such a file."""
        return self._blob_store.stamp(file_of(game))

    def load(self, game: str) -> Document:
        """Load a game from its file, or from an older copy if the file is bad.

        Raises:
            NoSuchGame: It has no file.
            GameUnreadable: Nothing is left of the game, or this app cannot read it.
            StorageError: The blob store failed.
        """
        for name in (file_of(game), old_file_of(game)):
            data = self._blob_store.read(name)
            # After a crash between two renames only the previous copy is left.
            if data is not None or self._previous(name) is not None:
                try:
                    return _fitting(data or b"", name)
                except stored_games.Unfit as unfit:
                    if unfit.flaw == "newer":
                        raise NewerSchema("store-newer", file=printable(name)) from unfit
                    return self._rescue(name, data, unfit.flaw)
        raise NoSuchGame("store-missing", id=printable(game))

    def continued(self, known: KnownGame) -> tuple[Header, int, int, int] | None:
        """Read what was appended to a file since the catalogue read it; None if all of it must be read again.

        Returns:
            The file's current header, number of rows and length, and the checksum of its last line.

        Raises:
            StorageError: The blob store failed.
        """
        data = self._blob_store.read(file_of(known.summary.id), known.end) if known.end else None
        added = journals.continued(known.summary, known.summary.rows, known.last, data or b"")
        return (*added[:2], known.end + len(data or b""), added[2]) if added is not None else None

    def move_in(self) -> None:
        """Migrate every file in the old format, and delete those that an earlier run has migrated.

        A file that cannot be migrated stays; the readable part of its game can be played.
        """
        try:
            names, beside = self._blob_store.names(), self._blob_store.names(BESIDE)
        except StorageError:
            return  # The list of games reports the fault.
        moved = sum(self._moves(game_of(name)) for name in names if _is_old(name))
        if moved:
            self._report(Problem("store-moved", {"games": moved, "folder": BESIDE}))
        for name in beside:
            with suppress(StorageError):
                if self._is_safe(game_of(re.sub(rf"^{BESIDE}/(\d+\.)?(?=\d)", "", name))):
                    self._blob_store.delete(name)

    def upgrade(self, document: Document) -> Document:
        """Convert a game from the old format to the current one, and set the old file aside; return the game.

        If the blob store cannot take the new file, nothing is changed, and the failure is reported.
        """
        try:
            document = self.write(document)
            self._put_beside(document.header.id)
        except StorageError as error:
            self._report(error.problem)
        return document

    def write(self, document: Document) -> Document:
        """Write a game to its file; return the game as reading the file would return it.

        Raises:
            StorageError: The blob store failed.
        """
        data, last = journals.file_of_lines(document)
        self._blob_store.write(file_of(document.header.id), data)
        return replace(document, end=len(data), last=last)

    def stored_as(self, game: str) -> str | None:
        """Return the name of that game's file, in either format; None if there is none."""
        names = (file_of(game), old_file_of(game))
        return next((name for name in names if self._blob_store.stamp(name) is not None), None)

    def knows(self, game: str) -> bool:
        """Return whether that game has a file, or a previous copy of its file."""
        previous = (previous_of(file_of(game)), previous_of(old_file_of(game)))
        return self.stored_as(game) is not None or any(map(self._blob_store.stamp, previous))

    def erase(self, game: str) -> bool:
        """Delete a game's file, after its previous copy; return whether there was a file."""
        was_here = self.knows(game)
        for name in (old_file_of(game), file_of(game)):
            self._blob_store.delete(previous_of(name))
        for name in (old_file_of(game), file_of(game)):
            self._blob_store.delete(name)
        return was_here

    def make_whole(self, game: str, document: Document | None) -> bool:
        """Write the best known version of a game to its file, before its previous copy is deleted.

        Args:
            game: Its id.
            document: The game, if already known.

        Returns:
            Whether no usable version was left, so that the file was quarantined.

        Raises:
            StorageError: The blob store failed.
        """
        name = self.stored_as(game) or file_of(game)
        try:
            is_whole = _fitting_or_none(self._blob_store.read(name) or b"", name) is not None
        except StorageError:
            if document is None:
                return False  # The file is unreadable, but can be moved.
            is_whole = False
        try:
            if not is_whole and document is not None:
                self.write(document)
            elif not is_whole:
                self.load(game)
        except NoSuchGame:
            return False
        except GameUnreadable:
            return self.stored_as(game) is None
        return False

    def good_backup(self, game: str) -> Document | None:
        """Return a game's newest backup that can be continued, or else the newest readable one."""
        readable: Document | None = None
        for data in self._backups.newest_first(game):
            if (document := _fitting_or_none(data, file_of(game))) is not None:
                if self._can_be_played(document):
                    return document
                readable = readable or document
        return readable

    def _moves(self, game: str) -> bool:
        """Migrate a game's file in the old format; return whether a new file was written."""
        try:
            if self.stamp(game) is not None:
                self._set_aside(game)
                return False
            document = self.load(game)
            if not document.rows:  # Older app versions created the file before there was a row.
                self._put_beside(game)
            return bool(document.rows and self.upgrade(document).end)
        except (GameUnreadable, NoSuchGame):
            return False
        except StorageError as error:
            self._report(error.problem)
        except Exception:
            # A bug in reading one file must not hide the other games.
            log.exception("%s cannot be moved", game)
        return False

    def _set_aside(self, game: str) -> None:
        """Move a game's old file to `BESIDE`; quarantine it if the new file contains a different game."""
        old = old_file_of(game)
        data = self._blob_store.read(old)
        before, now = _fitting_or_none(data or b"", old), self.load(game)
        if data is None or (before is not None and before.rows == now.rows[: len(before.rows)]):
            self._put_beside(game)
        else:
            self._give_up(old, data, "misnamed" if before is not None else "damaged")

    def _put_beside(self, game: str) -> None:
        """Move a game's file in the old format to `BESIDE`, and delete its previous copy.

        The rows of the game, if any, are already in a file in the current format.
        """
        old = old_file_of(game)
        if self._blob_store.stamp(old) is not None:
            kept = set(self._blob_store.names(BESIDE))
            names = (f"{BESIDE}/{'' if not count else f'{count}.'}{old}" for count in itertools.count())
            self._blob_store.rename(old, next(name for name in names if name not in kept))
        self._blob_store.delete(previous_of(old))

    def _is_safe(self, game: str) -> bool:
        """Return whether a migrated game is readable: in its new file or, without one, in a backup."""
        data = self._blob_store.read(file_of(game))
        copies = [data] if data is not None else self._backups.newest_first(game)
        return any(_fitting_or_none(copy, file_of(game)) is not None for copy in copies)

    def _rescue(self, name: str, data: bytes | None, flaw: Flaw) -> Document:
        """Replace a bad file by the playable copy with the most rows; return that game.

        Without such a copy the file is quarantined. A read-only store stays as it is.

        Raises:
            GameUnreadable: There is no such copy.
        """
        copies = sorted(self._copies(name, data), key=lambda copy: -len(copy[1].rows))
        best = next((copy for copy in copies if self._can_be_played(copy[1])), None)
        if best is not None and self._read_only:
            self._report(Problem("store-copy-shown", {"file": printable(name)}))
            return best[1]
        if best is not None:
            return self._replace(name, data, flaw, *best)
        if self._read_only:
            raise GameUnreadable("store-unreadable", file=printable(name))
        raise self._give_up(name, data, flaw)

    def _copies(self, name: str, data: bytes | None) -> Iterator[tuple[str, Document]]:
        """Yield the readable part of a bad file, then older copies, each with the message code to report."""
        if data is not None and (rest := _sound_or_none(data, name)) is not None:
            yield "store-cut" if rest.rest > 1 or data.endswith(b"\n") else "store-torn", rest.document
        older = [("store-recovered" if data is None else "store-restored", self._previous(name) or b"")]
        older += [("store-restored-backup", copy) for copy in self._backups.newest_first(game_of(name))]
        for code, copy in older:
            if (sound := _sound_or_none(copy, name)) is not None:
                whole = journals.mended(data or b"", copy, sound.document) if sound.document.end else None
                if whole is not None:
                    yield "store-cut" if whole.rest else "store-mended", whole.document
                if not sound.rest:
                    yield code, sound.document

    def _can_be_played(self, document: Document) -> bool:
        if not document.rows:
            return False
        try:
            self._verify(document)
        except stored_games.Unfit:
            return False
        except Exception:
            # Rules that raise for one game must not affect the other games.
            log.exception("%s cannot be verified", document.header.id)
            return False
        return True

    def _replace(self, name: str, data: bytes | None, flaw: Flaw, code: str, document: Document) -> Document:
        """Keep copies of the damaged files, then restore the good copy; crash-safe in between."""
        params: dict[str, str | int] = {"file": printable(name)}
        if code == "store-torn":
            self._blob_store.append(name, b"", document.end)  # The torn line was never acknowledged.
            self._report(Problem(code, params))
            return document
        for bad in (self._previous(name), data):
            if bad is not None and not self._is_good(bad, name):
                quarantined = self._free_name(name, flaw)
                self._blob_store.write(quarantined, bad)
                params["quarantined"] = quarantined
        document = self.write(document)
        if _is_old(name):
            self._blob_store.delete(name)
        self._report(Problem(code, params))
        return document

    def _is_good(self, data: bytes, name: str) -> bool:
        document = _fitting_or_none(data, name)
        return document is not None and self._can_be_played(document)

    def _give_up(self, name: str, data: bytes | None, flaw: Flaw) -> GameUnreadable:
        """Quarantine a bad file, which frees its name; return the error."""
        code, _ = QUARANTINED.get(flaw, DAMAGED)
        error = GameUnreadable(code, file=printable(name), quarantined=self._free_name(name, flaw))
        if data is not None:
            self._blob_store.rename(name, str(error.params["quarantined"]))
        if self._previous(name) is not None:
            self._blob_store.rename(previous_of(name), self._free_name(name, flaw))
        self._report(error.problem)
        return error

    def _previous(self, name: str) -> bytes | None:
        return self._blob_store.read(previous_of(name))

    def _free_name(self, name: str, flaw: Flaw) -> str:
        return free_name(self._blob_store, game_of(name), QUARANTINED.get(flaw, DAMAGED)[1], self._now())


def _is_old(name: str) -> bool:
    """Return whether a blob with that name is a game file in the old format."""
    return name.endswith(OLD_SUFFIX) and "/" not in name


def _sound(data: bytes, name: str) -> Sound:
    """Return the readable part of the game in a file.

    Raises:
        Unfit: Nothing of it can be read, or its id is not the one in the file's name.
    """
    is_journal = journals.is_journal(data) and b"\r\n" not in data
    sound = journals.sound_part(data) if is_journal else journals.Sound(documents.read(data), 0)
    if sound.document.header.id != game_of(name):
        raise stored_games.Unfit("misnamed")
    return sound


def _sound_or_none(data: bytes, name: str) -> Sound | None:
    try:
        return _sound(data, name)
    except stored_games.Unfit:
        return None


def _fitting(data: bytes, name: str) -> Document:
    """Return the game in a file; raise `Unfit` if a part is unreadable, or its id is not the file's."""
    sound = _sound(data, name)
    if sound.rest:
        raise stored_games.Unfit("row")
    return sound.document


def _fitting_or_none(data: bytes, name: str) -> Document | None:
    sound = _sound_or_none(data, name)
    return sound.document if sound is not None and not sound.rest else None
