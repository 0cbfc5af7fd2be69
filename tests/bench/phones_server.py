"""A host of many tables in one process, told what to do on stdin; it answers one JSON object a line.

{"events": 10000}   so many events, spread over all tables
{"look": true}      memory and counts
{"evict": true}     let sessions of phones that left expire now
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
from pathlib import Path
from typing import Any

import flet_web.fastapi as flet_fastapi  # pyright: ignore[reportMissingTypeStubs]

from companion.host.crowd import Crowd
from companion.host.lan import Lan
from companion.host.server import build_app, spare_the_collector
from companion.house import House, Seating
from companion.party.party import Party
from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.events import Seated
from companion.store.folder import open_folder
from companion.ui.app import main_for
from companion.ui.party.guests import guests_main

MANY = 10_000
NAMES = ("Magda", "Tomek", "Przemo", "Ola")
PLAYERS = tuple(Seated(name=name, species=seat, colour=seat) for seat, name in enumerate(NAMES))


def memory() -> float:
    """Resident memory of this process in MB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 1e6


def turn(seating: Seating) -> None:
    """One event: the turn goes on."""
    active = seating.table.state.active
    assert active is not None
    seating.submit(cmd.EndTurn(seat=active))


async def serve(data: Path, tables: int) -> None:
    """Host so many tables until stdin ends."""
    party = Party(House(open_folder(data)))
    seatings: list[Seating] = []
    for _ in range(tables):
        seating = party.house.begin(cmd.StartGame(players=PLAYERS, starter=0))
        assert isinstance(seating, Seating)
        for player in seating.table.state.players:  # so that there is something to take away
            seating.submit(cmd.Correct(seat=player.seat, what="irradiation", delta=3))
        seatings.append(seating)
    codes = [party.offer(seating.id).code for seating in seatings]
    lan = Lan(0)
    lan.guests = guests_main(party)
    lan.crowd = lambda app: Crowd(app, MANY, MANY)
    app = build_app(main_for(party.house, party))
    async with app.router.lifespan_context(app):
        await lan.open()
        spare_the_collector()
        say(port=lan.port, codes=codes, memory=memory())
        loop = asyncio.get_running_loop()
        while line := await loop.run_in_executor(None, sys.stdin.readline):
            await obey(json.loads(line), seatings)
        await lan.stop()


async def obey(order: dict[str, Any], seatings: list[Seating]) -> None:
    """Do what a line says and answer."""
    manager: Any = flet_fastapi.app_manager
    sessions: dict[str, Any] = manager._FletAppManager__sessions
    for number in range(order.get("events", 0)):
        turn(seatings[number % len(seatings)])
        await asyncio.sleep(0.001)
    if order.get("evict"):
        for key in [key for key, session in sessions.items() if session.expires_at is not None]:
            await manager.delete_session(key)
        await asyncio.sleep(0.5)
    gc.collect()
    say(
        memory=memory(),
        sessions=len(sessions),
        watched=sum(seating.table.is_watched for seating in seatings),
        versions=[seating.table.version for seating in seatings],
    )


def say(**what: Any) -> None:
    """Answer with one line."""
    print(json.dumps(what), flush=True)


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1]), int(sys.argv[2])))
