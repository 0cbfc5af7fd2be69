"""The files of games on a blob store: read, and mended where they are not what they should be."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from datetime import datetime
from typing import TYPE_CHECKING, Final

from companion.later import Later
from companion.store.backups import Backups
from companion.store.blob_store import BlobStore
from companion.store.errors import GameUnreadable, NewerSchema, NoSuchGame, Problem, StorageError, printable
from companion.store.migrations import CURRENT_SCHEMA
from companion.store.quarantine import free_name

if TYPE_CHECKING:
    from companion.store import document as documents
    from companion.store.document import Document, Flaw
else:
    documents = Later("companion.store.document")

log = logging.getLogger("companion.store")

SUFFIX: Final = ".petri.json"
"""How the files of games end; a file that ends otherwise is never touched."""

QUARANTINED: Final[dict[Flaw, tuple[str, str]]] = {
    "not-json": ("store-damaged", "damaged"),
    "damaged": ("store-damaged", "damaged"),
    "head": ("store-damaged", "damaged"),
    "row": ("store-damaged", "damaged"),
    "foreign": ("store-foreign", "foreign"),
    "misnamed": ("store-misnamed", "misnamed"),
}
"""What is said of a file that is put in quarantine, and the word that its new name gets."""


def file_of(game: str) -> str:
    """The name of the file of the game with that id."""
    return game + SUFFIX


def is_file(name: str) -> bool:
    """Whether a blob of that name is the file of a game."""
    return name.endswith(SUFFIX) and "/" not in name


class GameRepository:
    """Reads game files; a bad one is put in quarantine under a new name and an older copy takes its place.

    A file of a newer app, or one that a migration fails on, is left where it is.

    Args:
        blob_store: Where the files are.
        backups: Where older copies may be found.
        report: Hears what was put in quarantine or replaced.
        now: The clock.
        verify: Raises `Unfit` for a document that an older copy must not hold to take a bad file's place.
        read_only: Whether everything stays as it is, and good copies are only read.
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

    def files(self) -> tuple[str, ...]:
        """The names of all game files."""
        return tuple(name for name in self._blob_store.names() if is_file(name))

    def load(self, name: str) -> Document:
        """The game in the file `name`, from an older copy where the file itself is bad.

        Raises:
            NoSuchGame: There is no such file.
            GameUnreadable: Nothing is left of the game, or this app cannot read it.
            StorageError: The blob store failed.
        """
        data = self._blob_store.read(name)
        if data is None and self._blob_store.previous(name) is None:
            raise NoSuchGame("store-missing", id=printable(name.removesuffix(SUFFIX)))
        try:
            # Only the previous copy is left where a crash fell between two renames, or a player tidied up.
            return _fitting(data or b"", name)
        except documents.Unfit as unfit:
            match unfit.flaw:
                case "newer":
                    raise NewerSchema("store-newer", file=printable(name)) from unfit
                case "stuck":
                    raise GameUnreadable("store-stuck", file=printable(name)) from unfit
                case _:
                    return self._rescue(name, data, unfit.flaw)

    def upgrade(self, name: str, document: Document) -> Document:
        """Rewrites a file of an older schema in the current one; the old file stays among the backups.

        Rows of version 1 carry no checksums, so the rules are asked first: damage must neither be signed nor
        take the place of the previous copy. Where they refuse the file, an older copy replaces it; where
        there is none, and where nobody knows the game, everything stays as it is. So it does on a blob store
        that cannot take the new file, which is reported.

        Args:
            name: The file.
            document: What `load` found in it.

        Returns:
            The game to be played on.

        Raises:
            StorageError: The file is damaged, and the blob store failed to take an older copy.
        """
        if (flaw := self._flaw(document)) is not None:
            data = self._blob_store.read(name)
            older = None if flaw == "game" else self._good_copy(name, data)
            if older is None:
                return document
            document = self._replace(name, data, "row", *older)
        if document.written_by < CURRENT_SCHEMA:
            try:
                if (data := self._blob_store.read(name)) is not None:
                    self._backups.keep_old_schema(document.header.id, document.written_by, data)
                self._blob_store.write(name, documents.file_bytes(document))
            except StorageError as error:
                self._report(error.problem)
        return document

    def write(self, document: Document) -> None:
        """Puts a game in its file.

        Raises:
            StorageError: The blob store failed.
        """
        self._blob_store.write(file_of(document.header.id), documents.file_bytes(document))

    def make_whole(self, name: str, document: Document | None) -> bool:
        """Puts the best that is known of a game in its file, before its previous copy goes.

        Args:
            name: The file.
            document: The game, where it is known already.

        Returns:
            Whether nothing good is left of it, so that its file was put in quarantine.

        Raises:
            StorageError: The blob store failed.
        """
        if document is not None:
            if not self._holds(name):
                self.write(document)
            return False
        try:
            self._blob_store.read(name)
        except StorageError:
            return False  # nobody can read it, but it can be moved
        try:
            document = self.load(name)
            if document.written_by < CURRENT_SCHEMA:
                self.upgrade(name, document)
        except NoSuchGame:
            return False
        except GameUnreadable:
            return self._blob_store.stamp(name) is None
        return False

    def good_backup(self, name: str) -> bytes | None:
        """The newest backup of that file that can be played on, or else the newest that can be read."""
        readable: bytes | None = None
        for data in self._backups.newest_first(name.removesuffix(SUFFIX)):
            if (document := _fitting_or_none(data, name)) is not None:
                if self._can_be_played(document):
                    return data
                readable = readable or data
        return readable

    def _holds(self, name: str) -> bool:
        """Whether the file can be read as it is, without an older copy."""
        try:
            return _fitting_or_none(self._blob_store.read(name) or b"", name) is not None
        except StorageError:
            return False

    def _rescue(self, name: str, data: bytes | None, flaw: Flaw) -> Document:
        older = self._good_copy(name, data)
        if older is not None and self._read_only:
            self._report(Problem("store-copy-shown", {"file": printable(name)}))
            return older[2]
        if older is not None:
            return self._replace(name, data, flaw, *older)
        if self._read_only:
            raise GameUnreadable("store-unreadable", file=printable(name))
        raise self._give_up(name, data, flaw)

    def _good_copy(self, name: str, data: bytes | None) -> tuple[str, bytes, Document] | None:
        """What is to be said of the newest older copy that can be played, its bytes, and its game."""
        for code, copy in self._older(name, data):
            document = _fitting_or_none(copy, name)
            if document is not None and self._can_be_played(document):
                return code, copy, document
        return None

    def _can_be_played(self, document: Document) -> bool:
        return bool(document.rows) and self._flaw(document) is None

    def _flaw(self, document: Document) -> Flaw | None:
        """Why a game cannot be played; None when it can."""
        try:
            self._verify(document)
        except documents.Unfit as unfit:
            return unfit.flaw
        except Exception:
            # Rules that stumble over a game cannot play it either; the other games are not to suffer for it.
            log.exception("%s cannot be verified", document.header.id)
            return "rules"
        return None

    def _older(self, name: str, data: bytes | None) -> Iterator[tuple[str, bytes]]:
        """Older copies, the newest first, each with what is to be said when it is used."""
        if (previous := self._blob_store.previous(name)) is not None:
            yield "store-recovered" if data is None else "store-restored", previous
        for backup in self._backups.newest_first(name.removesuffix(SUFFIX)):
            yield "store-restored-backup", backup

    def _replace(
        self, name: str, data: bytes | None, flaw: Flaw, code: str, copy: bytes, document: Document
    ) -> Document:
        """Keeps copies of what is bad, then puts the good copy in its place: safe to die in between."""
        params = {"file": printable(name)}
        for bad in (self._blob_store.previous(name), data):
            if bad is not None and bad != copy and not self._is_good(bad, name):
                quarantined = self._free_name(name, flaw)
                self._blob_store.write(quarantined, bad)
                params["quarantined"] = quarantined
        self._blob_store.write(name, copy)
        self._report(Problem(code, params))
        return document

    def _is_good(self, data: bytes, name: str) -> bool:
        document = _fitting_or_none(data, name)
        return document is not None and self._can_be_played(document)

    def _give_up(self, name: str, data: bytes | None, flaw: Flaw) -> GameUnreadable:
        """Moves away what is bad, so that the name is free and nothing is lost."""
        error = GameUnreadable(
            QUARANTINED[flaw][0], file=printable(name), quarantined=self._free_name(name, flaw)
        )
        if data is not None:
            self._blob_store.rename(name, str(error.params["quarantined"]))
            self._report(error.problem)
        if (previous := self._blob_store.previous(name)) is not None:
            self._blob_store.write(self._free_name(name, flaw), previous)
            self._blob_store.delete(name)
            if data is None:
                self._report(error.problem)
        return error

    def _free_name(self, name: str, flaw: Flaw) -> str:
        return free_name(self._blob_store, name.removesuffix(SUFFIX), QUARANTINED[flaw][1], self._now())


def _fitting(data: bytes, name: str) -> Document:
    """The document, when it is the game that the file's name says."""
    document = documents.read(data)
    if file_of(document.header.id) != name:
        raise documents.Unfit("misnamed")
    return document


def _fitting_or_none(data: bytes, name: str) -> Document | None:
    try:
        return _fitting(data, name)
    except documents.Unfit:
        return None
