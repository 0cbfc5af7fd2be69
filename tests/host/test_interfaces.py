"""Which address a code tells, in networks of the test's own: only interfaces that a phone can reach."""

import shlex
import shutil
import subprocess
import sys
from functools import cache

import pytest

from tests.browser.servers import ROOT

WLAN = "wlan0 tap 192.168.77.5/24"
ETHERNET = "enp3s0 tap 192.168.1.20/24"
EVERYWHERE = ("0.0.0.0/1", "128.0.0.0/1")
"""The routes by which a VPN takes everything without replacing the default route."""


def tunnel(name: str, address: str = "10.8.0.2/24", kind: str = "tun") -> str:
    """Return a VPN's interface."""
    return f"{name} {kind} {address}"


@cache
def _why_not() -> str:
    """Return why there can be no network of the test's own here; empty where there can."""
    if sys.platform != "linux" or not shutil.which("unshare") or not shutil.which("ip"):
        return "needs Linux with unshare and ip"
    tried = _unshared("ip tuntap add dev probe mode tun")
    return f"no network namespaces here: {tried.stderr.strip()}" if tried.returncode else ""


def _unshared(script: str) -> subprocess.CompletedProcess[str]:
    command = ["unshare", "--map-root-user", "--net", "sh", "-e", "-c", script]
    return subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True)


def told(*interfaces: str, routes: tuple[str, ...] = ()) -> list[str]:
    """Return the addresses that are told where there are these interfaces, and routes into the last."""
    if why := _why_not():
        pytest.skip(why)
    lines = ["ip link set lo up"]
    name = ""
    for each in interfaces:
        name, kind, address = each.split()
        name, _, more = name.partition(":")
        if not more:
            lines.append(f"ip tuntap add dev {name} mode {kind}")
        lines.append(f"ip addr add {address} dev {name}")
        lines.append(f"ip link set {name} up")
    lines += [f"ip route add {route} dev {name}" for route in routes]
    program = "from companion.host.interfaces import addresses as a; print(*(each.host for each in a(1)))"
    done = _unshared("\n".join([*lines, f"{shlex.quote(sys.executable)} -c {shlex.quote(program)}"]))
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


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
