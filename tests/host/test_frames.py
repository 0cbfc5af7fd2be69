"""The law of frames: any frame that a stranger sends over a WebSocket costs the server next to nothing."""

import asyncio
import socket
import statistics
import struct
import threading
import time
from collections.abc import Generator
from contextlib import closing, contextmanager, suppress
from itertools import product
from pathlib import Path

import pytest

from companion.device.game_service import GameService
from companion.host.address import listen
from companion.rules.chromosome.corrections import Correct
from companion.store.folder import open_folder
from tests.host.party_game import begun
from tests.host.phone import close_all
from tests.host.test_connection_limits import UPGRADE, served
from tests.torture.guests import Judge
from tests.torture.host import Host

MOST_SECONDS = 0.1
"""Maximum CPU seconds for `BYTES` of frames."""
BYTES = 60_000
SLOWER = 3.0
"""Maximum time of a tap, as a multiple of a tap without the flood."""

FIRST_BYTES = (*range(0x10), *range(0x80, 0x90), 0xC2, 0xA2, 0x92)
"""Every opcode, with and without the final bit, and each of the reserved bits."""
LENGTHS = (0, 125, 30_000)
BROKEN_TEXT = b"\x81\x81\0\0\0\0x"
"""A text that is not a heartbeat; the server answers with a close frame."""

BEFORE = {
    "open": b"",
    "in the middle of a message": b"\x02\x81\0\0\0\0x",
    "closed by the stranger": b"\x88\x80\0\0\0\0",
    "closed by the server": BROKEN_TEXT,
}


def frame(first: int, length: int, *, masked: bool) -> bytes:
    """Return a frame filled with zeros; if the length is absurd, only its beginning."""
    bit = 0x80 * masked
    if length < 126:
        head = bytes([first, bit | length])
    elif length < 2**16:
        head = bytes([first, bit | 126]) + struct.pack("!H", length)
    else:
        head = bytes([first, bit | 127]) + struct.pack("!Q", length)
    return head + bytes(4 * masked) + bytes(min(length, BYTES))


@contextmanager
def stranger(port: int, address: str) -> Generator[socket.socket]:
    """Yield an open WebSocket that never registers."""
    with socket.create_connection(("127.0.0.1", port), 10, (address, 0)) as connection:
        connection.sendall(UPGRADE + b"\r\n")
        assert b"101 Switching" in connection.recv(4096)
        yield connection


def send(connection: socket.socket, data: bytes) -> None:
    """Send as much data as the server accepts; it may have closed the connection or stopped reading."""
    connection.settimeout(0.2)
    with suppress(OSError):
        connection.sendall(data)


def settled() -> None:
    """Wait until this process is idle."""
    while True:
        before = time.process_time()
        time.sleep(0.01)
        if time.process_time() - before < 0.002:
            return


@pytest.mark.alone
@pytest.mark.parametrize("state", BEFORE)
def test_sixty_kilobytes_of_any_frame_cost_a_tenth_of_a_second_at_most(state: str) -> None:
    addresses = (f"127.7.{number // 250}.{number % 250 + 1}" for number in range(5_000))
    costs: dict[tuple[str, int, bool], float] = {}
    listening = listen(port=0)
    with served(listening):
        for first, length, masked in product(FIRST_BYTES, LENGTHS, (True, False)):
            one = frame(first, length, masked=masked)
            data = (one * (BYTES // len(one) + 1))[:BYTES]
            with stranger(listening.port, next(addresses)) as connection:
                connection.sendall(BEFORE[state])
                settled()
                begun = time.process_time()
                send(connection, data)
                settled()
                costs[f"{first:02x}", length, masked] = time.process_time() - begun
    dear = {kind: round(cost, 3) for kind, cost in costs.items() if cost > MOST_SECONDS}
    assert not dear


@pytest.mark.parametrize("first", [0x01, 0x02])
def test_the_first_piece_of_a_stranger_s_message_ends_the_connection(first: int) -> None:
    listening = listen(port=0)
    with served(listening), stranger(listening.port, "127.0.0.1") as connection:
        connection.sendall(frame(first, 5, masked=True))
        with suppress(ConnectionResetError):
            assert connection.recv(4096) == b""


FLOODS = (
    BEFORE["in the middle of a message"] + frame(0x00, 0, masked=True) * 10_000,
    frame(0x89, 0, masked=True) * 10_000,
    frame(0x8A, 0, masked=True) * 10_000,
    frame(0x81, 0, masked=True) * 10_000,
    frame(0x82, 0, masked=True) * 10_000,
    BROKEN_TEXT + frame(0x82, 0, masked=True) * 10_000,
)
"""The frames of six strangers, one kind each, sent over one connection after another."""


def flood(port: int, address: str, data: bytes, stop: threading.Event) -> None:
    """Send frames over ever new connections until told to stop."""
    while not stop.is_set():
        with suppress(OSError, AssertionError), stranger(port, address) as connection:
            send(connection, data)
            while connection.recv(65536):
                pass


@pytest.mark.alone
def test_the_host_s_tap_stays_within_three_times_while_six_connections_send_frames(
    tmp_path: Path,
) -> None:
    with closing(GameService(open_folder(tmp_path))) as service:
        game = begun(service, Correct(seat=0, what="irradiation", delta=3)).id
    host = Host(tmp_path).start()
    stop = threading.Event()
    strangers = [
        threading.Thread(target=flood, args=(host.port, f"127.7.7.{number}", data, stop))
        for number, data in enumerate(FLOODS, 1)
    ]

    async def taps(judge: Judge, count: int) -> float:
        return statistics.median([took for _ in range(count) if (took := await judge.tap()) is not None])

    async def evening() -> tuple[float, float]:
        judge = Judge(host, game)
        peace = await taps(judge, 20)
        for each in strangers:
            each.start()
        war = await taps(judge, 40)
        await close_all()
        return peace, war

    try:
        peace, war = asyncio.run(asyncio.wait_for(evening(), 120))
    finally:
        stop.set()
        host.kill()
        for each in strangers:
            each.join()
    assert war <= SLOWER * peace
