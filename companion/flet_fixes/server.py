"""Fixes of Flet's web server, in places for which it has no hook.

One fault is that two tabs may share a session: https://github.com/flet-dev/flet/issues/6512, which Flet has
fixed only for a tab that is still connected. Flet's tracker has no issue about the other faults.
"""

import asyncio
import functools
import io
import itertools
import logging
import mimetypes
import os
import secrets
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from types import FunctionType
from typing import Any, Final, cast

import flet_web.fastapi as flet_fastapi  # pyright: ignore[reportMissingTypeStubs]
from flet.controls.id_counter import ControlId
from flet.messaging.protocol import (  # pyright: ignore[reportMissingTypeStubs]
    Message,
    MessageAction,
    SessionCrashedBody,
)
from flet.messaging.session import Session  # pyright: ignore[reportMissingTypeStubs]
from flet_web import (  # pyright: ignore[reportMissingTypeStubs]
    get_package_web_dir,
    patch_index_html,
)
from flet_web.fastapi import flet_static_files  # pyright: ignore[reportMissingTypeStubs]
from flet_web.fastapi.flet_app import FletApp  # pyright: ignore[reportMissingTypeStubs]
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

log = logging.getLogger("companion.host")

PAGE: Final = "index.html"
FONTS: Final = "assets/FontManifest.json"
"""The list of font files. Like the page, it is completed before it is served."""

FAILED: Final = "the client could not do it"
"""The text by which the app replaces the text of any error in a client."""


@dataclass(frozen=True)
class Server:
    """The app's callbacks for Flet's web server."""

    apology: Callable[[], str]
    """Returns the sentence that a client gets when its session has failed."""

    page: Callable[[str], str]
    """Completes the web page around the app, given its HTML."""

    fonts: Callable[[str], str]
    """Completes the list of fonts, given the assets' `FontManifest.json`."""

    is_route: Callable[[str], bool]
    """Returns whether a path (without its leading slash) belongs to a screen; if so, the page is served."""

    accepted: Callable[[str, Mapping[str, object]], Mapping[str, object]]
    """Filters a client's reports, given the control's kind and its properties."""


def fix_server(server: Server) -> None:
    """Fix Flet's web server. Idempotent: the callbacks of the first call stay."""
    if hasattr(FletApp.send_message, "__wrapped__"):
        return
    number_controls_apart()
    begin_afresh_after_a_break()
    send_only_what_may_be_seen(server.apology)
    describe_messages_in_a_word()
    complete_files(server.page, server.fonts, server.is_route)
    accept_only_what_clients_report(server.accepted)


def number_controls_apart() -> None:
    """Give this process's controls numbers that no earlier process has used.

    Flet counts from 3. A client that reconnects after a restart still has controls with those numbers. It
    would mistake a new service control for its old one, and never answer requests to it.
    """
    counter: Any = ControlId
    counter._counter = itertools.count(secrets.randbelow(2**30) + 1000)


def begin_afresh_after_a_break() -> None:
    """Give every connection a session of its own: none resumes an earlier session.

    A client that resumed its old session would receive controls equal to those it already shows. It compares
    the two, and each level of nesting doubles the work: on a screen as deep as ours it hangs. Lasting data is
    in the journal, the address and the browser's storage.
    """
    ending: set[asyncio.Task[None]] = set()

    async def none(_: str) -> None:
        return None

    manager: Any = flet_fastapi.app_manager
    kind = cast("Any", type(manager))
    disconnect: Any = kind.disconnect_session

    async def end(session_id: str, _: int) -> None:
        await disconnect(manager, session_id, 0)
        await manager.delete_session(session_id)  # Flet deletes ended sessions only every ten seconds.

    manager.get_session = none
    manager.disconnect_session = end
    app: Any = FletApp
    handle = app.handle

    @functools.wraps(handle)
    async def handle_to_its_end(self: Any, websocket: Any) -> None:
        try:
            await handle(self, websocket)
        finally:
            session = self._FletApp__session
            if session is not None:  # Otherwise a tab whose task was cancelled would seem present.
                key = self._FletApp__get_unique_session_id(session.id)
                ending.add(task := asyncio.get_running_loop().create_task(end(key, 0)))
                task.add_done_callback(ending.discard)

    app.handle = handle_to_its_end


