"""How many connections the local network may hold open, and what becomes of those that say nothing."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send

MOST_OF_ONE = 48
"""WebSockets from one address: a table's phones behind one hotspot, each with several tabs."""

MOST = 400
"""WebSockets in all; each may cost a session of half a megabyte."""

SECONDS_TO_LEAVE = 5.0
"""How long the app may work on after its client has gone."""


class Crowd:
    """ASGI middleware for WebSockets: limits their number, ends what hangs.

    Args:
        app: What is behind it.
        most_of_one: From one address.
        most: In all.
    """

    def __init__(self, app: ASGIApp, most_of_one: int = MOST_OF_ONE, most: int = MOST) -> None:
        self.app = app
        self._most_of_one = most_of_one
        self._most = most
        self._open: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the connection on, or close it before it opens."""
        if scope["type"] != "websocket":
            return await self.app(scope, receive, send)
        address = str((scope.get("client") or ("",))[0])
        if self._open[address] >= self._most_of_one or self._open.total() >= self._most:
            return await send({"type": "websocket.close", "code": 1013})
        self._open[address] += 1
        try:
            await self._serve(scope, receive, send)
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
        return None

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        gone = asyncio.Event()

        async def heard() -> Any:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                gone.set()
            return message

        # Flet's handler of a client that leaves before it has said who it is would wait for ever.
        serving = asyncio.ensure_future(self.app(scope, heard, send))
        leaving = asyncio.ensure_future(gone.wait())
        try:
            await asyncio.wait({serving, leaving}, return_when=asyncio.FIRST_COMPLETED)
            if not serving.done():
                await asyncio.wait({serving}, timeout=SECONDS_TO_LEAVE)
        finally:
            leaving.cancel()
            if not serving.done():
                serving.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await serving
