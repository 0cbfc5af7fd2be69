"""A club night on PostgreSQL: appends beside bare inserts, cold tables, and phones over several processes."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Iterator
from typing import Final

import psycopg

from companion.game_service import GameService
from companion.open_game import OpenGame
from companion.rules.chromosome import commands as cmd
from companion.store.postgres.library import PostgresLibrary
from tests.bench.figures import Figure, median, percentile
from tests.club.evening import Club, a_club, seated
from tests.host.party_game import begun
from tests.host.phone import Phone, close_all
from tests.postgres import Postgres, a_postgres
from tests.torture.guests import NAMES

APPENDS: Final = 300
LONG: Final = 10_000
COLD: Final = 1000
TAPS: Final = 60


def run() -> Iterator[Figure]:
    """All figures of issue 17 that phones without browsers can measure."""
    with a_postgres(durable=True) as postgres:
        yield from appends(postgres)
        yield from cold(postgres)
        yield from across(postgres)
        yield from killed(postgres)


def correct(number: int) -> cmd.Command:
    """A change that can be made any number of times."""
    return cmd.Correct(seat=number // 2 % len(NAMES), what="irradiation", delta=1 - number % 2 * 2)


def timed(game: OpenGame, first: int, count: int) -> list[float]:
    """Seconds that each of so many commands takes, from the command to its being stored."""
    took: list[float] = []
    for number in range(first, first + count):
        began = time.perf_counter()
        answer = game.submit(correct(number))
        took.append(time.perf_counter() - began)
        assert hasattr(answer, "seq"), answer
    return took


def appends(postgres: Postgres) -> Iterator[Figure]:
    """An entry beside a bare INSERT and COMMIT, in turns; one of a long game beside one of a short one."""
    address = postgres.prepared()
    with (
        contextlib.closing(GameService(PostgresLibrary(address))) as service,
        psycopg.connect(address) as bare,
    ):
        bare.execute("CREATE TABLE bare (game text, seq integer, row text, PRIMARY KEY (game, seq))")
        bare.commit()
        game = begun(service)
        for player in range(len(NAMES)):
            game.submit(cmd.Correct(seat=player, what="irradiation", delta=3))
        text = "x" * 300
        own: list[float] = []
        plain: list[float] = []
        for number in range(APPENDS):
            own += timed(game, number, 1)
            began = time.perf_counter()
            bare.execute("INSERT INTO bare VALUES ('game', %s, %s)", (number, text))
            bare.commit()
            plain.append(time.perf_counter() - began)
        value, beside = median(own) * 1000, median(plain) * 1000
        yield Figure(
            "an entry on PostgreSQL, from the command to the commit, median",
            value,
            "ms",
            "<= 2 x INSERT and COMMIT",
            value <= 2 * beside,
            value / beside,
            f"a bare INSERT and COMMIT ({beside:.2f} ms)",
        )
        timed(game, APPENDS, LONG - game.table.version)
        long = median(timed(game, LONG, APPENDS)) * 1000
        yield Figure(
            "… of a game of 10,000 events", long, "ms", "<= 1.25 x", long <= 1.25 * value, long / value
        )


def cold(postgres: Postgres) -> Iterator[Figure]:
    """A table of a thousand events, opened by a process that does not know it."""
    address = postgres.prepared()
    with contextlib.closing(GameService(PostgresLibrary(address))) as service:
        game = begun(service)
        for player in range(len(NAMES)):
            game.submit(cmd.Correct(seat=player, what="irradiation", delta=3))
        timed(game, 0, COLD - game.table.version)
        took: list[float] = []
        for _ in range(9):
            with contextlib.closing(GameService(PostgresLibrary(address))) as other:
                began = time.perf_counter()
                other.open(game.id)
                took.append(time.perf_counter() - began)
        value = median(took) * 1000
        yield Figure("opening a table of 1,000 events cold", value, "ms", "<= 150 ms", value <= 150)


def across(postgres: Postgres) -> Iterator[Figure]:
    """From a tap on one process to the news on a phone at another, beside two phones at one process."""
    with a_club(postgres.prepared()) as club:
        game = club.begin(*(cmd.Correct(seat=seat, what="irradiation", delta=3) for seat in range(4)))
        one, other = asyncio.run(_taps(club, game))
    for name, share, most in (("median", 0.5, 1.5), ("95th percentile", 0.95, 2.5)):
        value, beside = percentile(other, share) * 1000, percentile(one, share) * 1000
        yield Figure(
            f"tap at one process to the news on a phone at another, {name}",
            value,
            "ms",
            f"<= {most} x at one process",
            value <= most * beside,
            value / beside,
            f"a phone at the same process ({beside:.0f} ms)",
        )


async def _taps(club: Club, game: str) -> tuple[list[float], list[float]]:
    """Seconds to the news on a phone at the same process, and on one at another, tap by tap."""
    at = [f"ws://127.0.0.1:{port}/ws" for port in (club.ports[0], club.ports[0], club.ports[1])]
    phones: list[Phone] = []
    for url, name in zip(at, NAMES, strict=False):
        phone = Phone(url, f"/join/{club.code}", headers={"X-Forwarded-For": "127.0.0.9"})
        await phone.open()
        await phone.sees(name)
        await phone.tap(name)
        await phone.sees("Table menu")
        phones.append(phone)
    await asyncio.sleep(2)
    tapping, *waiting = phones
    took: tuple[list[float], list[float]] = ([], [])
    for number in range(TAPS + 5):
        await asyncio.sleep(0.5)
        said = [phone.messages for phone in waiting]
        began = time.perf_counter()
        await tapping.tap("add a fate point" if number % 2 else "spend a fate point")
        async with asyncio.timeout(10):
            while any(phone.messages == before for phone, before in zip(waiting, said, strict=True)):
                await asyncio.sleep(0.001)
        if number >= 5:  # the first ones warm up
            for each, phone in zip(took, waiting, strict=True):
                each.append(phone.heard_at - began)
    await close_all()
    return took


def killed(postgres: Postgres) -> Iterator[Figure]:
    """From the death of a process until its phones show their table again, through another one."""

    async def evening(club: Club, game: str) -> float:
        async with seated(club, game, random.Random(1)) as guests:
            club.processes[0].kill()
            began = time.perf_counter()
            for each in guests:
                if each.phone.closed_with is not None:
                    each.cut()
                    await each.come()
            return time.perf_counter() - began

    with a_club(postgres.prepared()) as club:
        took = asyncio.run(evening(club, club.begin()))
    yield Figure("a process killed, to its phones at their table again", took, "s", "<= 5 s", took <= 5)
