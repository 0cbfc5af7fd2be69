"""However much has been played, nobody waits: no long game or list blocks the server's event loop.

Measured with ten thousand entries and with a thousand games, by the CPU time of every single callback, so
that other programs do not count.
"""

import asyncio
import contextlib
from collections.abc import AsyncGenerator

import pytest

from companion.device.game_service import GameService
from companion.rules.chromosome.corrections import Correct
from companion.ui.app import main_for
from companion.ui.routes import import_all
from tests.host.party_game import party_of
from tests.host.phone import Phone, close_all
from tests.host.table_server import open_party
from tests.long_games import with_entries, with_games
from tests.loops import in_real_time
from tests.watchdog import Watch, watched

pytestmark = pytest.mark.alone

LONGEST = 50.0
"""Maximum milliseconds of one callback."""

TRIES = 3
"""Number of runs: delays caused by the data recur in each, delays caused by a busy processor do not."""


@contextlib.asynccontextmanager
async def served(home: GameService) -> AsyncGenerator[str]:
    """Serve the host's app in this event loop; yield the URL for WebSockets."""
    party = party_of(home)
    async with open_party(party, main_for(home, party)) as door:
        yield door.socket
        await close_all()


async def look_at_history(home: GameService, game_id: str, count: int) -> None:
    """Open the history of a game that is not loaded, unfold a part of it, and add an entry to the game."""
    async with served(home) as url:
        phone = await Phone(url, f"/game/{game_id}/journal").open()
        await phone.sees(f"Round 1, {count:,}\u00a0entries")
        await drawn(phone)
        if any("48\u00a0entries" in name for name in phone.buttons):
            await phone.tap("48\u00a0entries")
            await drawn(phone)
        home.open(game_id).submit(Correct(seat=0, what="irradiation", delta=1))
        await phone.sees(f"Round 1, {count + 1:,}\u00a0entries")
        await drawn(phone)


async def look_at_games(home: GameService) -> tuple[Watch, Watch, Watch]:
    """Return the loop's load from Home, from opening the changed list of games, and from the rest of it."""
    async with served(home) as url:
        with watched() as first:
            phone = await Phone(url).open()
            await phone.sees("Games and statistics")
            await drawn(phone)
        with watched() as change:
            await phone.tap("Games and statistics")
            await phone.sees("Finished")
        with watched() as then:
            await drawn(phone)
            await phone.tap("Statistics")
            await phone.sees("Average score")
            await drawn(phone)
    return first, change, then


async def drawn(phone: Phone, quiet: float = 0.15) -> None:
    """Wait until no more messages arrive."""
    heard = -1
    while phone.messages != heard:
        heard = phone.messages
        await asyncio.sleep(quiet)


@in_real_time
async def test_a_history_of_ten_thousand_entries_holds_nobody_up() -> None:
    import_all()
    await look_at_history(*with_entries(60), 60)  # so that one-time work is done
    told: list[str] = []
    for _ in range(TRIES):
        home, game_id = with_entries(10_000)
        with watched() as watch:
            await look_at_history(home, game_id, 10_000)
        if watch.worst <= LONGEST:
            return
        told.append(watch.told())
    raise AssertionError(told)


@in_real_time
async def test_a_list_of_a_thousand_games_holds_nobody_up() -> None:
    import_all()
    await look_at_games(with_games(10))  # so that one-time work is done
    few, many = await look_at_games(with_games(10)), await look_at_games(with_games(1_000))
    assert many[2].worst <= LONGEST, many[2].told()
    for ten, thousand in zip(few[:2], many[:2], strict=True):  # a new screen costs as much as without games
        assert thousand.worst <= max(LONGEST, 1.5 * ten.worst), (ten.told(), thousand.told())
