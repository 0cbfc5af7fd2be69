"""Limits on WebSockets: their number, their messages, their rate."""

import asyncio
import contextlib
import logging
from collections import Counter, deque
from collections.abc import Container, Sequence
from typing import Final, cast

from flet.messaging.protocol import MessageAction  # pyright: ignore[reportMissingTypeStubs]
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.activity import ACTIVITY
from companion.host.connections import (
    Place,
    SeatedAddresses,
    beyond_spared,
    connection_in,
    part_open_to,
    place_of,
)
from companion.host.limits import LARGEST, Limits
from companion.host.messages import TAPS, NotAMessage, pong, read
from companion.host.phones import PHONES
from companion.host.reports import Reports, Turns
from companion.host.taps import TapTurns
from companion.party.arrival import Connection, current, look_in
from companion.party.limits import Bucket, Buckets, network_of

log = logging.getLogger("companion.host")

SECONDS_TO_LEAVE: Final = 5.0
"""Seconds that the app is given to finish after its client has gone."""

REFUSED: Final = 1008
LATER: Final = 1013
"""WebSocket close codes: "policy violation" and "try again later"."""

SPARED: Final = 2
"""WebSockets that a seated address may always keep before they join a table; a phone reconnects with one."""

ASK: Final = "ask"
"""The line that asks a page for a heartbeat."""

LISTEN_AGAIN: Final = 0.05
"""The shortest interval, in seconds, between checks whether a page is silent."""


def has_enough(place: Place, stay: Sequence[Connection], limits: Limits) -> bool:
    """Return whether a place has as many open connections as allowed."""
    own = [each for each in stay if place_of(each) == place]
    unfinished = sum(each.role == "anonymous" for each in own)
    return len(own) >= limits.sockets_of_one or unfinished >= limits.anonymous_of_one


def gives_way(anonymous: Sequence[Connection], place: Place, seated: Container[Place]) -> Connection | None:
    """Return a connection of the busiest place, to be closed in favour of a new one.

    Args:
        anonymous: Connections at no table, the oldest first.
        place: The new connection's place.
        seated: Places that had a seat.

    Returns:
        The oldest connection without a session, or else the oldest one. If no place has more than one, any
        place's connection may be closed. None if nothing may be closed, or if `place` has connections and the
        busiest place has at most one more.
    """
    places = {each: place_of(each) for each in anonymous}
    closable = beyond_spared(places, seated, SPARED)
    busiest = Counter(closable.values()).most_common(1)
    its_own = sum(each == place for each in places.values())
    if not busiest or (its_own and busiest[0][1] <= its_own + 1):
        return None
    worst, count = busiest[0]
    its = [each for each, other in closable.items() if count == 1 or other == worst]
    return next((each for each in its if not each.registered), its[0])


