"""The local network: which of this computer's addresses phones can reach, and a listener for them."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import importlib.util
import ipaddress
import logging
import socket
from collections.abc import Callable, Generator, Sequence
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp

from companion.host.address import AddressRefused, Listening, listen
from companion.host.crowd import Crowd
from companion.host.server import SECONDS_TO_CLOSE, Main, build_app
from companion.party.network import Address

log = logging.getLogger("companion.host")

LAN_PORT: Final = 8450
"""Where phones find the host unless another port is wished for or this one is taken."""

PORTS_TRIED: Final = 20

LARGEST_GUEST_MESSAGE: Final = 256 * 1024
"""Bytes of one WebSocket message of a phone, which never brings a file."""

ANYWHERE: Final = "0.0.0.0"

FAR_AWAY: Final = ("192.0.2.1", "10.255.255.255")
"""Addresses that nothing is sent to; asking for a route to them tells which of ours leads outside."""

UNLIKELY: Final = ("docker", "br-", "veth", "virbr", "vmnet", "vbox", "tun", "tap", "wg", "utun", "zt")
"""How the names of interfaces begin that lead to no phone."""


class Lan:
    """The listener for phones: closed until it is asked for, in the process and event loop of the app.

    Args:
        port: Where to listen; None: the usual port or the next free one.
    """

    def __init__(self, port: int | None = None) -> None:
        self._port = port
        self.crowd: Callable[[ASGIApp], ASGIApp] = Crowd
        """Limits how many phones hold connections."""
        self.on_change: Callable[[], None] = lambda: None
        """Called after it was opened, or closed on purpose."""
        self._server: _Annex | None = None
        self._serving: asyncio.Task[None] | None = None
        self._listening: Listening | None = None
        self._bound: Listening | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._beacon: Any = None
        self.guests: Main | None = None
        """What is called with the page of every phone; set once the app is prepared."""

    async def attach(self) -> None:
        """Remember the event loop of the app; called in it when the app starts."""
        self._loop = asyncio.get_running_loop()

    def adopt(self, listening: Listening) -> None:
        """Take it that phones come in where the app itself listens, which is not this computer's alone."""
        self._listening = listening

    def open_from_outside(self) -> bool:
        """Begin to listen, from another thread than the app's."""
        return self._loop is not None and asyncio.run_coroutine_threadsafe(self.open(), self._loop).result()

    @property
    def port(self) -> int | None:
        """The port that it listens on; None while it does not."""
        return self._listening.port if self._listening else None

    @property
    def addresses(self) -> tuple[Address, ...]:
        """Where phones find this computer, the likeliest first."""
        return addresses(self._listening.port) if self._listening else ()

    async def open(self) -> bool:
        """Listen on every interface of this computer."""
        if self._listening is not None:
            return True
        if self.guests is None:
            return False
        try:
            listening = self.bind()
        except AddressRefused as refused:
            log.warning("no phones: %s", refused)
            return False
        self._bound = None
        guests = build_app(self.guests, names=own_names(), numbers=True)
        app = self.crowd(guests)
        self._listening, self._server = listening, _Annex(app)
        self._serving = asyncio.create_task(self._server.serve(sockets=[listening.socket]))
        self._beacon = await beacon(listening.port)
        self.on_change()
        return True

    async def close(self) -> None:
        """Stop listening and end every phone's connection: no phones are wanted any more."""
        await self.stop()
        self.on_change()

    async def stop(self) -> None:
        """Stop listening because the app ends."""
        server, serving, listening = self._server, self._serving, self._listening
        self._server = self._serving = self._listening = None
        if server is None or serving is None or listening is None:
            return
        server.should_exit = True
        with contextlib.suppress(Exception):
            await serving
        listening.socket.close()
        if self._beacon is not None:
            with contextlib.suppress(Exception):
                await self._beacon.async_close()
            self._beacon = None

    def bind(self) -> Listening:
        """Take the port, before anything is served there; the next `open` serves it.

        Raises:
            AddressRefused: it cannot be had.
        """
        self._bound = self._bound or self._free()
        return self._bound

    def _free(self) -> Listening:
        if self._port is not None:
            return listen(ANYWHERE, self._port)
        for candidate in range(LAN_PORT, LAN_PORT + PORTS_TRIED):
            with contextlib.suppress(AddressRefused):
                return listen(ANYWHERE, candidate)
        return listen(ANYWHERE, 0)


