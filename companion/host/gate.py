"""Who may talk to the server: browsers that show our own pages, and nobody else's."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

LOOPBACK_NAMES = frozenset({"127.0.0.1", "localhost", "::1"})


class Gate:
    """ASGI middleware that turns away foreign web pages.

    A page of any site can open a WebSocket to 127.0.0.1 and, once its own name resolves to that address,
    even fetch pages from it. So a WebSocket must come from the origin that it is opened to, and a server
    with a fixed set of `names` answers only to them.

    Args:
        app: what is behind the gate.
        names: host names that the server answers to, without port; empty: any (a server for the whole table).
    """

    def __init__(self, app: ASGIApp, names: Collection[str] = ()) -> None:
        self.app = app
        self.names = frozenset(names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it: 403, or a WebSocket closed before it opens."""
        kind = scope["type"]
        if kind not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        welcome = not self.names or _name(host) in self.names
        if kind == "websocket":
            origin = headers.get("origin")  # programs other than browsers send none
            if welcome and (origin is None or _authority(origin) == host):
                return await self.app(scope, receive, send)
            return await send({"type": "websocket.close", "code": 1008})
        if welcome:
            return await self.app(scope, receive, send)
        return await PlainTextResponse("unknown host", status_code=403)(scope, receive, send)


def _name(host: str) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _authority(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
