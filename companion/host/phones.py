"""The phones that are connected to this process, through any listener."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from companion.party.arrival import Connection, Role


class Phones:
    """The open WebSockets of a process, and whether more may come."""

    def __init__(self) -> None:
        self._open: set[Connection] = set()
        self.moving = False
        """Whether this process is about to end: nobody else is let in, and who is here is told to move."""

    def __len__(self) -> int:
        return len(self._open)

    def come(self, phone: Connection) -> None:
        """Add a phone that has connected."""
        self._open.add(phone)

    def go(self, phone: Connection) -> None:
        """Remove a phone that has disconnected."""
        self._open.discard(phone)

    def here(self) -> tuple[Connection, ...]:
        """Return all phones, in no order."""
        return tuple(self._open)

    def by_role(self) -> Mapping[Role, int]:
        """Count the phones by role."""
        return Counter(phone.role for phone in self._open)


PHONES: Final = Phones()
"""Those of this process."""
