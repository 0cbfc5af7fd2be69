"""The server of a club or a public instance: the app with an operator's tools."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.routing import Route

from companion.club import reports
from companion.club.oversight import Oversight
from companion.club.public import PublicNetwork
from companion.club.table_hosts import MOST_UNFINISHED, TableHosts
from companion.host.address import Listening
from companion.host.host_server import HostServer
from companion.host.instance import Instance
from companion.host.lan import Lan
from companion.host.server import Main

if TYPE_CHECKING:
    from companion.device.game_service import GameService
    from companion.party.party import Party


class ClubServer(HostServer):
    """A process of a club, with metrics; possibly one of several over one database.

    Args:
        listening: The socket of the app itself.
        lan: The listener for phones.
        instance: The operator's settings.
        store: The database's address; None for games in a folder.
    """

    def __init__(
        self, listening: Listening, lan: Lan, instance: Instance | None = None, store: str | None = None
    ) -> None:
        super().__init__(listening, lan, instance)
        self._store = store
        self._table_hosts: TableHosts | None = None
        most = MOST_UNFINISHED if self._instance.public is not None else None
        self._oversight = Oversight(self._service, listening.port, self._instance.token, most)

    @property
    def routes(self) -> Sequence[Route]:
        """Return the routes for readiness, metrics and the operator's page."""
        return self._oversight.routes

    def _open(self, data: Path | None) -> Party:
        if self._store is None:
            from companion.club.counting import CountedService
            from companion.party.party import Party
            from companion.store.folder import open_folder

            return Party(CountedService(open_folder(data)))
        from companion.club.party import ClubParty
        from companion.club.service import ClubService
        from companion.store.opening import open_library

        return ClubParty(ClubService(open_library(store=self._store)))

    def _main(self, party: Party) -> Main:
        """Return the entry point of sessions; in a public instance devices host only their own tables."""
        if self._instance.public is None:
            return super()._main(party)
        from companion.club.visitor import visitors_main

        party.network = PublicNetwork(self._instance.public)
        self._table_hosts = TableHosts(party.service.library)
        party.service.library.games()  # Reading many files takes a while.
        return visitors_main(party, self._table_hosts)

    def _begin_chores(self) -> None:
        super()._begin_chores()
        telling = self._now_and_then(reports.SECONDS_BETWEEN, self._tell_numbers)
        self._chores += (asyncio.get_running_loop().create_task(telling),)

    async def _stop_chores(self) -> None:
        await super()._stop_chores()
        await asyncio.to_thread(self._oversight.leave)

    async def _tell_numbers(self, _: GameService) -> None:
        await asyncio.to_thread(self._oversight.tell)
