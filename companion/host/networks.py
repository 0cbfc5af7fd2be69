"""IP addresses, and the networks that they belong to."""

import ipaddress
from collections.abc import Sequence
from typing import TypeAlias

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


def network(text: str) -> Network:
    """Parse a network such as `10.0.0.0/8`, or a single address.

    Raises:
        ValueError: It is neither.
    """
    return ipaddress.ip_network(text, strict=False)


def unmapped(address: str) -> str:
    """Strip the IPv4-mapped IPv6 prefix: `::ffff:1.2.3.4` is 1.2.3.4."""
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    mapped = number.ipv4_mapped if isinstance(number, ipaddress.IPv6Address) else None
    return str(mapped or number)


def is_within(address: str, networks: Sequence[Network]) -> bool:
    try:
        number = ipaddress.ip_address(unmapped(address))
    except ValueError:
        return False
    return any(number in each for each in networks)
