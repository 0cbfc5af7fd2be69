"""Petri's two servers in this process's event loop, over games in memory, for tests that count sessions."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from dataclasses import dataclass

from companion.host.lan import Lan
from companion.host.server import build_app
from companion.party.party import Party
from companion.ui.app import Main, main_for
from companion.ui.party.guests import guests_main


@dataclass(frozen=True)
class Open:
    """A party that lets phones in."""

    party: Party
    lan: Lan

    @property
    def address(self) -> str:
        """The host and port for phones."""
        return f"127.0.0.1:{self.lan.port}"

    @property
    def socket(self) -> str:
        """The address of a phone's WebSocket."""
        return f"ws://{self.address}/ws"


@contextlib.asynccontextmanager
async def open_party(party: Party, phones: Main | None = None) -> AsyncGenerator[Open]:
    """Let phones in; disconnect them at the end.

    Args:
        party: The party.
        phones: The app that phones see; by default, the guests' app.
    """
    lan = Lan(0)
    lan.guests = phones or guests_main(party)
    party.network = lan
    # Flet's app manager belongs to the app for this computer, which nobody visits here.
    app = build_app(main_for(party.service, party))
    async with app.router.lifespan_context(app):
        assert await lan.open()
        try:
            yield Open(party, lan)
        finally:
            await lan.stop()
            await asyncio.sleep(0)
