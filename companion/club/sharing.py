"""The sharing of offers, presence and nudges between processes that serve the same tables."""

import secrets
from functools import partial
from typing import TYPE_CHECKING, Final

from companion.club.heartbeats import PartyProcesses
from companion.party.devices import News
from companion.party.offers import NEWS, Offers
from companion.party.shared_value import change_value

if TYPE_CHECKING:
    from companion.club.party import ClubParty
    from companion.club.service import ClubService

NUDGE: Final = "party.nudge"
"""The key through which nudges reach other processes; only changes matter, the value is never read."""

NUDGES: Final = "nudge/"
"""The prefix of the news about a nudge; after it come the table, the seat and the nudger's name."""


class Sharing:
    """The link between this process's party and those of other processes.

    Args:
        service: The service with the games.
        tables: The party.
        offers: The tables on offer.
        host: The hash of this process's host key.
    """

    def __init__(self, service: "ClubService", tables: "ClubParty", offers: Offers, host: str) -> None:
        self._service = service
        self._values = service.library.preferences
        self._tables = tables
        self._offers = offers
        self.processes = PartyProcesses(self._values, host, tables.connected, self._show)
        service.hear(self._hear)

    def read(self, game_id: str) -> None:
        """Reread the offer of a table now."""
        self._offers.read(game_id)

    def nudge(self, game_id: str, seat: int, by: str) -> None:
        """Send a nudge to the other processes.

        Raises:
            StoreError: It could not be sent.
        """
        about = f"{NUDGES}{game_id}/{seat}/{by}"
        change_value(self._values, NUDGE, lambda _: secrets.token_hex(8), about=about)

    def _hear(self, news: str) -> None:
        """Handle news of other processes, in a thread that may query the store."""
        if news.startswith(NUDGES):
            self._nudged(news.removeprefix(NUDGES))
        elif news in ("", NEWS):
            watched = self._tables.watched()
            self._offers.read_all(watched)
            self.processes.read_all(watched)
            for game_id in watched:
                self._show(game_id)
        elif news.startswith(NEWS):
            game_id = news.removeprefix(NEWS)
            self._offers.forget(game_id)
            self.processes.forget(game_id)
            if game_id in self._tables.watched():
                self._offers.read(game_id)
                self.processes.read(game_id)
                self._show(game_id)

    def _nudged(self, told: str) -> None:
        game_id, seat, by = (*told.split("/", 2), "", "")[:3]
        if seat.isdecimal():
            self._service.show(partial(self._tables.tell, game_id, News("nudge", int(seat), by)))

    def _show(self, game_id: str) -> None:
        self._service.show(partial(self._tables.tell, game_id))
