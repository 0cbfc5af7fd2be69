"""Work for another session is dropped when that session has ended."""

import asyncio
import itertools
from types import SimpleNamespace
from typing import cast

import flet as ft

from companion.ui.core.component import Observable
from companion.ui.core.session import has_gone, in_session
from tests.loops import asynchronous


class Leaving:
    """A page whose session ends before a queued call has its turn."""

    def __init__(self, loop: asyncio.AbstractEventLoop | None = None) -> None:
        self.gone = False
        self._loop = loop

    @property
    def session(self) -> object:
        """The session, while it lasts."""
        if self.gone:
            raise RuntimeError("An attempt to fetch destroyed session.")
        return SimpleNamespace(connection=SimpleNamespace(loop=self._loop))


@asynchronous
async def test_who_leaves_before_the_turn_comes_is_told_nothing() -> None:
    leaving, told = Leaving(asyncio.get_running_loop()), list[str]()
    page = cast("ft.Page", leaving)

    def tell() -> None:
        assert ft.context.page is page
        told.append("told")

    in_session(page, tell)
    assert told == [], "it waits for its turn"
    await asyncio.sleep(0)
    assert told == ["told"]
    in_session(page, tell)
    leaving.gone = True
    await asyncio.sleep(0)
    assert told == ["told"]
    assert has_gone(page)
    in_session(page, tell)
    await asyncio.sleep(0)
    assert told == ["told"]


@asynchronous
async def test_another_thread_may_have_something_done_in_a_session() -> None:
    page, told = cast("ft.Page", Leaving(loop := asyncio.get_running_loop())), asyncio.Event()
    await loop.run_in_executor(None, in_session, page, told.set)
    await asyncio.wait_for(told.wait(), 5)


def test_a_part_of_a_screen_that_fails_keeps_a_change_from_no_other() -> None:
    told: list[str] = []

    def fails() -> None:
        raise ValueError("what it shows is gone")

    screen = Observable(cast("ft.Page", Leaving()))
    for part in (fails, lambda: told.append("under the thumb")):
        screen.subscribe(part, priority=True)
    for part in (fails, lambda: told.append("the rest")):
        screen.subscribe(part)
    screen.notify()
    assert told == ["under the thumb", "the rest"]


def test_what_all_parts_of_a_screen_ask_at_a_change_is_read_once_and_anew_at_the_next() -> None:
    numbers, seen = itertools.count(), list[int]()
    screen = Observable(cast("ft.Page", Leaving()))

    def look() -> None:
        seen.append(screen.once("number", lambda: next(numbers)))

    screen.subscribe(look)
    screen.subscribe(look, priority=True)
    screen.notify()
    screen.notify()
    assert seen == [0, 0, 1, 1]
    look()
    look()
    assert seen[4:] == [2, 3], "a handler is told what is so now"


@asynchronous
async def test_a_change_whose_drawing_waits_is_dropped_when_the_session_goes_meanwhile() -> None:
    leaving, told = Leaving(asyncio.get_running_loop()), list[str]()
    observable = Observable(cast("ft.Page", leaving))
    observable.subscribe(lambda: told.append("thumb"), priority=True)
    observable.subscribe(lambda: told.append("rest"))
    observable._begin()  # pyright: ignore[reportPrivateUsage]
    await asyncio.sleep(0)
    leaving.gone = True
    await asyncio.sleep(1)
    assert told == ["thumb"]


def test_a_change_after_the_session_is_heard_by_no_part() -> None:
    leaving, told = Leaving(), list[str]()
    screen = Observable(cast("ft.Page", leaving))
    screen.subscribe(lambda: told.append("thumb"), priority=True)
    screen.subscribe(lambda: told.append("rest"))
    leaving.gone = True
    screen.notify()
    assert told == []
