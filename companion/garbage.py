"""Garbage collection in idle time, since a full collection delays every phone."""

import asyncio
import contextlib
import gc
import time
from typing import Final

OBJECTS_BETWEEN_SEARCHES: Final = 20_000
"""A young collection runs after this many new objects; they take a few megabytes."""

SEARCHES_BETWEEN_SECOND_ONES: Final = 1
"""Young collections between two second-generation collections.

With ten, a second-generation collection blocked the loop for 80 ms.
"""

AT_LATEST: Final = 150
"""After this many second-generation collections (six million new objects) Python itself makes a full one.

In a club of a hundred busy tables a full collection after every 600,000 objects delayed all phones of a
process by three seconds.
"""

SECONDS_BETWEEN_LOOKS: Final = 15.0

SECONDS_OF_A_LOOK: Final = 0.5

SECONDS_OF_A_GLANCE: Final = 0.02
"""Seconds that a timer may be late if the loop is to count as idle: half the time that a tap takes."""

MOST_WORK: Final = 0.02
"""The loop counts as idle if it is busy for at most this share of a check. Heartbeats take less."""

MOST_LOOKS: Final = 20
"""After this many checks in a row (five minutes) a full collection runs even if the loop is busy."""


def spare_the_collector() -> None:
    """Collect garbage less often, and only young objects. Call it once all modules are imported.

    Modules and words are frozen: collecting over them took a quarter of a second. Every drawing makes a few
    hundred objects in reference cycles; collecting after every 700 took a tenth of the drawing time. A long
    game has some 100,000 objects, so a full collection takes longer than anybody should wait for a tap. Full
    collections are left to `GarbageSearch`, unless six million new objects come before an idle moment.
    """
    gc.freeze()
    gc.set_threshold(OBJECTS_BETWEEN_SEARCHES, SEARCHES_BETWEEN_SECOND_ONES, AT_LATEST)


class GarbageSearch:
    """Runs full collections while the loop is idle.

    Args:
        seconds: The time between two checks for an idle loop.
    """

    def __init__(self, seconds: float = SECONDS_BETWEEN_LOOKS) -> None:
        self._seconds = seconds
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start the idle-time collector in the running loop."""
        self._task = asyncio.get_running_loop().create_task(self._search())

    async def end(self) -> None:
        """Stop the collector."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _search(self) -> None:
        looks = 0
        while True:
            await asyncio.sleep(self._seconds)
            if not gc.get_count()[2]:
                continue  # There are hardly any new objects.
            looks += 1
            if looks >= MOST_LOOKS or await self._is_idle():
                looks = 0
                gc.collect()

    async def _is_idle(self) -> bool:
        if not hasattr(time, "thread_time"):
            return await self._is_on_time()
        begun = time.thread_time()
        await asyncio.sleep(SECONDS_OF_A_LOOK)
        return time.thread_time() - begun <= MOST_WORK * SECONDS_OF_A_LOOK

    async def _is_on_time(self) -> bool:
        """Return whether the loop runs without delay.

        Used in a browser, which does not report processor time.
        """
        for _ in range(round(SECONDS_OF_A_LOOK / SECONDS_OF_A_GLANCE)):
            begun = time.monotonic()
            await asyncio.sleep(SECONDS_OF_A_GLANCE)
            if time.monotonic() - begun > 2 * SECONDS_OF_A_GLANCE:
                return False
        return True
