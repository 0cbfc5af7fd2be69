"""A server for one group of friends, which serves the app to hosts and to guests."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

import flet as ft
from starlette.routing import Route

from companion.host import keeping
from companion.host.address import Listening
from companion.host.instance import Instance
from companion.host.lan import Lan
from companion.host.server import Hook, Main
from companion.party.arrival import connection
from companion.store.errors import StoreError

if TYPE_CHECKING:
    from companion.device.game_service import GameService
    from companion.party.party import Party

log = logging.getLogger("companion.host")

SECONDS_OF_REST: Final = 600.0
"""Seconds after which a game that nobody watches is closed."""

SECONDS_BETWEEN_LOOKS: Final = 60.0

SECONDS_UNTIL_THERE: Final = 0.5
"""The interval, in seconds, between checks whether the games are open."""

INVITED: Final = "party.invited"
"""The key of the time when phones were invited; its value is None while phones are not invited."""

INVITED_FOR: Final = timedelta(hours=12)
"""A server that restarts within this time after phones were invited admits them again by itself."""


class HostServer:
    """The server started by the commands that serve the app.

    Args:
        listening: The socket of the app itself.
        lan: The listener for phones.
        instance: The operator's settings.
    """

    def __init__(self, listening: Listening, lan: Lan, instance: Instance | None = None) -> None:
        self._listening = listening
        self._instance = instance or Instance()
        self.lan = lan
        self.party: Party | None = None
        """The party; None until the app is prepared."""
        self._chores: tuple[asyncio.Task[None], ...] = ()
        lan.on_change = self._invited

    @property
    def on_startup(self) -> Sequence[Hook]:
        return (self.lan.attach, self._begin_chores)

    @property
    def on_shutdown(self) -> Sequence[Hook]:
        return (self._stop_chores, self.lan.stop)

    @property
    def routes(self) -> Sequence[Route]:
        """Return the server's additional routes beside the app."""
        return ()

    def prepare(self, data: Path | None) -> Main:
        """Open the games, and return the handler of every new session's page.

        Args:
            data: The folder of the games; None: the default one.

        Raises:
            StoreError: The store is in use by another process, or unusable.
        """
        # Rules, store and screens are imported only here, while browsers already load the client.
        from companion.ui.packages import find_packages
        from companion.ui.routes import import_all

        find_packages()
        import_all()
        party = self.party = self._open(data)
        party.keep_days = self._instance.keep_days
        return self._main(party)

    def _main(self, party: Party) -> Main:
        """Return the entry point of sessions: this computer hosts, others are guests."""
        from companion.ui.app import main_for
        from companion.ui.party.guests import guests_main

        party.network = self.lan
        host, guests = main_for(party.service, party), guests_main(party)
        self.lan.guests = guests
        if self._listening.only_here and not self._instance.proxies:
            if is_on(party.service.remembered(INVITED), datetime.now(UTC)):
                self.lan.open_from_outside()

            async def own(page: ft.Page) -> None:
                await (guests if connection().forwarded else host)(page)

            return own
        self.lan.adopt(self._listening)

        async def either(page: ft.Page) -> None:
            await (host if connection().local else guests)(page)

        return either

    def _open(self, data: Path | None) -> Party:
        from companion.device.game_service import GameService
        from companion.party.party import Party
        from companion.store.folder import open_folder

        return Party(GameService(open_folder(data)))

    def _invited(self, wanted: bool) -> None:
        """Store whether phones are invited.

        Raises:
            StoreError: This could not be stored. Not raised if an earlier, still valid invitation is stored.
        """
        if self.party is None:
            return
        service, now = self.party.service, datetime.now(UTC)
        try:
            service.remember(INVITED, now.isoformat() if wanted else None)
        except StoreError:
            if not (wanted and is_on(service.remembered(INVITED), now)):
                raise

    def _service(self) -> GameService | None:
        return self.party.service if self.party is not None else None

    def _begin_chores(self) -> None:
        begin = asyncio.get_running_loop().create_task
        self._chores = (
            begin(self._now_and_then(SECONDS_BETWEEN_LOOKS, self._rest)),
            begin(self._now_and_then(keeping.SECONDS_BETWEEN, self._remove_old)),
        )

    async def _stop_chores(self) -> None:
        for chore in self._chores:
            chore.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await chore

    async def _now_and_then(self, seconds: float, act: Callable[[GameService], Awaitable[None]]) -> None:
        """Run a chore as soon as the games are open, then at intervals of `seconds`."""
        while (service := self._service()) is None:
            await asyncio.sleep(SECONDS_UNTIL_THERE)
        while True:
            try:
                await act(service)
            except Exception:  # Failed chores are retried.
                log.exception("a chore failed")
            await asyncio.sleep(seconds)

    async def _rest(self, service: GameService) -> None:
        service.rest(SECONDS_OF_REST)

    async def _remove_old(self, service: GameService) -> None:
        days, unfinished = self._instance.keep_days, self._instance.keep_unfinished_days
        if days is not None or unfinished is not None:
            await asyncio.to_thread(keeping.remove_old, service, days, None, self._forget, unfinished)

    def _forget(self, game_id: str) -> None:
        """Drop the offer and the code of a permanently deleted game."""
        if self.party is not None:
            with contextlib.suppress(StoreError):
                self.party.withdraw(game_id)


def is_on(since: object, now: datetime) -> bool:
    """Return whether an invitation is still valid. It is not if `since` is in the future (clock set back).

    Args:
        since: The stored value: the moment of the invitation in ISO format, or anything invalid.
        now: The current time, in UTC.
    """
    try:
        return isinstance(since, str) and timedelta(0) <= now - datetime.fromisoformat(since) < INVITED_FOR
    except (ValueError, TypeError, OverflowError):
        return False
