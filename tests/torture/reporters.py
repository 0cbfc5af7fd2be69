"""Clients that send one kind of message just below the permitted rate.

Run `python -m tests.torture.reporters ATTACK`, where ATTACK is an `Attack` as JSON, against a server on this
computer. It prints "begins" once all clients are connected. On SIGTERM it prints the number of messages sent.
"""

import asyncio
import itertools
import json
import signal
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Literal

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.host.phone import EVENT, INVOKE, PROPS
from tests.torture.client import Client
from tests.torture.guests import CLOSE, MENU, NAMES
from tests.torture.screens import WORDS

STRANGERS_RATE: Final = 19
GUESTS_RATE: Final = 95
"""Messages a second on one connection, just below the limit."""

WIDTHS: Final = (390, 1200)

SECONDS: Final = 20.0
"""Maximum seconds for a device to get to its table."""

Who = Literal["strangers", "watchers", "guests", "hosts"]
"""A stranger; or a client with a join code, with a seat, or with a table of its own on a public instance."""

Send = Callable[["Device", int], Awaitable[Any]]


@dataclass(frozen=True)
class Attack:
    """The senders and the message of an attack.

    Attributes:
        url: The WebSocket's address.
        who: The senders.
        message: A key of `MESSAGES`.
        devices: The number of devices.
        addresses: The number of the devices' addresses.
        code: The join code of watchers and guests.
        tables: The games that the devices look at, in turn.
        storage: The storage of hosts' browsers.
    """

    url: str
    who: Who
    message: str
    devices: int
    addresses: int
    code: str
    tables: tuple[str, ...]
    storage: dict[str, str] = field(default_factory=dict[str, str])

    def __str__(self) -> str:
        return json.dumps(asdict(self))


class Device(Client):
    """A phone with its own IP address; once `deaf`, it ignores what it receives."""

    address = "127.0.0.2"
    deaf = False

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

    async def _hear(self, action: int, body: Any) -> None:
        if not self.deaf:
            await super()._hear(action, body)


async def look(device: Device, number: int) -> None:
    await device.say(f"look {100 + 60 * (number % 2)} {number % 2}")


async def width(device: Device, number: int) -> None:
    await device.send(PROPS, {"id": 1, "props": {"width": WIDTHS[number % 2]}})
    await device.fire(1, "resize", {"width": WIDTHS[number % 2], "height": 844})


async def brightness(device: Device, number: int) -> None:
    shown = ("light", "dark")[number % 2]
    await device.send(PROPS, {"id": 1, "props": {"platform_brightness": shown}})
    await device.fire(1, "platform_brightness_change", {"brightness": shown})


async def route(device: Device, number: int) -> None:
    there = device.route + ("", "/journal", "", "/charts")[number % 4]
    await device.send(PROPS, {"id": 1, "props": {"route": there}})
    await device.send(EVENT, {"target": 1, "name": "route_change", "data": {"route": there}})


async def key(device: Device, number: int) -> None:
    told = {"key": "?h"[number % 2], "shift": False, "ctrl": False, "alt": False, "meta": False}
    await device.fire(1, "keyboard_event", told)


async def tap(device: Device, number: int) -> None:
    """Open and close players' sheets."""
    named = {words.split(",")[0]: control["_i"] for words, control in device.to_tap()}
    sheets = [named[each] for each in (*NAMES, CLOSE) if each in named]
    await device.fire(sheets[number % len(sheets)] if sheets else 2, "click")


async def heartbeat(device: Device, number: int) -> None:
    await device.say(f"ping {number}")


async def answer(device: Device, number: int) -> None:
    """Answer a call that the server never made."""
    told = {"control_id": 1, "call_id": str(number), "result": {"a": [number]}, "error": None}
    await device.send(INVOKE, told)


async def typed(device: Device, number: int) -> None:
    """Type into a field of the screen, or into the page if there is none, and submit it."""
    fields = device.fields()
    field, text = fields[number % len(fields)]["_i"] if fields else 1, "abc"[: 1 + number % 3]
    await device.send(PROPS, {"id": field, "props": {"value": text}})
    await device.fire(field, ("change", "submit")[number % 2], text)


async def back(device: Device, number: int) -> None:
    """Go back, and return."""
    if number % 2:
        await device.send(EVENT, {"target": 1, "name": "route_change", "data": {"route": device.route}})
    else:
        await device.fire(1, "view_pop", {"route": device.route})


async def nothing(device: Device, number: int) -> None:
    await asyncio.sleep(0.1)


SILENCE: Final = "silence"

REPORTS: Final = (look, width, brightness, route)


async def report(device: Device, number: int) -> None:
    """Send the next kind of report, with another value each time."""
    await REPORTS[number % len(REPORTS)](device, number // len(REPORTS))


OTHERS: Final = (answer, typed, back, key, heartbeat)


async def other(device: Device, number: int) -> None:
    """Send each further kind of message in turn."""
    await OTHERS[number % len(OTHERS)](device, number // len(OTHERS))


MESSAGES: Final[dict[str, Send]] = {
    "report": report,
    "tap": tap,
    "other": other,
    SILENCE: nothing,
}
"""The kinds of messages, each with the function that sends one."""


async def watch(device: Device, attack: Attack, table: str) -> None:
    device.route = f"/join/{attack.code}"
    await device.open()
    await device.click(WORDS("party-watch"), SECONDS)
    device.route = f"/game/{table}"


async def sit_down(device: Device, attack: Attack, table: str) -> None:
    """Take the second seat, or return to it if this browser has it already."""
    if not device.storage:
        device.route = f"/join/{attack.code}"
        await device.open()
        await device.click("Tomek", SECONDS)
        await device.sees(MENU, SECONDS)
    device.route = f"/game/{table}"
    await device.open()


async def host(device: Device, attack: Attack, table: str) -> None:
    device.storage.update(attack.storage)
    device.route = f"/game/{table}"
    await device.open()


async def stay(device: Device, attack: Attack, table: str) -> None:
    await device.open()


COME: Final[dict[Who, Callable[[Device, Attack, str], Awaitable[None]]]] = {
    "strangers": stay,
    "watchers": watch,
    "guests": sit_down,
    "hosts": host,
}
"""How each kind of client gets to the screen from which it sends."""


async def come(attack: Attack) -> list[Device]:
    """Bring all devices to the screens from which they send; some may be turned away."""
    devices: list[Device] = []
    shared: dict[str, Any] = {}
    for number in range(attack.devices):
        device = Device(attack.url, "/", storage=shared if attack.who == "guests" else None)
        device.address = f"127.0.1.{2 + number % attack.addresses}"
        with suppress(OSError, WebSocketException):
            await COME[attack.who](device, attack, attack.tables[number % len(attack.tables)])
            devices.append(device)
    await asyncio.sleep(1)
    for device in devices:
        device.deaf = attack.message != "tap"
    return devices


async def main(attack: Attack) -> int:
    """Send from all devices until the process is told to end; return the number of messages sent."""
    ends = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ends.set)
    devices = await come(attack)
    print("begins", flush=True)
    pause = 1 / (STRANGERS_RATE if attack.who == "strangers" else GUESTS_RATE)

    async def flood(device: Device) -> int:
        for number in itertools.count():
            if ends.is_set():
                return number
            try:
                await MESSAGES[attack.message](device, number)
            except (OSError, WebSocketException):
                return number
            await asyncio.sleep(pause)
        return 0

    return sum(await asyncio.gather(*(flood(each) for each in devices)))


if __name__ == "__main__":
    print(asyncio.run(main(Attack(**json.loads(sys.argv[1])))))
