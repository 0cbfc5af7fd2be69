"""Health checks for proxies and supervisors: liveness and readiness."""

import asyncio
from collections.abc import Callable
from typing import Literal

from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from companion import __version__
from companion.host.phones import PHONES

UNAVAILABLE = 503

Obstacle = Literal["", "starting", "database"]
"""The reason why taps cannot be stored, if any.

"starting": games are being opened; "database": the database is unreachable or refuses.
"""


def healthz() -> Route:
    """Serve `GET /healthz`: 200 while the process accepts phones, 503 once it is shutting down."""

    async def answer(_: Request) -> JSONResponse:
        if PHONES.moving:
            return JSONResponse({"status": "moving"}, UNAVAILABLE, headers={"connection": "close"})
        return JSONResponse({"status": "ok", "version": __version__})

    return Route("/healthz", answer)


def readyz(obstacle: Callable[[], Obstacle]) -> Route:
    """Serve `GET /readyz`: 200 while no obstacle to storing taps is known, else 503 and the reason.

    Args:
        obstacle: Returns the known obstacle; it may be slow.
    """

    async def answer(_: Request) -> JSONResponse:
        why = "moving" if PHONES.moving else await asyncio.to_thread(obstacle)
        return JSONResponse({"status": why or "ready"}, UNAVAILABLE if why else 200)

    return Route("/readyz", answer)
