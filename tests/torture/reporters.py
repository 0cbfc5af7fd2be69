"""Clients that report about themselves, as fast as they are let.

Run it as `python -m tests.torture.reporters PORT CODE GAME KIND SECONDS`, against a host on
this computer. At the end it prints how many messages it sent.
"""

import asyncio
import itertools
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.host.phone import EVENT, PROPS
from tests.torture.client import Client
from tests.torture.screens import WORDS

STRANGERS_RATE: Final = 19
GUESTS_RATE: Final = 95
"""Messages a second of one connection, just below what is allowed."""

WIDTHS: Final = (390, 1200)

Send = Callable[[Client, int], Awaitable[Any]]


class Device(Client):
    """A phone at an address of its own."""

    address = "127.0.0.2"

    async def connect(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
        self._socket = await connect(
            self.url,
            local_addr=(self.address, 0),
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=10,
        )
        self._reading = asyncio.create_task(self._read(self._socket))


async def look(device: Client, number: int) -> None:
    await device.say(f"look {100 + 60 * (number % 2)} {number % 2}")


async def width(device: Client, number: int) -> None:
    await device.send(PROPS, {"id": 1, "props": {"width": WIDTHS[number % 2]}})
    await device.fire(1, "resize", {"width": WIDTHS[number % 2], "height": 844})


async def brightness(device: Client, number: int) -> None:
    shown = ("light", "dark")[number % 2]
    await device.send(PROPS, {"id": 1, "props": {"platform_brightness": shown}})
    await device.fire(1, "platform_brightness_change", {"brightness": shown})


async def route(device: Client, number: int) -> None:
    there = device.route + ("", "/journal", "", "/charts")[number % 4]
    await device.send(PROPS, {"id": 1, "props": {"route": there}})
    await device.send(EVENT, {"target": 1, "name": "route_change", "data": {"route": there}})


REPORTS: Final[dict[str, Send]] = {"look": look, "width": width, "brightness": brightness, "route": route}
"""Each kind of report."""


async def stranger(device: Device) -> Device:
    await device.open()
    return device


async def watcher(device: Device, code: str, game: str) -> Device:
    device.route = f"/join/{code}"
    await device.open()
    watch = WORDS("party-watch")
    for _ in range(200):
        if await device.click(watch, 0.05):
            break
    device.route = f"/game/{game}"
    await asyncio.sleep(1)
    return device


async def main(port: int, code: str, game: str, kind: str, seconds: float) -> int:
    """Send reports of the kind "REPORT WHO": strangers-of-one, strangers-of-many, watchers, watcher."""
    name, who = kind.split("-", 1)
    count = {"strangers-of-one": 12, "strangers-of-many": 32, "watchers": 12, "watcher": 1}[who]
    devices: list[Device] = []
    for number in range(count):
        device = Device(f"ws://127.0.0.1:{port}/ws", "/")
        device.address = f"127.0.1.{number + 2}" if who == "strangers-of-many" else "127.0.0.2"
        with suppress(OSError, WebSocketException):
            devices.append(await (watcher(device, code, game) if "watcher" in who else stranger(device)))
    await asyncio.sleep(1)
    print("begins", flush=True)
    rate = GUESTS_RATE if "watcher" in who else STRANGERS_RATE
    ends = time.monotonic() + seconds

    async def flood(device: Device) -> int:
        for number in itertools.count():
            if time.monotonic() > ends:
                return number
            try:
                await REPORTS[name](device, number)
            except (OSError, WebSocketException):
                return number
            await asyncio.sleep(1 / rate)
        return 0

    return sum(await asyncio.gather(*(flood(each) for each in devices)))


if __name__ == "__main__":
    port, code, game, kind, seconds = sys.argv[1:]
    print(asyncio.run(main(int(port), code, game, kind, float(seconds))))
