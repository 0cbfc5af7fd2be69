"""The origin check: our own web pages are the only ones that may talk to the server."""

import asyncio
import ipaddress
from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.host.connections import connection_in, place_of
from companion.host.limits import Limits
from companion.party.limits import Buckets

HEADERS: Final = {
    "content-security-policy": "frame-ancestors 'none'",
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
"""Headers of every answer: no page may frame ours, or learn an address with a join code."""


class OriginCheck:
    """ASGI middleware that refuses foreign web pages and too frequent requests.

    A page of any site can open a WebSocket to 127.0.0.1 and, once its own name resolves to that address, even
    fetch pages from it. So a WebSocket's origin must be this server, and the server answers only to known
    names, or to any IP address, since no foreign page can have an IP address as its name.

    Args:
        app: The app behind it.
        names: Host names that the server answers to, without port.
        numbers: Whether it also answers to any IP address.
        limits: The rate limits.
    """

    def __init__(
        self, app: ASGIApp, names: Collection[str], *, numbers: bool = False, limits: Limits | None = None
    ) -> None:
        self.app = app
        self.names = frozenset(name.lower() for name in names)
        self.numbers = numbers
        self._limits = limits or Limits()
        self._requests = Buckets(self._limits.requests_of_one)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it: 403 or 429, or a WebSocket closed before it opens."""
        kind = scope["type"]
        if kind not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        welcome = self._knows(_name(host))
        if kind == "websocket":
            origin = headers.get("origin")  # Programs other than browsers send no origin header.
            if welcome and (origin is None or _authority(origin) == host.lower()):
                return await self.app(scope, receive, send)
            return await send({"type": "websocket.close", "code": 1008})
        if not welcome:
            return await _refused("unknown host", 403)(scope, receive, send)
        wait = self._requests.take(place_of(connection_in(scope)))
        if wait > self._limits.longest_wait:
            return await _refused("too many requests", 429)(scope, receive, send)
        if wait > 0 and self._limits.slow:
            await asyncio.sleep(wait)
        return await self.app(scope, receive, _with_headers(send))

    def _knows(self, name: str | None) -> bool:
        return name is not None and (name in self.names or (self.numbers and _is_number(name)))


def _refused(why: str, status: int) -> PlainTextResponse:
    return PlainTextResponse(why, status_code=status, headers={**HEADERS, "connection": "close"})


def _with_headers(send: Send) -> Send:
    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            del headers["access-control-allow-origin"]  # Flet would let every site read our files.
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return with_headers


def _name(host: str) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _authority(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None
