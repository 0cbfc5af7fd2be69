"""The local network: which of this computer's addresses phones can reach, and a listener for them."""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import importlib
import importlib.util
import ipaddress
import logging
import socket
from collections.abc import Callable, Generator, Sequence
from typing import Any, Final

import uvicorn

from companion.host.address import AddressRefused, Listening, listen
from companion.host.limits import Limits
from companion.host.server import Main, build_app, configuration, guarded, own_names
from companion.party.network import Address

log = logging.getLogger("companion.host")

LAN_PORT: Final = 8450
"""Where phones find the host unless another port is wished for or this one is taken."""

PORTS_TRIED: Final = 20

SECONDS_TO_OPEN: Final = 20.0

ANYWHERE: Final = "0.0.0.0"

FAR_AWAY: Final = ("192.0.2.1", "10.255.255.255")
"""Addresses that nothing is sent to; asking for a route to them tells which of ours leads outside."""

UNLIKELY: Final = ("docker", "br-", "veth", "virbr", "vmnet", "vbox", "tun", "tap", "wg", "utun", "zt")
"""How the names of interfaces begin that lead to no phone."""


class Lan:
    """The listener for phones: closed until it is asked for, in the process and event loop of the app.

    Args:
        port: Where to listen; None: the usual port or the next free one.
        limits: What is let in.
    """

    def __init__(self, port: int | None = None, limits: Limits | None = None) -> None:
        self._port = port
        self._limits = limits or Limits()
        self.on_change: Callable[[bool], None] = lambda _: None
        """Called with whether phones are wanted, before they can come and before they must go; where it
        raises, all stays as it is."""
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
        if self._loop is None:
            return False
        return asyncio.run_coroutine_threadsafe(self.open(), self._loop).result(SECONDS_TO_OPEN)

    @property
    def port(self) -> int | None:
        """The port that it listens on; None while it does not."""
        return self._listening.port if self._listening else None

    @property
    def addresses(self) -> tuple[Address, ...]:
        """Where phones find this computer, the likeliest first."""
        return addresses(self._listening.port) if self._listening else ()

    async def open(self) -> bool:
        """Listen on every interface of this computer.

        Raises what `on_change` raises, and does not listen then.
        """
        if self._listening is not None:
            return True
        if self.guests is None:
            return False
        before = self._bound
        try:
            listening = self.bind()
        except AddressRefused as refused:
            log.warning("no phones: %s", refused)
            return False
        try:
            self.on_change(True)
        except BaseException:
            if before is None:
                listening.socket.close()
                self._bound = None
            raise
        self._bound = None
        app = guarded(build_app(self.guests), names=own_names(), numbers=True, limits=self._limits)
        served = configuration(app, self._limits, lifespan=False)
        self._listening, self._server = listening, _Annex(served)
        serving = self._server.serve(sockets=[listening.socket])
        # In a context of its own: it is opened by a tap, and must not keep the session of who tapped.
        self._serving = asyncio.create_task(serving, context=contextvars.Context())
        self._beacon = await beacon(listening.port)
        return True

    async def close(self) -> None:
        """Stop listening and end every phone's connection: no phones are wanted any more.

        Raises what `on_change` raises, and goes on listening then.
        """
        self.on_change(False)
        await self.stop()

    async def stop(self) -> None:
        """Stop listening because the app ends."""
        server, serving, listening = self._server, self._serving, self._listening
        self._server = self._serving = self._listening = None
        if server is None or serving is None or listening is None:
            return
        server.should_exit = True
        try:
            await serving
        except Exception:
            log.exception("the door did not close in order")
        for each in tuple(server.server_state.connections):
            each.transport.abort()
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

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        """Leave the signals to the first server."""
        yield


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
