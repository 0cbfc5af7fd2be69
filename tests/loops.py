"""Async tests: in a loop with a clock of its own, or in one that goes by the machine's."""

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

import looptime

P = ParamSpec("P")
T = TypeVar("T")


def in_own_time(main: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a loop with a clock of its own; return its result.

    Sleepers are woken as soon as nothing else is to be done. Real time passes only for threads.
    """
    with asyncio.Runner(loop_factory=lambda: looptime.new_event_loop(noop_cycles=0)) as runner:
        return runner.run(main)


def asynchronous(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Make an async test function one that pytest runs by itself, in its own time, fixtures included."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        in_own_time(test(*args, **kwargs))

    return run


def in_real_time(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """The same for a test that measures, or that has servers for other processes: an hour takes an hour."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run
