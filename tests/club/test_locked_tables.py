"""Whatever locks an operator's session holds in the database, a process answers as fast as without them."""

import asyncio
import contextlib
import statistics
import time
import urllib.request
from collections.abc import AsyncGenerator
from typing import Final, LiteralString

import psycopg
import pytest

from companion.club.service import ClubService
from companion.rules.chromosome.corrections import Correct
from companion.store.postgres.library import PostgresLibrary
from tests.browser.servers import Server
from tests.host.party_game import begun
from tests.host.phone import close_all
from tests.store.test_postgres_patience import HELD
from tests.torture.guests import Judge, OneDoor

pytestmark = pytest.mark.alone

ROUNDS: Final = 4
ASKED: Final = 10
"""Number of requests of each kind in a round, both without and with the lock."""
SLOWER: Final = 3.0
ONCE: Final = 2.5
"""Seconds after which every process has noticed the lock."""


class Drummer(Judge):
    """A player who taps without waiting for an answer."""

    async def drum(self) -> None:
        await self.tap()
        while True:
            if (button := self._button()) is not None:
                await self.phone.fire(button, "click")
            await asyncio.sleep(0.5)


@contextlib.asynccontextmanager
async def drumming(door: OneDoor, game: str) -> AsyncGenerator[None]:
    """Tap with three pages at a table, twice a second each."""
    tasks = [asyncio.create_task(Drummer(door, game).drum()) for _ in range(3)]
    await asyncio.sleep(2)
    yield
    for each in tasks:
        each.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.parametrize("held", HELD)
def test_health_and_another_table_are_as_fast_while_something_is_held_as_in_peace(
    address: str, held: str
) -> None:
    """Rounds without and with the lock alternate, so that load on the machine slows both equally."""
    with contextlib.closing(ClubService(PostgresLibrary(address))) as service:
        irradiated = Correct(seat=0, what="irradiation", delta=3)
        game, other = (begun(service, irradiated).id for _ in range(2))
    options = ("--host", "127.0.0.1", "--no-open", "--store", address)
    server = Server(lambda port: ("companion", "serve", "--port", str(port), *options)).start()
    door = OneDoor(f"{server.url.replace('http', 'ws', 1)}ws")

    def healthy() -> float:
        began = time.perf_counter()
        with urllib.request.urlopen(f"{server.url}healthz", timeout=20) as answer:
            assert answer.status == 200
        return time.perf_counter() - began

    async def evening() -> dict[str, dict[str, list[float]]]:
        took = {way: {"health": list[float](), "tap": list[float]()} for way in ("peace", "held")}
        judge = Judge(door, other)

        async def ask(way: str) -> None:
            for _ in range(ASKED):
                took[way]["health"].append(await asyncio.to_thread(healthy))
                if held == "row" and (seconds := await judge.tap()) is not None:
                    took[way]["tap"].append(seconds)

        query: LiteralString = HELD[held]
        async with drumming(door, game):
            await judge.tap()
            for _ in range(ROUNDS):
                await ask("peace")
                async with await psycopg.AsyncConnection.connect(address) as holder:
                    await holder.execute(query, {"game": game})
                    await asyncio.sleep(ONCE)
                    await ask("held")
                    await holder.rollback()
                await asyncio.sleep(ONCE)
        await close_all()
        return took

    try:
        took = asyncio.run(asyncio.wait_for(evening(), 240))
    finally:
        server.close()
    for asked, seconds in took["peace"].items():
        if seconds:
            assert statistics.median(took["held"][asked]) <= SLOWER * statistics.median(seconds), asked
