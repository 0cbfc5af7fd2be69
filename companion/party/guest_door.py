"""A guest's view of the games: a single table."""

import copy
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from companion.device.door import Door
from companion.device.open_game import OpenGame
from companion.party.party import Party
from companion.party.shared_value import MemoryValues
from companion.store.errors import NoSuchGame, printable

if TYPE_CHECKING:
    from companion.rules.reminders import Reminder
    from companion.store.summaries import GameSummary


class GuestDoor(Door):
    """A door to one of the host's tables.

    It gives no access to the host's other games, settings and remembered people, so no guest's screen can
    show or change them. A guest's own settings last for the session.

    Args:
        party: The party with the table.
    """

    def __init__(self, party: Party) -> None:
        self._party = party
        self._values = MemoryValues()
        self.game_id: str | None = None
        """The id of the only table that this guest may see; None before joining a table."""

    @property
    def reachable(self) -> bool:
        """Whether the host's store is available."""
        return self._party.service.reachable

    def open(self, game_id: str) -> OpenGame:
        """Open the guest's table.

        Raises:
            NoSuchGame: For any other table, whether it exists or not.
        """
        if not self._may_see(game_id):
            raise NoSuchGame("store-missing", id=printable(game_id))
        return self._party.service.open(game_id)

    def opened(self, game_id: str) -> OpenGame | None:
        """Return the guest's table if it is already open; None for any other."""
        return self._party.service.opened(game_id) if self._may_see(game_id) else None

    @property
    def is_opening(self) -> bool:
        """Whether another thread is opening one of the host's games."""
        return self._party.service.is_opening

    def listed(self, game_id: str) -> "GameSummary | None":
        """Return the list's summary of the guest's table; None for any other."""
        return self._party.service.listed(game_id) if self._may_see(game_id) else None

    def changes(self, game_id: str) -> int:
        """Return how often the guest's table was closed, deleted or restored."""
        return self._party.service.changes(game_id)

    def listen(self, game_id: str, listener: Callable[[], None]) -> Callable[[], None]:
        return self._party.service.listen(game_id, listener)

    def reminders(self, game_id: str) -> "tuple[Reminder, ...]":
        """Return the reminders of the guest's table; none for any other."""
        return self._party.service.reminders(game_id) if self._may_see(game_id) else ()

    def remembered(self, key: str, default: Any = None) -> Any:
        return self._values.get(key, default)

    def remember(self, key: str, value: object) -> None:
        """Store a value for this session."""
        self._values.set(key, copy.deepcopy(value))

    def _may_see(self, game_id: str) -> bool:
        return game_id == self.game_id and self._party.offered(game_id) is not None
