"""What a guest has of the house: one table of it, and nothing else."""

from __future__ import annotations

from companion.house import House
from companion.party.party import Party
from companion.seating import Seating
from companion.store.errors import NoSuchGame, shown
from companion.store.library import Library
from companion.store.medium import MemoryMedium


class GuestRoom(House):
    """A house of its own in memory, empty but for a door to one table of the host's.

    The host's games, settings and remembered people are not in it, so no screen can show or change them;
    what a guest's screens remember is kept here as long as the session lives.

    Args:
        party: Where the table is.
    """

    def __init__(self, party: Party) -> None:
        super().__init__(Library(MemoryMedium()))
        self._party = party
        self.game_id: str | None = None
        """The table that this guest may see; None before one was entered."""

    def open(self, game_id: str) -> Seating:
        """The guest's table.

        Raises:
            NoSuchGame: any other, whether it exists or not.
        """
        if game_id != self.game_id or self._party.offered(game_id) is None:
            raise NoSuchGame("store-missing", id=shown(game_id))
        return self._party.house.open(game_id)
