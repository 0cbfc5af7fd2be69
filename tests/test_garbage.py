"""When garbage is collected: full collections happen only while nobody waits, but do happen in the end."""

import asyncio
import gc
import time
from collections.abc import Callable, Generator

import pytest

from companion import garbage
from companion.garbage import GarbageSearch, spare_the_collector
from tests.loops import asynchronous, in_real_time

pytestmark = pytest.mark.alone

Searches = Callable[[], int]


@pytest.fixture
def searches() -> Generator[Searches]:
    """Return a function that counts the full garbage collections so far."""
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
    """Make reference cycles, which only a garbage collection can find."""
    for _ in range(count):
        circle: list[object] = []
        circle.append(circle)


def test_however_much_is_made_nothing_old_is_searched_by_itself(searches: Searches) -> None:
    spare_the_collector()
    kept = [[number] for number in range(300_000)]
    for _ in range(100):
        make_circles(garbage.OBJECTS_BETWEEN_SEARCHES)
    assert len(kept) == 300_000
    assert searches() == 0


@asynchronous
async def test_a_quiet_moment_is_used_and_only_once_where_nothing_is_new(searches: Searches) -> None:
    spare_the_collector()
    make_circles(30 * garbage.OBJECTS_BETWEEN_SEARCHES)
    search = GarbageSearch()
    search.begin()
    await asyncio.sleep(garbage.SECONDS_BETWEEN_LOOKS + garbage.SECONDS_OF_A_LOOK + 0.1)
    assert searches() == 1
    await asyncio.sleep(10 * garbage.SECONDS_BETWEEN_LOOKS)
    assert searches() == 1
    await search.end()


@asynchronous
async def test_while_the_loop_is_busy_it_waits_but_not_for_ever(searches: Searches) -> None:
    spare_the_collector()
    make_circles(30 * garbage.OBJECTS_BETWEEN_SEARCHES)
    search = GarbageSearch(garbage.SECONDS_OF_A_LOOK)
    search.begin()
    now = asyncio.get_running_loop().time
    a_look = 2 * garbage.SECONDS_OF_A_LOOK
    begun = now()
    while not searches() and now() < begun + 2 * garbage.MOST_LOOKS * a_look:
        busy_until = time.thread_time() + 2 * garbage.MOST_WORK * garbage.SECONDS_OF_A_LOOK
        while time.thread_time() < busy_until:
            pass
        await asyncio.sleep(garbage.SECONDS_OF_A_LOOK / 2)
    assert searches() == 1
    assert now() - begun > (garbage.MOST_LOOKS - 1) * a_look
    await search.end()


@asynchronous
async def test_where_nobody_tells_the_time_of_a_processor_a_quiet_moment_is_found_all_the_same(
    searches: Searches, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(time, "thread_time")
    spare_the_collector()
    make_circles(30 * garbage.OBJECTS_BETWEEN_SEARCHES)
    search = GarbageSearch(garbage.SECONDS_OF_A_LOOK)
    search.begin()
    await asyncio.sleep(10 * garbage.SECONDS_OF_A_LOOK)
    assert searches() == 1
    await search.end()


@in_real_time
async def test_there_a_loop_that_is_held_up_is_not_searched(
    searches: Searches, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(time, "thread_time")
    spare_the_collector()
    make_circles(30 * garbage.OBJECTS_BETWEEN_SEARCHES)
    search = GarbageSearch(0.1)
    search.begin()
    for _ in range(20):
        await asyncio.sleep(0)
        time.sleep(3 * garbage.SECONDS_OF_A_GLANCE)
    assert searches() == 0
    await search.end()
