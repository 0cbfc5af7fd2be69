"""Waiting for another thread or process."""

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 30.0
"""Seconds after which waiting is given up; that happens only if something is wrong."""


def until(happens: Callable[[], bool], seconds: float = PATIENCE) -> float:
    """Wait until a condition holds; return the seconds that it took, or fail if it never does."""
    begin = time.monotonic()
    while not happens():
        assert time.monotonic() - begin < seconds, "it never happened"
        time.sleep(0.005)
    return time.monotonic() - begin
