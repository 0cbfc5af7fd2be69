"""What it costs to open a screen, beside the same without shortcuts through Flet."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import nullcontext
from typing import Final

from companion.open_game import OpenGame
from companion.party.access import Access
from companion.party.party import Party
from companion.ui.core.mends import mend_flet
from tests.bench.figures import Figure, median
from tests.loops import in_own_time
from tests.ui.fights import table
from tests.ui.test_rights import open_player, phone, sit
from tests.ui.unmended import without_shortcuts

OPENED: Final = 9
"""How often a screen is opened in each way."""
EARNED: Final = 0.97
"""What saves less than 3 % is not worth its code."""


async def opened(party: Party, game: OpenGame, access: Access) -> None:
    """A table comes on a phone, and its player's numbers."""
    async with phone(party, game, access) as screen:
        await open_player(screen, "Magda")


async def in_turns() -> tuple[float, float]:
    """Milliseconds of processor time with shortcuts and without, by turns; the median of each."""
    home, game = table()
    party = Party(home)
    party.offer(game.id)
    access = sit(party, game, 0)
    taken: dict[bool, list[float]] = {True: [], False: []}
    for turn in range(OPENED + 1):
        for short in (True, False):
            gc.collect()
            with nullcontext() if short else without_shortcuts():
                begun = time.process_time()
                await opened(party, game, access)
                if turn:  # the first one warms up
                    taken[short].append((time.process_time() - begun) * 1e3)
    return median(taken[True]), median(taken[False])


def run() -> Iterator[Figure]:
    """Both ways in one process; with the client's part, which is the same in both."""
    mend_flet()
    value, beside = in_own_time(in_turns())
    yield Figure(
        "a table and a player's numbers, opened, processor",
        value,
        "ms",
        f"<= {EARNED} x",
        value <= EARNED * beside,
        value / beside,
        f"without shortcuts ({beside:.1f} ms)",
    )
