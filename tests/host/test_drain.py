"""A process that is told to end moves its phones first.

It accepts no new phones, tells its phones to move, and ends within ten seconds.
"""

import asyncio
import json
import signal
import time
import urllib.error
import urllib.request
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager

import pytest

from companion.host.phones import (
    MOVE,
    PHONES,
    SECONDS_BETWEEN_LOOKS,
    SECONDS_TO_MOVE,
    SECONDS_TO_TELL,
    Phones,
    move_everybody,
)
from companion.party.arrival import Connection
from tests.browser.servers import Server, module
from tests.host.party_game import party_of, service
from tests.host.phone import Phone, close_all
from tests.host.table_server import Open, open_party
from tests.loops import asynchronous, in_real_time

PROMISED = 10.0
"""Maximum seconds until the process has ended."""


@pytest.fixture
def counter() -> Generator[Server]:
    """A server of the smallest app, running on Petri's own server code."""
    server = module("tests.browser.counter_app").start()
    yield server
    server.close()


def socket_of(server: Server) -> str:
    return f"{server.url.replace('http', 'ws', 1)}ws"


async def at(server: Server) -> Phone:
    phone = await Phone(socket_of(server)).open()
    await phone.sees("count 0")
    return phone


async def ended(server: Server, how: signal.Signals) -> int:
    """Stop the server in a thread and return its exit code; phones stay active meanwhile."""
    return await asyncio.to_thread(server.stop, how)


@in_real_time
async def test_a_phone_is_told_to_move_and_the_process_ends_as_soon_as_it_has(counter: Server) -> None:
    phone = await at(counter)
    begun = time.monotonic()
    ending = asyncio.create_task(ended(counter, signal.SIGTERM))
    await phone.hears(MOVE)
    await phone.close()
    assert await ending == 0
    assert time.monotonic() - begun < SECONDS_TO_MOVE
    assert counter.errors() == ""


@in_real_time
async def test_a_phone_that_will_not_move_is_cut_off_in_time(counter: Server) -> None:
    phone = await at(counter)
    begun = time.monotonic()
    assert await ended(counter, signal.SIGTERM) == 0
    await phone.gone()
    assert time.monotonic() - begun <= PROMISED


@in_real_time
async def test_what_is_tapped_while_a_process_moves_its_phones_is_done(counter: Server) -> None:
    phone = await at(counter)
    ending = asyncio.create_task(ended(counter, signal.SIGTERM))
    await phone.hears(MOVE)
    await phone.tap("More")
    await phone.sees("count 1")
    await phone.close()
    assert await ending == 0


@in_real_time
async def test_an_interrupt_ends_the_process_at_once_and_nobody_is_told_to_move(counter: Server) -> None:
    phone = await at(counter)
    begun = time.monotonic()
    assert await ended(counter, signal.SIGINT) == 0
    await phone.gone()
    assert MOVE not in phone.lines
    assert time.monotonic() - begun < SECONDS_TO_MOVE


@in_real_time
async def test_a_second_signal_is_not_kept_waiting(counter: Server) -> None:
    phone = await at(counter)
    begun = time.monotonic()
    ending = asyncio.create_task(ended(counter, signal.SIGTERM))
    await phone.hears(MOVE)
    assert await ended(counter, signal.SIGINT) == 0
    assert await ending == 0
    assert time.monotonic() - begun < SECONDS_TO_MOVE


@in_real_time
async def test_a_process_that_moves_its_phones_lets_nobody_else_in(counter: Server) -> None:
    phone = await at(counter)
    ending = asyncio.create_task(ended(counter, signal.SIGTERM))
    await phone.hears(MOVE)
    with pytest.raises(OSError):
        await Phone(socket_of(counter)).connect()
    await phone.close()
    assert await ending == 0


@asynccontextmanager
async def moving() -> AsyncGenerator[Open]:
    """Open a door in a process that is already moving its phones."""
    async with open_party(party_of(service())) as opened:
        PHONES.moving = True
        try:
            yield opened
        finally:
            PHONES.moving = False
            await close_all()


@in_real_time
async def test_a_door_that_is_still_open_tells_a_page_to_look_elsewhere() -> None:
    def health(url: str) -> tuple[int, str]:
        try:
            with urllib.request.urlopen(f"{url}healthz", timeout=10) as answer:
                return answer.status, json.load(answer)["status"]
        except urllib.error.HTTPError as error:
            return error.code, json.load(error)["status"]

    async with moving() as opened:
        assert await asyncio.to_thread(health, f"http://{opened.address}/") == (503, "moving")
        with pytest.raises(Exception, match="403"):
            await Phone(opened.socket).connect()


def crowd(phones: Phones, count: int, when_told: Callable[[Connection], None]) -> list[str]:
    """Add phones that react when told to move; return a list that collects the messages they get."""
    told: list[str] = []

    def tell(phone: Connection) -> Callable[[str], None]:
        def heard(line: str) -> None:
            told.append(line)
            when_told(phone)

        return heard

    for _ in range(count):
        phone = Connection()
        phone.tell_page = tell(phone)
        phones.come(phone)
    return told


@asynchronous
async def test_hundreds_of_phones_are_told_one_after_the_other_and_all_in_time() -> None:
    phones = Phones()
    told = crowd(phones, 400, phones.go)
    now = asyncio.get_running_loop().time
    begun = now()
    await move_everybody(phones)
    assert told == [MOVE] * 400
    assert now() - begun == pytest.approx(SECONDS_TO_TELL, rel=0.1)
    assert not len(phones)


@asynchronous
async def test_who_does_not_move_is_waited_for_no_longer_than_was_promised() -> None:
    phones = Phones()
    crowd(phones, 3, lambda _: None)
    now = asyncio.get_running_loop().time
    begun = now()
    await move_everybody(phones)
    assert now() - begun == pytest.approx(SECONDS_TO_MOVE, abs=SECONDS_BETWEEN_LOOKS)
    assert len(phones) == 3


def test_whoever_is_in_a_hurry_waits_for_no_phone() -> None:
    phones = Phones()
    told = crowd(phones, 3, lambda _: None)
    asyncio.run(move_everybody(phones, lambda: bool(told)))
    assert told == [MOVE]
    assert len(phones) == 3
