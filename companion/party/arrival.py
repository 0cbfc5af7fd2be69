"""The connection behind a session: its origin, and the proved role of its device."""

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
"""The reasons for ending a connection. Logs name only these, and nothing that the client sent."""

REASONS: Final[frozenset[str]] = frozenset(get_args(Reason))


@dataclass(frozen=True)
class Look:
    """The browser's preferences for the look of pages, as the web page around the app reports them."""

    text: float = 1.0
    """The browser's text size relative to its default; 1 is the default."""

    contrast: bool = False
    """Whether the system asks for more contrast, or sets its own colours."""

    zone: str = ""
    """The reader's time zone, such as "Europe/Warsaw"; empty if unknown."""


ZONE: Final = r"[A-Za-z][A-Za-z0-9_+-]{0,31}(?:/[A-Za-z0-9_+-]{1,31}){0,2}"
LOOK: Final = re.compile(r"look ([0-9]{2,3}) ([01])(?: (\S{1,64}))?")
"""The pattern with which the web page reports the look: text size in per cent, contrast, time zone.

Engines may name zones in ways that we do not know, such as "+03:00"; that must not end the connection.
"""


def look_in(line: str) -> Look | None:
    """Parse a line from the page that reports its look; return None for any other line."""
    found = LOOK.fullmatch(line)
    if found is None:
        return None
    zone = found[3] if found[3] and re.fullmatch(ZONE, found[3]) else ""
    return Look(int(found[1]) / 100, found[2] == "1", zone)


@dataclass(eq=False)
class Connection:
    """One connection from its first byte to its end, shared by the server and its session."""

    address: str = ""
    """The IP address of the client; behind a trusted proxy, the forwarded address."""

    local: bool = False
    """Whether the client is this computer itself."""

    forwarded: bool = False
    """Whether an untrusted proxy on this computer forwards for another client."""

    on_forwarded: Callable[[], None] = field(default=lambda: None, repr=False)
    """Called when `forwarded` becomes true."""

    role: Role = "anonymous"
    """Set when the device is admitted, which ends the limits for strangers."""

    seat: str = ""
    """The identifier of its seat or table; empty if it has neither."""

    invited: bool = False
    """Whether its seat was taken with a table's code.

    At a public instance anybody may begin a table without a code.
    """

    registered: bool = field(default=False, init=False)
    """Whether its client has begun a session."""

    tell_page: Callable[[str], None] = field(default=lambda _: None, repr=False)
    """Sends a line to the web page around the app, apart from Flet's messages."""

    look: Look = Look()
    """The look that its browser asks for."""

    on_look: Callable[[], None] = field(default=lambda: None, repr=False)
    """Called when the look changes."""

    silent: bool = field(default=False, init=False)
    """Whether its page has been silent for so long that it no longer counts as in use."""

    on_silence: Callable[[], None] = field(default=lambda: None, repr=False)
    """Called when the page falls silent, and when it is heard from again."""

    refused: Reason | None = field(default=None, init=False)
    """Why the connection is to be closed, for the log; None if it is not."""

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
        """Record whether the page is silent."""
        if silent != self.silent:
            self.silent = silent
            self.on_silence()

    def cut_off(self, why: Reason) -> None:
        """Close the connection; if it is already being closed, the first reason stays."""
        self.refused = self.refused or why


current: ContextVar[Connection | None] = ContextVar("connection", default=None)
"""The connection being served, set by the server; Flet's own fields for a client's origin can be forged."""


unserved = Connection()
"""The connection if nothing is served: app and page run in the same browser, or there is no page."""


def connection() -> Connection:
    """Return the connection of the running session or event; a copy of `unserved` if there is none."""
    return current.get() or replace(unserved)