def send_only_what_may_be_seen(apology: Callable[[], str]) -> None:
    """Drop messages to clients that have left, and hide tracebacks from clients.

    Flet removes the queue when a connection ends, so later drawings of the session would raise. When a
    session fails, Flet would send the client a traceback with paths of this computer; the client gets a
    sentence instead.
    """
    app: Any = FletApp
    send = app.send_message

    @functools.wraps(send)
    def send_message(self: Any, message: Any) -> None:
        if self._FletApp__send_queue is None:
            return
        if message.action is MessageAction.SESSION_CRASHED:
            log.error("a session failed", exc_info=sys.exc_info()[1])  # called in an exception handler
            message = Message(MessageAction.SESSION_CRASHED, SessionCrashedBody(apology()))
        send(self, message)

    app.send_message = send_message


def describe_messages_in_a_word() -> None:
    """Describe a message for the log by its kind only, without its content.

    Flet describes every message, even if it is not logged, and so walks the whole screen. That took most of
    the time of a first screen, and part of every tap's.
    """
    message: Any = Message

    def described(self: Message) -> str:
        return f"Message({self.action.name})"

    message.__repr__ = described


def complete_files(
    page: Callable[[str], str], fonts: Callable[[str], str], is_route: Callable[[str], bool]
) -> None:
    """Complete in memory the files that Flet would complete on disk at their first request.

    Flet writes them to a temporary folder, so on a full disk nothing at all would be served. It would also
    add an unused font to the list, and every phone would fetch it.
    """
    kind: Any = flet_static_files.FletStaticFiles
    config = "_FletStaticFiles__config"

    async def configure(self: Any, root_path: str) -> None:
        web, assets = get_package_web_dir(), self._FletStaticFiles__assets_dir
        folders = [folder for folder in (assets, web) if folder]
        StaticFiles.__init__(self, directory=folders[0], packages=None, html=True, check_dir=True)
        self.all_directories = folders
        self._FletStaticFiles__app_mount_path = root_path

        def text_of(name: str) -> str:
            found = next(path for folder in folders if (path := Path(folder, name)).is_file())
            return found.read_text(encoding="utf-8")

        index = _in_memory(
            text_of(PAGE),
            patch_index_html,
            base_href=root_path,
            websocket_endpoint_path=f"{root_path.rstrip('/')}/ws",
            no_cdn=True,
        )
        self.completed = {PAGE: page(index).encode(), FONTS: fonts(text_of(FONTS)).encode()}

    async def get_response(self: Any, path: str, scope: Any) -> Response:
        name = PAGE if path == "." else path.replace(os.sep, "/")
        if name not in self.completed and is_route(name):
            name = PAGE
        if (data := self.completed.get(name)) is None:
            return await StaticFiles.get_response(self, path, scope)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(status_code=405)
        tag = f'"{sha256(data).hexdigest()[:32]}"'
        headers = {"etag": tag}
        if tag in Headers(scope=scope).get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return Response(data, media_type=mimetypes.guess_type(name)[0], headers=headers)

    setattr(kind, config, configure)
    kind.get_response = get_response


def _in_memory(text: str, patch: Callable[..., None], **settings: Any) -> str:
    """Return the text as changed by a function of Flet, whose file access is redirected to memory."""
    kept = {"text": text}

    class Written(io.StringIO):
        def close(self) -> None:
            kept["text"] = self.getvalue()
            super().close()

    def opened(_: str, mode: str = "r", **__: Any) -> io.StringIO:
        return Written() if "w" in mode else io.StringIO(kept["text"])

    patched: Any = FunctionType(
        patch.__code__, {**patch.__globals__, "open": opened}, None, patch.__defaults__
    )
    patched(index_path="", **settings)
    return kept["text"]


def accept_only_what_clients_report(
    accepted: Callable[[str, Mapping[str, object]], Mapping[str, object]],
) -> None:
    """Apply only accepted client reports to a session; ignore reports on removed controls."""
    session: Any = Session
    apply, answer = session.apply_patch, session.handle_invoke_method_results

    @functools.wraps(apply)
    def apply_patch(self: Any, control_id: int, patch: dict[str, Any]) -> None:
        control = self.index.get(control_id)  # It may have been removed while the message was in transit.
        if control is not None and (taken := accepted(str(control._c), patch)):
            apply(self, control_id, dict(taken))

    @functools.wraps(answer)
    def handle_invoke_method_results(
        self: Any, control_id: int, call_id: str, result: Any, error: str | None
    ) -> None:
        if control_id in self.index:  # the control that asked may have been removed
            answer(self, control_id, call_id, result, error and FAILED)  # the text must not reach the log

    session.apply_patch = apply_patch
    session.handle_invoke_method_results = handle_invoke_method_results
