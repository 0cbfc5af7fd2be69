"""Who may talk to the server: browsers that show our own pages, and nobody else's."""

from __future__ import annotations

import contextlib
import ipaddress
from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.party.arrival import caller

LOOPBACK_NAMES = frozenset({"127.0.0.1", "localhost", "::1"})


class Gate:
    """ASGI middleware that turns away foreign web pages.

    A page of any site can open a WebSocket to 127.0.0.1 and, once its own name resolves to that address,
    even fetch pages from it. So a WebSocket must come from the origin that it is opened to, and a server
    with a fixed set of `names` answers only to them.

    Args:
        app: what is behind the gate.
        names: host names that the server answers to, without port; empty: any (a server for the whole table).
        numbers: whether it also answers to any number address, which no foreign page can have as its name.
    """

    def __init__(self, app: ASGIApp, names: Collection[str] = (), *, numbers: bool = False) -> None:
        self.app = app
        self.names = frozenset(names)
        self.numbers = numbers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it: 403, or a WebSocket closed before it opens."""
        kind = scope["type"]
        if kind not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        name = _name(host)
        welcome = not self.names or name in self.names or (self.numbers and _is_number(name))
        if kind == "websocket":
            origin = headers.get("origin")  # programs other than browsers send none
            if welcome and (origin is None or _authority(origin) == host):
                caller.set(str((scope.get("client") or ("",))[0]))
                return await self.app(scope, receive, _to_whoever_listens(send))
            return await send({"type": "websocket.close", "code": 1008})
        if welcome:
            return await self.app(scope, receive, send)
        return await PlainTextResponse("unknown host", status_code=403)(scope, receive, send)


def _to_whoever_listens(send: Send) -> Send:
    """Drops what is sent to a client that has gone.

    Flet's handler would end on the error before it lets its session know, and the session would be kept,
    and counted as connected, for ever.
    """

    async def to_whoever_listens(message: Message) -> None:
        with contextlib.suppress(OSError):
            await send(message)

    return to_whoever_listens


def _name(host: str) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _is_number(name: str | None) -> bool:
    try:
        ipaddress.ip_address(name or "")
    except ValueError:
        return False
    return True


def _authority(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
