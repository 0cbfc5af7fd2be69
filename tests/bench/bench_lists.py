"""Long histories and long lists: the time to their first screen, and how long it delays other phones.

Each screen is opened by a phone over the real server, from Home, with its session and its game already open.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, Iterable

from companion.device.game_service import GameService
from companion.ui.app import main_for
from companion.ui.routes import import_all
from tests.bench.figures import Figure, median
from tests.host.party_game import party_of
from tests.host.phone import EVENT, PROPS, Phone, close_all
from tests.host.table_server import open_party
from tests.long_games import with_entries, with_games
from tests.watchdog import Watch, watched

FEW, MANY = 10, 10_000
RUNS = 5
LONGEST = 50.0
"""Maximum milliseconds of one callback."""


@contextlib.asynccontextmanager
async def phone_of(home: GameService) -> AsyncGenerator[Phone]:
    """Open a phone that shows the quick rules."""
    async with open_party(party_of(home), main_for(home)) as door:
        phone = await Phone(door.socket, "/rules").open()
        await phone.sees("Quick rules")
        await asyncio.sleep(0.3)
        yield phone
        await close_all()


async def first_screen(phone: Phone, route: str, sight: str) -> float:
    """Return the milliseconds from the tap that opens a route until these words are on the screen."""
    phone.words.clear()
    begun = time.perf_counter()
    await phone.send(PROPS, {"id": 1, "props": {"route": route}})
    await phone.send(EVENT, {"target": 1, "name": "route_change", "data": {"route": route}})
    await phone.sees(sight, 60)
    return (time.perf_counter() - begun) * 1000


async def measured(home: GameService, route: str, sight: str) -> tuple[float, Watch]:
    """Return the median of several visits, and the load on the event loop until everything was drawn."""
    async with phone_of(home) as phone:
        await first_screen(phone, route, sight)
        taken: list[float] = []
        with watched() as watch:
            for _ in range(RUNS):
                await asyncio.sleep(0.6)
                await first_screen(phone, "/", "Odds")
                await asyncio.sleep(0.3)
                taken.append(await first_screen(phone, route, sight))
            await asyncio.sleep(1)
    return median(taken), watch


async def figures() -> list[Figure]:
    """Measure histories and lists, short and long."""
    import_all()
    found: list[Figure] = []
    for what in ("history", "list of games"):
        times: list[float] = []
        blocks: list[Watch] = []
        for count in (FEW, MANY):
            if what == "history":
                home, game_id = with_entries(count)
                seen = await measured(home, f"/game/{game_id}/journal", "Round 1")
            else:
                seen = await measured(with_games(count), "/games", "Finished")
            times.append(seen[0])
            blocks.append(seen[1])
        ratio = times[1] / times[0]
        found.append(
            Figure(
                f"{what} of {MANY:,}, open: tap to its first screen, median",
                times[1],
                "ms",
                "at most 2 x",
                ratio <= 2,
                ratio,
                f"of {FEW} ({times[0]:.0f} ms)",
            )
        )
        few, many = (watch.worst for watch in blocks)
        goal = f"at most {LONGEST:.0f} ms"
        found.append(Figure("… the longest block of the loop meanwhile", many, "ms", goal, many <= LONGEST))
        found.append(Figure(f"… the same with {FEW}: what the screens themselves take", few, "ms", "", True))
    return found


def run() -> Iterable[Figure]:
    return asyncio.run(figures())
