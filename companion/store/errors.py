"""Errors of stored games, as values with a code and parameters, never as sentences.

A code is also a message key in `locales/*/store.ftl`, and the parameters are that message's variables.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Params: TypeAlias = Mapping[str, str | int]
"""The variables of a message."""


@dataclass(frozen=True)
class Problem:
    """A fault that players should know about although the app continues."""

    code: str
    params: Params = field(default_factory=dict[str, str | int])


class StoreError(Exception):
    """A request that the store could not fulfil; stored data is unharmed."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)
        self.code = code
        """Key of the message."""
        self.params: Params = params
        """The message's variables."""

    @property
    def problem(self) -> Problem:
        """The error as a value."""
        return Problem(self.code, self.params)


class StorageError(StoreError):
    """The blob store failed to read or write; the blob is unchanged."""


class StorageFull(StorageError):
    """The blob store has no room left; the blob is unchanged."""


class StorageReplaced(StorageError):
    """Another program has replaced the file since we last wrote it; the new file is not touched."""


class Behind(StoreError):
    """Another process has appended to this game first, so nothing was stored. Catch up and decide again."""


class Unreachable(StoreError):
    """The database is unreachable now."""

    def __init__(self, code: str, *, unknown: bool = False, **params: str | int) -> None:
        super().__init__(code, **params)
        self.unknown = unknown
        """Whether the change may have been stored: the connection was lost before the answer came.

        The caller finds out once the database is back: by `catch_up`, or by the stored value.
        """


class DataFolderBusy(StoreError):
    """Another process works with this data folder."""


class FolderUnusable(StoreError):
    """There is no data folder at this path, and none can be created."""


class DatabaseUnusable(StoreError):
    """There is no database for games at this address, or it refuses access."""


class NoSuchGame(StoreError):
    """No game has this id."""


class GameClosed(StoreError):
    """The game file has been closed, or its game deleted."""


class GameUnreadable(StoreError):
    """The game's file is damaged, not ours, or of a version that this app cannot read."""


class NewerSchema(GameUnreadable):
    """The file was written by a newer version of this app; it is left untouched."""


class Unstorable(StoreError):
    """A value that no game file can contain: not JSON, not finite, or nested too deep."""


class JournalFull(StoreError):
    """The journal has as many rows as an import accepts."""


class CopyRefused(StoreError):
    """The target store of a copy has other content; nothing is overwritten."""


class ImportRefused(StoreError):
    """The text offered for import is not a game that this app can read."""


def printable(name: str) -> str:
    """Return a file name for display: undecodable bytes become question marks."""
    return name.encode("utf-8", "replace").decode("utf-8")
