"""Taps are drawn one at a time; the sender who has used the least server time goes first."""

import asyncio
import time
from collections import Counter

from companion.host.taps import ALLOWANCE, TapTurns
from companion.party.limits import Allowance
from tests.loops import in_real_time

COST = 0.005
"""CPU seconds of a tap."""


class Server:
    """A server that draws taps, and records their order."""

    def __init__(self, allowance: Allowance = ALLOWANCE) -> None:
        self.turns = TapTurns(allowance)
        self.drawn: list[str] = []

    async def tap(self, sender: str) -> None:
        await self.turns.wait(sender)
        self.drawn.append(sender)
        await asyncio.sleep(0)
        end = time.thread_time() + COST
        while time.thread_time() < end:
            pass

    async def flood(self, sender: str) -> None:
        while True:
            await self.tap(sender)

    def drum(self, *senders: str) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(self.flood(each)) for each in senders]


async def end(tasks: list[asyncio.Task[None]]) -> None:
    for each in tasks:
        each.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@in_real_time
async def test_a_tap_waits_for_one_that_is_being_drawn_and_not_for_all_that_others_have_sent() -> None:
    for senders in (["10.0.0.9"] * 12, [f"10.0.0.{number}" for number in range(32)]):
        server = Server()
        tasks = server.drum(*senders)
        while min(Counter({**dict.fromkeys(senders, 0), **Counter(server.drawn)}).values()) < 2:
            await asyncio.sleep(0.05)
        for seat in ("1", "2", "3", "4"):
            before = len(server.drawn)
            await server.tap(seat)
            assert server.drawn[before:].index(seat) <= 1
            await asyncio.sleep(0.1)
        await end(tasks)


@in_real_time
async def test_a_slow_sender_never_waits_for_a_rest() -> None:
    server = Server()
    tasks = server.drum(*["10.0.0.9"] * 12)
    await asyncio.sleep(0.5)
    for _ in range(int(ALLOWANCE.burst / 1000 / COST / 2)):
        began, before = time.thread_time(), len(server.drawn)
        await server.tap("a seat")
        # By the end of another client's turn, only this client's own tap had been drawn.
        assert len(server.drawn) - before <= 2
        assert time.thread_time() - began < 3 * COST
    await end(tasks)


@in_real_time
async def test_fast_senders_leave_most_of_the_time_to_others() -> None:
    server = Server(Allowance(burst=20, seconds=0.2))
    tasks = server.drum(*(f"10.0.0.{number}" for number in range(12)))
    await asyncio.sleep(1)
    before, began = len(server.drawn), time.perf_counter()
    await asyncio.sleep(2)
    assert (len(server.drawn) - before) * COST <= (time.perf_counter() - began) / 2
    await end(tasks)


@in_real_time
async def test_a_connection_that_ends_while_it_waits_holds_nobody_up() -> None:
    server = Server()
    tasks = server.drum(*["10.0.0.9"] * 12)
    await asyncio.sleep(0.3)
    await end(tasks)
    await asyncio.wait_for(server.tap("10.0.0.9"), 2)
    await asyncio.wait_for(server.tap("a seat"), 1)
