"""Garbage collection in idle time, since a full collection delays every phone."""

import asyncio
import contextlib
import gc
import time
from typing import Final

OBJECTS_BETWEEN_SEARCHES: Final = 20_000
"""New objects after which garbage among them is looked for; they are a few megabytes."""

SEARCHES_BETWEEN_SECOND_ONES: Final = 1
"""Collections of new objects between two of older ones; after ten, one blocked the loop for 80 ms."""

AT_LATEST: Final = 150
"""Searches among what is new before Python searches among everything by itself: six million new objects.

After 600,000, in a club of a hundred tables that nobody lets rest, one held up all phones of a process for
three seconds.
"""

SECONDS_BETWEEN_LOOKS: Final = 15.0

SECONDS_OF_A_LOOK: Final = 0.5

SECONDS_OF_A_GLANCE: Final = 0.02
"""Part of a look that comes late where the loop is busy; half of what a tap takes."""

MOST_WORK: Final = 0.02
"""Share of a look that the loop may have been busy, for nobody to be waiting: heartbeats are less."""

MOST_LOOKS: Final = 20
"""Looks in a row at a busy loop, five minutes, after which the search is made all the same."""


def spare_the_collector() -> None:
    """Search for garbage less often, and only among what is new: to be called once all modules are there.

    Modules and words stay, and a search among them took a quarter of a second. Every drawing makes a few
    hundred objects that reach each other in circles; looking at them after each 700 took a tenth of its time.
    A long game is some 100,000 objects: a search among all takes longer than anybody should wait for a tap,
    and is left to `GarbageSearch`, unless six million new objects come before a quiet moment does.
    """
    gc.freeze()
    gc.set_threshold(OBJECTS_BETWEEN_SEARCHES, SEARCHES_BETWEEN_SECOND_ONES, AT_LATEST)


class GarbageSearch:
    """Searches among all objects in moments in which the loop has nothing to do.

    Args:
        seconds: How long to wait between two looks whether there is such a moment.
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
                continue  # hardly anything is new
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
        """Return whether nothing holds up the loop: a browser does not tell how long its processor worked."""
        for _ in range(round(SECONDS_OF_A_LOOK / SECONDS_OF_A_GLANCE)):
            begun = time.monotonic()
            await asyncio.sleep(SECONDS_OF_A_GLANCE)
            if time.monotonic() - begun > 2 * SECONDS_OF_A_GLANCE:
                return False
        return True
