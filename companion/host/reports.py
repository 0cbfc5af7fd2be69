"""Throttling of clients' reports about themselves: look, width, brightness, route.

A report redraws a whole screen, which costs a hundred times as much as sending it. So each connection's
reports take effect a few times a second, and only the latest counts. Connections are served one at a time,
each followed by a pause proportional to the time it took. Addresses take turns, so even if an address has
many phones, they delay only each other.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final
from weakref import WeakValueDictionary

import msgpack as _msgpack  # pyright: ignore[reportMissingTypeStubs]
from flet.messaging.protocol import MessageAction  # pyright: ignore[reportMissingTypeStubs]
from starlette.types import Message

from companion.host.properties import accepted, in_small_letters
from companion.party.arrival import Connection, Look

msgpack: Any = _msgpack

PAGE: Final = 1
"""The id of a session's page control."""

ACTS: Final = frozenset({"view_pop", "views_pop_until", "keyboard_event"})
"""Events of the page caused by a person; all other ones are reports about the client."""

EVERY: Final = 0.25
"""A connection's reports take effect at most once in this many seconds."""

PART: Final = 3.0
"""The pause after a report, as a multiple of the time it took."""

LONGEST_REST: Final = 0.6
"""The longest pause after a report, in seconds."""

TURNS: Final = 10
"""Iterations of the event loop within which a report is drawn."""


class Turns:
    """A queue for the reports of all connections of a server; addresses take turns."""

    def __init__(self) -> None:
        self._all = asyncio.Lock()
        self._of_one: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._resting: asyncio.Task[None] | None = None

    async def wait(self, place: str) -> None:
        """Wait for the turn of a connection from this place.

        Args:
            place: The network of its address.
        """
        own = self._of_one.get(place) or asyncio.Lock()
        self._of_one[place] = own
        async with own, self._all:
            if self._resting is not None:
                await self._resting
            self._resting = asyncio.get_running_loop().create_task(_rest())


def _in_small_letters(told: Mapping[str, Any]) -> Message | None:
    """Return the normalised route of a route event; None for any other event."""
    match told["name"], told["data"]:
        case "route_change", {"route": str(route)}:
            body = {**told, "data": {"route": in_small_letters(route)}}
        case _:
            return None
    packed = bytes(msgpack.packb([MessageAction.CONTROL_EVENT.value, body]))
    return {"type": "websocket.receive", "bytes": b"\x00" + packed}


async def _rest() -> None:
    """Wait until a report is drawn, then pause in proportion to the time it took."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    for _ in range(TURNS):
        await asyncio.sleep(0)
    await asyncio.sleep(min(LONGEST_REST, PART * (loop.time() - began)))


class Reports:
    """The pending reports of one connection: the latest report of each kind.

    Args:
        turns: Shared by all connections of the server.
        connection: The reporting connection.
        place: The network of its address.
    """

    def __init__(self, turns: Turns, connection: Connection, place: str) -> None:
        self._turns = turns
        self._connection = connection
        self._place = place
        self._look: Look | None = None
        self._properties: dict[str, object] = {}
        self._events: OrderedDict[str, Message] = OrderedDict()
        self._free_at = 0.0
        self.turn: asyncio.Task[None] | None = None
        """A task that ends when the pending reports may take effect; None if there are none."""

    def looks(self, look: Look) -> None:
        """Keep the look that the browser asks for until this connection's turn."""
        self._look = look
        self._wait()

    def keep(self, action: MessageAction, told: Mapping[str, Any], message: Message) -> bool:
        """Keep a message until this connection's turn if it is a report; return whether it is one."""
        if action is MessageAction.UPDATE_CONTROL_PROPS and told["id"] == PAGE:
            self._properties |= accepted("Page", told["props"])
        elif action is MessageAction.CONTROL_EVENT and told["target"] == PAGE and told["name"] not in ACTS:
            self._events[told["name"]] = _in_small_letters(told) or message
            self._events.move_to_end(told["name"])
        else:
            return False
        self._wait()
        return True

    def take(self) -> list[Message]:
        """Apply the pending look, and return and clear the pending messages."""
        self.turn = None
        self._free_at = asyncio.get_running_loop().time() + EVERY
        if self._look is not None:
            self._connection.looks(self._look)
        messages = list(self._events.values())
        if self._properties:
            body = [MessageAction.UPDATE_CONTROL_PROPS.value, {"id": PAGE, "props": self._properties}]
            data = b"\x00" + bytes(msgpack.packb(body))
            messages.insert(0, {"type": "websocket.receive", "bytes": data})
        self._look, self._properties = None, {}
        self._events.clear()
        return messages

    def drop(self) -> None:
        """Stop waiting for a turn, since the connection has ended."""
        if self.turn is not None:
            self.turn.cancel()

    def _wait(self) -> None:
        if self.turn is None:
            self.turn = asyncio.get_running_loop().create_task(self._until_it_may())

    async def _until_it_may(self) -> None:
        await asyncio.sleep(max(0.0, self._free_at - asyncio.get_running_loop().time()))
        await self._turns.wait(self._place)
