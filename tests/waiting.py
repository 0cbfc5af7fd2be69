"""Waiting for another thread or process."""

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 30.0
"""Seconds until a wait is given up, which happens only if something is wrong."""


def until(happens: Callable[[], bool], seconds: float = PATIENCE) -> float:
    """Waits until it happens, and gives the seconds that it took; fails when it never does."""
    begin = time.monotonic()
    while not happens():
        assert time.monotonic() - begin < seconds, "it never happened"
        time.sleep(0.005)
    return time.monotonic() - begin
