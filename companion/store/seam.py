"""The interface of a store for the rest of the app, implemented by files and by PostgreSQL.

`companion.store.library` keeps games in files for one process; `companion.store.postgres` keeps them in a
database for any number of processes. The rest of the app uses only these classes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, Self

if TYPE_CHECKING:
    from datetime import datetime

    from pydantic import JsonValue

    from companion.store.errors import Problem
    from companion.store.game_rows import GameRows
    from companion.store.stored_game import Document
    from companion.store.summaries import GameSummary


class RememberedValues(Protocol):
    """Settings and remembered people: JSON values by key, shared by all processes of a store."""

    def get(self, key: str, default: Any = None) -> Any:
        """Return a copy of the last value set; `default` if there is none.

        While the database is unreachable, it is the last known value. Never raises.
        """
        ...

    def keys(self) -> tuple[str, ...]:
        """Return the keys of all values."""
        ...

    def set(self, key: str, value: object) -> None:
        """Store a JSON value under that key unconditionally.

        Raises:
            Unstorable: JSON cannot hold it.
            GameClosed: The library of these values has been closed.
            Unreachable: The database is unreachable; if `unknown` is true, the value may have been stored.
            StorageError: The store failed; the old value stays.
        """
        ...

    def set_all(self, values: Mapping[str, object]) -> None:
        """Store several values unconditionally, all or none; raises the errors of `set`."""
        ...

    def replace(self, key: str, expected: object, value: object, *, about: str | None = "") -> bool:
        """Store a JSON value if the current one is `expected` (compare and set); raises the errors of `set`.

        Args:
            key: The key.
            expected: The result of `get` from which `value` was made; None for a missing value.
            value: The new value; None deletes the key.
            about: The argument for other processes' listeners, see `GameLibrary.follow`; None to notify
                nobody.

        Returns:
            Whether it was stored; if not, `get` now returns the current value.
        """
        ...


class DatabaseUse(NamedTuple):
    """The load of a database: its size, and this process's pool of connections."""

    size: int | None
    """Bytes on the database's disk; None while the database is unreachable."""

    connections: int
    """Open connections of the pool."""

    busy: int
    """Connections that are running a statement now."""

    most: int
    """The maximum number of connections in the pool."""

    waiting: int
    """Statements waiting for a free connection."""


class Merged(NamedTuple):
    """The result of merging a game into a library."""

    id: str
    how: Literal["added", "here", "longer", "copied"]
    """How the game was merged.

    "added": It was new. "here": The library already had all its entries, perhaps more. "longer": Its
    additional entries were added to the game here. "copied": A different game has its id, so it was added
    under another id.
    """


