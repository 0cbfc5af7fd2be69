"""Work that takes long, done so that no phone waits for it."""

import asyncio
import sys
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


async def in_background(act: Callable[[], T]) -> T:
    """Do something in a thread; in a browser, which has none, when whatever else is to be done has been done.

    Args:
        act: Must not touch a screen; what it raises is raised here.
    """
    if sys.platform == "emscripten":
        await asyncio.sleep(0)
        return act()
    return await asyncio.to_thread(act)
