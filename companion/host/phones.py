"""The phones connected to this process, through any listener; they are moved before it ends.

A page told to move waits until its taps are answered, closes its connection, and reconnects to the same
address. It thus reaches another process behind the proxy, or this process after its restart.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from companion.party.arrival import Connection, Role


class Phones:
    """The open WebSockets of a process, and whether more may connect."""

    def __init__(self) -> None:
        self._open: set[Connection] = set()
        self.moving = False
        """Whether this process is about to end: it accepts no new phones, and moves the connected ones."""

    def __len__(self) -> int:
        return len(self._open)

    def come(self, phone: Connection) -> None:
        """Add a phone that has connected."""
        self._open.add(phone)

    def go(self, phone: Connection) -> None:
        """Remove a phone that has disconnected."""
        self._open.discard(phone)

    def here(self) -> tuple[Connection, ...]:
        """Return all connected phones, in no order."""
        return tuple(self._open)

    def by_role(self) -> Mapping[Role, int]:
        return Counter(phone.role for phone in self._open)


PHONES: Final = Phones()
"""The phones of this process."""


MOVE: Final = "move"
"""The line that tells a page to move."""

SECONDS_TO_TELL: Final = 4.0
"""Seconds over which the moves are spread: the next process draws a first screen for each phone."""

SECONDS_EACH: Final = 0.02
"""The longest pause, in seconds, between telling two phones; it is shorter if there are many phones."""

SECONDS_TO_MOVE: Final = 7.0
"""Seconds after which remaining phones are cut off. Ending takes up to two more; ten in all are promised."""

SECONDS_BETWEEN_LOOKS: Final = 0.05


async def move_everybody(phones: Phones, hurry: Callable[[], bool] = lambda: False) -> None:
    """Accept no new phones, tell all to move, and return when all have gone or time has run out.

    Args:
        phones: The phones of this process; afterwards they stay `moving`.
        hurry: Returns whether the process must end without waiting.
    """
    phones.moving = True
    now = asyncio.get_running_loop().time
    ends = now() + SECONDS_TO_MOVE
    told = list(phones.here())
    random.shuffle(told)
    pause = min(SECONDS_EACH, SECONDS_TO_TELL / max(1, len(told)))
    for phone in told:
        phone.tell_page(MOVE)
        await asyncio.sleep(pause)
        if hurry():
            return
    while len(phones) and now() < ends and not hurry():
        await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