class _Annex(uvicorn.Server):
    """A second server in the loop of the first, which alone hears signals."""

    def __init__(self, app: Any) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                lifespan="off",
                log_level="error",
                ws="websockets-sansio",
                ws_per_message_deflate=False,  # on a local network it costs more than it saves
                ws_max_size=LARGEST_GUEST_MESSAGE,
                timeout_graceful_shutdown=SECONDS_TO_CLOSE,
            )
        )

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        """Leave the signals to the first server."""
        yield


def own_names() -> tuple[str, ...]:
    """Names by which other devices may know this computer."""
    name = socket.gethostname().lower()
    return (name, f"{name.split('.')[0]}.local", "localhost")


def addresses(port: int) -> tuple[Address, ...]:
    """Where this computer can be reached at a port: the route outside first, then private networks."""
    routed = [found for far in FAR_AWAY if (found := _route_to(far))]
    named = dict(_interfaces())
    others = [address for address in (*named, *_resolved()) if address not in routed]
    ranked = [
        *dict.fromkeys(routed),
        *sorted(dict.fromkeys(others), key=lambda a: _rank(a, named.get(a, ""))),
    ]
    usable = [address for address in ranked if _usable(address)]
    return tuple(Address(address, port, named.get(address, "")) for address in usable or ["127.0.0.1"])


def _usable(address: str) -> bool:
    number = ipaddress.ip_address(address)
    return not (number.is_loopback or number.is_link_local or number.is_unspecified or number.is_multicast)


def _rank(address: str, interface: str) -> tuple[bool, bool, bool]:
    number = ipaddress.ip_address(address)
    return (interface.startswith(UNLIKELY), not number.is_private, number.version == 6)


def _route_to(far: str) -> str | None:
    """Our own address on the way to another one; nothing is sent."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((far, 9))
        return str(probe.getsockname()[0])
    return None


def _resolved() -> Sequence[str]:
    """What our own name stands for."""
    with contextlib.suppress(OSError):
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
        return [str(entry[4][0]) for entry in found]
    return []


def _interfaces() -> Sequence[tuple[str, str]]:
    """Addresses and the names of their interfaces, where the extra `lan` can tell them."""
    if importlib.util.find_spec("ifaddr") is None:
        return []
    ifaddr: Any = importlib.import_module("ifaddr")
    return [
        (str(ip.ip), str(adapter.nice_name))
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if ip.is_IPv4
    ]


async def beacon(port: int) -> Any:
    """Tell the network of this host by zeroconf, where the extra `lan` is installed; None where it is not."""
    if importlib.util.find_spec("zeroconf") is None:
        return None
    zeroconf: Any = importlib.import_module("zeroconf")
    asynchronous: Any = importlib.import_module("zeroconf.asyncio")
    name = socket.gethostname().split(".")[0]
    numbers = [socket.inet_aton(address.host) for address in addresses(port)]
    info = zeroconf.ServiceInfo(
        "_http._tcp.local.",
        f"Petri ({name})._http._tcp.local.",
        addresses=numbers,
        port=port,
        server=f"{name}.local.",
        properties={"path": "/"},
    )
    try:
        told = asynchronous.AsyncZeroconf(ip_version=zeroconf.IPVersion.V4Only)
        await told.async_register_service(info, allow_name_change=True)
    except Exception:  # a network without multicast: phones have the code
        log.warning("not advertised by zeroconf", exc_info=True)
        return None
    return told
