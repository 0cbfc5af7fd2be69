"""What a proxy, or whatever else looks after processes, asks them: do they live, and can they serve."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from companion import __version__
from companion.host.phones import PHONES, Phones

UNAVAILABLE = 503


def healthz(phones: Phones = PHONES) -> Route:
    """`GET /healthz`: 200 while the process lives and takes phones, 503 from when it has been told to end."""

    async def answer(_: Request) -> JSONResponse:
        if phones.moving:
            return JSONResponse({"status": "moving"}, UNAVAILABLE, headers={"connection": "close"})
        return JSONResponse({"status": "ok", "version": __version__})

    return Route("/healthz", answer)


def readyz(obstacle: Callable[[], str], phones: Phones = PHONES) -> Route:
    """`GET /readyz`: 200 where a tap could be stored now, else 503 with the reason in a word.

    Args:
        obstacle: Why not, such as `database`; empty where nothing is in the way. It may take its time.
        phones: Those of this process.
    """

    async def answer(_: Request) -> JSONResponse:
        why = "moving" if phones.moving else await asyncio.to_thread(obstacle)
        return JSONResponse({"status": why or "ready"}, UNAVAILABLE if why else 200)

    return Route("/readyz", answer)
