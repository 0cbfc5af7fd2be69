"""The limits against guessing where several processes serve the tables: they count together.

Addresses are spread over `PARTS` values by their hash, so that a wrong code changes a small one:

    "party.guesses.3f": {"<hash of the network>": [9, 1763751791.2], …}

with the number of wrong codes and the moment of the last one, in seconds since 1970.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from hashlib import sha256
from typing import Any, Final, cast

from companion.party.limits import (
    FORGIVEN,
    MOST_ADDRESSES,
    NEWCOMERS,
    ONE_ADDRESS,
    Allowance,
    network_of,
    waits_until,
)
from companion.party.shared_value import change_value
from companion.store.seam import RememberedValues

PARTS: Final = 256
MOST_OF_A_PART: Final = MOST_ADDRESSES // PARTS

OTHERS: Final = "others"
"""What all addresses count as together that find no room in their part."""


class SharedGuesses:
    """Counts wrong codes for all processes. Who has used up their tries is not even compared with the codes.

    Args:
        values: Where they are counted.
        now: This moment, in UTC.
        one: For each address; its waits double.
        counted: Under which keys: guesses at something else are counted apart.
    """

    def __init__(
        self,
        values: RememberedValues,
        now: Callable[[], datetime],
        one: Allowance = ONE_ADDRESS,
        counted: str = "party.guesses",
    ) -> None:
        self._counted = counted
        self._values = values
        self._now = now
        self._one = one
        self.wrong = 0
        """Wrong codes at this process so far, those that were not even looked at included."""

    def wait(self, address: str) -> float:
        """Seconds until somebody at this address may try a code; 0 when they may now."""
        key, name = self._place_of(address)
        counted, now = _counted(self._values.get(key)), self._now().timestamp()
        if name not in counted and len(counted) >= MOST_OF_A_PART:
            name = OTHERS
        misses, last = counted.get(name, (0, 0.0))
        if name == OTHERS:  # no guesser is to lock out everybody who comes after
            return max(0.0, last + NEWCOMERS.seconds - now) if misses >= NEWCOMERS.burst else 0.0
        return waits_until(self._one, misses, last, now)

    def miss(self, address: str) -> None:
        """A wrong code came from this address.

        Raises:
            StoreError: it could not be counted.
        """
        self.wrong += 1
        key, name = self._place_of(address)

        def counted(stands: object) -> dict[str, Any]:
            now = self._now().timestamp()
            kept = {each: (misses, last) for each, (misses, last) in _counted(stands).items()}
            if len(kept) >= MOST_OF_A_PART:
                kept = {each: found for each, found in kept.items() if now - found[1] < FORGIVEN}
            at = name if name in kept or len(kept) < MOST_OF_A_PART else OTHERS
            misses, last = kept.get(at, (0, now))
            kept[at] = (misses + 1 if now - last < FORGIVEN else 1, now)
            return {each: list(found) for each, found in kept.items()}

        change_value(self._values, key, counted, about=None)

    def _place_of(self, address: str) -> tuple[str, str]:
        """Under which key, and by which name in it, an address is counted."""
        told = sha256(network_of(address).encode("utf-8", "replace")).hexdigest()
        return f"{self._counted}.{told[:2]}", told[2:18]


def _counted(kept: object) -> dict[str, tuple[int, float]]:
    found: dict[str, tuple[int, float]] = {}
    for name, each in cast("dict[str, object]", kept).items() if isinstance(kept, dict) else ():
        match each:
            case [int(misses), float(last)] | [int(misses), int(last)]:
                found[name] = (misses, float(last))
            case _:
                pass
    return found
