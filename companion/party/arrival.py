"""The connection behind a session: its origin, and what its device has proved."""

import re
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from typing import Final, Literal, get_args

Role = Literal["anonymous", "guest", "host"]
"""The proved role of a device: none yet, a place at a table, or host."""


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
]
"""The reasons for ending a connection; logs name only these, and nothing from the client."""

REASONS: Final[frozenset[str]] = frozenset(get_args(Reason))


@dataclass(frozen=True)
class Look:
    """The browser's preferences for the look of pages, as the page around the app reports them."""

    text: float = 1.0
    """Its own size of text; 1 is usual."""

    contrast: bool = False
    """Whether the system asks for more contrast, or sets its own colours."""

    zone: str = ""
    """The reader's time zone, as "Europe/Warsaw"; empty if unknown."""


ZONE: Final = r"[A-Za-z][A-Za-z0-9_+-]{0,31}(?:/[A-Za-z0-9_+-]{1,31}){0,2}"
LOOK: Final = re.compile(rf"look ([0-9]{{2,3}}) ([01])(?: ({ZONE}))?")
"""A report of it: text size in per cent, contrast, time zone."""


def look_in(line: str) -> Look | None:
    """Parse the appearance report in a line of the page; None if it is none."""
    found = LOOK.fullmatch(line)
    return Look(int(found[1]) / 100, found[2] == "1", found[3] or "") if found else None


@dataclass(eq=False)
class Connection:
    """One connection from its first byte to its end, shared by the server and its session."""

    address: str = ""
    """The IP address that it comes from; behind a trusted proxy, the forwarded one."""

    local: bool = False
    """Whether it comes from this computer itself."""

    forwarded: bool = False
    """Whether an untrusted proxy on this computer forwards for another client."""

    on_forwarded: Callable[[], None] = field(default=lambda: None, repr=False)
    """Called when that is known."""

    role: Role = "anonymous"
    """Set when the device is admitted, which ends the limits for strangers."""

    seat: str = ""
    """An identifier of the seat or the table that it plays for; empty without one."""

    invited: bool = False
    """True for a seat taken by a table's code; anybody may begin a table at a public instance."""

    registered: bool = field(default=False, init=False)
    """Whether its client has begun a session."""

    tell_page: Callable[[str], None] = field(default=lambda _: None, repr=False)
    """Sends a line to the page around the app, beside Flet's messages."""

    look: Look = Look()
    """The look that its browser asks for."""

    on_look: Callable[[], None] = field(default=lambda: None, repr=False)
    """Called when that has changed."""

    silent: bool = field(default=False, init=False)
    """Whether its page has been silent for too long to count as in use."""

    on_silence: Callable[[], None] = field(default=lambda: None, repr=False)
    """Called when it has fallen silent, and when it is heard again."""

    refused: Reason | None = field(default=None, init=False)
    """The reason to close it, for the log; None while there is none."""

    def forwards(self) -> None:
        """Record that a local program forwards for another client: the connection does not count as local."""
        self.local, self.forwarded = False, True
        self.on_forwarded()

    def looks(self, look: Look) -> None:
        """Record the look that the browser asks for."""
        if look != self.look:
            self.look = look
            self.on_look()

    def falls_silent(self, silent: bool) -> None:
        """Take note of whether its page is heard."""
        if silent != self.silent:
            self.silent = silent
            self.on_silence()

    def cut_off(self, why: Reason) -> None:
        """Close the connection; the first reason given is reported."""
        self.refused = self.refused or why


current: ContextVar[Connection | None] = ContextVar("connection", default=None)
"""Set by the server around each connection; Flet's own fields for where it comes from can be forged."""


unserved = Connection()
"""The connection where nothing is served: app and page are in the same browser, or there is no page."""


def connection() -> Connection:
    """Return the connection of the running session or event, or an unserved one where nothing is served."""
    return current.get() or replace(unserved)
