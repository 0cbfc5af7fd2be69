"""Limits on connections as they are accepted: their number, and their idle time.

Uvicorn passes a connection to the app once a whole request has arrived. This module limits connections before
that, per address and in total, in bytes and in seconds.
"""

# Uvicorn's protocols are classes without types.
# pyright: reportUnknownMemberType=false

import asyncio
import logging
from collections import Counter
from collections.abc import Container, Hashable, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeVar, cast

from starlette.types import Scope
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from companion.host.limits import BYTES, LARGEST, Limits, connections_for
from companion.host.networks import Network, is_within, unmapped
from companion.party.arrival import Connection, Reason
from companion.party.limits import Allowance, Bucket, network_of

log = logging.getLogger("companion.host")

STATE: Final = "connection"
"""The key of the `Connection` in the state of each request."""

PART_OF_THIS_COMPUTER: Final = 20
"""One in this many connections is reserved for this computer, even if others want all of them."""

PART_OF_THE_SEATED: Final = 6
"""One in this many connections is reserved for addresses that have had a place at a table."""

MOST_SEATED: Final = 2000
"""Maximum number of addresses remembered as seated; the one seated longest ago is forgotten first."""

SPARED_UNFINISHED: Final = 6
"""Connections with incomplete requests that a seated address may always keep.

A browser opens this many.
"""

MOST_PIECES: Final = 1024
"""Maximum number of fragments of a message. Chromium splits messages above 64 kB; 15 MB make about 120."""

SLICE: Final = 2048
"""Number of bytes processed between two checks that the connection is still open."""

CONTROLS: Final = Allowance(burst=20, seconds=1.0)
"""Allowance of control frames per connection. Browsers only answer our pings, one every 20 s."""


Key = TypeVar("Key")

Place = tuple[str, bool]
"""The unit in which connections are counted: a network, and whether the client is this computer itself."""


def place_of(connection: Connection) -> Place:
    """Return the unit in which a connection is counted.

    A tunnel's traffic has this computer's address, but is not counted as this computer's traffic.
    """
    return network_of(connection.address), connection.local


def part_open_to(most: int, *, local: bool, seated: bool) -> int:
    """Return the number of open connections at which another connection of this kind is refused.

    Of the `most` connections, one part is reserved for this computer and one for seated addresses.
    """
    part = most if local else most - most // PART_OF_THIS_COMPUTER
    return part if local or seated else part - most // PART_OF_THE_SEATED


def beyond_spared(open_ones: Mapping[Key, Place], seated: Container[Place], spared: int) -> dict[Key, Place]:
    """Return the connections that may be closed, the oldest first, with their places.

    The first `spared` connections of each seated place are left out, unless there are no others.

    Args:
        open_ones: All open connections, the oldest first.
        seated: Places that had a seat.
        spared: The number of connections that each seated place may keep.
    """
    seen = Counter[Place]()
    found: dict[Key, Place] = {}
    for each, place in open_ones.items():
        seen[place] += 1
        if place not in seated or seen[place] > spared:
            found[each] = place
    return found or dict(open_ones)


class SeatedAddresses:
    """Places that have had a seat at a table, or hosted, since the server started."""

    def __init__(self) -> None:
        self._places: dict[Hashable, None] = {}

    def note(self, place: Hashable) -> None:
        self._places.pop(place, None)
        self._places[place] = None
        if len(self._places) > MOST_SEATED:
            del self._places[next(iter(self._places))]

    def __contains__(self, place: object) -> bool:
        return place in self._places


