"""The server's memory for a connected phone: bounds that no screen may exceed unintentionally."""

import dataclasses
import gc
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from typing import Any, cast

import pytest
from flet.controls.base_control import BaseControl

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from tests.loops import asynchronous
from tests.ui.fights import table
from tests.ui.harness import Harness
from tests.ui.services import at
from tests.ui.test_player_sheet import open_player

MOST_CONTROLS = 738
"""Maximum number of controls on a table of four with one player's numbers open, the largest screen.

One of them is the slot of the news line, and one the slot of the bar, which a very short page leaves to the
rest.
"""

MOST_VALUES = 133
"""Maximum number of paddings, borders, text styles and the like on that screen; equal ones count once.

Four belong to the numbers that are held to open the pad of digits, since these are buttons. One belongs to
the disc in the wide button, in the colour of the player who taps it.
"""

MOST_BYTES = 1_018_000
"""Maximum size in bytes of that screen's whole session, without its connection.

Binding undo and redo to the entry that their label names takes 3,700 of them; the latest entry's line and the
wide buttons that must be held in another player's turn take some 5,500.
"""

MEASURED = 8
"""Number of phones measured in turn; the lowest figure counts, since the rest of the process works, too."""

MEASURE = """
from tests.loops import in_own_time
from tests.ui.test_phone_memory import least
print(in_own_time(least()))
"""
"""Measures in a separate process, as on a server: leftovers of other tests change the figure by 8 %."""


def values_in(thing: Any, seen: set[int]) -> Iterator[object]:
    """Yield every value in a tree of controls that is not a control itself."""
    if isinstance(thing, dict):
        yield from values_in([*cast("dict[str, Any]", thing).values()], seen)
    elif isinstance(thing, list | tuple):
        for each in cast("list[Any]", thing):
            yield from values_in(each, seen)
    elif dataclasses.is_dataclass(thing) and hasattr(thing, "_values") and id(thing) not in seen:
        seen.add(id(thing))
        if not isinstance(thing, BaseControl):
            yield thing
        names = {*vars(thing)["_values"], *getattr(thing, "_structural_fields", ())}
        yield from values_in([getattr(thing, name) for name in names], seen)


async def with_a_sheet(app: Harness) -> None:
    """Open the numbers of a player."""
    await open_player(app, "Magda")
    await app.settle()


async def memory_of_one_more(home: GameService, game: OpenGame) -> int:
    """Return the bytes that a phone takes while it shows the largest screen."""
    gc.collect()
    tracemalloc.start()
    try:
        async with at(home, game) as phone:
            await with_a_sheet(phone)
            gc.collect()
            taken = tracemalloc.take_snapshot()
    finally:
        tracemalloc.stop()
    told = (tracemalloc.Filter(False, "*/tests/*"), tracemalloc.Filter(False, tracemalloc.__file__))
    return sum(trace.size for trace in taken.filter_traces(told).traces)


@asynchronous
async def test_the_largest_screen_of_an_evening_has_no_more_on_it_than_it_had() -> None:
    home, game = table()
    async with at(home, game) as app:
        await with_a_sheet(app)
        assert len(app.session.index) <= MOST_CONTROLS
        assert len([*values_in(app.page.views, set())]) <= MOST_VALUES


async def least() -> int:
    """Return the lowest measured number of bytes for one more phone."""
    home, game = table()
    async with at(home, game) as first:
        await with_a_sheet(first)  # the parts that all phones share exist now
        return min([await memory_of_one_more(home, game) for _ in range(MEASURED)])


@pytest.mark.thorough
def test_one_more_phone_with_the_largest_screen_takes_no_more_memory_than_it_did() -> None:
    measured = subprocess.run([sys.executable, "-c", MEASURE], capture_output=True, text=True, check=True)
    assert int(measured.stdout) <= MOST_BYTES
