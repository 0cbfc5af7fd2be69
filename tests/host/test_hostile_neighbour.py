"""Strangers do everything at once, watchers report without end, and nobody at the table notices."""

import asyncio
import json
import random
import statistics
import subprocess
import sys
from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from companion.game_service import GameService
from companion.rules.chromosome.corrections import Correct
from companion.store.folder import open_folder
from tests.browser.servers import ROOT
from tests.host.party_game import begun
from tests.host.phone import close_all
from tests.torture.guests import Guest, Judge
from tests.torture.host import Host

pytestmark = pytest.mark.alone

SECONDS = 8
TAPS = 30
SLOWER = 3.0
"""How many times as long as in peace a tap may take."""
MEGABYTES = 50
LOG_BYTES = 20_000


@dataclass(frozen=True)
class Table:
    """A host whose door is open, and its game."""

    host: Host
    game: str


@pytest.fixture
def table(tmp_path: Path) -> Generator[Table]:
    """A game of four whose host runs."""
    with closing(GameService(open_folder(tmp_path))) as service:
        game = begun(service, Correct(seat=0, what="irradiation", delta=3)).id
    host = Host(tmp_path).start()
    yield Table(host, game)
    host.kill()


def test_a_stranger_who_does_everything_at_once_is_not_noticed_at_the_table(table: Table) -> None:
    host = table.host
    measured: list[float] = []

    async def taps(judge: Judge, count: int) -> float:
        took = [seconds for _ in range(count) if (seconds := await judge.tap()) is not None]
        measured.extend(took)
        return statistics.median(took)

    async def evening() -> tuple[float, float, dict[str, dict[str, int]]]:
        judge = Judge(host, table.game)
        peace = await taps(judge, TAPS)
        before = most = host.megabytes()
        command = (sys.executable, "-m", "tests.torture.neighbour", str(host.port), str(SECONDS), "1", "all")
        hostile = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        try:
            war: list[float] = []
            guest = Guest(host, table.game, "Tomek", random.Random(1))
            await guest.come()  # who has the code gets in meanwhile
            while hostile.poll() is None:
                war.append(await taps(judge, 3))
                most = max(most, host.megabytes())
            said = hostile.stdout.read() if hostile.stdout else ""
        finally:
            hostile.kill()
        assert not judge.phone.crashes
        assert not guest.phone.crashes
        await close_all()
        return statistics.median(war) / peace, most - before, json.loads(said)

    slower, grown, told = asyncio.run(asyncio.wait_for(evening(), 120))
    assert sum(told["tried"].values()) > 40, told
    assert all(told["tried"].values())
    assert not host.ended
    assert slower <= SLOWER
    assert grown <= MEGABYTES
    assert host.log_size() <= LOG_BYTES
    assert "Traceback" not in host.errors
    host.kill()
    with closing(GameService(open_folder(host.data))) as service:
        assert service.open(table.game).table.version == 2 + len(measured)


@pytest.mark.parametrize(
    "reports",
    [
        "look-strangers-of-one",
        "look-strangers-of-many",
        "look-watchers",
        "width-watchers",
        "brightness-watchers",
        "route-watchers",
    ],
)
def test_reports_as_fast_as_they_may_come_are_not_noticed_at_the_table(table: Table, reports: str) -> None:
    host = table.host

    async def evening() -> float:
        judge = Judge(host, table.game)

        async def taps(count: int) -> list[float]:
            return [seconds for _ in range(count) if (seconds := await judge.tap()) is not None]

        await taps(TAPS // 2)
        peace = await taps(TAPS)
        command = (
            *(sys.executable, "-m", "tests.torture.reporters"),
            *(str(host.port), host.code, table.game, reports, str(SECONDS)),
        )
        clients = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        try:
            assert clients.stdout
            assert await asyncio.to_thread(clients.stdout.readline) == "begins\n"
            war: list[float] = []
            while clients.poll() is None:
                war += await taps(3)
            assert int(clients.stdout.read()) > 100
        finally:
            clients.kill()
        await close_all()
        return statistics.median(war) / statistics.median(peace)

    assert asyncio.run(asyncio.wait_for(evening(), 120)) <= SLOWER
    assert not host.ended
    assert "Traceback" not in host.errors
