"""The server's limits for strangers: budgets, addresses, file descriptors."""

import asyncio
import resource
from typing import Any

import pytest

from companion.host.connections import STATE, ConnectionLimit, connection_in, connection_of
from companion.host.limits import Limits, connections_for
from companion.host.networks import is_within, network
from companion.host.proxy import behind_proxies
from companion.party.arrival import Connection
from companion.party.limits import Allowance, Bucket, Buckets, network_of
from tests.host.party_game import Seconds


def test_a_budget_that_is_overdrawn_makes_wait_and_comes_back_with_time() -> None:
    clock = Seconds()
    bucket = Bucket(Allowance(burst=3, seconds=2.0), clock)
    assert [bucket.take() for _ in range(5)] == [0, 0, 0, 2.0, 4.0]
    clock.now = 4.0
    assert bucket.take() == 2.0
    clock.now = 100.0
    assert bucket.take(4) == 2.0


def test_each_key_has_a_budget_of_its_own_and_no_more_keys_are_kept_than_there_is_room_for() -> None:
    clock = Seconds()
    buckets = Buckets(Allowance(burst=1, seconds=1.0), clock)
    assert [buckets.take("a"), buckets.take("b"), buckets.take("a")] == [0, 0, 1.0]
    for number in range(3 * Buckets.MOST):
        buckets.take(number)
        buckets.take("a")
    assert len(buckets._buckets) <= Buckets.MOST  # pyright: ignore[reportPrivateUsage]
    assert buckets.take("a"), "who keeps coming is not forgotten for others"


def test_an_empty_budget_is_not_forgotten_for_fuller_ones() -> None:
    clock = Seconds()
    buckets = Buckets(Allowance(burst=50, seconds=1728.0), clock)
    for _ in range(50):
        assert buckets.take("a") == 0
    for number in range(3 * Buckets.MOST):
        buckets.take(number)
    assert len(buckets._buckets) <= Buckets.MOST  # pyright: ignore[reportPrivateUsage]
    assert buckets.take("a") > 0


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("192.168.1.7", "192.168.1.7"),
        ("::ffff:192.168.1.7", "192.168.1.7"),
        ("fe80::1:2:3:4%eth0", "fe80::/64"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::1", "2001:db8:1:2::/64"),
        ("", ""),
        ("no address", "no address"),
    ],
)
def test_a_device_with_many_addresses_is_one_neighbour(address: str, place: str) -> None:
    assert network_of(address) == place


def test_a_network_is_written_as_one_address_or_as_many() -> None:
    networks = [network("10.0.0.0/8"), network("192.168.1.7"), network("fd00::/8")]
    assert is_within("10.1.2.3", networks)
    assert is_within("192.168.1.7", networks)
    assert is_within("fd00::1", networks)
    assert not is_within("192.168.1.8", networks)
    assert not is_within("nobody", networks)
    with pytest.raises(ValueError):
        network("everywhere")


class Transport:
    """The part of a connection's transport that the limit uses."""

    def __init__(self, peer: str, own: str = "192.168.1.2") -> None:
        self.addresses = {"peername": (peer, 1), "sockname": (own, 2)}
        self.aborted = False

    def get_extra_info(self, name: str) -> Any:
        return self.addresses[name]

    def abort(self) -> None:
        self.aborted = True


def admitted(limit: ConnectionLimit, transport: Transport) -> bool:
    return limit.admit(transport, connection_of(transport))


def test_connections_are_limited_by_address_and_in_all_and_make_room_when_they_end() -> None:
    limit = ConnectionLimit(Limits(connections_of_one=2, connections=16))
    first, second, third = (Transport("192.168.1.7") for _ in range(3))
    assert admitted(limit, first)
    assert admitted(limit, first)  # the same connection, upgraded to a WebSocket
    assert admitted(limit, second)
    assert not admitted(limit, third)
    assert third.aborted
    limit.release(first)
    assert admitted(limit, Transport("192.168.1.7"))
    others = [Transport(f"192.168.2.{number}") for number in range(20)]
    assert sum(admitted(limit, other) for other in others) == 12
    seated = ("192.168.3.1", "192.168.3.2", "192.168.3.1")
    for address in seated:
        limit.seat(Connection(address))
    assert [admitted(limit, Transport(address)) for address in seated] == [True, True, False]
    assert len(limit) == 16


def test_whoever_comes_through_a_trusted_proxy_is_not_counted_by_its_address() -> None:
    limit = ConnectionLimit(Limits(connections_of_one=1), [network("10.0.0.0/8")])
    assert all(admitted(limit, Transport("10.0.0.1")) for _ in range(5))


@pytest.mark.parametrize(
    ("peer", "own", "local"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.5", "127.0.0.1", True),
        ("::1", "::1", True),
        ("::ffff:127.0.0.1", "::ffff:127.0.0.1", True),
        ("192.168.1.2", "192.168.1.2", True),
        ("192.168.1.7", "192.168.1.2", False),
        ("172.17.0.1", "172.17.0.2", False),
        ("", "", False),
    ],
)
def test_this_computer_is_local_by_its_own_address_too(peer: str, own: str, local: bool) -> None:
    assert connection_of(Transport(peer, own)).local is local


def test_descriptors_are_kept_in_reserve() -> None:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert connections_for(Limits(connections=10**9)) <= max(soft, 4096) - 100
    assert connections_for(Limits(connections=50)) == 50


@pytest.mark.parametrize("peer", ["::ffff:127.0.0.1", "127.0.0.1"])
def test_a_proxy_is_known_on_a_socket_of_both_kinds(peer: str) -> None:
    seen: list[Any] = []

    async def app(scope: Any, *_: Any) -> None:
        seen.append(connection_in(scope))

    async def ask() -> None:
        came = connection_of(Transport(peer, peer))
        assert came.local
        scope: dict[str, Any] = {
            "type": "http",
            "client": (peer, 5),
            "headers": [(b"x-forwarded-for", b"203.0.113.9")],
            "state": {STATE: came},
        }
        proxied: Any = behind_proxies(app, [network("127.0.0.1")])
        await proxied(scope, None, None)

    asyncio.run(ask())
    assert (seen[0].address, seen[0].local) == ("203.0.113.9", False)


def test_a_tunnel_of_this_computer_brings_guests_where_a_proxy_elsewhere_is_named() -> None:
    async def app(*_: Any) -> None:
        pass

    came = connection_of(Transport("127.0.0.1", "127.0.0.1"))
    scope: dict[str, Any] = {
        "type": "http",
        "client": ("127.0.0.1", 5),
        "headers": [(b"x-forwarded-for", b"203.0.113.9")],
        "state": {STATE: came},
    }
    proxied: Any = behind_proxies(app, [network("10.0.0.5")])
    asyncio.run(proxied(scope, None, None))
    assert (came.local, came.forwarded) == (False, True)


def test_who_is_turned_away_pays_nothing() -> None:
    clock = Seconds()
    bucket = Bucket(Allowance(burst=1, seconds=1.0), clock)
    assert max(bucket.take() for _ in range(10_000)) <= 31
    clock.now = 32.0
    assert bucket.take() == 0
