"""A club night on PostgreSQL: appends beside bare inserts, cold tables, and phones over several processes."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from typing import Final

import psycopg

from companion.game_service import GameService
from companion.open_game import OpenGame
from companion.rules.chromosome import commands as cmd
from companion.store.postgres.library import PostgresLibrary
from tests.bench.club_phones import across, killed, many_tables
from tests.bench.figures import Figure, median
from tests.host.party_game import begun
from tests.postgres import Postgres, a_postgres
from tests.torture.guests import NAMES

APPENDS: Final = 300
LONG: Final = 10_000
COLD: Final = 1000


def run() -> Iterator[Figure]:
    """All figures of issue 17."""
    with a_postgres(durable=True) as postgres:
        yield from appends(postgres)
        yield from cold(postgres)
        yield from across(postgres)
        yield from many_tables(postgres)
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
