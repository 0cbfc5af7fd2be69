"""The interface of the games for screens: at a table, and at home."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from companion.device.open_game import OpenGame
    from companion.rules.kernel import Rejection
    from companion.rules.reminders import Reminder
    from companion.store.seam import GameLibrary, Merged
    from companion.store.stored_game import Document
    from companion.store.summaries import GameSummary


class Door(ABC):
    """The interface of every device, a guest's included: the tables that it may see, and its preferences."""

    @property
    @abstractmethod
    def reachable(self) -> bool:
        """Whether the store is reachable; while it is not, nothing can be stored."""

    @abstractmethod
    def open(self, game_id: str) -> OpenGame:
        """Return the game with this id, opening it if necessary.

        Raises:
            StoreError: There is no such game, it cannot be read, or the service is closed.
            JournalError: Its rows are not a journal of this game.
        """

    @abstractmethod
    def opened(self, game_id: str) -> OpenGame | None:
        """Return the game with this id if it is open already; None if `open` would have to read it."""

    @property
    @abstractmethod
    def is_opening(self) -> bool:
        """Whether another thread is opening a game; if so, `open` waits for that thread."""

    @abstractmethod
    def listed(self, game_id: str) -> GameSummary | None:
        """Return the list's summary of that game; None if there is none."""

    @abstractmethod
    def changes(self, game_id: str) -> int:
        """Return how often this game was closed, deleted or restored; each time its tables become invalid."""

    @abstractmethod
    def listen(self, game_id: str, listener: Callable[[], None]) -> Callable[[], None]:
        """Call `listener` whenever `changes` of this game grows; return a function that stops that."""

    @abstractmethod
    def remembered(self, key: str, default: Any = None) -> Any:
        """Return a preference of the device."""

    @abstractmethod
    def remember(self, key: str, value: object) -> None:
        """Store a value on the device.

        Raises:
            StoreError: It could not be stored.
        """

    @abstractmethod
    def reminders(self, game_id: str) -> tuple[Reminder, ...]:
        """Return the reminders that the players of that game have set, the earliest first."""

    def game_key(self, game_id: str) -> str:
        """Return the key of the game played at that table; empty for an unknown one."""
        listed = self.listed(game_id)
        return listed.game if listed is not None else ""

    def is_first(self, key: str, game_id: str = "") -> bool:
        """Return whether this is the device's first game of that kind; never for a guest."""
        return False

    def is_long(self, game_id: str) -> bool:
        """Return whether a game is slow to open."""
        game = self.listed(game_id)
        return game is not None and game.rows > LONG

    def remember_all(self, values: Mapping[str, object]) -> None:
        """Store these values on the device; if the store fails, either all or none of them are stored.

        Raises:
            StoreError: They could not be stored.
        """
        for key, value in values.items():
            self.remember(key, value)

    def people(self) -> Sequence[str]:
        """Return the names of people who have played here, the latest first."""
        names: list[str] = self.remembered("people", [])
        return tuple(str(name) for name in names)

    def remember_people(self, names: Sequence[str]) -> None:
        """Move these people to the front of the remembered people; keep the thirty latest."""
        rest = [name for name in self.people() if name not in names]
        self.remember_all(people_of([*names, *rest]))


def people_of(names: Sequence[str]) -> dict[str, object]:
    """Return the value to store for these people, the latest first; keep the thirty latest."""
    return {"people": list(names)[:MOST_PEOPLE]}


MOST_PEOPLE = 30
"""The maximum number of remembered people; the earliest are forgotten first."""


class Home(Door):
    """The interface of a device with games of its own."""

    library: GameLibrary

    @abstractmethod
    def begin(
        self, key: str, command: Any, id: str | None = None, *, further: Sequence[Any] = ()
    ) -> OpenGame | Rejection:
        """Begin a new game if the rules let it start; otherwise store nothing.

        Args:
            key: The game's key.
            command: The command that begins it.
            id: The command's id, for idempotent retries.
            further: Later commands, each an entry of its own, stored with the start or not at all.

        Raises:
            UnknownGame: The game is not known here.
            StoreError: It could not be stored.
        """

    def is_first(self, key: str, game_id: str = "") -> bool:
        return all(game.game != key or game.id == game_id for game in self.library.games())

    @abstractmethod
    def delete(self, game_id: str) -> None:
        """Delete a game so that it can be restored; a copy stays among the backups.

        Raises:
            StoreError: There is no such game, or it cannot be deleted.
        """

    @abstractmethod
    def set_reminders(self, game_id: str, reminders: Sequence[Reminder]) -> None:
        """Store the reminders of a table, and show them on its devices.

        Raises:
            StoreError: They could not be stored.
        """

    def merge(self, document: Document) -> Merged:
        """Merge a game of a backup into the games here, see `GameLibrary.merge`."""
        return self.library.merge(document)

    @abstractmethod
    def restore(self, game_id: str) -> None:
        """Restore a deleted game, also on the screens that showed it.

        Raises:
            StoreError: No good copy of it is left, or it cannot be restored.
        """


LONG = 250
"""The number of journal rows that can be read and folded in about 20 ms."""
