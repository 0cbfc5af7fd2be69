"""Limits of a server, for one address and for all of them together.

A table has up to a dozen phones, each with a tab or two; a club has fifty tables. The numbers leave room
for both, and keep a stranger on the same network from using up memory, descriptors or the one event loop.
"""

import sys
from dataclasses import dataclass, field
from typing import Final

from companion.party.arrival import Role
from companion.party.limits import Allowance

KILOBYTE: Final = 1024
MEGABYTE: Final = 1024 * KILOBYTE

LARGEST_MESSAGE: Final = 16 * MEGABYTE
"""Bytes of one WebSocket message: an imported game is far smaller, and memory stays bounded."""

LARGEST_GUEST_MESSAGE: Final = 4 * MEGABYTE

DESCRIPTORS_IN_RESERVE: Final = 192
"""Descriptors that connections never get: the store, the log and files that are sent need some."""

DESCRIPTORS_WISHED_FOR: Final = 4096


@dataclass(frozen=True)
class Limits:
    """The limits of a server, the same for every listener."""

    connections_of_one: int = 96
    """TCP connections of one address: a browser opens six, a table may sit behind one hotspot."""

    connections: int = 600
    """TCP connections in all."""

    head_bytes: int = 32 * KILOBYTE
    """The most that a request may be long before it is answered; nobody has a body to send."""

    head_seconds: float = 10.0
    """Within this time a request must be there."""

    stalled_seconds: float = 30.0
    """Seconds after which a client that reads nothing of its answer is disconnected."""

    sockets_of_one: int = 48
    """WebSockets of one address: a table's phones behind one hotspot, each with several tabs."""

    sockets: int = 400
    """WebSockets in all, without those that are closing and this computer's own."""

    anonymous_of_one: int = 12
    """WebSockets of one address that are at no table yet."""

    anonymous: int = 32
    """WebSockets in all that are at no table yet."""

    register_seconds: float = 10.0
    """Within this time a WebSocket must begin its session."""

    ask_seconds: float = 8.0
    """Seconds of silence after which a page is asked for a heartbeat; by itself it sends one every few."""

    silent_seconds: float = 20.0
    """After this time without a word its player counts as away: a pocketed phone stays connected."""

    requests_of_one: Allowance = field(default=Allowance(burst=400, seconds=0.01))
    """Requests for files: a first visit makes forty."""

    longest_wait: float = 20.0
    """The longest wait, in seconds, imposed on a fast client; beyond it the client is cut off."""

    openings_of_one: Allowance = field(default=Allowance(burst=48, seconds=0.5))
    """New WebSockets of one address: a table's phones come back at once when the server was restarted."""

    sessions: Allowance = field(default=Allowance(burst=400, seconds=0.1))
    """New sessions in all."""

    messages: Allowance = field(default=Allowance(burst=400, seconds=0.01))
    """Messages of one device that is at a table; a change of a window's size makes a hundred a second."""

    anonymous_messages: Allowance = field(default=Allowance(burst=120, seconds=0.05))
    """Messages of one device that is not."""

    all_anonymous_messages: Allowance = field(default=Allowance(burst=400, seconds=0.02))
    """Messages of all devices together that are not."""

    slow: bool = True
    """Whether fast clients are slowed down; if not, only counts are limited, for measurements."""

    @property
    def all_sockets(self) -> int:
        """WebSockets in all, closing ones too: each may cost a session of a megabyte for some seconds."""
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
"""Limits of each process of a public instance: a whole club may share one address."""

LARGEST: Final[dict[Role, int]] = {
    "anonymous": 64 * KILOBYTE,
    "guest": LARGEST_GUEST_MESSAGE,
    "host": LARGEST_MESSAGE,
}
"""Bytes of one message: a guest may send the picture of a score, a host may bring a game as a file."""

BYTES: Final[dict[Role, Allowance]] = {
    "anonymous": Allowance(burst=MEGABYTE // 2, seconds=1 / (32 * KILOBYTE)),
    "guest": Allowance(burst=2 * LARGEST_GUEST_MESSAGE, seconds=1 / (128 * KILOBYTE)),
    "host": Allowance(burst=8 * LARGEST_MESSAGE, seconds=1 / (4 * MEGABYTE)),
}
"""Bytes that a connection may send before it is cut off; a device's taps are some hundred bytes each."""


def connections_for(limits: Limits) -> int:
    """Return how many connections the descriptor reserve allows, after raising the system's own limit."""
    if sys.platform == "win32":
        return limits.connections
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = DESCRIPTORS_WISHED_FOR if hard == resource.RLIM_INFINITY else min(DESCRIPTORS_WISHED_FOR, hard)
    if soft != resource.RLIM_INFINITY and soft < wished:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
            soft = wished
        except (OSError, ValueError):  # some systems know further limits of their own
            pass
    if soft == resource.RLIM_INFINITY:
        return limits.connections
    return max(16, min(limits.connections, soft - DESCRIPTORS_IN_RESERVE))
