"""An evening under a flood of connections: `python -m tests.host.floods KIND FOLDER`.

The host has the address 10.77.0.1; attackers, a seated phone and newcomers have addresses of their own. At
the end, the result of each attempt to get to the table and the size of the flood are printed as JSON.
"""

import asyncio
import base64
import itertools
import json
import os
import random
import socket
import subprocess
import sys
import time
from collections import deque
from contextlib import closing, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import WebSocketException

from companion.device.game_service import GameService
from companion.store.folder import open_folder
from tests.host.party_game import begun
from tests.host.phone import close_all
from tests.torture.guests import Guest, OneDoor
from tests.torture.host import Host

HOST: Final = "10.77.0.1"
SEATED, NEWCOMER = "10.77.0.252", "10.77.0.251"
RIVALS: Final = tuple(f"10.77.0.{number}" for number in range(2, 250))

SECONDS_BEFORE: Final = 2.0
"""Seconds of flooding before anybody tries to come in."""
ATTEMPTS: Final = 10
PATIENCE: Final = 20.0
"""Seconds within which a phone must have reached the table."""

HALF_REQUESTS: Final = (8, 96)
"""The number of addresses, and the unfinished requests that each of them holds open."""
WEB_SOCKETS: Final = (220, 300)
"""The number of addresses, and the WebSockets that all of them together open per second."""


@dataclass
class Flooded:
    """The size of a flood so far."""

    opened: int = 0
    """Connections that were made and sent their request."""
    answered: int = 0
    """Connections that were answered before they were closed."""
    held: int = 0
    """Connections that are open now."""
    most_held: int = 0
    seconds: float = 0.0
    """Seconds since the flood began."""

    def holds(self, more: int) -> None:
        """Count a connection that was opened (1) or closed (-1)."""
        self.held += more
        self.most_held = max(self.most_held, self.held)

    async def tell(self) -> None:
        """Print the size once a second, until cancelled."""
        begins = time.monotonic()
        while True:
            await asyncio.sleep(1)
            self.seconds = round(time.monotonic() - begins, 1)
            print(json.dumps(asdict(self)), flush=True)


async def half_requests(flooded: Flooded) -> None:
    """Hold open requests that never end; replace each one that the host ends."""
    addresses, each = HALF_REQUESTS
    head = f"GET / HTTP/1.1\r\nHost: {HOST}\r\nX-Rest: ".encode()

    async def hold(address: str) -> None:
        while True:
            with suppress(OSError, TimeoutError), closing(socket.socket()) as line:
                await reach(line, address)
                loop = asyncio.get_running_loop()
                await loop.sock_sendall(line, head)
                flooded.opened += 1
                flooded.holds(1)
                try:
                    flooded.answered += bool(await asyncio.wait_for(loop.sock_recv(line, 10), 40))
                finally:
                    flooded.holds(-1)
            await asyncio.sleep(0.3)

    await asyncio.gather(*(hold(address) for address in RIVALS[:addresses] for _ in range(each)))


async def web_sockets(flooded: Flooded) -> None:
    """Open one WebSocket after another, and keep only the latest ones open."""
    addresses, a_second = WEB_SOCKETS
    key = base64.b64encode(b"0" * 16).decode()
    request = (
        f"GET /ws HTTP/1.1\r\nHost: {HOST}:{port()}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    held: deque[socket.socket] = deque()
    begins = time.monotonic()
    for number in itertools.count():
        line = socket.socket()
        try:
            await reach(line, RIVALS[number % addresses])
            await asyncio.get_running_loop().sock_sendall(line, request)
        except (OSError, TimeoutError):
            line.close()
        else:
            held.append(line)
            flooded.opened += 1
            flooded.holds(1)
        if len(held) > a_second:
            with closing(held.popleft()) as oldest, suppress(OSError):
                flooded.holds(-1)
                flooded.answered += bool(oldest.recv(10))
        await asyncio.sleep(max(0.0, begins + number / a_second - time.monotonic()))


async def reach(line: socket.socket, address: str) -> None:
    line.setblocking(False)
    line.bind((address, 0))
    await asyncio.wait_for(asyncio.get_running_loop().sock_connect(line, (HOST, port())), 5)


FLOODS: Final = {"half-requests": half_requests, "web-sockets": web_sockets}

LEAST: Final = 0.7
"""Share of its planned size that a flood must reach; it shares the processor with its target."""


def lack_of(kind: str, flooded: Flooded) -> str:
    """Return by how much a flood fell short of its planned size; empty if it did not."""
    if kind == "half-requests":
        addresses, each = HALF_REQUESTS
        has, needs = flooded.most_held, int(LEAST * addresses * each)
    else:
        _, a_second = WEB_SOCKETS
        has, needs = flooded.opened, int(LEAST * a_second * max(flooded.seconds, SECONDS_BEFORE))
    return f"{has} of {needs} connections" if has < needs else ""


def port() -> int:
    """Return the port under attack."""
    return int(os.environ["FLOODED"])


async def comes(
    door: OneDoor, game: str, name: str, address: str, kept: dict[str, Any] | None = None
) -> bool:
    """Try to reach the table within `PATIENCE` seconds; return whether it succeeded."""
    guest = Guest(door, game, name, random.Random(name))
    guest.phone.address, guest.phone.storage = address, {} if kept is None else kept
    ends = time.monotonic() + PATIENCE
    while (left := ends - time.monotonic()) > 0:
        try:
            await asyncio.wait_for(guest.come(left), left)
            return True
        except (OSError, WebSocketException, TimeoutError):
            await asyncio.sleep(0.3)
        finally:
            with suppress(OSError, WebSocketException):
                await guest.phone.close()
    return False


async def evening(kind: str, host: Host, game: str) -> dict[str, Any]:
    """Let a seated phone return and a newcomer join, again and again; count the successes."""
    door, kept = OneDoor(f"ws://{HOST}:{host.port}/ws", host.code), dict[str, Any]()
    assert await comes(door, game, "Tomek", SEATED, kept), "no seat in peace"
    command = [sys.executable, "-m", "tests.host.floods", kind]
    surroundings = {**os.environ, "FLOODED": str(host.port)}
    flood = subprocess.Popen(command, env=surroundings, stdout=subprocess.PIPE, text=True)
    came: dict[str, Any] = {"seated": 0, "newcomer": 0}
    try:
        await asyncio.sleep(SECONDS_BEFORE)
        for _ in range(ATTEMPTS):
            came["seated"] += await comes(door, game, "Tomek", SEATED, kept)
            came["newcomer"] += await comes(door, game, "Just watch", NEWCOMER)
        assert flood.poll() is None, "the flood ended"
    finally:
        flood.kill()
    whole_lines = [line for line in flood.communicate()[0].splitlines() if line.endswith("}")]
    await close_all()
    return {**came, "flood": json.loads(whole_lines[-1]) if whole_lines else asdict(Flooded())}


async def flood(kind: str) -> None:
    """Flood the host until this process is killed; print the size of the flood meanwhile."""
    flooded = Flooded()
    await asyncio.gather(FLOODS[kind](flooded), flooded.tell())


def main(kind: str, folder: Path) -> None:
    """Run the evening, and print its result."""
    with closing(GameService(open_folder(folder))) as service:
        game = begun(service).id
    host = Host(folder).start()
    try:
        print(json.dumps(asyncio.run(evening(kind, host, game))))
    finally:
        host.kill()


if __name__ == "__main__":
    if len(sys.argv) > 2:
        main(sys.argv[1], Path(sys.argv[2]))
    else:
        asyncio.run(flood(sys.argv[1]))
