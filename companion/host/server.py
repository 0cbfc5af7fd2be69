"""The app as a web server: `build_app` makes the ASGI application, `serve` runs it until told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import itertools
import logging
import secrets
import signal
import socket
import sys
import threading
from collections.abc import Awaitable, Callable, Collection, Generator, Sequence
from concurrent.futures import Future
from pathlib import Path
from types import FrameType
from typing import Any, TypeAlias, cast

import flet as ft
import flet_web.fastapi as flet_fastapi  # pyright: ignore[reportMissingTypeStubs]
import uvicorn
from fastapi import FastAPI
from flet.controls.id_counter import ControlId
from flet.messaging.protocol import (  # pyright: ignore[reportMissingTypeStubs]
    Message,
    MessageAction,
    SessionCrashedBody,
)
from flet_web import patch_index_html  # pyright: ignore[reportMissingTypeStubs]
from flet_web.fastapi import flet_static_files  # pyright: ignore[reportMissingTypeStubs]
from flet_web.fastapi.flet_app import FletApp  # pyright: ignore[reportMissingTypeStubs]
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp

from companion import __version__
from companion.host.address import LOOPBACK_NAMES, Listening
from companion.host.connections import ConnectionLimit, guarded_http, guarded_websocket
from companion.host.drain import move_everybody
from companion.host.folders import assets_folder
from companion.host.garbage import GarbageSearch, spare_the_collector
from companion.host.health import healthz
from companion.host.limits import LARGEST_MESSAGE, Limits
from companion.host.logs import Form, log_to_stderr
from companion.host.networks import Network
from companion.host.origin import OriginCheck
from companion.host.page_words import NO_SCRIPT, no_script, page_words
from companion.host.phones import PHONES
from companion.host.properties import accept_only_what_clients_report
from companion.host.proxy import behind_proxies
from companion.host.websockets import WebSocketGuard
from companion.ui.core.session import apology

log = logging.getLogger("companion.host")

Main: TypeAlias = Callable[[ft.Page], Awaitable[None] | None]
"""What Flet calls for every new session."""

Hook: TypeAlias = Callable[[], Awaitable[None] | None]

SECONDS_TO_CLOSE = 2
"""How long open connections may take to end when the server stops."""

ACCEPTED_AT_ONCE = 64
"""Connections that are accepted before the first is counted: for a moment that many more than allowed."""


def build_app(
    main: Main,
    *,
    assets: Path | None = None,
    routes: Sequence[Route] = (),
    on_startup: Sequence[Hook] = (),
    on_shutdown: Sequence[Hook] = (),
) -> FastAPI:
    """The whole web application: `GET /healthz` and `/words.js`, then the Flet app on every other path.

    Args:
        main: called with the page of every new session.
        assets: folder with `index.html`, fonts and icons; ours by default.
        routes: what else is answered beside the app.
        on_startup: run before the first request.
        on_shutdown: run after the last one.
    """
    number_controls_apart()
    begin_afresh_after_a_break()
    send_only_what_may_be_seen()
    describe_messages_in_a_word()
    speak_without_a_script()
    accept_only_what_clients_report()
    app: FastAPI = flet_fastapi.FastAPI(
        title="Petri",
        version=__version__,
        openapi_url=None,  # the documentation pages would fetch their scripts from a third party
        on_startup=on_startup,
        on_shutdown=on_shutdown,
    )

    async def words() -> Response:
        return Response(page_words(), media_type="text/javascript")

    app.router.routes += [healthz(), *routes]
    app.add_api_route("/words.js", words, methods=["GET"])
    app.mount("/", _flet_app(main, assets or assets_folder()))
    return app


def guarded(
    app: ASGIApp,
    *,
    names: Collection[str] = LOOPBACK_NAMES,
    numbers: bool = False,
    limits: Limits | None = None,
    proxies: Sequence[Network] = (),
) -> ASGIApp:
    """The application behind its guards, which are the same for every door.

    Args:
        app: from `build_app`.
        names: host names that it answers to.
        numbers: whether it also answers to any number address.
        limits: what is let in.
        proxies: networks whose word on addresses is taken.
    """
    limits = limits or Limits()
    checked = OriginCheck(WebSocketGuard(app, limits), names, numbers=numbers, limits=limits)
    return behind_proxies(checked, proxies)


def configuration(
    app: ASGIApp, limits: Limits | None = None, *, proxies: Sequence[Network] = (), lifespan: bool = True
) -> uvicorn.Config:
    """How Uvicorn is to serve an application: with our limits, and without believing any header.

    Args:
        app: from `guarded`.
        limits: what is let in.
        proxies: networks whose connections are not counted by address.
        lifespan: whether it begins and ends the application, too.
    """
    limit = ConnectionLimit(limits or Limits(), proxies)
    return uvicorn.Config(
        cast("Any", app),
        lifespan="on" if lifespan else "off",
        log_config=None,
        log_level=logging.ERROR,
        http=guarded_http(limit),
        ws=guarded_websocket(limit),
        ws_per_message_deflate=False,  # on a local network it costs more than it saves
        ws_max_size=LARGEST_MESSAGE,
        backlog=ACCEPTED_AT_ONCE,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_CLOSE,
    )


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

    ending: set[asyncio.Task[None]] = set()

    async def none(_: str) -> None:
        return None

    manager: Any = flet_fastapi.app_manager
    kind = cast("Any", type(manager))
    disconnect: Any = kind.disconnect_session

    async def end(session_id: str, _: int) -> None:
        await disconnect(manager, session_id, 0)
        await manager.delete_session(session_id)  # Flet would look for it every ten seconds

    manager.get_session = none
    manager.disconnect_session = end
    app: Any = FletApp
    handle = app.handle
    if hasattr(handle, "__wrapped__"):
        return

    @functools.wraps(handle)
    async def handle_to_its_end(self: Any, websocket: Any) -> None:
        try:
            await handle(self, websocket)
        finally:
            session = self._FletApp__session
            if session is not None:  # it was cancelled, and would be present for ever
                key = self._FletApp__get_unique_session_id(session.id)
                ending.add(task := asyncio.get_running_loop().create_task(end(key, 0)))
                task.add_done_callback(ending.discard)

    app.handle = handle_to_its_end


def send_only_what_may_be_seen() -> None:
    """Have two things kept from clients; doing it twice does no harm.

    A message to a client that has left comes to nothing: Flet takes the queue away when a connection ends,
    and what the session still draws would end in an error. And what went wrong in a session is told in a
    sentence: Flet would send the traceback, with the paths of this computer, and end the session.
    """
    app: Any = FletApp
    send = app.send_message
    if hasattr(send, "__wrapped__"):
        return

    @functools.wraps(send)
    def send_message(self: Any, message: Any) -> None:
        if self._FletApp__send_queue is None:
            return
        if message.action is MessageAction.SESSION_CRASHED:
            log.error("a session failed: %s", message.body.message)
            message = Message(MessageAction.SESSION_CRASHED, SessionCrashedBody(apology()))
        send(self, message)

    app.send_message = send_message


def describe_messages_in_a_word() -> None:
    """Let a message be described by what it is about, without what is in it.

    Flet describes each message for a log that nobody keeps, and walks the whole screen that is in it: that
    was most of what a first screen took, and a part of every tap.
    """
    message: Any = Message

    def described(self: Message) -> str:
        return f"Message({self.action.name})"

    message.__repr__ = described


def speak_without_a_script() -> None:
    """Let the page say in every language that it needs a script: Flet completes it at its first request."""

    def completed(index_path: str, **settings: Any) -> None:
        patch_index_html(index_path=index_path, **settings)
        page = Path(index_path)
        page.write_text(page.read_text(encoding="utf-8").replace(NO_SCRIPT, no_script()), encoding="utf-8")

    module: Any = flet_static_files
    module.patch_index_html = completed


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
    names: Collection[str] = (),
    proxies: Sequence[Network] = (),
    routes: Sequence[Route] = (),
    log_form: Form = "text",
    limits: Limits | None = None,
    on_startup: Sequence[Hook] = (),
    on_shutdown: Sequence[Hook] = (),
) -> None:
    """Serve the app on a bound socket until SIGINT, SIGTERM or `stop`; then end every connection and return.

    After SIGTERM phones are told to move first, which takes some seconds where there are any.

    The app is prepared in a thread while browsers already load the client: importing all screens and opening
    the games costs nobody any waiting. A session that comes too early waits behind the splash.

    Args:
        prepare: gives what is called with the page of every new session; when it raises, the server ends
            and the error comes out here.
        listening: from `companion.host.address.listen`.
        on_ready: called once, when the app is prepared and would be answered, in a thread of its own.
        stop: set by another thread to end the server.
        names: host names that it answers to besides this computer's own.
        proxies: networks of reverse proxies whose word on addresses is taken.
        routes: what else is answered beside the app.
        log_form: how the lines of the log are written.
        limits: what is let in.
        on_startup: run before the first request.
        on_shutdown: run after the last one.
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
    if preparing.ident is not None:  # it was begun: let it finish, and hear how it went
        preparing.join()
        prepared.result()


def own_names(*others: str) -> tuple[str, ...]:
    """Names by which other devices may know this computer, and others that it is told."""
    name = socket.gethostname().lower()
    return (name, f"{name.split('.')[0]}.local", "localhost", *others)


class _Server(uvicorn.Server):
    """Uvicorn that tells when it answers and returns after a signal instead of dying of it."""

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
        self.force_exit |= self.should_exit  # a second signal: whoever sends it will not wait
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            if self._told_to_end:
                for each in (*self.servers, *(sockets or ())):
                    each.close()  # a proxy that is refused tries another process at once
                log.info("phones are told to move", extra={"phones": len(PHONES)})
                await move_everybody(PHONES, lambda: self.force_exit)
            self.force_exit = False  # connections and games are closed in order all the same
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
        # The terminal was closed; `nohup` wants that to be ignored, and Windows knows no such signal.
        if sys.platform != "win32" and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
            numbers.append(signal.SIGHUP)
        before = {number: signal.signal(number, self.handle_exit) for number in numbers}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
