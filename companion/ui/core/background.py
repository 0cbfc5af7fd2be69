"""Long-running work that does not make phones wait."""

import asyncio
import sys
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


async def in_background(act: Callable[[], T]) -> T:
    """Run a function in a thread; in a browser, which has no threads, after all other pending work.

    Args:
        act: The work; it must not touch a screen. Its errors reach the caller.
    """
    if sys.platform == "emscripten":
        await asyncio.sleep(0)
        return act()
    return await asyncio.to_thread(act)
