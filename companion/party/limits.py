"""Limits against guessing: how many wrong codes may come from one address.

There is no limit on all addresses together: whoever guesses from many would use it up and lock out those who
read the code from the screen. What bounds the chance of a guess is how many are looked at. There are
18 ** 6 = 34,012,224 codes, and at most two of them open a table at a time (see `companion.party.rotation`).
An address has 8 tries at once, then waits 15 s, 30 s, 60 s ... up to an hour before each further one:

    one address, ten minutes        8 + 5 = 13 tries
    one address, twelve hours       8 + 18 = 26 tries
    500 addresses, ten minutes      6,500 tries: a chance of 6,500 * 2 / 34,012,224, one in 2,600
    500 addresses, twelve hours     13,000 tries: one in 1,300

Addresses of one IPv6 network (the first 64 bits) count as one: a single device there has as many as it likes.
A device that shares its address with one that guesses waits with it, unless it has a seat: a seat has tries
of its own, and neither a seat's secret nor a host's is ever weighed against these limits.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Protocol


@dataclass(frozen=True)
class Allowance:
    """So many tries at once, and one more each `seconds`."""

    burst: int
    seconds: float


ONE_ADDRESS: Final = Allowance(burst=8, seconds=15.0)
"""Somebody mistypes a code a few times; for who goes on, the first wait is of so many seconds."""

LONGEST_WAIT: Final = 3600.0
"""Seconds; each wait is twice as long as the one before, up to this."""

FORGIVEN: Final = 12 * 3600.0
"""Seconds after its last wrong code in which an address gets all its tries back."""

MOST_ADDRESSES: Final = 10_000
"""Addresses that are remembered at a time, many times those of a home's network."""

NEWCOMERS: Final = Allowance(burst=40, seconds=2.0)
"""What all addresses beyond those remembered have together."""

SECONDS_BETWEEN_SWEEPS: Final = 60.0


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

    def _refill(self, now: float) -> None:
        gained = max(0.0, now - self._at) / self._allowance.seconds
        self._left = min(float(self._allowance.burst), self._left + gained)
        self._at = now


def waits_until(one: Allowance, misses: int, last: float, now: float) -> float:
    """Seconds until an address may try again that has missed so often, and last at that second."""
    if misses < one.burst or now - last >= FORGIVEN:
        return 0.0
    doubled = one.seconds * 2.0 ** min(misses - one.burst, 30)
    return max(0.0, last + min(doubled, LONGEST_WAIT) - now)


class GuessLimits(Protocol):
    """The limits against guessing, wherever wrong codes are counted."""

    wrong: int
    """Wrong codes so far, those that were not even looked at included."""

    def wait(self, address: str) -> float:
        """Seconds until somebody at this address may try a code; 0 when they may now."""
        ...

    def miss(self, address: str) -> None:
        """A wrong code came from this address."""
        ...


@dataclass
class _Misses:
    count: int = 0
    last: float = -math.inf


class Guesses:
    """Counts wrong codes. Who has used up their tries is not even compared with the codes.

    Args:
        one: For each address; its waits double.
        clock: Seconds that only grow.
    """

    def __init__(self, one: Allowance = ONE_ADDRESS, clock: Callable[[], float] = time.monotonic) -> None:
        self._one = one
        self._clock = clock
        self._addresses: dict[str, _Misses] = {}
        self._newcomers = Bucket(NEWCOMERS, clock())
        self._swept = clock()
        self.wrong = 0
        """Wrong codes so far, those that were not even looked at included."""

    def wait(self, address: str) -> float:
        """Seconds until somebody at this address may try a code; 0 when they may now."""
        now = self._clock()
        misses = self._addresses.get(network_of(address))
        if misses is None:
            return self._newcomers.wait(now) if len(self._addresses) >= MOST_ADDRESSES else 0.0
        return waits_until(self._one, misses.count, misses.last, now)

    def miss(self, address: str) -> None:
        """A wrong code came from this address."""
        now = self._clock()
        self.wrong += 1
        network = network_of(address)
        misses = self._addresses.get(network)
        if misses is None:
            if len(self._addresses) >= MOST_ADDRESSES:
                self._sweep(now)
            if len(self._addresses) >= MOST_ADDRESSES:
                self._newcomers.take(now)
                return
            misses = self._addresses[network] = _Misses()
        elif now - misses.last >= FORGIVEN:
            misses.count = 0
        misses.count += 1
        misses.last = now

    def _sweep(self, now: float) -> None:
        """Forget the addresses that have all their tries back; looking for them takes a while."""
        if now - self._swept < SECONDS_BETWEEN_SWEEPS:
            return
        self._swept = now
        forgiven = [address for address, misses in self._addresses.items() if now - misses.last >= FORGIVEN]
        for address in forgiven:
            del self._addresses[address]


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """What an address counts as: itself, or the first 64 bits of an IPv6 one; no number address as it is."""
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(number, ipaddress.IPv4Address):
        return str(number)
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return f"{ipaddress.IPv6Address(int(number) >> 64 << 64)}/64"
