"""A served service: the app for this computer, the app for phones, and the door between them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

import flet as ft

from companion.host.address import Listening
from companion.host.lan import Lan
from companion.host.server import Hook, Main
from companion.party.arrival import connection
from companion.store.errors import StoreError

if TYPE_CHECKING:
    from companion.party.party import Party

SECONDS_OF_REST: Final = 600.0
"""A game that nobody has looked at for so long is closed to disk."""

SECONDS_BETWEEN_LOOKS: Final = 60.0

INVITED: Final = "party.invited"
"""Under this key the service remembers since when phones are invited; None: they are not."""

ONE_EVENING: Final = timedelta(hours=12)
"""A server that starts again within this time lets phones in again: they were asked to come."""


class HostServer:
    """What the commands that serve the app have in common.

    Args:
        listening: Where the app itself listens.
        lan: The listener for phones.
    """

    def __init__(self, listening: Listening, lan: Lan) -> None:
        self._listening = listening
        self.lan = lan
        self.party: Party | None = None
        """The party; None until the app is prepared."""
        self._resting: asyncio.Task[None] | None = None
        lan.on_change = self._invited

    @property
    def on_startup(self) -> Sequence[Hook]:
        """For the server."""
        return (self.lan.attach, self._begin_resting)

    @property
    def on_shutdown(self) -> Sequence[Hook]:
        """For the server."""
        return (self._stop_resting, self.lan.stop)

    def prepare(self, data: Path | None) -> Main:
        """Open the games; the answer is what is called with the page of every new session.

        Raises:
            StoreError: the folder is in use by another process, or unusable.
        """
        # Browsers load the client meanwhile: rules, store and screens are imported here and not before.
        from companion.game_service import GameService
        from companion.party.party import Party
        from companion.store.folder import open_folder
        from companion.ui.app import main_for
        from companion.ui.party.guests import guests_main
        from companion.ui.routes import import_all

        import_all()

        party = self.party = Party(GameService(open_folder(data)))
        party.network = self.lan
        host, guests = main_for(party.service, party), guests_main(party)
        self.lan.guests = guests
        if self._listening.only_here:
            if is_on(party.service.remembered(INVITED), datetime.now(UTC)):
                self.lan.open_from_outside()
            return host
        self.lan.adopt(self._listening)

        async def either(page: ft.Page) -> None:
            await (host if connection().local else guests)(page)

        return either

    def _invited(self, wanted: bool) -> None:
        """Have the service remember whether phones are invited.

        Raises:
            StoreError: it could not be stored, and is not as it is remembered already.
        """
        if self.party is None:
            return
        service, now = self.party.service, datetime.now(UTC)
        try:
            service.remember(INVITED, now.isoformat() if wanted else None)
        except StoreError:
            if not (wanted and is_on(service.remembered(INVITED), now)):
                raise

    def _begin_resting(self) -> None:
        self._resting = asyncio.get_running_loop().create_task(self._rest())

    async def _stop_resting(self) -> None:
        if self._resting is not None:
            self._resting.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._resting

    async def _rest(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            if self.party is not None:
                self.party.service.rest(SECONDS_OF_REST)


def is_on(since: object, now: datetime) -> bool:
    """Whether an evening that began then still goes on; not one that begins after now, by a clock set back.

    Args:
        since: What the service remembers of it: a moment in ISO format, or anything.
        now: This moment, in UTC.
    """
    try:
        return isinstance(since, str) and timedelta(0) <= now - datetime.fromisoformat(since) < ONE_EVENING
    except (ValueError, TypeError, OverflowError):
        return False
