"""A host of many tables in one process, driven by one JSON command a line; it answers each with a JSON line.

Its arguments are the folder of the games, or `-` for none, and the number of tables.

{"events": 10000, "table": 0} append this many events at one table, each sent to its phones before the next
{"look": true} report memory and counts {"evict": true} let sessions of phones that left expire now
"""

import asyncio
import gc
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import flet_web.fastapi as flet_fastapi  # pyright: ignore[reportMissingTypeStubs]

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.garbage import GarbageSearch, spare_the_collector
from companion.host.lan import Lan
from companion.host.limits import Limits
from companion.host.server import build_app
from companion.party.party import Party
from companion.rules.chromosome.corrections import Correct
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.setup import Seated, StartGame
from companion.store.blob_store import MemoryBlobStore
from companion.store.folder import open_folder
from companion.store.library import Library
from companion.table.table import Table
from companion.ui.app import main_for
from companion.ui.party.guests import guests_main

TURNS_TO_TELL = 12
"""Turns of the event loop from an event to the last message about it."""

NAMES = ("Magda", "Tomek", "Przemo", "Ola")
PLAYERS = tuple(Seated(name=name, species=seat, colour=seat) for seat, name in enumerate(NAMES))

UNLIMITED: Final = Limits(
    connections_of_one=10_000,
    connections=10_000,
    sockets_of_one=10_000,
    sockets=10_000,
    anonymous_of_one=10_000,
    anonymous=10_000,
    slow=False,
)
"""Limits off, to measure hundreds of devices on one computer."""


def memory() -> float:
    """Resident memory of this process in MB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 1e6


class Heap:
    """A journal in memory, so that storing tens of thousands of rows does not distort the cost of phones."""

    def __init__(self, rows: Sequence[Mapping[str, Any]]) -> None:
        self.rows = list(rows)

    def append_many(self, rows: Sequence[Mapping[str, Any]], **header: Any) -> None:
        """Keep more rows."""
        self.rows += rows


async def happen(open_game: OpenGame, number: int) -> None:
    """Append one event, and wait until all idle phones have been updated."""
    open_game.submit(Correct(seat=number // 2 % len(NAMES), what="irradiation", delta=1 - number % 2 * 2))
    for _ in range(TURNS_TO_TELL):
        await asyncio.sleep(0)


async def serve(data: Path | None, tables: int) -> None:
    """Host this many tables until stdin is closed."""
    party = Party(GameService(open_folder(data) if data else Library(MemoryBlobStore())))
    games: list[OpenGame] = []
    for _ in range(tables):
        open_game = party.service.begin("chromosome", StartGame(players=PLAYERS, starter=0))
        assert isinstance(open_game, OpenGame)
        for player in open_game.table.state.players:  # so that there is something to undo
            open_game.submit(Correct(seat=player.seat, what="irradiation", delta=3))
        if data is None:
            open_game.table = Table(CHROMOSOME, Heap(open_game.file.rows))
        games.append(open_game)
    codes = [party.offer(open_game.id).code for open_game in games]
    lan, garbage = Lan(0, UNLIMITED), GarbageSearch()
    lan.guests = guests_main(party)
    app = build_app(main_for(party.service, party))
    async with app.router.lifespan_context(app):
        await lan.open()
        spare_the_collector()
        garbage.begin()
        say(port=lan.port, codes=codes, memory=memory())
        loop = asyncio.get_running_loop()
        while line := await loop.run_in_executor(None, sys.stdin.readline):
            await obey(json.loads(line), games)
        await garbage.end()
        await lan.stop()


async def obey(order: dict[str, Any], games: list[OpenGame]) -> None:
    """Execute one command and answer it."""
    manager: Any = flet_fastapi.app_manager
    sessions: dict[str, Any] = manager._FletAppManager__sessions
    for number in range(order.get("events", 0)):
        await happen(games[int(order["table"])], number)
    if order.get("evict"):
        for key in [key for key, session in sessions.items() if session.expires_at is not None]:
            await manager.delete_session(key)
        await asyncio.sleep(0.5)
    gc.collect()
    say(
        memory=memory(),
        sessions=len(sessions),
        watched=sum(open_game.table.is_watched for open_game in games),
        versions=[open_game.table.version for open_game in games],
    )


def say(**what: Any) -> None:
    """Print one line of answer."""
    print(json.dumps(what), flush=True)


if __name__ == "__main__":
    asyncio.run(serve(None if sys.argv[1] == "-" else Path(sys.argv[1]), int(sys.argv[2])))
