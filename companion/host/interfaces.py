"""The addresses at which phones in the same network can reach this computer."""

import contextlib
import ipaddress
import socket
import struct
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from companion.party.network import Address

FAR_AWAY: Final = ("192.0.2.1", "10.255.255.255")
"""Addresses that nothing is sent to; asking for a route to them tells which of ours leads outside."""

VIRTUAL: Final = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "tun", "tap", "wg", "utun", "zt")
"""Prefixes of the names of interfaces that lead to no phone, whatever their flags."""

GET_ADDRESS, GET_FLAGS = (0x8915, 0x8913) if sys.platform == "linux" else (0xC0206921, 0xC0206911)
"""Requests of Linux, and of macOS and the BSDs: `SIOCGIFADDR` and `SIOCGIFFLAGS`."""

UP, POINT_TO_POINT = 0x1, 0x10
"""Flags of an interface: it works; it leads to one other computer, as tunnels do."""

HOME: Final = ipaddress.ip_network("192.168.0.0/16")


@dataclass(frozen=True)
class Interface:
    """A network interface of this computer."""

    name: str = ""
    """Empty where the system does not tell it."""

    is_tunnel: bool = False
    """Whether it leads into a VPN, a container or another virtual network."""


def addresses(port: int) -> tuple[Address, ...]:
    """Return where this computer can be reached at a port, the likeliest first; empty in no network.

    Wi-Fi and Ethernet come before tunnels, wherever the routes lead. Of several, the one with the route
    outside comes first; on Windows, where nothing tells interfaces apart, an address as homes have it.
    """
    found = dict(_interfaces())
    routed = [address for far in FAR_AWAY if (address := _route_to(far))]
    for address in (*routed, *_resolved()):
        found.setdefault(address, Interface())

    def rank(address: str) -> tuple[bool, ...]:
        number, interface = ipaddress.IPv4Address(address), found[address]
        unlike_home = not interface.name and number not in HOME
        return (interface.is_tunnel, unlike_home, address not in routed, not number.is_private)

    return tuple(Address(each, port, found[each].name) for each in sorted(filter(_usable, found), key=rank))


def _usable(address: str) -> bool:
    number = ipaddress.ip_address(address)
    return not (number.is_loopback or number.is_link_local or number.is_unspecified or number.is_multicast)


def _interfaces() -> Iterator[tuple[str, Interface]]:
    """Yield the first address of each interface that is up, where the system can be asked."""
    if sys.platform == "win32":
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            asked = struct.pack("256s", name.encode()[:15])
            with contextlib.suppress(OSError):  # it has no address, or has just gone
                (flags,) = struct.unpack_from("H", fcntl.ioctl(asking, GET_FLAGS, asked), 16)
                address = socket.inet_ntoa(fcntl.ioctl(asking, GET_ADDRESS, asked)[20:24])
                if flags & UP:
                    yield address, Interface(name, bool(flags & POINT_TO_POINT) or name.startswith(VIRTUAL))


def _route_to(far: str) -> str | None:
    """Return our own address on the way to another one; nothing is sent."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((far, 9))
        return str(probe.getsockname()[0])
    return None


def _resolved() -> list[str]:
    """Return what our own name stands for."""
    with contextlib.suppress(OSError):
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
        return [str(entry[4][0]) for entry in found]
    return []
