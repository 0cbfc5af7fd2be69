"""Limits against guessing: how many wrong codes may come from one address, and from all together."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Allowance:
    """So many tries at once, and one more each `seconds`."""

    burst: int
    seconds: float


ONE_ADDRESS: Final = Allowance(burst=8, seconds=15.0)
"""Somebody mistypes a code a few times; a program that guesses gets four tries a minute."""

ALL_ADDRESSES: Final = Allowance(burst=40, seconds=2.0)
"""Against many addresses at once: thirty tries a minute, so a thousandth of all codes takes 19 hours."""

MOST_ADDRESSES: Final = 1000
"""Addresses that are remembered; beyond that the limit on all together must do."""


class Bucket:
    """Tries that are left; they come back with time.

    Args:
        allowance: How many at most, and how fast they come back.
        now: Seconds.
    """

    def __init__(self, allowance: Allowance, now: float) -> None:
        self._allowance = allowance
        self._left = float(allowance.burst)
        self._at = now

    def wait(self, now: float) -> float:
        """Seconds until there is a try; 0 when there is one now."""
        self._refill(now)
        return max(0.0, (1.0 - self._left) * self._allowance.seconds)

    def take(self, now: float) -> None:
        """Use up a try."""
        self._refill(now)
        self._left = max(0.0, self._left - 1.0)

    def full(self, now: float) -> bool:
        """Whether it is as if nothing had been tried."""
        self._refill(now)
        return self._left >= self._allowance.burst

    def _refill(self, now: float) -> None:
        gained = max(0.0, now - self._at) / self._allowance.seconds
        self._left = min(float(self._allowance.burst), self._left + gained)
        self._at = now


class Guesses:
    """Counts wrong codes. Who has used up their tries is not even compared with the codes.

    Args:
        one: For each address.
        together: For all addresses.
        clock: Seconds that only grow.
    """

    def __init__(
        self,
        one: Allowance = ONE_ADDRESS,
        together: Allowance = ALL_ADDRESSES,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._one = one
        self._clock = clock
        self._together = Bucket(together, clock())
        self._addresses: dict[str, Bucket] = {}
        self.wrong = 0
        """Wrong codes so far, those that were not even looked at included."""

    def wait(self, address: str) -> float:
        """Seconds until somebody at this address may try a code; 0 when they may now."""
        now = self._clock()
        bucket = self._addresses.get(address)
        return max(self._together.wait(now), bucket.wait(now) if bucket else 0.0)

    def miss(self, address: str) -> None:
        """A wrong code came from this address."""
        now = self._clock()
        self.wrong += 1
        self._together.take(now)
        bucket = self._addresses.get(address)
        if bucket is None:
            if len(self._addresses) >= MOST_ADDRESSES:
                self._forget(now)
            bucket = self._addresses[address] = Bucket(self._one, now)
        bucket.take(now)

    def _forget(self, now: float) -> None:
        """Drop the addresses that have all their tries back; the oldest where none has."""
        rested = [address for address, bucket in self._addresses.items() if bucket.full(now)]
        for address in rested or [next(iter(self._addresses))]:
            del self._addresses[address]
