"""The session of a phone on the network; the phone counts as a guest's unless a secret proves it a host's."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import flet as ft

from companion import flet_fixes
from companion.party.arrival import connection
from companion.party.guest_door import GuestDoor
from companion.party.party import Party
from companion.party.shared_access import HostAccess
from companion.store.errors import StoreError
from companion.ui import kit
from companion.ui.app import App
from companion.ui.core.client import Client
from companion.ui.core.session import leave
from companion.ui.party.browser_storage import BrowserStorage
from companion.ui.party.guest import GuestClient
from companion.ui.party.routes import GUEST_ROUTES
from companion.ui.routes import ROUTES

HOST_LINK: Final = "/host/"
GAME_LINK: Final = "/game/"


def guests_main(party: Party) -> Callable[[ft.Page], Awaitable[None]]:
    """Return the entry point of every phone's session."""
    flet_fixes.apply()

    async def main(page: ft.Page) -> None:
        address = connection().address
        party.service.show_in(asyncio.get_running_loop().call_soon_threadsafe)
        page.fonts = None if page.web else kit.fonts()  # In a browser the web page loads the fonts.
        storage = BrowserStorage(page)
        await storage.load()
        client, failure = None, None
        try:
            client = await _host(page, party, storage, address)
        except StoreError as error:  # The phone would not be recognised later, so it stays a guest.
            failure = error
        if client is None:
            client = guest = GuestClient(page, GuestDoor(party), party, storage, address)
            route = page.route or "/"
            if route.startswith(GAME_LINK):
                guest.come_back(route.removeprefix(GAME_LINK).split("/")[0])
        page.on_disconnect = page.on_close = lambda _: leave(page)
        await client.learn_languages()
        page.render_views(App, client, ROUTES if client.access.is_host else GUEST_ROUTES)
        if failure is not None:
            client.refuse(failure)

    return main


async def _host(page: ft.Page, party: Party, storage: BrowserStorage, address: str) -> Client | None:
    """Return the client of a host's phone; None for any other phone.

    A host's phone has a secret, or opens the link that was shown in the terminal.

    Raises:
        StoreError: The phone has the link, but its secret could not be stored.
    """
    route = page.route or "/"
    known = bool(storage.host) and party.is_host(storage.host)
    if route.startswith(HOST_LINK):
        secret = None if known else party.admit_host(route.removeprefix(HOST_LINK).strip("/"), address)
        if secret is not None:
            await storage.keep_host(secret)
            known = True
        if known:
            page.route = "/"
    if not known:
        return None
    connection().role = "host"
    return Client(page, party.service, HostAccess(party))
