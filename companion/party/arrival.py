"""The connection behind a session: where it comes from, and what its device has proved to be."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from typing import Final, Literal, get_args

Role = Literal["anonymous", "guest", "host"]
"""What a device has proved to be: nothing yet, somebody with a place at a table, or whoever hosts."""


Reason = Literal[
    "it said nothing",
    "it takes nothing",
    "it did not register",
    "a second registration",
    "others want to come in",
    "too fast",
    "too many bytes",
    "too long",
    "too much in it",
    "a request without an end",
    "a message without an end",
    "a message in pieces",
    "a text that is no heartbeat",
    "not a message of the app",
    "not readable",
    "not an action and its body",
    "no such action",
    "a body of another shape",
    "a property that is not a client's to change",
    "a property of another kind",
]
"""Why a connection is ended: all that a log ever says of it, and nothing of what a client said."""

REASONS: Final[frozenset[str]] = frozenset(get_args(Reason))


@dataclass(eq=False)
class Connection:
    """One connection from its first byte to its end, shared by the server and its session."""

    address: str = ""
    """The number address it comes from; behind a trusted proxy, the one that the proxy tells."""

    local: bool = False
    """Whether it comes from this computer itself."""

    role: Role = "anonymous"
    """Set by whoever admits the device; the limits for strangers end with it."""

    tell_page: Callable[[str], None] = field(default=lambda _: None, repr=False)
    """Sends a line to the page around the app, beside Flet's messages."""

    refused: Reason | None = field(default=None, init=False)
    """Why it is to be closed, for the log; None while nothing speaks against it."""

    def cut_off(self, why: Reason) -> None:
        """Have it closed; the first reason is the one that is told."""
        self.refused = self.refused or why


current: ContextVar[Connection | None] = ContextVar("connection", default=None)
"""Set by the server around each connection; Flet's own fields for where it comes from can be forged."""


unserved = Connection()
"""Stands for it where nothing is served: app and page are in the same browser, or there is no page."""


def connection() -> Connection:
    """The connection of the running session or event; one from nowhere where nothing is served."""
    return current.get() or replace(unserved)
