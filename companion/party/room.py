"""The service as a guest sees it: a single table."""

from __future__ import annotations

from collections.abc import Callable

from companion.game_service import GameService
from companion.open_game import OpenGame
from companion.party.party import Party
from companion.store.blob_store import MemoryBlobStore
from companion.store.errors import NoSuchGame, printable
from companion.store.library import Library


class GuestRoom(GameService):
    """A service of its own in memory, empty but for a door to one table of the host's.

    The host's games, settings and remembered people are not in it, so no screen can show or change them;
    what a guest's screens remember is kept here as long as the session lives.

    Args:
        party: Where the table is.
    """

    def __init__(self, party: Party) -> None:
        super().__init__(Library(MemoryBlobStore()))
        self._party = party
        self.game_id: str | None = None
        """The table that this guest may see; None before one was entered."""

    def open(self, game_id: str) -> OpenGame:
        """Open the guest's table.

        Raises:
            NoSuchGame: any other, whether it exists or not.
        """
        if not self._may_see(game_id):
            raise NoSuchGame("store-missing", id=printable(game_id))
        return self._party.service.open(game_id)

    def game_key(self, game_id: str) -> str:
        """Return the key of the game at the guest's table; empty for any other."""
        return self._party.service.game_key(game_id) if self._may_see(game_id) else ""

    def opened(self, game_id: str) -> OpenGame | None:
        """Return the guest's table if it is open already; None for any other."""
        return self._party.service.opened(game_id) if self._may_see(game_id) else None

    def is_long(self, game_id: str) -> bool:
        """Return whether opening the guest's table takes a while."""
        return self._may_see(game_id) and self._party.service.is_long(game_id)

    @property
    def is_opening(self) -> bool:
        """Whether another thread is opening a game of the host's."""
        return self._party.service.is_opening

    @property
    def reachable(self) -> bool:
        """Whether the host's store answers."""
        return self._party.service.reachable

    def changes(self, game_id: str) -> int:
        """Return how often the guest's table was closed, deleted or restored."""
        return self._party.service.changes(game_id)

    def listen(self, game_id: str, listener: Callable[[], None]) -> Callable[[], None]:
        """Have `listener` called when `changes` of this game grows; the answer stops that."""
        return self._party.service.listen(game_id, listener)

    def _may_see(self, game_id: str) -> bool:
        return game_id == self.game_id and self._party.offered(game_id) is not None
