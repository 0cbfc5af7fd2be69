"""When garbage is looked for: among everything only while nobody waits, but at some time for sure."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable, Generator

import pytest

from companion.host import garbage
from companion.host.garbage import GarbageSearch, spare_the_collector
from tests.ui.harness import asynchronous

pytestmark = pytest.mark.alone

Searches = Callable[[], int]


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> Generator[Searches]:
    """How many searches among everything there have been; a look takes no time to speak of."""
    monkeypatch.setattr(garbage, "SECONDS_OF_A_LOOK", 0.02)
    before, seen = gc.get_threshold(), 0

    def note(phase: str, info: dict[str, int]) -> None:
        nonlocal seen
        seen += phase == "stop" and info["generation"] == 2

    gc.callbacks.append(note)
    yield lambda: seen
    gc.callbacks.remove(note)
    gc.unfreeze()
    gc.set_threshold(*before)


def make_circles(count: int) -> None:
    """Make objects that only a search finds to be garbage."""
    for _ in range(count):
        circle: list[object] = []
        circle.append(circle)


def test_however_much_is_made_nothing_old_is_searched_by_itself(searches: Searches) -> None:
    spare_the_collector()
    kept = [[number] for number in range(300_000)]
    for _ in range(20):
        make_circles(garbage.OBJECTS_BETWEEN_SEARCHES)
    assert len(kept) == 300_000
    assert searches() == 0


@asynchronous
async def test_a_quiet_moment_is_used_and_only_once_where_nothing_is_new(searches: Searches) -> None:
    spare_the_collector()
    make_circles(30 * garbage.OBJECTS_BETWEEN_SEARCHES)
    search = GarbageSearch(0.01)
    search.begin()
    while not searches():
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.2)
    assert searches() == 1
    await search.end()


@asynchronous
async def test_while_the_loop_is_busy_it_waits_but_not_for_ever(
    searches: Searches, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "MOST_LOOKS", 5)
    spare_the_collector()
    make_circles(30 * garbage.OBJECTS_BETWEEN_SEARCHES)
    search = GarbageSearch(0.01)
    search.begin()
    looks = 0
    begun = time.monotonic()
    while not searches() and time.monotonic() - begun < 30:
        busy_until = time.thread_time() + 0.005
        while time.thread_time() < busy_until:
            pass
        await asyncio.sleep(0)
        looks += 1
    assert searches() == 1
    assert looks >= 4 * 0.02 / 0.01  # four looks found it busy
    await search.end()
