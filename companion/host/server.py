"""The app as a web server: `build_app` makes the ASGI application, `serve` runs it until stopped."""

import asyncio
import contextlib
import logging
import signal
import socket
import sys
import threading
from collections.abc import Awaitable, Callable, Collection, Generator, Sequence
from concurrent.futures import Future
from pathlib import Path
from types import FrameType
from typing import Any, Final, TypeAlias, cast

import flet as ft
import flet_web.fastapi as flet_fastapi  # pyright: ignore[reportMissingTypeStubs]
import uvicorn
from fastapi import FastAPI
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp

from companion import __version__
from companion.flet_fixes import apply
from companion.flet_fixes.server import Server
from companion.garbage import GarbageSearch, spare_the_collector
from companion.host import manifest
from companion.host.address import LOOPBACK_NAMES, Listening
from companion.host.certificate import Certificate
from companion.host.compressed import CompressedFiles, make_variants_soon, variants_folder
from companion.host.connections import ConnectionLimit, guarded_http, guarded_websocket
from companion.host.folders import assets_folder, font_manifest
from companion.host.health import healthz
from companion.host.limits import LARGEST_MESSAGE, Limits
from companion.host.logs import Form, log_to_stderr
from companion.host.networks import Network
from companion.host.origin import OriginCheck
from companion.host.page_words import completed, page_words
from companion.host.phones import PHONES, move_everybody
from companion.host.properties import is_route, taken
from companion.host.proxy import behind_proxies
from companion.host.websockets import WebSocketGuard
from companion.ui.core.session import apology

log = logging.getLogger("companion.host")

Main: TypeAlias = Callable[[ft.Page], Awaitable[None] | None]
"""The entry point that Flet calls for every new session."""

Hook: TypeAlias = Callable[[], Awaitable[None] | None]

SECONDS_TO_CLOSE = 2
"""Seconds that open connections are given to end when the server stops."""

ACCEPTED_AT_ONCE = 64
"""The listen backlog; up to this many connections may exceed the limit until they are counted."""


FLET_SERVER: Final = Server(
    apology=apology, page=completed, fonts=font_manifest, is_route=is_route, accepted=taken
)
"""Our callbacks for Flet's web server; they are the same in every process."""


def build_app(
    main: Main,
    *,
    routes: Sequence[Route] = (),
    on_startup: Sequence[Hook] = (),
    on_shutdown: Sequence[Hook] = (),
) -> FastAPI:
    """Build the web application: `GET /healthz`, `/words.js`, manifests, and the Flet app on other paths.

    Args:
        main: Called with the page of every new session.
        routes: Additional routes beside the app.
        on_startup: Run before the first request.
        on_shutdown: Run after the last one.

    Raises:
        OtherFlet: The installed Flet is not the version that our fixes are for.
    """
    apply(FLET_SERVER)
    app: FastAPI = flet_fastapi.FastAPI(
        title="Petri",
        version=__version__,
        openapi_url=None,  # The documentation pages would fetch scripts from a third party.
        on_startup=on_startup,
        on_shutdown=on_shutdown,
    )

    async def words() -> Response:
        return Response(page_words(), media_type="text/javascript")

    app.router.routes += [healthz(), *manifest.routes(), *routes]
    app.add_api_route("/words.js", words, methods=["GET"])
    served, folder = _flet_app(main, assets_folder()), variants_folder()
    app.mount("/", served if folder is None else CompressedFiles(served, folder))
    return app


def guarded(
    app: ASGIApp,
    *,
    names: Collection[str] = LOOPBACK_NAMES,
    numbers: bool = False,
    limits: Limits | None = None,
    proxies: Sequence[Network] = (),
) -> ASGIApp:
    """Wrap the application in its middleware, the same for every entry point.

    Args:
        app: The result of `build_app`.
        names: Host names that it answers to.
        numbers: Whether it also answers to any IP address.
        limits: The limits on clients.
        proxies: Networks whose forwarded addresses are trusted.
    """
    limits = limits or Limits()
    checked = OriginCheck(WebSocketGuard(app, limits), names, numbers=numbers, limits=limits)
    return behind_proxies(checked, proxies)


def configuration(
    app: ASGIApp,
    limits: Limits | None = None,
    *,
    proxies: Sequence[Network] = (),
    lifespan: bool = True,
    certificate: Certificate | None = None,
) -> uvicorn.Config:
    """Configure Uvicorn with our limits, trusting no header.

    Args:
        app: The result of `guarded`.
        limits: The limits on clients.
        proxies: Networks whose connections are not counted by address.
        lifespan: Whether it also runs the application's startup and shutdown.
        certificate: The certificate for https.
    """
    limit = ConnectionLimit(limits or Limits(), proxies)
    return uvicorn.Config(
        cast("Any", app),
        lifespan="on" if lifespan else "off",
        log_config=None,
        log_level=logging.ERROR,
        http=guarded_http(limit),
        ws=guarded_websocket(limit),
        ws_per_message_deflate=False,  # On a local network, compression costs more time than it saves.
        ws_max_size=LARGEST_MESSAGE,
        backlog=ACCEPTED_AT_ONCE,
        proxy_headers=False,
        ssl_certfile=certificate.file if certificate else None,
        ssl_keyfile=certificate.key if certificate else None,
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_CLOSE,
    )


