"""A phone without a browser: it speaks the real protocol of Flet's client over a WebSocket.

It keeps no tree of controls, only the buttons by their names, and all words that it has received.
"""

import asyncio
import time
from collections.abc import Mapping
from typing import Any, cast
from weakref import WeakSet

import msgpack as _msgpack  # pyright: ignore[reportMissingTypeStubs]
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from companion.host.websockets import ASK
from tests.waiting import PATIENCE

msgpack: Any = _msgpack

REGISTER, PATCH, EVENT, PROPS, INVOKE, CRASHED = 1, 2, 3, 4, 5, 6

NAMES = ("value", "label", "content", "semantics_label", "text")


def _extension(code: int, data: bytes) -> object:
    return (code, data)


_all: "WeakSet[Phone]" = WeakSet()


async def close_all() -> None:
    """Close every phone; a server that ends would wait for them."""
    here = asyncio.get_running_loop()
    await asyncio.gather(*(phone.close() for phone in list(_all) if phone.lives_in(here)))
    _all.clear()


class Phone:
    """A scripted phone.

    Args:
        url: The WebSocket's URL, such as `ws://127.0.0.1:8450/ws`.
        route: The route in its browser.
        storage: Its browser's storage, shared by phones that represent the same browser one after the other.
        origin: The `Origin` header.
        headers: Additional headers of the connection.
        address: The address from which it connects, one of this computer's.
    """

    def __init__(
        self,
        url: str,
        route: str = "/",
        *,
        storage: dict[str, Any] | None = None,
        origin: str | None = None,
        headers: Mapping[str, str] | None = None,
        language: str = "en",
        address: str | None = None,
    ) -> None:
        self.url = url
        self.route = route
        self.storage: dict[str, Any] = {} if storage is None else storage
        self.origin = origin
        self.headers = dict(headers or {})
        self.language = language
        self.address = address
        self.session = ""
        self.words: list[str] = []
        self.buttons: dict[str, int] = {}
        self.heard = asyncio.Event()
        self.heard_at = 0.0
        self.messages = 0
        self.crashes: list[str] = []
        self.lines: list[str] = []
        _all.add(self)
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        """Connect without registering; messages of an earlier connection are no longer read."""
        if self._reading is not None:
            self._reading.cancel()
        self._socket = await connect(
            self.url,
            origin=cast("Any", self.origin),
            additional_headers=self.headers,
            max_size=None,
            compression=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            local_addr=(self.address, 0) if self.address else None,
        )
        self._reading = asyncio.create_task(self._read(self._socket))

    async def open(self) -> "Phone":
        """Connect and register, or reconnect to the same session."""
        await self.connect()
        page = {"route": self.route, "width": 390, "height": 844, "web": True, "pwa": False}
        await self.send(REGISTER, {"session_id": self.session, "page_name": "", "page": page})
        return self

    def lives_in(self, loop: asyncio.AbstractEventLoop) -> bool:
        """Return whether it belongs to that event loop; a cut phone of an earlier test does not."""
        return self._reading is not None and self._reading.get_loop() is loop

    async def close(self) -> None:
        """Disconnect, as when the browser is closed."""
        if self._socket is not None and self._reading is not None:
            await self._socket.close()
            await asyncio.gather(self._reading, return_exceptions=True)

    async def gone(self, seconds: float = 15.0) -> None:
        """Wait until the server has ended the connection."""
        assert self._reading is not None
        await asyncio.wait_for(asyncio.shield(self._reading), seconds)

    @property
    def closed_with(self) -> int | None:
        """The code with which the connection was closed; None while it is open."""
        return self._socket.close_code if self._socket else None

    async def send(self, action: int, body: dict[str, Any]) -> None:
        await self.send_raw(b"\x00" + cast("bytes", msgpack.packb([action, body])))

    async def send_raw(self, data: bytes) -> None:
        assert self._socket is not None
        await self._socket.send(data)

    async def say(self, text: str) -> None:
        """Send a text message outside Flet's protocol, as the page around the app does."""
        assert self._socket is not None
        await self._socket.send(text)

    async def hears(self, text: str, seconds: float = 15.0) -> None:
        """Wait for a text message outside Flet's protocol."""
        ends = time.monotonic() + seconds
        while text not in self.lines:
            self.heard.clear()
            await asyncio.wait_for(self.heard.wait(), ends - time.monotonic())

    async def tap(self, name: str) -> None:
        """Tap the button whose name contains `name`."""
        await self.fire(self.button(name), "click")

    async def fire(self, control: int, event: str, data: Any = None) -> None:
        """Send an event of a control."""
        await self.send(EVENT, {"target": control, "name": event, "data": data})

    def button(self, name: str) -> int:
        """Return the id of the button whose name contains `name`; the latest if there are several."""
        found = [control for said, control in self.buttons.items() if name in said]
        assert found, f"no button says {name!r}; there are {sorted(self.buttons)}"
        return found[-1]

    async def sees(self, text: str, seconds: float = 15.0) -> None:
        """Wait until these words have been received."""
        ends = time.monotonic() + seconds
        while not self.saw(text):
            self.heard.clear()
            try:
                await asyncio.wait_for(self.heard.wait(), ends - time.monotonic())
            except TimeoutError:
                raise AssertionError(f"never saw {text!r}, but {self.words[-60:]!r}") from None

    def saw(self, text: str) -> bool:
        """Return whether these words have ever been received."""
        return any(text in said for said in self.words)

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for raw in socket:
                if isinstance(raw, str):
                    self.lines.append(raw)
                    if raw == ASK:
                        await self.say("ping 0")
                    self.heard.set()
                elif raw[:1] == b"\x00":
                    unpacked: Any = msgpack.unpackb(raw[1:], ext_hook=_extension, strict_map_key=False)
                    await self._hear(*unpacked)
        except ConnectionClosed:
            pass
        self.heard.set()

    async def _hear(self, action: int, body: Any) -> None:
        self.messages += 1
        match action:
            case 1:
                self.session = body["session_id"]
                self._look_at(body)
            case 2:
                self._look_at(body["patch"])
            case 5:
                await self._answer(body)
            case 6:
                self.crashes.append(str(body))
            case _:
                pass
        self.heard_at = time.perf_counter()
        self.heard.set()

    async def _answer(self, call: dict[str, Any]) -> None:
        arguments: dict[str, Any] = call.get("args") or {}
        result: Any = None
        match call["name"]:
            case "get":
                result = self.storage.get(arguments["key"])
            case "set":
                self.storage[arguments["key"]] = arguments["value"]
                result = True
            case "push_route":
                self.route = arguments["route"]
            case "get_device_info":
                result = {"browser_name": "chrome", "locales": [{"language_code": self.language}]}
            case _:
                pass
        answer = {
            "control_id": call["control_id"],
            "call_id": call["call_id"],
            "result": result,
            "error": None,
        }
        await self.send(INVOKE, answer)
        if call["name"] == "push_route":
            await self.send(PROPS, {"id": 1, "props": {"route": self.route}})
            await self.send(EVENT, {"target": 1, "name": "route_change", "data": {"route": self.route}})

    def _look_at(self, value: Any) -> list[str]:
        """Return all words in a part of the tree, and remember the buttons in it."""
        said: list[str] = []
        if isinstance(value, dict):
            part = cast("dict[str, Any]", value)
            for name, inner in part.items():
                if isinstance(inner, str) and name in NAMES:
                    said.append(inner)
                    self.words.append(inner)
                elif isinstance(inner, dict | list):
                    said += self._look_at(inner)
            if part.get("on_click") and "_i" in part:
                for word in said:
                    self.buttons.pop(word, None)
                    self.buttons[word] = part["_i"]
        elif isinstance(value, list):
            for index, inner in enumerate(cast("list[Any]", value)):
                if isinstance(inner, str) and index and value[index - 1] in NAMES:
                    said.append(inner)
                    self.words.append(inner)
                said += self._look_at(inner)
        return said
