"""The party of a club: several processes serve its tables."""

from functools import partial

from companion.club.service import ClubGame, ClubService
from companion.club.sharing import Sharing
from companion.device.open_game import OpenGame
from companion.party.codes import hashed
from companion.party.devices import ConnectedDevices
from companion.party.limits import Guesses, steady_time
from companion.party.offer import Place
from companion.party.offers import Offers
from companion.party.party import Party
from companion.rules.kernel import Rejection
from companion.table.table import utc_now


class ClubParty(Party):
    """The tables that devices of several processes share.

    Offers, codes, counts of wrong codes and presence are in the store, shared by all processes.

    Args:
        service: The service with the games.
    """

    host_is_a_person = False

    def __init__(self, service: ClubService) -> None:
        super().__init__(service, guesses=Guesses(clock=steady_time(), values=service.library.preferences))
        self._sharing = Sharing(service, self, self._offers, hashed(self.host_key))
        self._hosts.elsewhere = self._sharing.processes.host_hashes

    def recognise(self, game_id: str, secret: str) -> Place | None:
        """Return the place of the device with this secret.

        An unknown secret is looked up in the store too: the device may just have sat down at another process.
        """
        place = super().recognise(game_id, secret)
        if place is None:
            self._sharing.read(game_id)
            place = super().recognise(game_id, secret)
        return place

    def nudge(self, game_id: str, seat: int, by: str) -> None:
        """Remind the player in this seat, at whichever process, that the table is waiting for them."""
        super().nudge(game_id, seat, by)
        self._sharing.nudge(game_id, seat, by)

    def stepped_just_now(self, open_game: OpenGame, place_id: str, since: float) -> Rejection | None:
        """Refuse an undo or redo if another device, at any process, has made one since the moment `since`."""
        if refused := super().stepped_just_now(open_game, place_id, since):
            return refused
        if isinstance(open_game, ClubGame) and open_game.others_stepped > since:
            return Rejection(code="party-just-undone")
        return None

    def connected(self, game_id: str) -> tuple[str, ...]:
        """Return the places of a table that are connected to this process."""
        devices = self._devices.get(game_id)
        return devices.connected if devices is not None else ()

    def watched(self) -> tuple[str, ...]:
        """Return the tables that are watched in this process."""
        return tuple(game_id for game_id, listeners in tuple(self._listeners.items()) if listeners)

    def _open_offers(self) -> Offers:
        values = self.service.library.preferences
        return Offers(values, values, self._free_code)

    def _new_devices(self, game_id: str) -> ConnectedDevices:
        return ConnectedDevices(utc_now, partial(self._sharing.processes.elsewhere, game_id))

    def _moved(self, game_id: str) -> None:
        self._sharing.processes.tell(game_id)
        super()._moved(game_id)
