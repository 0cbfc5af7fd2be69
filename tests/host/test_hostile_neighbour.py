"""Strangers try everything at once, watchers keep sending reports, and nobody at the table notices."""

import asyncio
import json
import random
import statistics
import subprocess
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from companion.club.table_hosts import TableHosts
from companion.club.visitor import TABLES
from companion.device.game_service import GameService
from companion.rules.chromosome.corrections import Correct
from companion.store.folder import open_folder
from tests.browser.servers import ROOT, petri
from tests.host.party_game import begun
from tests.host.phone import PATCH, close_all
from tests.torture.client import Client
from tests.torture.guests import Door, Guest, Judge, OneDoor
from tests.torture.host import Host
from tests.torture.reporters import SILENCE, Attack, Who

pytestmark = pytest.mark.alone

SECONDS = 8
TAPS = 30
SLOWER = 3.0
"""Maximum time of a tap, as a multiple of a tap without the attack."""
MEGABYTES = 50
LOG_BYTES = 20_000


@dataclass(frozen=True)
class Table:
    """A host that lets phones in, and its game."""

    host: Host
    game: str


@pytest.fixture
def table(tmp_path: Path) -> Generator[Table]:
    """A running host with a game of four."""
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
            await guest.come()  # a player with the code can join meanwhile
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


# messages at the allowed rate --------------------------------------------------------------------------

ATTACKS: list[tuple[Who, int, str]] = [
    (who, addresses, message)
    for who in ("strangers", "watchers", "guests", "hosts")
    for addresses in (1, 32)
    for message in ("report", "tap", "other")
]
"""The senders, their number of addresses, and the message; there are at least twelve devices."""

TAPS_OF_EACH = 14
PAUSE = 0.4
"""Seconds before a tap, so that the previous one is on everybody's screen."""


class Clocked(Client):
    """A client that measures the CPU time its server uses from an event to the next drawing."""

    server = 0
    _fired = -1
    _before = 0.0
    busy = 0.0
    """CPU seconds after the last event."""

    async def fire(self, control: int, event: str, data: Any = None) -> None:
        self._fired, self._before = self.patches, used_by(self.server)
        await super().fire(control, event, data)

    async def _hear(self, action: int, body: Any) -> None:
        if action == PATCH and self.patches == self._fired:
            self.busy = used_by(self.server) - self._before
        await super()._hear(action, body)


def used_by(process: int) -> float:
    """Return the CPU seconds used by a process's main thread."""
    return int(Path(f"/proc/{process}/schedstat").read_text().split()[0]) / 1e9


class Watcher(Judge):
    """A judge whose client measures its server."""

    def __init__(self, host: Door, game: str, server: int) -> None:
        super().__init__(host, game)
        self.phone: Clocked = Clocked("", f"/game/{game}")
        self.phone.server = server


@dataclass(frozen=True)
class Evening:
    """A served table with its addresses."""

    judge: "Watcher"
    url: str
    code: str
    tables: tuple[str, ...]
    storage: dict[str, str]


@contextmanager
def kitchen_table(folder: Path) -> Generator[Evening]:
    with closing(GameService(open_folder(folder))) as service:
        game = begun(service, Correct(seat=0, what="irradiation", delta=3)).id
    host = Host(folder).start()
    try:
        yield Evening(Watcher(host, game, host.pid), host.guests, host.code, (game,), {})
        assert not host.ended
        assert "Traceback" not in host.errors
    finally:
        host.kill()


@contextmanager
def public_instance(folder: Path) -> Generator[Evening]:
    """Run a public instance with a table of the test's own and twelve of strangers."""
    with closing(GameService(open_folder(folder))) as service:
        hosts = TableHosts(service.library)
        games = [begun(service, Correct(seat=0, what="irradiation", delta=3)).id for _ in range(13)]
        secrets = {game: hosts.admit(game) for game in games}
    server = petri(folder, "--public", "http://127.0.0.1").start()
    url = f"{server.url.replace('http', 'ws', 1)}ws"
    mine, *others = games
    judge = Watcher(OneDoor(url), mine, server.pid)
    judge.phone.storage[TABLES] = json.dumps({mine: secrets.pop(mine)})
    try:
        yield Evening(judge, url, "", tuple(others), {TABLES: json.dumps(secrets)})
        assert "Traceback" not in server.errors()
    finally:
        server.close()


@asynccontextmanager
async def senders(place: Evening, who: Who, addresses: int, message: str) -> AsyncGenerator[None]:
    """Let devices send that message to a table."""
    devices = max(12, addresses)
    attack = Attack(place.url, who, message, devices, addresses, place.code, place.tables, place.storage)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.torture.reporters", str(attack)), cwd=ROOT, stdout=PIPE
    )
    assert process.stdout
    try:
        assert await process.stdout.readline() == b"begins\n"
        yield
    finally:
        process.terminate()
        said, _ = await process.communicate()
    assert int(said) > 100 or message == SILENCE


@pytest.mark.parametrize(("who", "addresses", "message"), ATTACKS)
def test_messages_at_the_rate_that_is_allowed_are_not_noticed_at_the_table(
    who: Who, addresses: int, message: str, tmp_path: Path
) -> None:
    """Compare, tap by tap, with a table that has as many silent devices.

    Only the server's CPU time between a tap and its answer counts, so that other load on the machine does not
    matter.
    """

    async def evening(noisy: Evening, quiet: Evening) -> float:
        took: dict[str, list[float]] = {"noisy": [], "quiet": []}
        tables = {"noisy": noisy, "quiet": quiet}
        for each in tables.values():
            await each.judge.tap()
        async with senders(quiet, who, addresses, SILENCE), senders(noisy, who, addresses, message):
            for name in ("noisy", "quiet") * TAPS_OF_EACH:
                await asyncio.sleep(PAUSE)
                if await tables[name].judge.tap() is not None:
                    took[name].append(tables[name].judge.phone.busy)
        await close_all()
        assert min(map(len, took.values())) > TAPS_OF_EACH / 2

        return statistics.median(took["noisy"]) / statistics.median(took["quiet"])

    served = public_instance if who == "hosts" else kitchen_table
    with served(tmp_path / "noisy") as noisy, served(tmp_path / "quiet") as quiet:
        assert asyncio.run(asyncio.wait_for(evening(noisy, quiet), 180)) <= SLOWER