class ConnectionLimit:
    """A limit on the number of a server's connections.

    Args:
        limits: The limits of the server.
        proxies: Networks of proxies: connections from their addresses are not counted per address.
    """

    def __init__(self, limits: Limits, proxies: Sequence[Network] = ()) -> None:
        self.limits = limits
        self._proxies = proxies
        self._most = connections_for(limits)
        self._of_one: Counter[Place] = Counter()
        self._open: dict[Any, Place] = {}
        self._unfinished: dict[Any, Place] = {}
        """Connections whose request is incomplete, the oldest first."""
        self._seated = SeatedAddresses()

    def seat(self, connection: Connection) -> None:
        """Record that an address has a place at a table, or belongs to a host."""
        self._seated.note(place_of(connection))

    def waits(self, transport: Any, waits: bool) -> None:
        """Record whether a connection is still waiting for a whole request."""
        self._unfinished.pop(transport, None)
        if waits and transport in self._open:
            self._unfinished[transport] = self._open[transport]

    def admit(self, transport: Any, came: Connection) -> bool:
        """Count a newly accepted connection; return False if it exceeded the limit and was closed.

        If the limit is reached, the place with the most unfinished connections loses its oldest connection,
        unless the newcomer's place has just as many.
        """
        if transport in self._open:
            return True
        place = place_of(came)
        most = part_open_to(self._most, local=came.local, seated=place in self._seated)
        if self._has_enough(place) or (len(self._open) >= most and not self._make_room(place)):
            _end_one_too_many(transport, place)
            return False
        self._open[transport] = place
        self._of_one[place] += 1
        came.on_forwarded = partial(self._count_again, transport, came)
        return True

    def _count_again(self, transport: Any, came: Connection) -> None:
        """Count a connection as the tunnel's, not this computer's; close it if the tunnel has too many."""
        if transport not in self._open:
            return
        waits, place = transport in self._unfinished, place_of(came)
        has_enough = self._has_enough(place)
        self.release(transport)
        if has_enough:
            _end_one_too_many(transport, place)
            return
        self._open[transport] = place
        self._of_one[place] += 1
        self.waits(transport, waits)

    def _has_enough(self, place: Place) -> bool:
        """Return whether a place has as many open connections as allowed; a proxy may have any number."""
        network, _ = place
        return self._of_one[place] >= self.limits.connections_of_one and not is_within(network, self._proxies)

    def _make_room(self, place: Place) -> bool:
        """Close the oldest unfinished connection of the busiest place.

        Return False if `place`, the newcomer's place, has just as many unfinished connections.
        """
        ours = {each: its for each, its in self._unfinished.items() if not is_within(its[0], self._proxies)}
        closable = beyond_spared(ours, self._seated, SPARED_UNFINISHED)
        busiest = Counter(closable.values()).most_common(1)
        if not busiest or busiest[0][1] <= sum(each == place for each in closable.values()):
            return False
        worst, _ = busiest[0]
        oldest = next(each for each, its in closable.items() if its == worst)
        self.release(oldest)
        oldest.abort()
        return True

    def release(self, transport: Any) -> None:
        """Forget a connection that has ended."""
        self._unfinished.pop(transport, None)
        place = self._open.pop(transport, None)
        if place is not None:
            self._of_one[place] -= 1
            if not self._of_one[place]:
                del self._of_one[place]

    def __len__(self) -> int:
        return len(self._open)


def connection_of(transport: Any) -> Connection:
    """Describe a connection as it is accepted.

    The client is this computer if its address is a loopback address, or the same as the address it connects
    to: that is how a system reaches itself, and no other computer can have that address.
    """
    address, own = _address(transport, "peername"), _address(transport, "sockname")
    place = network_of(address)
    loopback = place.startswith("127.") or address == "::1"
    return Connection(address, local=loopback or (address != "" and address == own))


def connection_in(scope: Scope) -> Connection:
    """Return the connection through which a request came."""
    state: dict[str, Any] = scope.get("state") or {}
    found = state.get(STATE)
    client: Any = scope.get("client") or ("",)
    return found if isinstance(found, Connection) else Connection(str(client[0]))


def _address(transport: Any, which: str) -> str:
    found: Any = transport.get_extra_info(which)
    return unmapped(str(cast("Any", found)[0])) if isinstance(found, tuple) and found else ""


def _guarded(protocol: object, limit: ConnectionLimit) -> type[Any]:
    """Extend one of Uvicorn's protocols to count connections, and to end connections that stop reading."""
    base: type[Any] = cast("type[Any]", protocol)  # For HTTP, Uvicorn has two protocol classes.

    class Guarded(base):
        _stalled: asyncio.TimerHandle | None = None

        def connection_lost(self, exc: Exception | None) -> None:
            _cancel(self._stalled)
            limit.release(self.transport)
            super().connection_lost(exc)

        def pause_writing(self) -> None:
            super().pause_writing()
            seconds = limit.limits.stalled_seconds
            self._stalled = self.loop.call_later(seconds, self._end, "it takes nothing")

        def resume_writing(self) -> None:
            _cancel(self._stalled)
            super().resume_writing()

        def _end(self, why: Reason) -> None:
            if not self.transport.is_closing():
                log.warning("cut off %s: %s", self._connection.address, why)
                self.transport.abort()

    return Guarded


