"""A small app that shows the name of its process and the client's address, for tests behind a proxy.

Its arguments are a port and the name of the process.
"""

import asyncio
import sys

import flet as ft
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from companion.host.address import listen
from companion.host.connections import connection_in
from companion.host.health import readyz
from companion.host.networks import network
from companion.host.server import serve
from companion.party.arrival import connection


async def whence(request: Request) -> JSONResponse:
    came = connection_in(request.scope)
    return JSONResponse({"address": came.address, "local": came.local})


def run(port: int, name: str) -> None:
    """Serve the app behind a proxy on this computer, and print its address."""

    async def main(page: ft.Page) -> None:
        count = ft.Text("count 0", size=40)

        async def more() -> None:
            count.value = f"count {int(count.value.split()[1]) + 1}"

        page.add(ft.Text(f"process {name}"), ft.Text(f"from {connection().address}"))
        page.add(count, ft.FilledButton("More", on_click=more))
        await asyncio.sleep(0)

    listening = listen(port=port)
    serve(
        lambda: main,
        listening,
        on_ready=lambda: print(listening.url, flush=True),
        names=("petri.example",),
        proxies=[network("127.0.0.0/8")],
        routes=[Route("/whence", whence), readyz(lambda: "")],
    )


if __name__ == "__main__":
    run(int(sys.argv[1]), sys.argv[2])