class WebSocketGuard:
    """ASGI middleware that limits WebSockets and passes on only messages of Flet's protocol.

    Args:
        app: The app behind it.
        limits: The limits on clients.
    """

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits
        self._open: dict[Connection, asyncio.Event] = {}
        self._openings = Buckets(limits.openings_of_one)
        self._sessions = Bucket(limits.sessions)
        self._anonymous = Bucket(limits.all_anonymous_messages)
        self.turns = Turns()
        self.taps = TapTurns()
        self._seated = SeatedAddresses()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the connection on, or close it before it opens."""
        if scope["type"] != "websocket":
            return await self.app(scope, receive, send)
        came = connection_in(scope)
        current.set(came)
        wait = self._openings.take(place_of(came)) if self.limits.slow else 0.0
        if PHONES.moving or wait > self.limits.longest_wait:
            return await send({"type": "websocket.close", "code": LATER})
        await asyncio.sleep(wait)
        if not self._has_room_for(came):
            ACTIVITY.refused()
            log.warning("too many phones: %s was turned away", came.address)
            return await send({"type": "websocket.close", "code": LATER})
        leave = self._open[came] = asyncio.Event()
        PHONES.come(came)
        conversation = _Conversation(self, came, leave, receive, send)
        try:
            await self._serve(conversation, scope)
        finally:
            conversation.listens_no_more()
            PHONES.go(came)
            del self._open[came]
        return None

    async def _serve(self, conversation: "_Conversation", scope: Scope) -> None:
        serving = asyncio.ensure_future(self.app(scope, conversation.receive, conversation.send))
        leaving = asyncio.ensure_future(conversation.leave.wait())
        try:
            await asyncio.wait({serving, leaving}, return_when=asyncio.FIRST_COMPLETED)
            await conversation.close()
            if not serving.done():
                # Flet's handler would hang if a client left before registering.
                await asyncio.wait({serving}, timeout=SECONDS_TO_LEAVE if conversation.registered else 0)
        finally:
            leaving.cancel()
            if not serving.done():
                serving.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await serving

    def _has_room_for(self, came: Connection) -> bool:
        """Return whether one more connection is accepted; under load an old one may be closed for it."""
        stay = [each for each in self._open if not each.refused]
        if self._is_full_for(came) or has_enough(place_of(came), stay, self.limits):
            return False
        if came.local:
            return True
        others = [each for each in stay if not each.local]
        return len(others) < self.limits.sockets and self._has_room_among_strangers(came, others)

    def _is_full_for(self, came: Connection) -> bool:
        """Return whether all connections, including closing ones, leave no room for this one."""
        seated = place_of(came) in self._seated
        most = part_open_to(self.limits.all_sockets, local=came.local, seated=seated)
        return len(self._open) >= most

    def _has_room_among_strangers(self, came: Connection, others: Sequence[Connection]) -> bool:
        """Return whether one more connection without a table is accepted.

        If the limit is reached, one of `others` is closed for it, if possible.
        """
        anonymous = [each for each in others if each.role == "anonymous"]
        if len(anonymous) < self.limits.anonymous:
            return True
        place = place_of(came)
        if place in self._seated and sum(place_of(each) == place for each in anonymous) < SPARED:
            return True
        first = gives_way(anonymous, place, self._seated)
        if first is None:
            return False
        first.cut_off("others want to come in")
        self._open[first].set()
        return True

    def seat(self, connection: Connection) -> None:
        """Record that an address has a place at a table, or belongs to a host."""
        self._seated.note(place_of(connection))

    def wait_for_session(self) -> float:
        """Count a session, and return the seconds to delay its beginning."""
        return self._sessions.take()

    def wait_for_anonymous(self) -> float:
        """Count a message of a connection without a table, and return the seconds to delay it."""
        return self._anonymous.take()


class _Conversation:
    """The traffic of one WebSocket; it ends when the client disconnects or breaks the rules."""

    def __init__(
        self, guard: WebSocketGuard, came: Connection, leave: asyncio.Event, receive: Receive, send: Send
    ) -> None:
        self.leave = leave
        self._guard = guard
        self._limits = guard.limits
        self._connection = came
        self._receive = receive
        self._send = send
        self.registered = False
        self._role = came.role
        self._pace = self._new_pace()
        self._loop = asyncio.get_running_loop()
        self._deadline = self._loop.time() + self._limits.register_seconds
        self._telling: set[asyncio.Task[None]] = set()
        came.tell_page = self._tell_page
        self._heard = self._loop.time()
        self._asked = False
        self._listening = self._loop.call_later(self._limits.ask_seconds, self._listen)
        self._reports = Reports(guard.turns, came, network_of(came.address))
        self._in_turn: deque[Message] = deque()
        self._coming: asyncio.Future[Message] | None = None

    def _listen(self) -> None:
        """Ping a page that sends nothing for a while; if it does not answer, record it as silent.

        Browsers slow down a background page's timers, but not its answers. A frozen page does not answer.
        """
        limits, quiet = self._limits, self._loop.time() - self._heard
        if quiet >= limits.silent_seconds:
            self._connection.falls_silent(True)
        elif quiet >= limits.ask_seconds and not self._asked:
            self._asked = True
            self._tell_page(ASK)
        due = limits.silent_seconds if self._asked else limits.ask_seconds
        wait = limits.ask_seconds if self._connection.silent else due - quiet
        self._listening = self._loop.call_later(max(wait, LISTEN_AGAIN), self._listen)

    def _hear(self) -> None:
        self._heard = self._loop.time()
        self._asked = False
        self._connection.falls_silent(False)

    def listens_no_more(self) -> None:
        self._listening.cancel()
        self._reports.drop()
        if self._coming is not None:
            self._coming.cancel()

    def _tell_page(self, line: str) -> None:
        """Send a line to the web page around the app, not to the client."""
        task = self._loop.create_task(self.send({"type": "websocket.send", "text": line}))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def receive(self) -> Message:
        """Return the next message for the app: one of Flet's, or the disconnection."""
        while not self._connection.refused:
            if self._in_turn:
                return self._in_turn.popleft()
            try:
                message = await self._next()
            except TimeoutError:
                self._connection.cut_off("it said nothing")
                break
            if message is None:
                self._in_turn.extend(self._reports.take())
                continue
            if message["type"] != "websocket.receive":
                if message["type"] == "websocket.disconnect":
                    self.leave.set()
                return message
            self._hear()
            if self._connection.refused:
                break
            try:
                if await self._is_for_the_app(message):
                    return message
            except NotAMessage as error:
                self._connection.cut_off(error.why)
        self.leave.set()
        return {"type": "websocket.disconnect", "code": REFUSED}

    async def _next(self) -> Message | None:
        """Return the next message; None when pending reports are due."""
        if not self.registered:
            return await asyncio.wait_for(self._receive(), max(0.0, self._deadline - self._loop.time()))
        if self._reports.turn is None and self._coming is None:
            return await self._receive()
        if self._coming is None:
            self._coming = asyncio.ensure_future(self._receive())
        turn = self._reports.turn
        awaited = {self._coming} if turn is None else {self._coming, turn}
        await asyncio.wait(awaited, return_when=asyncio.FIRST_COMPLETED)
        if turn is not None and turn.done():
            return None
        coming, self._coming = self._coming, None
        return coming.result()

    async def send(self, message: Message) -> None:
        """Forward the app's messages; drop those to a client that has left.

        Otherwise Flet's handler would fail before notifying its session. The session would then be kept
        permanently, and counted as connected.
        """
        with contextlib.suppress(OSError, RuntimeError):
            await self._send(message)

    async def close(self) -> None:
        """Close the connection from our side, with one line in the log."""
        if why := self._connection.refused:
            ACTIVITY.refused()
            log.warning("cut off %s: %s", self._connection.address, why)
            with contextlib.suppress(OSError, RuntimeError):
                await self._send({"type": "websocket.close", "code": REFUSED})

    async def _is_for_the_app(self, message: Message) -> bool:
        """Return whether to pass the message to the app; first make a client that is too fast wait.

        Raises:
            NotAMessage: It is not valid.
        """
        await self._wait_for(self._pace_now().take())
        text = message.get("text")
        if text is not None and (answer := pong(text)) is not None:
            await self.send({"type": "websocket.send", "text": answer})
            return False
        if self._connection.role == "anonymous":
            await self._wait_for(self._guard.wait_for_anonymous())
        if text is not None:
            if (look := look_in(text)) is None:
                raise NotAMessage("a text that is no heartbeat")
            if self.registered:
                self._reports.looks(look)
            else:  # No screen is drawn yet.
                self._connection.looks(look)
            return False
        data = cast("bytes", message.get("bytes") or b"")
        if len(data) > LARGEST[self._connection.role]:
            raise NotAMessage("too long")
        action, told = read(data)
        registers = action is MessageAction.REGISTER_CLIENT
        if registers == self.registered:
            raise NotAMessage("a second registration" if registers else "it did not register")
        if registers:
            await self._wait_for(self._guard.wait_for_session())
            self.registered = self._connection.registered = True
            ACTIVITY.begun(again=bool(told["session_id"]))
        elif self._reports.keep(action, told, message):
            return False
        elif action is MessageAction.CONTROL_EVENT:
            await self._wait_for_turn()
            if told["name"] in TAPS:
                ACTIVITY.tapped()
        return True

    async def _wait_for_turn(self) -> None:
        """Wait for the turn of a tap; a host's taps never wait."""
        came = self._connection
        if self._limits.slow and came.role != "host":
            await self._guard.taps.wait(came.seat or network_of(came.address), rests=not came.invited)

    async def _wait_for(self, seconds: float) -> None:
        if not self._limits.slow:
            return
        if seconds > self._limits.longest_wait:
            raise NotAMessage("too fast")
        if seconds > 0:
            await asyncio.sleep(seconds)

    def _pace_now(self) -> Bucket:
        if self._role != self._connection.role:
            self._role = self._connection.role
            self._pace = self._new_pace()
            self._guard.seat(self._connection)
        return self._pace

    def _new_pace(self) -> Bucket:
        limits = self._limits
        return Bucket(limits.anonymous_messages if self._role == "anonymous" else limits.messages)
