"""Patches of Flet's web server where it has no seam."""

from __future__ import annotations

import asyncio
import functools
import itertools
import logging
import secrets
import sys
from pathlib import Path
from typing import Any, cast

import flet_web.fastapi as flet_fastapi  # pyright: ignore[reportMissingTypeStubs]
from flet.controls.id_counter import ControlId
from flet.messaging.protocol import (  # pyright: ignore[reportMissingTypeStubs]
    Message,
    MessageAction,
    SessionCrashedBody,
)
from flet_web import patch_index_html  # pyright: ignore[reportMissingTypeStubs]
from flet_web.fastapi import flet_static_files  # pyright: ignore[reportMissingTypeStubs]
from flet_web.fastapi.flet_app import FletApp  # pyright: ignore[reportMissingTypeStubs]

from companion.host.page_words import NO_SCRIPT, no_script
from companion.ui.core.session import apology

log = logging.getLogger("companion.host")


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


def speak_without_a_script() -> None:
    """Let the page say in every language that it needs a script: Flet completes it at its first request."""

    def completed(index_path: str, **settings: Any) -> None:
        patch_index_html(index_path=index_path, **settings)
        page = Path(index_path)
        page.write_text(page.read_text(encoding="utf-8").replace(NO_SCRIPT, no_script()), encoding="utf-8")

    module: Any = flet_static_files
    module.patch_index_html = completed
