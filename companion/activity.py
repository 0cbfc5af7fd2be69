"""Counters since the start of this process, for its operator; they identify nobody."""

import threading
import time
from bisect import bisect_left
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Upper bounds of the histogram buckets for storing times, in seconds; one more bucket has no bound."""

SECONDS_OF_A_RATE: Final = 60
"""The period that a rate covers, in seconds."""


class Rate:
    """A count over the last minute.

    Args:
        clock: A monotonic clock in seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._counts = [0] * SECONDS_OF_A_RATE
        self._at = int(clock())

    def add(self) -> None:
        """Count one event, now."""
        self._forget()
        self._counts[self._at % SECONDS_OF_A_RATE] += 1

    def a_minute(self) -> int:
        """Return the count of the last minute."""
        self._forget()
        return sum(self._counts)

    def _forget(self) -> None:
        now = int(self._clock())
        for second in range(max(self._at + 1, now - SECONDS_OF_A_RATE + 1), now + 1):
            self._counts[second % SECONDS_OF_A_RATE] = 0
        self._at = now


class Activity:
    """Counters that any thread may add to.

    Args:
        clock: A monotonic clock in seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lock = threading.Lock()
        self._taps = Rate(clock)
        self.taps = 0
        """Taps and other inputs that have come from phones."""
        self.commands = 0
        """Commands, undos and redos that tables have handled."""
        self.rejections = 0
        """Commands, undos and redos that tables have refused."""
        self.sessions = 0
        """Sessions that phones have begun, reconnections included."""
        self.reconnects = 0
        """Sessions of phones that had an earlier session, in this process or another one."""
        self.turned_away = 0
        """Connections that were refused or cut off: too many, too fast, or not from the app."""
        self.append_seconds = 0.0
        """The total time spent on storing entries, in seconds."""
        self.appends: list[int] = [0] * (len(BOUNDS) + 1)
        """Counts of entries by storing time: one for each of `BOUNDS`, then one for slower entries."""

    def tapped(self) -> None:
        """Count an input."""
        with self._lock:
            self.taps += 1
            self._taps.add()

    def answered(self, refused: bool) -> None:
        """Count a table's answer to a command, an undo or a redo."""
        with self._lock:
            self.commands += 1
            self.rejections += refused

    def begun(self, again: bool) -> None:
        """Count a session of a phone, new or resumed."""
        with self._lock:
            self.sessions += 1
            self.reconnects += again

    def refused(self) -> None:
        """Count a connection that was turned away."""
        with self._lock:
            self.turned_away += 1

    @contextmanager
    def appending(self) -> Generator[None]:
        """Measure how long the `with` block takes to store an entry; failures are not counted."""
        begun = self._clock()
        yield
        took = self._clock() - begun
        with self._lock:
            self.append_seconds += took
            self.appends[bisect_left(BOUNDS, took)] += 1

    @property
    def taps_a_minute(self) -> int:
        """Inputs in the last minute."""
        with self._lock:
            return self._taps.a_minute()

    def slowest(self, share: float = 0.95) -> float | None:
        """Return the smallest of `BOUNDS` within which this share of all entries was stored.

        Return None if nothing was stored yet, and infinity if even the last bound is too short.
        """
        with self._lock:
            counts = tuple(self.appends)
        wanted, seen = share * sum(counts), 0
        if not wanted:
            return None
        for bound, count in zip((*BOUNDS, float("inf")), counts, strict=True):
            seen += count
            if seen >= wanted:
                return bound
        return None


ACTIVITY: Final = Activity()
"""The counters of this process."""
