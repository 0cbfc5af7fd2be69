"""Limits of a server, per address and in total.

A table has up to a dozen phones, each with a tab or two; a club has fifty tables. The numbers leave room for
both, and keep a stranger on the same network from using up memory, descriptors or the single event loop.
"""

import sys
from dataclasses import dataclass, field
from typing import Final

from companion.party.arrival import Role
from companion.party.limits import Allowance

KILOBYTE: Final = 1024
MEGABYTE: Final = 1024 * KILOBYTE

LARGEST_MESSAGE: Final = 16 * MEGABYTE
"""Maximum bytes of a WebSocket message: far more than an imported game, yet memory use stays bounded."""

LARGEST_GUEST_MESSAGE: Final = 4 * MEGABYTE

DESCRIPTORS_IN_RESERVE: Final = 192
"""File descriptors reserved for the store, the log and files that are being sent."""

DESCRIPTORS_WISHED_FOR: Final = 4096


@dataclass(frozen=True)
class Limits:
    """The limits of a server, the same for every listener."""

    connections_of_one: int = 96
    """TCP connections per address: a browser opens six, and a whole table may share one hotspot."""

    connections: int = 600
    """TCP connections in total."""

    head_bytes: int = 32 * KILOBYTE
    """Largest size of a request in bytes; no request needs a body."""

    head_seconds: float = 10.0
    """Seconds within which a request must be complete."""

    stalled_seconds: float = 30.0
    """Seconds after which a client that reads nothing of its answer is disconnected."""

    sockets_of_one: int = 48
    """WebSockets per address: a table's phones behind one hotspot, each with several tabs."""

    sockets: int = 400
    """WebSockets in total, except closing ones and this computer's own."""

    anonymous_of_one: int = 12
    """WebSockets per address that have not joined a table yet."""

    anonymous: int = 32
    """WebSockets in total that have not joined a table yet."""

    register_seconds: float = 10.0
    """Seconds within which a WebSocket must begin its session."""

    ask_seconds: float = 8.0
    """Seconds of silence after which a page is asked for a heartbeat.

    By itself a page sends a heartbeat every few seconds.
    """

    silent_seconds: float = 20.0
    """Seconds of a page's silence after which its player counts as away.

    A phone in a pocket is silent, but stays connected.
    """

    requests_of_one: Allowance = field(default=Allowance(burst=400, seconds=0.01))
    """Requests for files per address: a first visit makes forty."""

    longest_wait: float = 20.0
    """The longest wait, in seconds, imposed on a fast client; a client due to wait longer is cut off."""

    openings_of_one: Allowance = field(default=Allowance(burst=48, seconds=0.5))
    """New WebSockets per address: after a server restart, all phones of a table reconnect together."""

    sessions: Allowance = field(default=Allowance(burst=400, seconds=0.1))
    """New sessions in total."""

    messages: Allowance = field(default=Allowance(burst=400, seconds=0.01))
    """Messages of one device at a table; resizing a window makes a hundred a second."""

    anonymous_messages: Allowance = field(default=Allowance(burst=120, seconds=0.05))
    """Messages of one device that is at no table."""

    all_anonymous_messages: Allowance = field(default=Allowance(burst=400, seconds=0.02))
    """Messages of all devices together that are at no table."""

    slow: bool = True
    """Whether fast clients are slowed down; False for measurements, in which only counts are limited."""

    @property
    def all_sockets(self) -> int:
        """WebSockets in total, including closing ones.

        A closing WebSocket may still hold a session of about a megabyte for some seconds.
        """
        return self.sockets + self.sockets // 2


FOR_THE_PUBLIC: Final = Limits(
    connections_of_one=900,
    connections=1500,
    sockets_of_one=500,
    sockets=1000,
    anonymous_of_one=120,
    anonymous=300,
    requests_of_one=Allowance(burst=8000, seconds=0.002),
    openings_of_one=Allowance(burst=400, seconds=0.05),
    sessions=Allowance(burst=800, seconds=0.02),
    all_anonymous_messages=Allowance(burst=4000, seconds=0.002),
)
"""Limits for each process of a public instance, since a whole club may share one address."""

LARGEST: Final[dict[Role, int]] = {
    "anonymous": 64 * KILOBYTE,
    "guest": LARGEST_GUEST_MESSAGE,
    "host": LARGEST_MESSAGE,
}
"""Maximum bytes of a message, by role: guests may send pictures of a score, hosts games to import."""

BYTES: Final[dict[Role, Allowance]] = {
    "anonymous": Allowance(burst=MEGABYTE // 2, seconds=1 / (32 * KILOBYTE)),
    "guest": Allowance(burst=2 * LARGEST_GUEST_MESSAGE, seconds=1 / (128 * KILOBYTE)),
    "host": Allowance(burst=8 * LARGEST_MESSAGE, seconds=1 / (4 * MEGABYTE)),
}
"""Bytes allowed before a connection is cut off, by role; a tap takes a few hundred bytes."""


def connections_for(limits: Limits) -> int:
    """Return how many connections the descriptor limit allows, after raising that limit if possible."""
    if sys.platform == "win32":
        return limits.connections
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = DESCRIPTORS_WISHED_FOR if hard == resource.RLIM_INFINITY else min(DESCRIPTORS_WISHED_FOR, hard)
    if soft != resource.RLIM_INFINITY and soft < wished:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
            soft = wished
        except (OSError, ValueError):  # Some systems impose lower limits.
            pass
    if soft == resource.RLIM_INFINITY:
        return limits.connections
    return max(16, min(limits.connections, soft - DESCRIPTORS_IN_RESERVE))
