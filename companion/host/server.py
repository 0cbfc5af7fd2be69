"""The app as a web server: `build_app` makes the ASGI application, `serve` runs it until told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gc
import itertools
import secrets
import signal
import socket
import threading
from collections.abc import Awaitable, Callable, Collection, Generator, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeAlias, cast

import flet as ft
import flet_web.fastapi as flet_fastapi  # pyright: ignore[reportMissingTypeStubs]
import uvicorn
from fastapi import FastAPI
from flet.controls.id_counter import ControlId
from flet_web.fastapi.flet_app import FletApp  # pyright: ignore[reportMissingTypeStubs]
from starlette.routing import Route

from companion import __version__
from companion.host.address import Listening
from companion.host.folders import assets_folder
from companion.host.gate import LOOPBACK_NAMES, Gate

Main: TypeAlias = Callable[[ft.Page], Awaitable[None] | None]
"""What Flet calls for every new session."""

Hook: TypeAlias = Callable[[], Awaitable[None] | None]

LARGEST_MESSAGE = 16 * 1024 * 1024
"""Bytes of one WebSocket message: an imported game is far smaller, and memory stays bounded."""

OBJECTS_BETWEEN_SEARCHES = 20_000
"""New objects after which garbage among them is looked for; they are a few megabytes."""

SECONDS_TO_CLOSE = 2
"""How long open connections may take to end when the server stops."""


def build_app(
    main: Main,
    *,
    assets: Path | None = None,
    names: Collection[str] = (),
    numbers: bool = False,
    on_startup: Sequence[Hook] = (),
    on_shutdown: Sequence[Hook] = (),
) -> FastAPI:
    """The whole web application: `GET /healthz`, then the Flet app on every other path.

    Args:
        main: called with the page of every new session.
        assets: folder with `index.html`, fonts and icons; ours by default.
        names: host names that it answers to; empty: any.
        numbers: whether it also answers to any number address.
        on_startup: run before the first request.
        on_shutdown: run after the last one.
    """
    number_controls_apart()
    begin_afresh_after_a_break()
    tell_nobody_who_has_gone()
    app: FastAPI = flet_fastapi.FastAPI(
        title="Petri",
        version=__version__,
        openapi_url=None,  # the documentation pages would fetch their scripts from a third party
        on_startup=on_startup,
        on_shutdown=on_shutdown,
    )
    app.add_middleware(Gate, names=names, numbers=numbers)

    async def healthz() -> dict[str, str]:
        return {"status": "ok", "version": __version__}

    app.add_api_route("/healthz", healthz, methods=["GET"])
    app.mount("/", _flet_app(main, assets or assets_folder()))
    return app


def number_controls_apart() -> None:
    """Give the controls of this process numbers that those of an earlier one did not have.

    Flet counts from 3. A client that comes back after a restart still has controls of the same numbers, and
    takes a new service for its old one: what it is asked then is never answered.
    """
    counter: Any = ControlId
    counter._counter = itertools.count(secrets.randbelow(2**30) + 1000)


def begin_afresh_after_a_break() -> None:
    """Give every connection a session of its own: none takes up that of an earlier one.

    A client that came back to its old session would be sent controls that equal those it already shows. It
    compares the two, and each level of nesting doubles the work: on a screen as deep as ours it hangs.
    What has to outlast a connection is in the journal, in the address and in the browser's own storage.
    """

    async def none(_: str) -> None:
        return None

    manager: Any = flet_fastapi.app_manager
    manager.get_session = none


def tell_nobody_who_has_gone() -> None:
    """Let a message to a client that has left come to nothing; doing it twice does no harm.

    Flet takes the queue away when a connection ends, and what the session still draws would end in an error.
    """
    app: Any = FletApp
    send = app.send_message
    if hasattr(send, "__wrapped__"):
        return

    @functools.wraps(send)
    def send_message(self: Any, message: Any) -> None:
        if self._FletApp__send_queue is not None:
            send(self, message)

    app.send_message = send_message


def spare_the_collector() -> None:
    """Search for garbage less often, and not among what stays: to be called once all modules are there.

    Modules and words stay, and a search among them took a quarter of a second. Every drawing makes a few
    hundred objects that reach each other in circles; looking at them after each 700 took a tenth of its time.
    """
    gc.freeze()
    gc.set_threshold(OBJECTS_BETWEEN_SEARCHES, 10, 10)


def _flet_app(main: Main, assets: Path) -> FastAPI:
    mounted = flet_fastapi.app(
        cast("Callable[[ft.Page], Any]", main),
        assets_dir=str(assets),
        no_cdn=True,
        session_timeout_seconds=0,
    )
    # FastAPI's own pages load scripts from a third party: the paths belong to the app.
    own_pages = {
        mounted.openapi_url,
        mounted.docs_url,
        mounted.redoc_url,
        mounted.swagger_ui_oauth2_redirect_url,
    }
    mounted.router.routes[:] = [
        route for route in mounted.router.routes if not (isinstance(route, Route) and route.path in own_pages)
    ]
    return mounted


def serve(
    prepare: Callable[[], Main],
    listening: Listening,
    *,
    on_ready: Callable[[], None] = lambda: None,
    stop: threading.Event | None = None,
    on_startup: Sequence[Hook] = (),
    on_shutdown: Sequence[Hook] = (),
) -> None:
    """Serve the app on a bound socket until SIGINT, SIGTERM or `stop`; then end every connection and return.

    The app is prepared in a thread while browsers already load the client: importing all screens and opening
    the games costs nobody any waiting. A session that comes too early waits behind the splash.

    Args:
        prepare: gives what is called with the page of every new session; when it raises, the server ends
            and the error comes out here.
        listening: from `companion.host.address.listen`.
        on_ready: called once, when the app is prepared and would be answered, in a thread of its own.
        stop: set by another thread to end the server.
        on_startup: run before the first request.
        on_shutdown: run after the last one.
    """
    prepared: Future[Main] = Future()

    async def main(page: ft.Page) -> None:
        begun = (await asyncio.wrap_future(prepared))(page)
        if begun is not None:
            await begun

    names = LOOPBACK_NAMES if listening.only_here else ()
    app = build_app(main, names=names, on_startup=on_startup, on_shutdown=on_shutdown)

    def get_ready() -> None:
        try:
            main = prepare()
            spare_the_collector()
            prepared.set_result(main)
        except Exception as error:
            prepared.set_exception(error)
            server.should_exit = True
        if not server.should_exit:
            threading.Thread(target=on_ready, daemon=True).start()

    def end_with(stopped: threading.Event) -> None:
        stopped.wait()
        server.should_exit = True

    preparing = threading.Thread(target=get_ready)
    server = _Server(app, answering=preparing.start)
    if stop:
        threading.Thread(target=end_with, args=(stop,), daemon=True).start()
    with contextlib.closing(listening.socket):
        asyncio.run(server.serve(sockets=[listening.socket]))
    if preparing.ident is not None:  # it was begun: let it finish, and hear how it went
        preparing.join()
        prepared.result()


class _Server(uvicorn.Server):
    """Uvicorn that tells when it answers and returns after a signal instead of dying of it."""

    def __init__(self, app: FastAPI, answering: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                log_level="error",
                ws="websockets-sansio",
                ws_per_message_deflate=False,  # on a local network it costs more than it saves
                ws_max_size=LARGEST_MESSAGE,
                timeout_graceful_shutdown=SECONDS_TO_CLOSE,
            )
        )
        self._answering = answering

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._answering()

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {
            number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)
        }
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
