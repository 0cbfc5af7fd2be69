"""Mends of Flet's web server, where it has no seam.

Sessions that two tabs share: https://github.com/flet-dev/flet/issues/6512, closed for a tab that is still
connected. No issue of the others was found in Flet's tracker.
"""

import asyncio
import functools
import itertools
import logging
import secrets
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast

import flet_web.fastapi as flet_fastapi  # pyright: ignore[reportMissingTypeStubs]
from flet.controls.id_counter import ControlId
from flet.messaging.protocol import (  # pyright: ignore[reportMissingTypeStubs]
    Message,
    MessageAction,
    SessionCrashedBody,
)
from flet.messaging.session import Session  # pyright: ignore[reportMissingTypeStubs]
from flet_web import patch_index_html  # pyright: ignore[reportMissingTypeStubs]
from flet_web.fastapi import flet_static_files  # pyright: ignore[reportMissingTypeStubs]
from flet_web.fastapi.flet_app import FletApp  # pyright: ignore[reportMissingTypeStubs]

log = logging.getLogger("companion.host")

FAILED: Final = "the client could not do it"
"""The text that stands for any client error in the app."""


@dataclass(frozen=True)
class Server:
    """The app's callbacks for Flet's web server."""

    apology: Callable[[], str]
    """The sentence for a session that failed."""

    page: Callable[[str], str]
    """Completes the page around the app: called with its HTML."""

    fonts: Callable[[str], str]
    """Completes the list of fonts: called with the assets' `FontManifest.json`."""

    accepted: Callable[[str, Mapping[str, object]], Mapping[str, object]]
    """Filters what a client reports: called with the control's kind and its properties."""


def fix_server(server: Server) -> None:
    """Mend Flet's web server. Idempotent: the callbacks of the first call stay."""
    if hasattr(FletApp.send_message, "__wrapped__"):
        return
    number_controls_apart()
    begin_afresh_after_a_break()
    send_only_what_may_be_seen(server.apology)
    describe_messages_in_a_word()
    complete_files(server.page, server.fonts)
    accept_only_what_clients_report(server.accepted)


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


def send_only_what_may_be_seen(apology: Callable[[], str]) -> None:
    """Keep two things from clients.

    A message to a client that has left comes to nothing: Flet takes the queue away when a connection ends,
    and what the session still draws would end in an error. And what went wrong in a session is told in a
    sentence: Flet would send the traceback, with the paths of this computer, and end the session.
    """
    app: Any = FletApp
    send = app.send_message

    @functools.wraps(send)
    def send_message(self: Any, message: Any) -> None:
        if self._FletApp__send_queue is None:
            return
        if message.action is MessageAction.SESSION_CRASHED:
            log.error("a session failed", exc_info=sys.exc_info()[1])  # Flet sends it while it handles one
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


def complete_files(page: Callable[[str], str], fonts: Callable[[str], str]) -> None:
    """Let the app complete the files that Flet completes itself at their first request.

    Flet would add a font to the list that the app does not use, and every phone would fetch it.
    """

    def rewrite(path: str, completed: Callable[[str], str]) -> None:
        file = Path(path)
        file.write_text(completed(file.read_text(encoding="utf-8")), encoding="utf-8")

    def complete_page(index_path: str, **settings: Any) -> None:
        patch_index_html(index_path=index_path, **settings)
        rewrite(index_path, page)

    def complete_fonts(manifest_path: str) -> None:
        rewrite(manifest_path, fonts)

    module: Any = flet_static_files
    module.patch_index_html, module.patch_font_manifest_json = complete_page, complete_fonts


def accept_only_what_clients_report(
    accepted: Callable[[str, Mapping[str, object]], Mapping[str, object]],
) -> None:
    """Let sessions take of what clients report what is accepted, and nothing for a control that has gone."""
    session: Any = Session
    apply, answer = session.apply_patch, session.handle_invoke_method_results

    @functools.wraps(apply)
    def apply_patch(self: Any, control_id: int, patch: dict[str, Any]) -> None:
        control = self.index.get(control_id)  # it may have gone while the message was on its way
        if control is not None and (taken := accepted(str(control._c), patch)):
            apply(self, control_id, dict(taken))

    @functools.wraps(answer)
    def handle_invoke_method_results(
        self: Any, control_id: int, call_id: str, result: Any, error: str | None
    ) -> None:
        if control_id in self.index:  # who asked may have gone while the answer was on its way
            answer(self, control_id, call_id, result, error and FAILED)  # its own words end in no log

    session.apply_patch = apply_patch
    session.handle_invoke_method_results = handle_invoke_method_results
