"""The presence of devices at a table, and the times when absent devices were last seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Literal

from companion.device.access import HOST, Access

if TYPE_CHECKING:
    from companion.party.party import Party


class PartyAccess(Access):
    """The rights of a device in a party.

    Args:
        party: The party that the device is part of.
    """

    def __init__(self, party: Party) -> None:
        self.party = party


def party_of(access: Access) -> Party | None:
    """Return the party that a device belongs to; None if no other device can take part."""
    return access.party if isinstance(access, PartyAccess) else None


class ConnectedDevices:
    """The connected devices of one table; one place may have several tabs open.

    Args:
        now: Returns the present moment, in UTC.
        elsewhere: Returns the ids of places that are connected to other processes serving the table.
    """

    def __init__(
        self, now: Callable[[], datetime], elsewhere: Callable[[], frozenset[str]] = frozenset
    ) -> None:
        self._now = now
        self._elsewhere = elsewhere
        self._open: Counter[str] = Counter()
        self._seen: dict[str, datetime] = {}

    def come(self, place_id: str) -> None:
        """Note that a tab of this place has connected."""
        self._open[place_id] += 1
        self._seen[place_id] = self._now()

    def go(self, place_id: str) -> None:
        """Note that a tab of this place has disconnected."""
        self._seen[place_id] = self._now()
        if self._open[place_id] > 1:
            self._open[place_id] -= 1
        else:
            del self._open[place_id]

    def here(self, place_id: str) -> bool:
        if self._open[place_id] > 0:
            return True
        if place_id not in self._elsewhere():
            return False
        self._seen[place_id] = self._now()
        return True

    @property
    def connected(self) -> tuple[str, ...]:
        """The ids of places with a tab connected to this process."""
        return tuple(self._open)

    def last_seen(self, place_id: str) -> datetime | None:
        """Return when this process last saw this place; None if it never saw it."""
        return self._now() if self.here(place_id) else self._seen.get(place_id)

    @property
    def count(self) -> int:
        """The number of connected places, except the host's."""
        return len({*self.connected, *self._elsewhere()} - {HOST})


@dataclass(frozen=True)
class News:
    """News for the devices at a table: the offer or the presence has changed, or a player is nudged."""

    kind: Literal["changed", "nudge"]
    seat: int | None = None
    """The nudged seat."""

    by: str = ""
    """The name of the player who nudged; empty for the host."""


Listener = Callable[[News], None]
