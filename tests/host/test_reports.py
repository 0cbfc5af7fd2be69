"""Clients' reports about themselves take effect at the server's pace, and the last one wins."""

import asyncio
import itertools
from collections.abc import Callable
from typing import Any

import msgpack as _msgpack  # pyright: ignore[reportMissingTypeStubs]
import pytest

from companion.host.connections import STATE
from companion.host.limits import Limits
from companion.host.reports import EVERY, Turns
from companion.host.websockets import WebSocketGuard
from companion.party.arrival import Connection, Look, Role
from companion.party.limits import Allowance
from tests.host.phone import EVENT, PROPS, REGISTER
from tests.loops import asynchronous

msgpack: Any = _msgpack

SECONDS = 3.0
RATE = 90
"""Reports a second: the fastest rate allowed to a device at a table."""


def packed(action: int, body: dict[str, Any]) -> dict[str, Any]:
    return {"type": "websocket.receive", "bytes": b"\x00" + bytes(msgpack.packb([action, body]))}


def event(name: str, told: dict[str, Any]) -> dict[str, Any]:
    return packed(EVENT, {"target": 1, "name": name, "data": told})


def look(number: int) -> dict[str, Any]:
    return {"type": "websocket.receive", "text": f"look {100 + number % 900} {number % 2}"}


REPORTS: dict[str, Callable[[int], dict[str, Any]]] = {
    "look": look,
    "width": lambda number: packed(PROPS, {"id": 1, "props": {"width": 300 + number}}),
    "resize": lambda number: event("resize", {"width": 300 + number, "height": 844}),
    "brightness": lambda number: event("platform_brightness_change", {"brightness": f"{number}"}),
    "route": lambda number: event("route_change", {"route": f"/{number}"}),
    "media": lambda number: event("media_change", {"number": number}),
    "lifecycle": lambda number: event("app_lifecycle_state_change", {"state": f"{number}"}),
}


class Device:
    """A registered WebSocket behind a guard."""

    def __init__(self, guard: WebSocketGuard, address: str = "10.0.0.1", role: Role = "guest") -> None:
        self.came = Connection(address, role=role)
        self.effects: list[tuple[float, Any]] = []
        """The reports that reached the app, with their times."""
        self.came.on_look = lambda: self._take(self.came.look)
        self._said: asyncio.Queue[Any] = asyncio.Queue()
        self._guard = guard
        scope: dict[str, Any] = {"type": "websocket", "state": {STATE: self.came}}
        self.said = self._said.put_nowait
        self.said(packed(REGISTER, {"session_id": "", "page_name": "", "page": {}}))
        self.task = asyncio.create_task(guard(scope, self._said.get, self._send))

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        while (message := await receive())["type"] != "websocket.disconnect":
            action, body = msgpack.unpackb(message["bytes"][1:])
            if action != REGISTER:
                self._take(body)

    def _take(self, what: Any) -> None:
        self.effects.append((asyncio.get_running_loop().time(), what))

    async def _send(self, message: Any) -> None:
        pass

    async def go(self) -> None:
        self.said({"type": "websocket.disconnect", "code": 1000})
        await asyncio.gather(self.task, return_exceptions=True)


def guard_for(limits: Limits | None = None) -> tuple[WebSocketGuard, list[Device]]:
    """Return a guard that forwards to each device's own app, and the list of these devices."""
    devices: list[Device] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        came = scope["state"][STATE]
        await next(each for each in devices if each.came is came).app(scope, receive, send)

    return WebSocketGuard(app, limits or Limits()), devices


@pytest.mark.parametrize("kind", REPORTS)
@asynchronous
async def test_a_report_takes_effect_four_times_a_second_and_the_last_one_counts(kind: str) -> None:
    guard, devices = guard_for()
    devices.append(device := Device(guard))
    count = int(SECONDS * RATE)
    for number in range(count):
        device.said(REPORTS[kind](number))
        await asyncio.sleep(1 / RATE)
    await asyncio.sleep(1)
    times = [at for at, _ in device.effects]
    assert 2 <= len(times) <= SECONDS / EVERY + 2, kind
    assert all(later - before >= EVERY * 0.99 for before, later in itertools.pairwise(times))
    last = REPORTS[kind](count - 1)
    if kind == "look":
        assert device.effects[-1][1] == Look((100 + (count - 1) % 900) / 100, (count - 1) % 2 == 1)
    else:
        assert device.effects[-1][1] == msgpack.unpackb(last["bytes"][1:])[1]
    await device.go()


@asynchronous
async def test_a_single_report_takes_effect_at_once_and_taps_never_wait_for_reports() -> None:
    guard, devices = guard_for()
    devices.append(device := Device(guard))
    await asyncio.sleep(1)
    began = asyncio.get_running_loop().time()
    device.said(REPORTS["route"](1))
    await asyncio.sleep(0.1)
    device.said(REPORTS["route"](2))
    device.said(packed(EVENT, {"target": 77, "name": "click", "data": None}))
    device.said(packed(EVENT, {"target": 1, "name": "keyboard_event", "data": None}))
    await asyncio.sleep(1)
    (first, _), (tap, _), (key, _), (second, _) = device.effects
    assert first - began < 0.05
    assert tap - began < 0.15
    assert key - began < 0.15
    assert second - began == pytest.approx(EVERY, abs=0.05)
    await device.go()


@asynchronous
async def test_the_reports_of_one_kind_do_not_replace_those_of_another() -> None:
    guard, devices = guard_for()
    devices.append(device := Device(guard))
    await asyncio.sleep(1)
    device.said(packed(PROPS, {"id": 1, "props": {"width": 500}}))
    device.said(packed(PROPS, {"id": 1, "props": {"height": 300, "query": {"made": "up"}}}))
    device.said(packed(PROPS, {"id": 1, "props": {"route": "/a"}}))
    device.said(REPORTS["resize"](7))
    device.said(event("route_change", {"route": "/a"}))
    await asyncio.sleep(1)
    told = [body for _, body in device.effects]
    taken: dict[str, object] = {}
    for body in told:
        taken |= body.get("props", {})
    assert taken == {"width": 500, "height": 300, "route": "/a"}
    assert [body["name"] for body in told if "name" in body] == ["resize", "route_change"]
    await device.go()


@asynchronous
async def test_a_look_counts_in_the_pace_of_strangers_and_a_heartbeat_does_not() -> None:
    guard, devices = guard_for(Limits(all_anonymous_messages=Allowance(burst=10, seconds=0.5)))
    devices.append(device := Device(guard, role="anonymous"))
    await asyncio.sleep(1)
    for number in range(12):
        device.said(look(number))
        device.said({"type": "websocket.receive", "text": f"ping {number}"})
    await asyncio.sleep(0.1)
    assert guard.wait_for_anonymous() > 0.5
    await device.go()


@asynchronous
async def test_addresses_take_turns_so_that_one_with_many_phones_waits_for_itself() -> None:
    turns = Turns()
    order: list[str] = []

    async def report(place: str) -> None:
        await turns.wait(place)
        order.append(place)

    tasks = [asyncio.create_task(report("10.0.0.9")) for _ in range(20)]
    await asyncio.sleep(0)
    tasks.append(asyncio.create_task(report("10.0.0.1")))
    await asyncio.gather(*tasks)
    assert order.index("10.0.0.1") <= 2