def _flet_app(main: Main, assets: Path) -> FastAPI:
    mounted = flet_fastapi.app(
        cast("Callable[[ft.Page], Any]", main),
        assets_dir=str(assets),
        no_cdn=True,
        session_timeout_seconds=0,
    )
    # FastAPI's documentation pages load scripts from a third party, and the app needs their paths.
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
    names: Collection[str] = (),
    proxies: Sequence[Network] = (),
    routes: Sequence[Route] = (),
    log_form: Form = "text",
    limits: Limits | None = None,
    on_startup: Sequence[Hook] = (),
    on_shutdown: Sequence[Hook] = (),
) -> None:
    """Serve the app on a bound socket until SIGINT, SIGTERM or `stop`; then end every connection and return.

    After SIGTERM connected phones are first told to move, which takes some seconds.

    The app is prepared in a thread while browsers already load the client, so nobody waits for the imports or
    the opening of the games. A session that begins too early waits behind the splash screen.

    Args:
        prepare: Returns the function that is called with the page of every new session; if it raises, the
            server ends and the error is raised here.
        listening: The socket from `companion.host.address.listen`.
        on_ready: Called once in a thread of its own, when the app is prepared and reachable.
        stop: Set by another thread to end the server.
        names: Host names that it answers to besides this computer's own.
        proxies: Networks of reverse proxies whose forwarded addresses are trusted.
        routes: Additional routes beside the app.
        log_form: The format of the log.
        limits: The limits on clients.
        on_startup: Run before the first request.
        on_shutdown: Run after the last one.
    """
    prepared: Future[Main] = Future()

    log_to_stderr(log_form)

    async def main(page: ft.Page) -> None:
        begun = (await asyncio.wrap_future(prepared))(page)
        if begun is not None:
            await begun

    garbage = GarbageSearch()
    app = build_app(
        main,
        routes=routes,
        on_startup=(*on_startup, garbage.begin),
        on_shutdown=(garbage.end, *on_shutdown),
    )
    names, numbers = ((*LOOPBACK_NAMES, *names), False) if listening.only_here else (own_names(*names), True)
    served = guarded(app, names=names, numbers=numbers, limits=limits, proxies=proxies)

    def get_ready() -> None:
        try:
            main = prepare()
            spare_the_collector()
            prepared.set_result(main)
        except Exception as error:
            prepared.set_exception(error)
            server.should_exit = True
        if not server.should_exit:
            log.info("ready", extra={"port": listening.port})
            if (folder := variants_folder()) is not None:
                make_variants_soon(folder)
            threading.Thread(target=on_ready, daemon=True).start()

    def end_with(stopped: threading.Event) -> None:
        stopped.wait()
        server.should_exit = True

    preparing = threading.Thread(target=get_ready)
    server = _Server(configuration(served, limits, proxies=proxies), answering=preparing.start)
    if stop:
        threading.Thread(target=end_with, args=(stop,), daemon=True).start()
    with contextlib.closing(listening.socket):
        asyncio.run(server.serve(sockets=[listening.socket]))
    if preparing.ident is not None:  # The preparation has begun: wait for its result.
        preparing.join()
        prepared.result()


def own_names(*others: str) -> tuple[str, ...]:
    """Return the names by which other devices may reach this computer, and `others`."""
    name = socket.gethostname().lower()
    return (name, f"{name.split('.')[0]}.local", "localhost", *others)


class _Server(uvicorn.Server):
    """Uvicorn that reports when it is ready, and returns after a signal instead of exiting."""

    def __init__(self, config: uvicorn.Config, answering: Callable[[], None]) -> None:
        super().__init__(config)
        self._answering = answering
        self._told_to_end = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._answering()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._told_to_end |= sig == signal.SIGTERM and not self.should_exit
        self.force_exit |= self.should_exit  # A second signal means: do not wait.
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            if self._told_to_end:
                for each in (*self.servers, *(sockets or ())):
                    each.close()  # A proxy that is refused here tries another process immediately.
                log.info("phones are told to move", extra={"phones": len(PHONES)})
                await move_everybody(PHONES, lambda: self.force_exit)
            self.force_exit = False  # Connections and games are closed properly even in a hurry.
            await super().shutdown(sockets)
            log.info("ended")
        finally:
            PHONES.moving = False

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        numbers = [signal.SIGINT, signal.SIGTERM]
        # SIGHUP means that the terminal was closed. Under `nohup` it is ignored; Windows lacks it.
        if sys.platform != "win32" and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
            numbers.append(signal.SIGHUP)
        before = {number: signal.signal(number, self.handle_exit) for number in numbers}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
