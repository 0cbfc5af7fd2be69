"""A rehearsal of the first screen, before a memory snapshot of Python is taken for faster starts.

This module is copied to the top level of the archive, and imports nothing of Petri.
"""

# Flet's internals have no types.
# pyright: reportMissingTypeStubs=false, reportUnknownVariableType=false, reportUnknownMemberType=false

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from typing import Any, Final, cast

import flet as ft
import flet.messaging.pyodide_connection as real
import msgpack
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page, context  # pyright: ignore[reportPrivateUsage]
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    Message,
    MessageAction,
    RegisterClientResponseBody,
    configure_encode_object_for_msgpack,
)
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

PHONE: Final[dict[str, Any]] = {
    "route": "/",
    "web": True,
    "pyodide": True,
    "width": 390.0,
    "height": 844.0,
    "platform_brightness": "light",
}
TURNS: Final = 50
"""Iterations of the event loop after which everything that the first screen starts is done."""


class Nobody(Connection):
    """A client that discards every message and answers every method call with None."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.get_running_loop()
        self.pubsubhub = PubSubHub(loop=self.loop)
        self.page_url = real.flet_js.documentUrl or "http://nobody/"
        self.session: Session | None = None

    def send_message(self, message: Message) -> None:
        """Pack the message, as a real connection does, and discard it; answer a method call with None."""
        msgpack.packb(
            [message.action, message.body], default=configure_encode_object_for_msgpack(BaseControl)
        )
        if message.action == MessageAction.INVOKE_METHOD and self.session is not None:
            asked: Any = message.body
            answered: Any = self.session.handle_invoke_method_results
            self.loop.call_soon(answered, asked.control_id, asked.call_id, None, None)


async def rehearse(main: Callable[[ft.Page], Awaitable[None] | None]) -> None:
    """Let an app draw its first screen.

    Args:
        main: The function that Flet would otherwise call with the page.
    """
    await asyncio.create_task(_drawn(main))  # In a task, so that its context variables are discarded.


async def _drawn(main: Callable[[ft.Page], Awaitable[None] | None]) -> None:
    nobody = Nobody()
    session = nobody.session = Session(nobody)
    session.apply_page_patch(PHONE)
    registered = RegisterClientResponseBody(session.id, session.get_page_patch(), "")
    nobody.send_message(Message(MessageAction.REGISTER_CLIENT, registered))
    cast("Any", _context_page).set(session.page)
    context.reset_auto_update()
    drawn = main(session.page)
    if inspect.isawaitable(drawn):
        await drawn
    await session.after_event(session.page)
    for _ in range(TURNS):
        await asyncio.sleep(0)
    session.close()
    await asyncio.sleep(0)
