"""Reverse proxies whose forwarded addresses are trusted."""

from collections.abc import Sequence
from typing import Any, cast

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from companion.host.connections import connection_in
from companion.host.networks import Network, is_within, unmapped


def behind_proxies(app: ASGIApp, networks: Sequence[Network]) -> ASGIApp:
    """Wrap the app so that client addresses are taken from trusted proxies, and from nobody else.

    What comes through a proxy never counts as coming from this computer, wherever the proxy runs.
    """
    if not networks:
        return app

    async def forwarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            came = connection_in(scope)
            came.address = str((scope.get("client") or ("",))[0])
        await app(scope, receive, send)

    told: Any = ProxyHeadersMiddleware(cast("Any", forwarded), [str(each) for each in networks])

    async def arrived(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            came, client = connection_in(scope), scope.get("client") or ("", 0)
            scope["client"] = (unmapped(str(client[0])), client[1])
            came.local = came.local and not is_within(str(client[0]), networks)
        await told(scope, receive, send)

    return arrived
