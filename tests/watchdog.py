"""A watchdog of the event loop: each callback that blocked it, and for how long."""

import asyncio
import contextlib
import gc
import time
from collections.abc import Generator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from companion.garbage import spare_the_collector

TESTS = str(Path(__file__).parent)


@dataclass
class Watch:
    """The callbacks of this thread's event loop while it was watched."""

    blocks: list[tuple[float, str]] = field(default_factory=list[tuple[float, str]])
    """CPU seconds and name of every callback that was not part of a test."""

    @property
    def worst(self) -> float:
        """The longest block in milliseconds."""
        return max((seconds for seconds, _ in self.blocks), default=0.0) * 1000

    def told(self, most: int = 5) -> str:
        """Return the longest blocks, for a message."""
        longest = sorted(self.blocks, reverse=True)[:most]
        return ", ".join(f"{name} {seconds * 1000:.1f} ms" for seconds, name in longest)


@contextlib.contextmanager
def watched() -> Generator[Watch]:
    """Measure every callback of the event loop, by the CPU time of its thread.

    Other programs and threads do not count, nor does the tests' own work in the loop, such as simulated
    phones that read their messages. As in the server, garbage collection searches only new objects.
    """
    gc.collect()
    thresholds = gc.get_threshold()
    spare_the_collector()
    watch = Watch()
    handle: Any = asyncio.Handle
    run = handle._run

    def timed(self: Any) -> None:
        callback = self._callback
        begun = time.thread_time()
        try:
            run(self)
        finally:
            seconds = time.thread_time() - begun
            name, ours = _origin(callback)
            if not ours:
                watch.blocks.append((seconds, name))

    handle._run = timed
    try:
        yield watch
    finally:
        handle._run = run
        gc.unfreeze()
        gc.set_threshold(*thresholds)


def _origin(callback: Any) -> tuple[str, bool]:
    """Return a callback's name, and whether it belongs to the tests."""
    task = getattr(callback, "__self__", None)
    if isinstance(task, asyncio.Task):
        coroutine: Any = cast("Any", task).get_coro()
        code = getattr(coroutine, "cr_code", None)
        name = getattr(coroutine, "__qualname__", repr(coroutine))
        return name, code is not None and code.co_filename.startswith(TESTS)
    return getattr(callback, "__qualname__", repr(callback)), False
