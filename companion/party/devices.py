"""Who is at a table now, and when who is not was last seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import datetime

HOST = "host"
"""The place of the host's own devices."""


class ConnectedDevices:
    """The connected devices of one table; one place may have several tabs open.

    Args:
        now: This moment, in UTC.
    """

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._open: Counter[str] = Counter()
        self._seen: dict[str, datetime] = {}

    def come(self, place: str) -> None:
        """A tab of this place has connected."""
        self._open[place] += 1
        self._seen[place] = self._now()

    def go(self, place: str) -> None:
        """A tab of this place has gone."""
        self._seen[place] = self._now()
        if self._open[place] > 1:
            self._open[place] -= 1
        else:
            del self._open[place]

    def here(self, place: str) -> bool:
        """Whether any tab of this place is connected."""
        return self._open[place] > 0

    def last_seen(self, place: str) -> datetime | None:
        """When this place was last seen by this process; None where it never was."""
        return self._now() if self.here(place) else self._seen.get(place)

    @property
    def count(self) -> int:
        """Places that are connected, the host's not counted."""
        return sum(1 for place in self._open if place != HOST)
