"""A phone's work on the server without one of the mends of Flet: `python -m tests.bench.flet_work [NAME]`."""

from __future__ import annotations

import gc
import json
import sys
import time

from companion import flet_fixes
from companion.open_game import OpenGame
from companion.party.access import Access
from companion.party.party import Party
from tests.bench.figures import median
from tests.loops import in_own_time
from tests.ui.fights import table
from tests.ui.test_phone_memory import memory_of_one_more
from tests.ui.test_rights import open_player, phone, sit

OPENED = 7
TAPS = 30
PHONES = 2


def leave_out(name: str) -> None:
    """Apply all mends but that of this module."""
    every = flet_fixes.fixes()
    kept = tuple(fix for fix in every if not fix.__module__.endswith(f".{name}"))
    assert len(kept) == len(every) - bool(name), name
    flet_fixes.fixes = lambda: kept


async def opening(party: Party, game: OpenGame, access: Access) -> float:
    """Milliseconds of the processor while a table and a player's numbers come."""
    gc.collect()
    begun = time.process_time()
    async with phone(party, game, access) as screen:
        await open_player(screen, "Magda")
    return (time.process_time() - begun) * 1e3


async def measured() -> dict[str, float]:
    """What a phone costs: the medians of openings and of taps in ms, the least memory in bytes."""
    home, game = table()
    party = Party(home)
    party.offer(game.id)
    access = sit(party, game, 0)
    openings = [await opening(party, game, access) for _ in range(OPENED + 1)][1:]
    tapped: list[float] = []
    async with phone(party, game, access) as screen:
        await open_player(screen, "Magda")
        for _ in range(TAPS + 1):
            begun = time.process_time()
            await screen.tap("Magda: Irradiation, more")
            await screen.tap("Magda: Irradiation, less")
            tapped.append((time.process_time() - begun) * 500)
    kept = [await memory_of_one_more(home, game) for _ in range(PHONES + 1)][1:]
    return {"opening": median(openings), "tap": median(tapped[1:]), "memory": min(kept)}


if __name__ == "__main__":
    leave_out(sys.argv[1] if len(sys.argv) > 1 else "")
    print(json.dumps(in_own_time(measured())))