class GameLibrary(ABC):
    """All games of one store, and the preferences. Thread-safe.

    Methods that matter only for stores shared by several processes have defaults that suit stores in files.
    """

    verify: Callable[[Document], None] | None = None
    """A callback that raises `Unfit` for a game that its rules cannot have produced; set by the service.

    It is called before a game is imported, and before an older copy replaces a bad one.
    """

    on_lost: Callable[[str], None] | None = None
    """Called with the id of a game that was closed because another program has replaced its file."""

    @property
    @abstractmethod
    def preferences(self) -> RememberedValues:
        """Settings and remembered people, by key."""

    @property
    def folder(self) -> Path | None:
        """The folder on disk with all data; None if the data is not in a folder."""
        return None

    @property
    def reachable(self) -> bool:
        """Whether the store is known to be reachable; a store in files always is."""
        return True

    @property
    def is_refusing(self) -> bool:
        """Whether a reachable store has recently refused a change, for lack of space or privileges."""
        return False

    @property
    def failures(self) -> Mapping[str, int]:
        """The number of failed requests so far, by error code."""
        return {}

    def database_use(self) -> DatabaseUse | None:
        """Return the load of the database, which may take a query; None for files. Never raises."""
        return None

    def purge(self, before: datetime) -> tuple[str, ...]:
        """Permanently delete the games that were deleted before that moment, if the store records the time.

        Returns:
            The ids of the games.

        Raises:
            StoreError: The store is unreachable, or failed.
        """
        return ()

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to the same store."""
        return False

    def follow(self, listener: Callable[[str], None]) -> Callable[[], None]:
        """Call `listener` when another process has changed something; return a function that stops the calls.

        The argument of `listener` says what has changed:
        - a game's id: its rows or its header have changed, or it was deleted or restored;
        - the empty text: preferences or `reachable` have changed, or changes may have been missed;
        - any other text: another process has passed it to `replace` as `about`.

        Args:
            listener: Called in any thread. It must not raise or block for long.
        """
        return lambda: None

    @abstractmethod
    def games(self) -> tuple[GameSummary, ...]:
        """Return all games that have begun, the newest first. Never raises: see `problems`."""

    @abstractmethod
    def listed(self, game_id: str) -> GameSummary | None:
        """Return the summary of that game in the list; None if it is not among `games`. Never raises."""

    @abstractmethod
    def is_known(self, game_id: str) -> bool:
        """Return whether there is a game with this id, or a deleted one that can be restored.

        Raises:
            StoreError: The store is unreachable, or failed.
        """

    @abstractmethod
    def problems(self) -> tuple[Problem, ...]:
        """Return the problems to show to people: all that were found since the library was opened."""

    @abstractmethod
    def create(
        self,
        game: str,
        *,
        title: str = "",
        players: Iterable[str] = (),
        summary: Mapping[str, JsonValue] | None = None,
    ) -> GameRows:
        """Create a game with an empty journal; it is stored and listed only once it has a row.

        Raises:
            Unstorable: A value cannot be stored.
            GameClosed: The library has been closed.
            StorageError: The store failed.
            Unreachable: The database is unreachable; all methods that read or write a game may raise this.
        """

    @abstractmethod
    def open(self, game_id: str) -> GameRows:
        """Open the game with that id: the same object for all callers in this process, until it is closed.

        Raises:
            GameClosed: The library has been closed; all methods that read or write a game may raise this.
            NoSuchGame: There is no such game.
            GameUnreadable: It cannot be read; `NewerSchema` if a newer app wrote it.
            StorageError: The store failed.
        """

    @abstractmethod
    def read(self, game_id: str) -> Document:
        """Return the stored game without opening it; raises the errors of `open`."""

    @abstractmethod
    def delete(self, game_id: str) -> None:
        """Close and delete the game; `restore` brings it back.

        Raises:
            NoSuchGame: There is no such game.
            StorageError: The store failed; the game is still there, and still open if it was open.
        """

    @abstractmethod
    def discard(self, game_id: str) -> None:
        """Close the game and delete it permanently, with every copy; raises the errors of `delete`."""

    @abstractmethod
    def release(self, game_id: str) -> None:
        """Close the game if it is open here; only its summary stays in memory."""

    @abstractmethod
    def restore(self, game_id: str) -> None:
        """Restore a deleted game; leave an existing one alone.

        Raises:
            NoSuchGame: No good copy of it is left.
            StorageError: The store failed.
        """

    @abstractmethod
    def export(self, game_id: str) -> str:
        """Return the game as one readable text for `import_text`; raises the errors of `read`."""

    @abstractmethod
    def import_text(self, text: str) -> str:
        """Add the game in an export, or in a game file; return its id.

        A game that is already here is not added again. If it differs from the game here with the same id, it
        gets a new id.

        Raises:
            ImportRefused: The text is not such a game.
            StorageError: The store failed.
        """

    @abstractmethod
    def merge(self, document: Document) -> Merged:
        """Add a game from a backup, or the entries that the game here lacks; nothing else is changed.

        Merging the same game again changes nothing. A game that grows is closed.

        Raises:
            ImportRefused: Its rules cannot have produced it.
            StoreError: The store failed.
        """

    @abstractmethod
    def close(self) -> None:
        """Close all games and release the store. Idempotent."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
