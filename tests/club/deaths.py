"""An evening on which a process is killed every few seconds."""

import asyncio
import random
from typing import Final

from tests.club.evening import Club, agree, seated, tapping
from tests.torture.guests import NAMES
from tests.torture.screens import never_said, said_over, shown_on

SECONDS_BETWEEN: Final = 4.0
SECONDS_AT_THE_END: Final = 90.0
"""Seconds within which the last killed process must be running again, including its startup."""


async def evening_of_deaths(club: Club, game: str, seconds: float, chance: random.Random) -> tuple[int, int]:
    """Tap on four phones for this long while one process after another is killed and restarted.

    Returns:
        The number of kills, and of screen sentences compared with the folded journal.

    Raises:
        AssertionError: A screen showed a row that is not stored, or differs from the journal at the end.
    """
    over = asyncio.Event()

    async def kill() -> int:
        kills = 0
        while True:
            try:
                await asyncio.wait_for(over.wait(), SECONDS_BETWEEN)
            except TimeoutError:
                victim = club.processes[kills % len(club.processes)]
                await asyncio.to_thread(victim.kill)
                await asyncio.to_thread(victim.start)
                kills += 1
            else:
                return kills

    async with seated(club, game, chance) as guests:
        killing = asyncio.create_task(kill())
        await tapping(guests, 1_000_000, asyncio.get_running_loop().time() + seconds)
        shown = [(each.name, shown_on(each.phone.texts(), NAMES)) for each in guests]
        over.set()
        kills = await asyncio.wait_for(killing, SECONDS_AT_THE_END)
        for each in club.processes:  # once all processes have ended, every row is in the database
            each.close()
        await asyncio.to_thread(club.start)
        history = said_over(club.rows(game))
        for name, what in shown:
            assert not (wrong := never_said(what, history)), f"{name} was shown what is not stored: {wrong}"
        for each in guests:
            each.cut()
        return kills, await agree(club, game, guests)
