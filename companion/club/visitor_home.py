"""The games of a public instance as a device sees them: its hosted tables, and the table it joined."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from companion.club.own_tables import OwnTables
from companion.club.table_hosts import TableHosts
from companion.device.door import Home
from companion.device.open_game import OpenGame
from companion.party.guest_door import GuestDoor
from companion.party.party import Party
from companion.party.shared_access import HostAccess
from companion.rules.kernel import Rejection
from companion.rules.reminders import Reminder
from companion.store.errors import NoSuchGame, printable
from companion.table.rights import Standing


class VisitorHome(GuestDoor, Home):
    """The home of a device that may begin tables, and hosts the tables that it begins.

    Args:
        party: The party of the whole instance.
        hosts: The hosts of its tables.
        secrets: The device's host secrets, by game.
        address: The device's address, for the limits on new tables.
    """

    def __init__(self, party: Party, hosts: TableHosts, secrets: Mapping[str, str], address: str) -> None:
        super().__init__(party)
        self._hosts = hosts
        self._secrets = dict(secrets)
        self._recognised: set[str] = set()
        self._address = address
        self.on_begun: Callable[[str, str], None] = lambda game_id, secret: None
        """Called with each table that this device has begun, and the secret to keep."""
        self._own = OwnTables(party.service.library, self._values, self.hosts)
        self._own.of(self._secrets)
        self.library = self._own

    def hosts(self, game_id: str) -> bool:
        """Return whether this device hosts that table."""
        if game_id in self._recognised:
            return True
        if known := self._hosts.knows(game_id, self._secrets.get(game_id, "")):
            self._recognised.add(game_id)
        return known

    def begin(
        self, key: str, command: Any, id: str | None = None, *, further: Sequence[Any] = ()
    ) -> OpenGame | Rejection:
        """Begin a new table hosted by this device; raises the errors of `Home.begin`."""
        if refused := self._hosts.refusal(self._address):
            return refused
        secret = ""

        def admit(game_id: str) -> None:
            nonlocal secret
            secret = self._hosts.admit(game_id)

        begun = self._party.service.begin(key, command, id, admit, further=further)
        if isinstance(begun, Rejection):
            return begun
        self._hosts.count(self._address)
        self._secrets[begun.id] = secret
        self._recognised.add(begun.id)
        self._own.of(self._secrets)
        self.on_begun(begun.id, secret)
        return begun

    def delete(self, game_id: str) -> None:
        """Take one of this device's tables off its list; raises the errors of `Home.delete`."""
        self._check_own(game_id)
        self._party.service.delete(game_id)

    def restore(self, game_id: str) -> None:
        """Restore one of this device's tables; raises the errors of `Home.restore`."""
        self._check_own(game_id)
        self._party.service.restore(game_id)

    def set_reminders(self, game_id: str, reminders: Sequence[Reminder]) -> None:
        """Store the reminders of one of this device's tables; raises the errors of `Home.set_reminders`."""
        self._check_own(game_id)
        self._party.service.set_reminders(game_id, reminders)

    def _check_own(self, game_id: str) -> None:
        if not self.hosts(game_id):
            raise NoSuchGame("store-missing", id=printable(game_id))

    def _may_see(self, game_id: str) -> bool:
        return self.hosts(game_id) or super()._may_see(game_id)


class TableHostAccess(HostAccess):
    """The rights of the device that hosts one table of a public instance.

    Args:
        party: The party of the whole instance.
        game_id: The table.
    """

    def __init__(self, party: Party, game_id: str) -> None:
        super().__init__(party)
        self.game_id = game_id

    def standing(self, game_id: str) -> Standing:
        """Return "host" at the table that the device hosts, "watcher" at any other."""
        return "host" if game_id == self.game_id else "watcher"

    def seat(self, game_id: str) -> int | None:
        """Return the host's own seat at its table."""
        return super().seat(game_id) if game_id == self.game_id else None

    def acts_for(self, game_id: str, seat: int) -> bool:
        """Return whether this device hosts the table, and acts for the seat as `HostAccess` says."""
        return game_id == self.game_id and super().acts_for(game_id, seat)

    def sees_secrets(self, game_id: str, seat: int) -> bool:
        """Return whether this device hosts the table, and the seat is its own or has no device."""
        return game_id == self.game_id and super().sees_secrets(game_id, seat)

    def sees_odds(self, game_id: str, seat: int) -> bool:
        """Return whether this device hosts the table and acts for the seat, and the table shows odds."""
        return game_id == self.game_id and super().sees_odds(game_id, seat)

    def _seat_denial(self, game_id: str) -> Rejection | None:
        return None if game_id == self.game_id else Rejection(code="party-seat-freed")

    def _too_fast(self) -> Rejection | None:
        return super(HostAccess, self)._too_fast()  # Limit hosts too: anybody may host a table here.
