"""What a running server takes from one connection, and from one address."""

import asyncio
import contextlib
import re
import socket
import threading
import time
from collections.abc import AsyncGenerator, Callable, Generator
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from companion.host.address import Listening, listen
from companion.host.limits import Limits
from companion.host.server import Main, serve


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
