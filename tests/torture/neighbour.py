"""A hostile neighbour: a stranger in the same network, without a code, who wants to end the evening.

It runs as a separate process, `python -m tests.torture.neighbour PORT SECONDS SEED [all]`, and only against a
host on this computer: every connection goes to 127.0.0.1, from different loopback addresses if the system has
them. It sends a bounded amount of data. At the end it prints its actions as JSON.
"""

import asyncio
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import msgpack as _msgpack  # pyright: ignore[reportMissingTypeStubs]
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.host.phone import EVENT, INVOKE, PROPS, REGISTER
from tests.torture.poisons import POISONS

msgpack: Any = _msgpack

HOST: Final = "127.0.0.1"
SILENT: Final = 300
"""Number of silent connections that one attack opens at once."""
MOST_SILENT: Final = 1200
"""Maximum number of silent connections when all attacks run at once."""
PAUSE: Final = 0.05
"""Seconds between an attack and the next one of the same kind."""
MESSAGES: Final = 2000
"""Number of messages in a flood, or of registrations on one socket."""
HEADER: Final = 20_000_000
"""Size in bytes of a request head that never ends."""
FRAME: Final = 4_000_000
"""Size in bytes of a frame that is too large."""
SECONDS: Final = 6.0
"""Maximum seconds of one attack."""


