"""Async tests, run in an event loop with a clock of its own or with the real clock."""

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

import looptime

P = ParamSpec("P")
T = TypeVar("T")


def in_own_time(main: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a loop with a clock of its own; return its result.

    Sleeping tasks wake as soon as nothing else is left to do. Real time passes only for threads.
    """
    with asyncio.Runner(loop_factory=lambda: looptime.new_event_loop(noop_cycles=0)) as runner:
        return runner.run(main)


def asynchronous(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Make an async test function a plain one that runs in a loop with a clock of its own; fixtures work."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        in_own_time(test(*args, **kwargs))

    return run


def in_real_time(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Make an async test function a plain one that runs in real time, for measuring and for real servers."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run
