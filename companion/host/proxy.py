"""Reverse proxies whose forwarded addresses are trusted."""

import logging
from collections.abc import Sequence
from typing import Any, Final, cast

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from companion.host.connections import connection_in
from companion.host.networks import Network, is_within, unmapped

log = logging.getLogger("companion.host")


FORWARDED: Final = frozenset({b"x-forwarded-for", b"forwarded", b"cf-connecting-ip", b"x-real-ip"})
"""Headers in which a proxy or a tunnel names its client; browsers do not send them."""


def without_proxies(app: ASGIApp) -> ASGIApp:
    """Wrap the app so that clients of a proxy on this computer are guests.

    Behind an unconfigured tunnel or proxy, every client seems to be on this computer, and so to be the host.
    """
    told: set[str] = set()

    async def arrived(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            came = connection_in(scope)
            if came.local and any(name in FORWARDED for name, _ in scope["headers"]):
                came.forwards()
                if came.address not in told:
                    told.add(came.address)
                    log.warning(
                        "%s forwards for others: they are guests; name it with --proxy if it is yours",
                        came.address,
                    )
        await app(scope, receive, send)

    return arrived


def behind_proxies(app: ASGIApp, networks: Sequence[Network]) -> ASGIApp:
    """Wrap the app so that forwarded client addresses are accepted from trusted proxies only.

    A client behind a proxy never counts as local, even if the proxy runs on this computer.
    """
    if not networks:
        return without_proxies(app)

    async def forwarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            came = connection_in(scope)
            came.address = str((scope.get("client") or ("",))[0])
        await app(scope, receive, send)

    trusting: Any = ProxyHeadersMiddleware(cast("Any", forwarded), [str(each) for each in networks])
    told = without_proxies(trusting)

    async def arrived(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            came, client = connection_in(scope), scope.get("client") or ("", 0)
            scope["client"] = (unmapped(str(client[0])), client[1])
            came.local = came.local and not is_within(str(client[0]), networks)
        await told(scope, receive, send)

    return arrived
