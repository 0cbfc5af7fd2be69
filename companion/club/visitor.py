"""The session of a visitor to a public instance, who hosts new tables or joins other hosts' tables."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, cast

import flet as ft

from companion import flet_fixes
from companion.club.table_hosts import TableHosts
from companion.club.visitor_home import TableHostAccess, VisitorHome
from companion.party.arrival import connection
from companion.party.party import Party
from companion.ui.app import App
from companion.ui.core.env import use_env, use_parameters
from companion.ui.core.session import leave
from companion.ui.home import HomeScreen
from companion.ui.party.browser_storage import BrowserStorage, Unreadable, latest
from companion.ui.party.guest import GuestClient
from companion.ui.party.guests import GAME_LINK
from companion.ui.party.join import JoinScreen, ReturnScreen, ScreenJoinScreen, SeatScreen
from companion.ui.party.routes import GUEST_SCREENS, SCREENS, Screen, chosen
from companion.ui.routes import OVER, later
from companion.ui.theme import fonts

TABLES: Final = "petri.tables"
MOST_TABLES: Final = 60


class VisitorStorage(BrowserStorage):
    """The browser's storage of a device that may host, including the secrets of its tables.

    Args:
        page: The session's page.
    """

    def __init__(self, page: ft.Page) -> None:
        super().__init__(page)
        self.tables: dict[str, str] = {}
        """The host secret of each table, by game; the newest last."""

    async def load(self) -> None:
        await super().load()
        with suppress(Unreadable):
            self.tables = await self._tables()

    async def keep_table(self, game_id: str, secret: str) -> None:
        """Store the host secret of a table; the secrets of other tables stay."""
        self.tables[game_id] = secret
        with suppress(Unreadable):
            self.tables = latest({**await self._tables(), **self.tables}, MOST_TABLES)
            await self._set(TABLES, json.dumps(self.tables))

    async def _tables(self) -> dict[str, str]:
        found = await self._object(TABLES)
        return latest(
            {game: secret for game, secret in found.items() if isinstance(secret, str)}, MOST_TABLES
        )


class VisitorClient(GuestClient):
    """A device at a public instance: the host of tables that it has begun, and perhaps a guest at others.

    Args:
        page: The session's page.
        room: The device's part of the instance.
        party: The party of the whole instance.
        storage: The storage of the device's browser.
        address: The device's address, for the limits against guessing codes.
    """

    joins = True

    def __init__(
        self, page: ft.Page, room: VisitorHome, party: Party, storage: VisitorStorage, address: str
    ) -> None:
        super().__init__(page, room, party, storage, address)
        self._tables = room

        async def keep(game_id: str, secret: str) -> None:
            await storage.keep_table(game_id, secret)

        def begun(game_id: str, secret: str) -> None:
            page.run_task(keep, game_id, secret)

        room.on_begun = begun

    def become_host(self, game_id: str) -> bool:
        """Make this device the host of a table that it has begun; return False for any other table."""
        if not self._tables.hosts(game_id):
            return False
        access = self.access
        if not (isinstance(access, TableHostAccess) and access.game_id == game_id):
            self.leave_seat()
            self.access = TableHostAccess(self.party, game_id)
        came = connection()
        came.seat, came.invited = game_id, False
        came.role = "guest"  # A host's messages may be as large as a whole game.
        return True


def visitors_main(party: Party, hosts: TableHosts) -> Callable[[ft.Page], Awaitable[None]]:
    """Return the entry point of every session of a public instance.

    Args:
        party: The party of the whole instance.
        hosts: The hosts of its tables.
    """
    flet_fixes.apply()

    async def main(page: ft.Page) -> None:
        address = connection().address
        party.service.show_in(asyncio.get_running_loop().call_soon_threadsafe)
        page.fonts = None if page.web else fonts()  # In a browser the web page loads the fonts.
        storage = VisitorStorage(page)
        await storage.load()
        room = VisitorHome(party, hosts, storage.tables, address)
        client = VisitorClient(page, room, party, storage, address)
        route = page.route or "/"
        if route.startswith(GAME_LINK):
            game_id = route.removeprefix(GAME_LINK).split("/")[0]
            if not client.become_host(game_id):
                client.come_back(game_id)
        page.on_disconnect = page.on_close = lambda _: leave(page)
        await client.learn_languages()
        page.render_views(App, client, VISITOR_ROUTES)

    return main


def _hosts() -> bool:
    """Return whether this device hosts the table that the address names."""
    client, _ = use_env()
    return cast("VisitorClient", client).become_host(use_parameters().get("id", ""))


def _screen(where: str) -> Screen:
    """Return a screen of a table where this device is host or guest."""
    return chosen(SCREENS[where], GUEST_SCREENS[where], _hosts)


VISITOR_ROUTES = [
    ft.Route(path="/", component=HomeScreen),
    ft.Route(path="/new", component=later("NewGameScreen")),
    ft.Route(path="/score", component=later("ScoreScreen")),
    ft.Route(path="/games", component=later("PastGamesScreen")),
    ft.Route(path="/sample", component=later("SampleScreen")),
    ft.Route(path="/join", component=ReturnScreen),
    ft.Route(path="/join/:code", component=JoinScreen),
    ft.Route(path="/screen", component=ScreenJoinScreen),
    ft.Route(path="/screen/:code", component=ScreenJoinScreen),
    ft.Route(path="/seat/:id", component=SeatScreen),
    ft.Route(path="/game/:id", component=_screen(""), children=OVER),
    *(ft.Route(path=f"/game/:id/{where}", component=_screen(where)) for where in SCREENS if where),
    ft.Route(path="calculators", component=later("CalculatorsScreen"), modal=True),
    *OVER,
]
"""The routes of a public instance."""