class Neighbour:
    """An attacker of a port.

    Args:
        port: The port for phones.
        chance: Chooses the attacks, the addresses and the messages.
    """

    def __init__(self, port: int, chance: random.Random) -> None:
        self.port = port
        self.chance = chance
        self.tried: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()

    @property
    def attacks(self) -> list[Callable[[], Coroutine[Any, Any, None]]]:
        return [
            self.poison,
            self.register_poisoned,
            self.register_often,
            self.keep_silent,
            self.endless_head,
            self.flood,
            self.frames,
            self.half_close,
            self.lie_about_origin,
            self.guess,
        ]

    async def attack(self, seconds: float) -> None:
        """Attack in random ways, one to three at a time."""
        ends = time.monotonic() + seconds
        while (left := ends - time.monotonic()) > 0:
            chosen = self.chance.sample(self.attacks, self.chance.randint(1, 3))
            await asyncio.gather(*(self.bounded(each, left) for each in chosen))

    async def attack_at_once(self, seconds: float) -> None:
        """Attack in all ways at the same time, each repeated."""
        ends = time.monotonic() + seconds

        async def again(attack: Callable[[], Coroutine[Any, Any, None]]) -> None:
            while (left := ends - time.monotonic()) > 0:
                await self.bounded(attack, left)
                await asyncio.sleep(PAUSE)

        silence = [self.keep_silent] * (MOST_SILENT // SILENT)
        await asyncio.gather(*(again(each) for each in (*self.attacks, *silence)))

    async def bounded(self, attack: Callable[[], Coroutine[Any, Any, None]], seconds: float) -> None:
        """Attack in one way for at most this long, and count the outcome."""
        name = attack.__name__.replace("_", " ")
        self.tried[name] += 1
        try:
            await asyncio.wait_for(attack(), min(SECONDS, seconds))
        except TimeoutError:
            pass
        except (OSError, EOFError, WebSocketException):
            self.refused[name] += 1

    # attacks ------------------------------------------------------------------------------------

    async def poison(self) -> None:
        """Set properties of controls whose ids the server has sent."""
        async with self._socket() as socket:
            await self._register(socket, {})
            for control in [1, 2, *await self._named(socket)]:
                for poison in self.chance.sample(POISONS, 3):
                    await self._send(socket, PROPS, {"id": control, "props": poison})
            await self._listen(socket)

    async def register_poisoned(self) -> None:
        """Set properties of the page while registering."""
        for poison in self.chance.sample(POISONS, 6):
            async with self._socket() as socket:
                await self._register(socket, poison)
                await self._listen(socket)

    async def register_often(self) -> None:
        """Start one session after another on a single connection."""
        async with self._socket() as socket:
            for _ in range(MESSAGES):
                await self._register(socket, {})

    async def keep_silent(self) -> None:
        """Hold connections and send nothing."""
        writers = [await self._tcp() for _ in range(SILENT)]
        await asyncio.sleep(self.chance.uniform(0, SECONDS / 2))
        for _, writer in writers:
            writer.transport.abort()

    async def endless_head(self) -> None:
        """Send a request whose head has no end."""
        _, writer = await self._tcp()
        writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        line = b"X-A: " + b"a" * 8000 + b"\r\n" if self.chance.random() < 0.5 else b"a" * 8000
        for _ in range(HEADER // 8000):
            writer.write(line)
            await writer.drain()
        writer.transport.abort()

    async def flood(self) -> None:
        """Send many events, answers and unknown actions."""
        async with self._socket() as socket:
            await self._register(socket, {})
            named = [1, 2, *await self._named(socket)]
            for _ in range(MESSAGES):
                control = self.chance.choice((*named, -1, 2**40))
                match self.chance.randrange(4):
                    case 0:
                        route = {"route": self.chance.choice(("/", "/game/x", "/settings", "/host/x"))}
                        await self._send(socket, EVENT, {"target": 1, "name": "route_change", "data": route})
                    case 1:
                        name = self.chance.choice(("click", "change", "_x", "dismiss", "__init__"))
                        await self._send(socket, EVENT, {"target": control, "name": name, "data": None})
                    case 2:
                        answer = {"control_id": control, "call_id": "x", "result": "y" * 1000, "error": None}
                        await self._send(socket, INVOKE, answer)
                    case _:
                        await self._send(socket, self.chance.choice((0, 6, 7, 99, -1)), {"x": 1})

    async def frames(self) -> None:
        """Send frames that are not messages, or are far too large."""
        rubbish = (
            b"",
            b"\x00",
            b"\x01",
            b"\x00\xc1",
            b"\x00\x92\x09\x80",
            b"\x00" + b"\x91" * 5000,
            b"\x00\xdd\xff\xff\xff\xff",
            b"\x00\xc6\xff\xff\xff\xff" + b"x" * 100,
            self.chance.randbytes(2000),
            b"\x00" + b"x" * FRAME,
        )
        for data in rubbish:
            with suppress(WebSocketException, OSError, EOFError):
                async with self._socket() as socket:
                    if self.chance.random() < 0.5:
                        await self._register(socket, {})
                    await socket.send(data)
                    await socket.send("text " * 100)

    async def half_close(self) -> None:
        """Request a WebSocket, and close one half of the connection."""
        for _ in range(20):
            reader, writer = await self._tcp()
            key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            writer.write(b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n")
            writer.write(b"Connection: Upgrade\r\n" + key + b"\r\n")
            writer.write_eof()
            with suppress(TimeoutError):
                await asyncio.wait_for(reader.read(100), 0.1)
            writer.transport.abort()

    async def lie_about_origin(self) -> None:
        """Claim to come from another page, or address the host by another name."""
        for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
            with suppress(WebSocketException, OSError, EOFError):
                async with self._socket(origin=origin) as socket:
                    await self._register(socket, {})
        reader, writer = await self._tcp()
        writer.write(b"GET / HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-For: 127.0.0.1\r\n\r\n")
        await reader.read(200)
        writer.transport.abort()

    async def guess(self) -> None:
        """Try random join codes."""
        for _ in range(5):
            code = "".join(self.chance.choice("BCDFGHJKMNPRSTVWXZ") for _ in range(6))
            async with self._socket() as socket:
                await self._register(socket, {"route": f"/join/{code}"})
                await self._listen(socket)

    # helpers ------------------------------------------------------------------------------------

    def _address(self) -> tuple[str, int]:
        """Return a loopback address to connect from; only Linux accepts several."""
        return (f"127.0.0.{self.chance.randint(2, 9)}" if sys.platform == "linux" else HOST, 0)

    def _socket(self, **options: Any) -> Any:
        url = f"ws://{HOST}:{self.port}/ws"
        options |= {"compression": None, "max_size": None, "ping_interval": None, "close_timeout": 0.5}
        return connect(url, local_addr=self._address(), open_timeout=3, **options)

    async def _tcp(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(HOST, self.port, local_addr=self._address())

    async def _send(self, socket: ClientConnection, action: int, body: Any) -> None:
        await socket.send(b"\x00" + msgpack.packb([action, body]))

    async def _register(self, socket: ClientConnection, page: dict[str, Any]) -> None:
        body = {
            "session_id": "",
            "page_name": "",
            "page": {"route": "/", "width": 390, "height": 844, **page},
        }
        await self._send(socket, REGISTER, body)

    async def _listen(self, socket: ClientConnection, seconds: float = 0.3) -> list[bytes]:
        """Read the server's messages for a while without answering its calls."""
        heard: list[bytes] = []
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                async for data in socket:
                    heard.append(data if isinstance(data, bytes) else data.encode())
        return heard

    async def _named(self, socket: ClientConnection) -> list[int]:
        """Return the ids of the controls in the server's messages."""
        found: set[int] = set()
        for data in await self._listen(socket):
            with suppress(ValueError):
                message = msgpack.unpackb(data[1:], ext_hook=_nothing, strict_map_key=False)
                _numbers(message, found)
        return sorted(found)[:60]


def _nothing(code: int, data: bytes) -> None:
    """Return None as a placeholder for a time or a duration."""


def _numbers(value: Any, found: set[int]) -> None:
    if isinstance(value, dict):
        number: Any = value.get("_i")  # pyright: ignore[reportUnknownVariableType, reportUnknownMemberType]
        if isinstance(number, int):
            found.add(number)
        for inner in list(value.values()):  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
            _numbers(inner, found)
    elif isinstance(value, list):
        for inner in value:  # pyright: ignore[reportUnknownVariableType]
            _numbers(inner, found)


if __name__ == "__main__":
    somebody = Neighbour(int(sys.argv[1]), random.Random(sys.argv[3]))
    way = somebody.attack_at_once if "all" in sys.argv[4:] else somebody.attack
    asyncio.run(way(float(sys.argv[2])))
    print(json.dumps({"tried": somebody.tried, "refused": somebody.refused}))
