"""The addresses at which phones in the same network can reach this computer."""

import contextlib
import ipaddress
import socket
import struct
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import ifaddr

from companion.party.network import Address

FAR_AWAY: Final = ("192.0.2.1", "10.255.255.255")
"""Remote addresses, never contacted; the route to them shows which interface leads outside."""

VIRTUAL: Final = (
    *("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "lxd", "podman", "cni", "flannel"),
    *("tun", "tap", "wg", "utun", "zt", "ham", "ppp", "ipsec", "gre", "tailscale", "nordlynx", "proton"),
    *("hyper-v", "vethernet", "virtualbox", "vmware", "wireguard", "openvpn", "zerotier", "hamachi"),
)
"""Lower-case name prefixes of interfaces that never lead to a phone, regardless of their flags."""

GET_FLAGS = 0x8913 if sys.platform == "linux" else 0xC0206911
"""The number of the ioctl request `SIOCGIFFLAGS`: on Linux, or else on macOS and the BSDs."""

UP, POINT_TO_POINT = 0x1, 0x10
"""Flags of a network interface: it is active; it leads to one other computer, as tunnels do."""

HOME: Final = ipaddress.ip_network("192.168.0.0/16")


@dataclass(frozen=True)
class Interface:
    """A network interface of this computer."""

    name: str = ""
    """The interface's name; empty if the system does not tell it."""

    is_tunnel: bool = False
    """Whether the interface leads into a VPN, a container or another virtual network."""


def addresses(port: int) -> tuple[Address, ...]:
    """Return this computer's addresses, each with the given port; empty without a network.

    The address that phones are most likely to reach comes first; tunnels come last, whatever the routes are.
    If the system does not name an address's interface, the address comes after the others unless it is in
    192.168.0.0/16. Among equals, those on a route to the outside come first, then private addresses.
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
    """Yield every address of each active interface, if the system can be asked."""
    with contextlib.suppress(OSError):
        for adapter in ifaddr.get_adapters():
            name = str(adapter.nice_name)
            flags = _flags_of(name)
            is_tunnel = bool(flags & POINT_TO_POINT) or name.lower().startswith(VIRTUAL)
            for each in adapter.ips:
                if each.is_IPv4 and flags & UP:
                    yield str(each.ip), Interface(name, is_tunnel)


def _flags_of(name: str) -> int:
    """Return the flags of an interface; if the system does not tell them, assume an active interface."""
    if sys.platform == "win32":
        return UP
    import fcntl

    with (
        contextlib.suppress(OSError),  # The interface has just disappeared.
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking,
    ):
        asked = struct.pack("256s", name.encode()[:15])
        (flags,) = struct.unpack_from("H", fcntl.ioctl(asking, GET_FLAGS, asked), 16)
        return int(flags)
    return UP


def _route_to(far: str) -> str | None:
    """Return our own address on the route to a remote address; nothing is sent."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((far, 9))
        return str(probe.getsockname()[0])
    return None


def _resolved() -> list[str]:
    """Return the addresses of our own host name."""
    with contextlib.suppress(OSError):
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
        return [str(entry[4][0]) for entry in found]
    return []