def guarded_http(limit: ConnectionLimit) -> type[asyncio.Protocol]:
    """Return Uvicorn's HTTP protocol with limits on size, duration and speed."""
    limits = limit.limits

    class GuardedHttp(_guarded(AutoHTTPProtocol, limit)):
        def connection_made(self, transport: Any) -> None:
            self._deadline: asyncio.TimerHandle | None = None
            self._bytes = 0
            self._upgraded = False
            super().connection_made(transport)
            came = connection_of(transport)
            if limit.admit(transport, came):
                self._connection = came
                self.app_state = {**self.app_state, STATE: self._connection}
                self._wait_for_a_request()

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_waiting()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self.transport.is_closing():
                return
            before = self.cycle
            self._bytes += len(data)
            super().data_received(data)
            if self._upgraded:
                return
            if self._bytes > limits.head_bytes:
                self._end("a request without an end")
            elif self.cycle is not before:
                self._bytes = 0
                self._stop_waiting()
            elif self._deadline is None and (before is None or before.response_complete):
                self._wait_for_a_request()

        def on_message_begin(self) -> None:
            """Refuse a pipelined request: one that was sent before the last one was answered.

            Httptools parses every request in the received data, however many there are.
            """
            if self.cycle is not None and not self.cycle.response_complete:
                raise ValueError("a request before the last one was answered")
            super().on_message_begin()

        def handle_websocket_upgrade(self, *given: Any) -> None:
            self._stop_waiting()
            self._upgraded = True
            super().handle_websocket_upgrade(*given)

        def _wait_for_a_request(self) -> None:
            self._deadline = self.loop.call_later(limits.head_seconds, self.transport.abort)
            limit.waits(self.transport, True)

        def _stop_waiting(self) -> None:
            _cancel(self._deadline)
            self._deadline = None
            limit.waits(self.transport, False)

    return GuardedHttp


def guarded_websocket(limit: ConnectionLimit) -> type[asyncio.Protocol]:
    """Return Uvicorn's WebSocket protocol with a budget of bytes in both directions."""
    limits = limit.limits

    class GuardedWebSocket(_guarded(WebSocketsSansIOProtocol, limit)):
        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            found: Any = self.app_state.get(STATE)
            self._connection: Connection = found or connection_of(transport)
            limit.admit(transport, self._connection)
            self._role = self._connection.role
            self._budget = Bucket(BYTES[self._role])
            self._controls = Bucket(CONTROLS)
            self._unread = bytearray()
            self._come = self._late = 0

        def data_received(self, data: bytes) -> None:
            if self.transport.is_closing():
                return
            if self._role != self._connection.role:
                self._role = self._connection.role
                self._budget = Bucket(BYTES[self._role])
                limit.seat(self._connection)
            if limits.slow and self._budget.take(len(data)) > 0:
                self._end("too many bytes")
                return
            if not self.handshake_initiated:
                super().data_received(data)
                if not self.handshake_initiated:  # httptools accepted the request; the other parser did not.
                    self.handshake_complete = self.close_sent = True
                    self.transport.write(b"".join(self.conn.data_to_send()))
                    self.transport.close()
                return
            self._unread += data
            self._read_on()

        async def receive(self) -> Any:
            message = cast("Any", await super().receive())
            self._read_on()
            return message

        def _read_on(self) -> None:
            """Process received data until a complete message is ready for the app."""
            while self._unread and not (self.read_paused or self.transport.is_closing()):
                piece = bytes(self._unread[:SLICE])
                del self._unread[:SLICE]
                self._late += len(piece) if self.close_sent else 0
                if self._late > SLICE:  # The client keeps sending after our close frame.
                    self.transport.abort()
                else:
                    super().data_received(piece)

        def handle_text(self, event: Frame) -> None:
            self._begin(event)
            super().handle_text(event)

        def handle_bytes(self, event: Frame) -> None:
            self._begin(event)
            super().handle_bytes(event)

        def handle_cont(self, event: Frame) -> None:
            self._come += len(event.data)
            if len(self.frames) >= MOST_PIECES or self._come > LARGEST[self._connection.role]:
                self._end("a message without an end")
            if not self.transport.is_closing():
                super().handle_cont(event)

        def _begin(self, event: Frame) -> None:
            """Record a message's first fragment; cut off a stranger whose message has several fragments."""
            self._come = len(event.data)
            if not event.fin and self._connection.role == "anonymous":
                self._end("a message in pieces")

        def handle_ping(self) -> None:
            if self._may_go_on():
                super().handle_ping()

        def handle_pong(self, event: Frame) -> None:
            if self._may_go_on():
                super().handle_pong(event)

        def _may_go_on(self) -> bool:
            """Return whether one more control frame is allowed."""
            if self._controls.take() > 0:
                self._end("too fast")
            return not self.transport.is_closing()

    return cast("type[asyncio.Protocol]", GuardedWebSocket)


def _end_one_too_many(transport: Any, place: Place) -> None:
    log.warning("too many connections from %s", place[0])
    transport.abort()


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
