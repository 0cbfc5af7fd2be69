"""A running server's limits for one connection and for one address."""

import asyncio
import contextlib
import re
import socket
import threading
import time
from collections.abc import AsyncGenerator, Callable, Generator
from ipaddress import ip_network
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from companion.host.address import Listening, listen
from companion.host.connections import ConnectionLimit, connection_of
from companion.host.limits import Limits
from companion.host.server import Main, serve
from companion.party.arrival import Connection


def _nothing() -> Main:
    """Return an app that shows nothing."""

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
        assert asyncio.run(send_for_ever(listening.port)) < 8_000_000  # the size of the system's buffers


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
    """Return everything that is received until the connection ends."""
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


class Line:
    """An accepted connection, as far as the limit uses it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.ended = False

    def get_extra_info(self, which: str) -> tuple[str, int]:
        return (self.address, 9) if which == "peername" else ("10.77.0.1", 80)

    def abort(self) -> None:
        self.ended = True


def come(limit: ConnectionLimit, address: str, *, says: bool = False) -> Line:
    """Connect, and send half a request or, if it `says` all, a whole one."""
    line = Line(address)
    if limit.admit(line, connection_of(line)):
        limit.waits(line, not says)
    return line


def test_addresses_that_take_every_connection_shut_out_neither_a_seated_phone_nor_a_newcomer() -> None:
    limit = ConnectionLimit(Limits())
    limit.seat(Connection("10.77.0.252"))
    for round in range(96):
        for rival in range(8):
            come(limit, f"10.77.0.{rival + 2}")
        if round > 80:
            seated, newcomer = come(limit, "10.77.0.252"), come(limit, "10.77.0.251")
            here = come(limit, "127.0.0.1")
            for line in (seated, newcomer, here):
                assert not line.ended
                limit.waits(line, False)  # its request has arrived
                come(limit, "10.77.0.2")
                assert not line.ended
                limit.release(line)


def test_a_seated_address_has_room_where_strangers_hold_all_with_whole_requests() -> None:
    limit = ConnectionLimit(Limits())
    limit.seat(Connection("10.77.0.252"))
    strangers = [come(limit, f"10.77.{number // 90}.{number % 90}", says=True) for number in range(600)]
    assert any(each.ended for each in strangers)
    assert come(limit, "10.78.0.1").ended
    for address in ("10.77.0.252", "127.0.0.1"):
        assert not come(limit, address).ended


def test_unfinished_connections_of_a_proxy_and_of_the_seated_are_not_the_ones_to_go() -> None:
    limit = ConnectionLimit(Limits(), (ip_network("10.77.0.9/32"),))
    limit.seat(Connection("10.77.0.252"))
    proxied = [come(limit, "10.77.0.9") for _ in range(300)]
    seated = [come(limit, "10.77.0.252") for _ in range(20)]
    rivals = [come(limit, f"10.77.0.{number % 8 + 20}") for number in range(400)]
    come(limit, "10.77.0.251")
    assert any(each.ended for each in rivals)
    assert not any(each.ended for each in (*proxied, *seated))


def test_a_newcomer_is_let_in_where_unfinished_requests_of_the_seated_hold_all_room() -> None:
    limit = ConnectionLimit(Limits())
    places = [f"10.77.0.{number + 20}" for number in range(7)]
    for place in places:
        limit.seat(Connection(place))
    lines = [come(limit, place) for place in places for _ in range(96)]
    assert not come(limit, "10.78.0.1").ended
    for place in places:
        its = [each for each in lines if each.address == place]
        assert not any(each.ended for each in its[:6])


def test_a_tunnel_of_this_computer_shuts_its_own_tab_out_by_no_number_of_connections() -> None:
    limit = ConnectionLimit(Limits())
    tunnelled: list[Line] = []
    for _ in range(700):
        line = Line("127.0.0.1")
        came = connection_of(line)
        if limit.admit(line, came):
            came.forwards()  # its first request has arrived
        limit.waits(line, False)
        tunnelled.append(line)
    assert sum(not each.ended for each in tunnelled) == Limits().connections_of_one
    own = [come(limit, "127.0.0.1", says=True) for _ in range(Limits().connections_of_one)]
    assert not any(each.ended for each in own)
    for line in tunnelled:
        limit.release(line)
    assert len(limit) == len(own)
