"""How much a stranger may ask of a server: budgets, addresses, descriptors, and the lines of its log."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import resource
import socket
import threading
import time
from collections.abc import AsyncGenerator, Callable, Generator
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from companion.host.address import Listening, listen
from companion.host.connections import STATE, ConnectionLimit, connection_in, connection_of
from companion.host.limits import Limits, Pace, Paces, connections_for
from companion.host.logs import NotOfTheGone, OncePerSecond, Short
from companion.host.networks import is_within, neighbourhood, network
from companion.host.proxy import behind_proxies
from companion.host.server import Main, serve
from companion.host.websockets import WebSocketGuard
from companion.party.arrival import Connection
from companion.party.limits import Allowance
from tests.host.party_game import Seconds


def test_a_budget_that_is_overdrawn_makes_wait_and_comes_back_with_time() -> None:
    clock = Seconds()
    pace = Pace(Allowance(burst=3, seconds=2.0), clock)
    assert [pace.take() for _ in range(5)] == [0, 0, 0, 2.0, 4.0]
    clock.now = 4.0
    assert pace.take() == 2.0
    clock.now = 100.0
    assert pace.full
    assert pace.take(4) == 2.0


def test_each_key_has_a_budget_of_its_own_and_no_more_keys_are_kept_than_there_is_room_for() -> None:
    clock = Seconds()
    paces = Paces(Allowance(burst=1, seconds=1.0), clock)
    assert [paces.take("a"), paces.take("b"), paces.take("a")] == [0, 0, 1.0]
    for number in range(3 * Paces.MOST):
        paces.take(number)
    assert len(paces._paces) <= Paces.MOST  # pyright: ignore[reportPrivateUsage]


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
    assert neighbourhood(address) == place


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
    """What the limit asks of a connection."""

    def __init__(self, peer: str, own: str = "192.168.1.2") -> None:
        self.addresses = {"peername": (peer, 1), "sockname": (own, 2)}
        self.aborted = False

    def get_extra_info(self, name: str) -> Any:
        return self.addresses[name]

    def abort(self) -> None:
        self.aborted = True


def test_connections_are_limited_by_address_and_in_all_and_make_room_when_they_end() -> None:
    limit = ConnectionLimit(Limits(connections_of_one=2, connections=16))
    first, second, third = (Transport("192.168.1.7") for _ in range(3))
    assert limit.admit(first)
    assert limit.admit(first)  # the same one, upgraded to a WebSocket
    assert limit.admit(second)
    assert not limit.admit(third)
    assert third.aborted
    limit.release(first)
    assert limit.admit(Transport("192.168.1.7"))
    others = [Transport(f"192.168.2.{number}") for number in range(20)]
    assert sum(limit.admit(other) for other in others) == 14
    assert len(limit) == 16


def test_whoever_comes_through_a_trusted_proxy_is_not_counted_by_its_address() -> None:
    limit = ConnectionLimit(Limits(connections_of_one=1), [network("10.0.0.0/8")])
    assert all(limit.admit(Transport("10.0.0.1")) for _ in range(5))


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


def said(clock: Callable[[], float], lines: list[tuple[float, str, str]], now: Seconds) -> list[str]:
    """What a log keeps of lines at times."""
    once = OncePerSecond(clock)
    kept: list[str] = []
    for at, message, filled in lines:
        now.now = at
        record = logging.LogRecord("petri", logging.WARNING, "x", 1, message, (filled,), None)
        if once.filter(record):
            kept.append(record.getMessage())
    return kept


def test_the_same_line_is_written_once_a_second_with_the_number_of_those_left_out() -> None:
    clock = Seconds()
    lines = [(number / 100, "cut off %s", str(number)) for number in range(250)]
    kept = said(clock, [*lines, (2.6, "too many %s", "x"), (9.0, "cut off %s", "last")], clock)
    assert kept == [
        "cut off 0",
        "cut off 100 (and 99 more like it)",
        "cut off 200 (and 99 more like it)",
        "too many x",
        "cut off last (and 49 more like it)",
    ]


def test_a_line_of_the_log_has_an_end() -> None:
    record = logging.LogRecord("petri", logging.WARNING, "x", 1, "y" * 100_000, None, None)
    assert len(Short().format(record)) < 5000


def test_what_goes_wrong_because_a_client_has_gone_is_not_written() -> None:
    def record(error: Exception) -> logging.LogRecord:
        return logging.LogRecord("flet", logging.ERROR, "x", 1, "no", None, (type(error), error, None))

    assert not NotOfTheGone().filter(record(RuntimeError("An attempt to fetch destroyed session.")))
    assert NotOfTheGone().filter(record(RuntimeError("anything else")))
    assert NotOfTheGone().filter(logging.LogRecord("flet", logging.ERROR, "x", 1, "no", None, None))


def _nothing() -> Main:
    """An app that shows nothing."""

    def main(_: object) -> None:
        return None

    return main


@contextlib.contextmanager
def served(listening: Listening) -> Generator[None]:
    """A server of an empty app."""
    stop, ready = threading.Event(), threading.Event()
    arguments: dict[str, Any] = {"on_ready": ready.set, "stop": stop}
    server = threading.Thread(target=serve, args=(_nothing, listening), kwargs=arguments)
    server.start()
    ready.wait(20)
    try:
        yield
    finally:
        stop.set()
        server.join()


def test_a_request_head_without_an_end_ends_the_connection_before_it_fills_the_memory() -> None:
    async def send_for_ever(port: int) -> int:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        sent = 0
        try:
            while sent < 50_000_000:
                writer.write(b"X-Y: " + b"z" * 8192 + b"\r\n")
                await writer.drain()
                sent += 8192
                if reader.at_eof():
                    break
        except OSError:
            pass
        writer.transport.abort()
        return sent

    listening = listen(port=0)
    with served(listening):
        assert asyncio.run(send_for_ever(listening.port)) < 8_000_000  # what fits into the system's buffers


def test_whoever_says_nothing_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Limits, "__init__", _impatient(Limits.__init__))
    listening = listen(port=0)
    with served(listening):
        for said_first in (b"", b"GET / HT", b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET"):
            with socket.create_connection(("127.0.0.1", listening.port)) as silent:
                silent.settimeout(8)
                silent.sendall(said_first)
                begun = time.monotonic()
                while silent.recv(4096):
                    pass
                assert time.monotonic() - begun < 7


def _impatient(init: Callable[..., None]) -> Callable[..., None]:
    def impatient(self: Limits, **given: Any) -> None:
        init(self, **{"head_seconds": 0.3, **given})

    return impatient


def test_one_address_cannot_take_every_connection(caplog: pytest.LogCaptureFixture) -> None:
    listening = listen(port=0)
    with served(listening), contextlib.ExitStack() as held:
        most = Limits().connections_of_one
        for _ in range(most + 40):
            held.enter_context(socket.create_connection(("127.0.0.1", listening.port), 5))
        with socket.create_connection(("127.0.0.1", listening.port), 5, ("127.0.0.2", 0)) as other:
            other.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            answer = b""
            while part := other.recv(4096):
                answer += part
        assert b'"ok"' in answer
    assert re.search("too many connections from 127.0.0.1", caplog.text)


def answered(port: int, request: bytes, seconds: float = 8) -> bytes:
    """Everything that comes back until the connection is ended."""
    with socket.create_connection(("127.0.0.1", port), 5) as asking:
        asking.settimeout(seconds)
        with contextlib.suppress(ConnectionResetError, BrokenPipeError):
            asking.sendall(request)
            answer = b""
            while part := asking.recv(65536):
                answer += part
            return answer
    return b""


UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)


@pytest.mark.parametrize("more", [b"x: " + b"y" * 20_000 + b"\r\n", b"x: y\r\n" * 200])
def test_an_upgrade_that_one_parser_takes_and_the_other_does_not_ends_at_once(more: bytes) -> None:
    listening = listen(port=0)
    with served(listening):
        begun = time.monotonic()
        assert b"HTTP/1.1 4" in answered(listening.port, UPGRADE + more + b"\r\n")
        assert time.monotonic() - begun < 5


def test_requests_that_come_before_the_last_one_was_answered_are_not_worked_through() -> None:
    listening = listen(port=0)
    with served(listening):
        many = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" * 5000
        answer = answered(listening.port, many)
        assert answer.count(b'"ok"') < 5
        one = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        assert b'"ok"' in answered(listening.port, one)


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


def test_a_line_of_the_log_cannot_paint_the_terminal() -> None:
    record = logging.LogRecord("petri", logging.WARNING, "x", 1, "%s", ("\x1b[31mCode: ABC\x07",), None)
    assert Short().format(record) == "?[31mCode: ABC?"


def test_who_is_turned_away_pays_nothing() -> None:
    clock = Seconds()
    pace = Pace(Allowance(burst=1, seconds=1.0), clock)
    assert max(pace.take() for _ in range(10_000)) <= 31
    clock.now = 32.0
    assert pace.take() == 0


class Comer:
    """A WebSocket that an app without an end is behind."""

    def __init__(self, guard: WebSocketGuard, address: str, *, local: bool = False) -> None:
        self.sent: list[Any] = []
        self.came = Connection(address, local=local)
        self._gone = asyncio.Event()
        scope: dict[str, Any] = {"type": "websocket", "state": {STATE: self.came}}
        self.task = asyncio.create_task(guard(scope, self._receive, self._send))

    async def _receive(self) -> Any:
        await self._gone.wait()
        return {"type": "websocket.disconnect", "code": 1000}

    async def _send(self, message: Any) -> None:
        self.sent.append(message)

    @property
    def turned_away(self) -> bool:
        """Whether it was closed."""
        return any(message["type"] == "websocket.close" for message in self.sent)

    async def go(self) -> None:
        """Leave."""
        self._gone.set()
        await asyncio.gather(self.task, return_exceptions=True)


def test_strangers_from_everywhere_make_room_for_one_more_and_never_shut_this_computer_out() -> None:
    async def listens(_: Any, receive: Any, __: Any) -> None:
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def evening() -> None:
        guard = WebSocketGuard(listens, Limits(anonymous=8, anonymous_of_one=3))
        crowd = [Comer(guard, f"10.0.0.{number}") for number in range(8)]
        await asyncio.sleep(0)
        late = Comer(guard, "10.0.1.1")
        here = Comer(guard, "127.0.0.1", local=True)
        for _ in range(20):
            await asyncio.sleep(0)
        assert not late.turned_away
        assert not here.turned_away
        assert [each.turned_away for each in crowd] == [True] + [False] * 7
        again = [Comer(guard, "10.0.1.1") for _ in range(3)]
        for _ in range(20):
            await asyncio.sleep(0)
        assert any(each.turned_away for each in again)
        for each in (*crowd, late, here, *again):
            await each.go()

    asyncio.run(evening())


def test_a_websocket_that_never_says_who_it_is_is_let_go() -> None:
    async def listens(_: Any, receive: Any, __: Any) -> None:
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def evening() -> None:
        guard = WebSocketGuard(listens, Limits(register_seconds=0.01))
        silent = Comer(guard, "10.0.0.1")
        await asyncio.wait_for(silent.task, 10)
        assert silent.turned_away

    asyncio.run(evening())


def test_a_message_in_pieces_without_an_end_ends_the_connection() -> None:
    async def pieces(port: int) -> None:
        socket = await connect(f"ws://127.0.0.1:{port}/ws", max_size=None)

        async def for_ever() -> AsyncGenerator[bytes]:
            while True:
                yield b"x" * 1000

        with contextlib.suppress(ConnectionClosed):
            await asyncio.wait_for(socket.send(for_ever()), 10)

    listening = listen(port=0)
    with served(listening):
        asyncio.run(pieces(listening.port))
