"""The app of one session: its client, its routes, and its lifetime."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import flet as ft

from companion import flet_fixes
from companion.device.game_service import GameService
from companion.later import Later
from companion.party.arrival import connection
from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.core.env import Env, provide, use_env
from companion.ui.core.keyboard import has_keys
from companion.ui.core.session import leave
from companion.ui.routes import ROUTES

if TYPE_CHECKING:
    from companion.party import shared_access as accesses
    from companion.party.party import Party
else:  # Imported on first use, see companion/later.py.
    accesses = Later("companion.party.shared_access")

Main = Callable[[ft.Page], Awaitable[None]]
"""The entry point that Flet calls for every new session."""

router: Any = cast("Any", ft).Router


def start(data: Path | None = None) -> Main:
    """Return the entry point that Flet calls for every new session; all sessions share one service.

    Args:
        data: The folder of the games; by default the usual one of the platform.

    Raises:
        StoreError: The folder is in use by another process, or unusable.
    """
    from companion.store.folder import open_folder  # A browser has no folders, no server and no packages.
    from companion.ui.packages import find_packages

    find_packages()
    return main_for(GameService(open_folder(data)))


def main_for(
    service: GameService,
    party: "Party | None" = None,
    *,
    incoming: Callable[[], Awaitable[bytes]] | None = None,
) -> Main:
    """Return the entry point of the host's sessions over this service.

    Args:
        party: The tables that other devices may share; None if there can be no other devices.
        incoming: Waits for the next file that the platform passes to the app; None if it passes none.
    """
    flet_fixes.apply()
    service.library.games()  # Reading many files takes a while, so read them before anybody waits.

    async def main(page: ft.Page) -> None:
        connection().role = "host"
        service.show_in(asyncio.get_running_loop().call_soon_threadsafe)
        page.fonts = None if page.web else kit.fonts()  # In a browser the web page loads the fonts.
        page.on_disconnect = page.on_close = lambda _: leave(page)
        client = Client(page, service, accesses.HostAccess(party) if party else None)
        # In the browser the languages are already loaded, but some screens are not, so skip this step there.
        if not page.pyodide:
            await client.learn_languages()
        page.render_views(App, client)
        if incoming is not None:
            page.run_task(client.files.follow, incoming)

    return main


@kit.component
def App(client: Client, routes: Sequence[ft.Route] = ROUTES) -> ft.Control:
    """Draw the root, which redraws everything when the style changes."""
    style, set_style = kit.use_state(client.style)

    def mount() -> None:
        page = client.page
        client.on_style = set_style
        page.on_resize = lambda _: client.refresh_style()
        page.on_platform_brightness_change = lambda _: client.refresh_style()
        page.on_keyboard_event = client.press_key if has_keys(page) else None

    kit.use_effect(mount, [])
    return provide(
        Env(client, style),
        lambda: router(routes, NotFound, manage_views=True),
    )


@kit.component
def NotFound() -> ft.Control:
    """Draw the page of an unknown address."""
    client, style = use_env()
    words = style.words
    return ft.SafeArea(
        ft.Column(
            [
                kit.headline(style, words("address-unknown"), words("address-unknown-hint")),
                kit.bottom_bar(
                    style, [kit.primary(style, words("action-home"), lambda: client.go("/"), expand=True)]
                ),
            ],
            spacing=0,
        )
    )
