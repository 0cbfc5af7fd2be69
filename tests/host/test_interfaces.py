"""The addresses in a join code's link, in private networks: only interfaces that a phone can reach."""

import sys

import pytest

from tests.host.own_network import run_in_network

WLAN = "wlan0 tap 192.168.77.5/24"
ETHERNET = "enp3s0 tap 192.168.1.20/24"
EVERYWHERE = ("0.0.0.0/1", "128.0.0.0/1")
"""Routes with which a VPN captures all traffic without replacing the default route."""


def tunnel(name: str, address: str = "10.8.0.2/24", kind: str = "tun") -> str:
    """Return the description of a VPN's interface."""
    return f"{name} {kind} {address}"


def told(*interfaces: str, routes: tuple[str, ...] = ()) -> list[str]:
    """Return the addresses found with these interfaces, and with routes through the last one."""
    links: list[str] = []
    name = ""
    for each in interfaces:
        name, kind, address = each.split()
        name, _, more = name.partition(":")
        if not more:
            links.append(f"tuntap add dev {name} mode {kind}")
        links += [f"addr add {address} dev {name}", f"link set {name} up"]
    links += [f"route add {route} dev {name}" for route in routes]
    program = "from companion.host.interfaces import addresses as a; print(*(each.host for each in a(1)))"
    return run_in_network(links, [sys.executable, "-c", program]).split()


def test_a_laptop_that_is_the_hotspot_tells_its_address_there() -> None:
    assert told(WLAN) == ["192.168.77.5"]


def test_a_computer_in_no_network_tells_no_address() -> None:
    assert told() == []


@pytest.mark.parametrize(
    "vpn",
    [
        tunnel("tun0"),
        tunnel("wg0"),
        tunnel("nordlynx", "10.5.0.2/16"),
        tunnel("tailscale0", "100.101.102.103/32"),
        tunnel("proton0", "192.168.200.2/24"),
        tunnel("tap0", kind="tap"),
    ],
)
@pytest.mark.parametrize("routes", [(), EVERYWHERE, ("default",)])
def test_wi_fi_comes_before_a_tunnel_wherever_the_routes_lead(vpn: str, routes: tuple[str, ...]) -> None:
    _, _, address = vpn.split()
    assert told(WLAN, vpn, routes=routes) == ["192.168.77.5", address.partition("/")[0]]


def test_with_several_at_once_all_are_told_and_the_route_decides_between_wi_fi_and_ethernet() -> None:
    both = told(WLAN, "docker0 tap 172.17.0.1/16", tunnel("tun0"), ETHERNET, routes=("default",))
    assert both[:2] == ["192.168.1.20", "192.168.77.5"]
    assert set(both[2:]) == {"172.17.0.1", "10.8.0.2"}


def test_with_a_tunnel_alone_its_address_is_told() -> None:
    assert told(tunnel("tun0"), routes=EVERYWHERE) == ["10.8.0.2"]


def test_every_address_of_an_adapter_is_told() -> None:
    assert set(told(WLAN, "wlan0:more tap 192.168.99.1/24")) == {"192.168.77.5", "192.168.99.1"}


@pytest.mark.parametrize(
    "name",
    ["ham0", "lxcbr0", "lxdbr0", "podman0", "docker0", "br-1a2b", "veth12", "zt7nnig3", "tailscale0", "cni0"],
)
def test_networks_inside_this_computer_are_told_last_by_their_names(name: str) -> None:
    assert told(WLAN, f"{name} tap 25.1.2.3/8", routes=("default",)) == ["192.168.77.5", "25.1.2.3"]
