"""A club night on PostgreSQL: appends versus bare inserts, cold tables, and phones over several processes."""

import contextlib
import math
import time
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Final

import psycopg

from companion.club.service import ClubService
from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.chromosome.corrections import Correct
from companion.rules.kernel import Command
from companion.store.postgres.library import PostgresLibrary
from tests.bench.club_phones import across, killed, many_tables
from tests.bench.figures import Figure, median, percentile
from tests.host.party_game import begun
from tests.postgres import Postgres, a_postgres
from tests.torture.guests import NAMES

APPENDS: Final = 300
SHORT: Final = 10
LONG: Final = 10_000
COLD: Final = 1000


def run() -> Iterator[Figure]:
    with a_postgres(durable=True) as postgres:
        yield from appends(postgres)
        yield from cold(postgres)
        yield from across(postgres)
        yield from many_tables(postgres)
        yield from killed(postgres)


def correct(number: int) -> Command:
    """Return a correction that can be repeated any number of times: odd ones undo even ones."""
    return Correct(seat=number // 2 % len(NAMES), what="irradiation", delta=1 - number % 2 * 2)


def irradiated(service: GameService) -> OpenGame:
    """Begin a game in which every player has some irradiation to lose."""
    return begun(service, *(Correct(seat=seat, what="irradiation", delta=3) for seat in range(len(NAMES))))


def grown(game: OpenGame, version: int) -> OpenGame:
    """Extend the game to this many entries."""
    while game.table.version < version:
        stored(game)
    return game


def stored(game: OpenGame) -> float:
    """Submit one more command; return the seconds until it is stored."""
    command = correct(game.table.version)
    began = time.perf_counter()
    answer = game.submit(command)
    took = time.perf_counter() - began
    assert hasattr(answer, "seq"), answer
    return took


def appends(postgres: Postgres) -> Iterator[Figure]:
    """Time an entry in games of 10 and of 10,000 entries, and a bare INSERT with COMMIT, by turns."""
    address = postgres.prepared()
    with (
        contextlib.closing(ClubService(PostgresLibrary(address))) as service,
        psycopg.connect(address) as bare,
    ):
        bare.execute("CREATE TABLE bare (game text, seq integer, row text, PRIMARY KEY (game, seq))")
        bare.commit()
        long, short = grown(irradiated(service), LONG), irradiated(service)
        text, numbers = "x" * 300, count()

        def insert() -> float:
            began = time.perf_counter()
            bare.execute("INSERT INTO bare VALUES ('game', %s, %s)", (next(numbers), text))
            bare.commit()
            return time.perf_counter() - began

        took: tuple[list[float], list[float], list[float]] = ([], [], [])
        for turn in range(APPENDS):
            if short.table.version > SHORT + SHORT // 2:
                short = grown(irradiated(service), SHORT - SHORT // 2 + 1)
            acts = [lambda: stored(short), lambda: stored(long), insert]  # noqa: B023  (each is done in its turn)
            for at in (
                each % len(acts) for each in range(turn, turn + len(acts))
            ):  # rotate, so that none is always the first
                took[at].append(acts[at]())
    at_ten, at_many, beside = (median(each) * 1000 for each in took)
    yield Figure(
        "an entry on PostgreSQL, from the command to the commit, median",
        at_ten,
        "ms",
        "<= 2 x INSERT and COMMIT",
        at_ten <= 2 * beside,
        at_ten / beside,
        f"a bare INSERT and COMMIT ({beside:.2f} ms)",
    )
    noise = math.hypot(*map(uncertainty, took[:2])) * 2000
    yield Figure(
        "… of a game of 10,000 events",
        at_many,
        "ms",
        "no slower than of 10, in noise",
        at_many <= at_ten + noise,
        at_many / at_ten,
        f"of a game of 10 ({at_ten:.2f} ms, noise {noise:.2f} ms)",
    )


def uncertainty(values: Sequence[float]) -> float:
    """Return the standard error of the median, from the quartiles, so that single slow runs do not matter."""
    spread = (percentile(values, 0.75) - percentile(values, 0.25)) / 1.349
    return 1.2533 * spread / math.sqrt(len(values))


def cold(postgres: Postgres) -> Iterator[Figure]:
    """Time how long a process takes to open a table of a thousand events that it has not opened before."""
    address = postgres.prepared()
    with contextlib.closing(ClubService(PostgresLibrary(address))) as service:
        game = grown(irradiated(service), COLD)
        took: list[float] = []
        for _ in range(9):
            with contextlib.closing(ClubService(PostgresLibrary(address))) as other:
                began = time.perf_counter()
                other.open(game.id)
                took.append(time.perf_counter() - began)
        value = median(took) * 1000
        yield Figure("opening a table of 1,000 events cold", value, "ms", "<= 150 ms", value <= 150)
