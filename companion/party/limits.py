"""Rate limits: token buckets, and wrong join codes per address.

There is no limit on all addresses together: a guesser with many of them would use it up and lock out the
players who read the code from the screen. The chance of a guess is bounded by the number of comparisons.
There are 18 ** 6 = 34,012,224 codes, and each table has one. An address has 8 tries in a row, then waits
15 s, 30 s, 60 s ... up to an hour before each further try:

    one address, ten minutes        8 + 5 = 13 tries
    one address, twelve hours       8 + 18 = 26 tries
    500 addresses, ten minutes      6,500 tries: with 100 open tables a chance of one in 52
    500 addresses, twelve hours     13,000 tries: one in 26; for a single table one in 2,600

Addresses of one IPv6 network (the first 64 bits) count as one, since a single device there has as many
addresses as it likes. A device shares the waits of guessers at its address. Secrets of seats and hosts never
count against these limits.
"""

import ipaddress
import time
from collections.abc import Callable, Hashable
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache, partial
from hashlib import sha256
from itertools import islice
from typing import Any, Final

from companion.party.shared_value import MemoryValues, change_value, items_of
from companion.store.errors import StoreError
from companion.store.seam import RememberedValues
from companion.store.transient import GUESSES


@dataclass(frozen=True)
class Allowance:
    """A token bucket: up to `burst` tokens immediately, and one more every `seconds`."""

    burst: int
    seconds: float


ONE_ADDRESS: Final = Allowance(burst=8, seconds=15.0)
"""The allowance of wrong codes per address; the wait of `seconds` doubles each time."""

LONGEST_WAIT: Final = 3600.0
"""The longest of the doubled waits, in seconds."""

FORGIVEN: Final = 12 * 3600.0
"""Seconds after its last wrong code until an address has all its tries again."""

PARTS: Final = 256
MOST_OF_A_PART: Final = 39
"""Maximum number of addresses remembered per partition: 10,000 in all, far more than a home network has."""

NEWCOMERS: Final = Allowance(burst=40, seconds=2.0)
"""The shared allowance of wrong codes for addresses that do not fit into their partition."""

OTHERS: Final = "others"
"""The key under which addresses that do not fit into their partition are counted."""

LONGEST_DEBT: Final = 30.0
"""Maximum wait, in seconds, at which a bucket is still overdrawn; if the wait is longer, nothing is taken."""


class Bucket:
    """A token bucket that may be overdrawn, at the price of a wait.

    Args:
        allowance: The size and the rate.
        clock: A monotonic clock in seconds.
    """

    def __init__(self, allowance: Allowance, clock: Callable[[], float] = time.monotonic) -> None:
        self._allowance = allowance
        self._clock = clock
        self._left = float(allowance.burst)
        self._at = clock()

    def wait(self, amount: float = 1.0) -> float:
        """Return the seconds until this many tokens are available; 0 if they are now."""
        now = self._clock()
        gained = max(0.0, now - self._at) / self._allowance.seconds
        self._left = min(float(self._allowance.burst), self._left + gained)
        self._at = now
        return max(0.0, (amount - self._left) * self._allowance.seconds)

    def take(self, amount: float = 1.0) -> float:
        """Take this many tokens; return the seconds to wait for missing ones, 0 if there were enough."""
        wait = self.wait(amount)
        if wait <= LONGEST_DEBT:  # A refusal takes nothing, since others share the address.
            self._left -= amount
        return wait


class Buckets:
    """A bucket for each key; the fullest of the least recently used ones is evicted first.

    Args:
        allowance: The allowance of each bucket.
        clock: A monotonic clock in seconds.
    """

    MOST: Final = 2000
    """Maximum number of keys remembered."""

    COMPARED: Final = 16
    """The number of least recently used buckets that are compared, to evict the fullest.

    If tokens take days to return, the very least recently used bucket may be the emptiest.
    """

    def __init__(self, allowance: Allowance, clock: Callable[[], float] = time.monotonic) -> None:
        self._allowance = allowance
        self._clock = clock
        self._buckets: dict[Hashable, Bucket] = {}

    def of(self, key: Hashable) -> Bucket:
        found = self._buckets.pop(key, None) or Bucket(self._allowance, self._clock)
        if len(self._buckets) >= self.MOST:
            oldest = islice(self._buckets, self.COMPARED)
            del self._buckets[min(oldest, key=lambda each: self._buckets[each].wait(self._allowance.burst))]
        self._buckets[key] = found
        return found

    def take(self, key: Hashable) -> float:
        """Take a token from this key's bucket; return the seconds to wait."""
        return self.of(key).take()


class Guesses:
    """A limit on wrong codes. If an address has no tries left, its codes are not even compared.

    Addresses are spread by hash over `PARTS` stored values, so that each value is small. Every address has
    its number of wrong codes, and the time of the last one in seconds:

        "party.guesses.3f": {"<hash of the network>": [9, 1763751791.2], ...}

    Args:
        one: The allowance of each address; its waits double.
        clock: A clock in seconds, common to all processes that share `values`. If it is set back before the
            last wrong code, the wait begins anew.
        values: The store of the counts; by default the memory of this process.
    """

    def __init__(
        self,
        one: Allowance = ONE_ADDRESS,
        clock: Callable[[], float] = time.monotonic,
        values: RememberedValues | None = None,
    ) -> None:
        self._one = one
        self._clock = clock
        self._values = values or MemoryValues()

    def wait(self, address: str) -> float:
        """Return the seconds until this address may try a code; 0 if it may now."""
        key, name = _place_of(address)
        counted, now = _counted(self._values.get(key)), self._clock()
        if name not in counted and len(counted) >= MOST_OF_A_PART:
            name = OTHERS
        misses, last = counted.get(name, (0, 0.0))
        if last > now:  # The clock has been set back since then.
            last = now
            with suppress(StoreError):
                change_value(self._values, key, partial(_brought_back, name, now), about=None)
        if name == OTHERS:  # one guesser must not lock out later guests
            return max(0.0, last + NEWCOMERS.seconds - now) if misses >= NEWCOMERS.burst else 0.0
        if misses < self._one.burst or now - last >= FORGIVEN:
            return 0.0
        doubled = self._one.seconds * 2.0 ** min(misses - self._one.burst, 30)
        return max(0.0, last + min(doubled, LONGEST_WAIT) - now)

    def miss(self, address: str) -> None:
        """Count a wrong code from this address.

        Raises:
            StoreError: It could not be counted.
        """
        key, name = _place_of(address)

        def counted(stands: object) -> dict[str, Any]:
            now, kept = self._clock(), _counted(stands)
            if len(kept) >= MOST_OF_A_PART:
                kept = {each: found for each, found in kept.items() if now - found[1] < FORGIVEN}
            at = name if name in kept or len(kept) < MOST_OF_A_PART else OTHERS
            misses, last = kept.get(at, (0, now))
            kept[at] = (misses + 1 if now - last < FORGIVEN else 1, now)
            return {each: list(found) for each, found in kept.items()}

        change_value(self._values, key, counted, about=None)


def steady_time() -> Callable[[], float]:
    """Return a clock that starts at the present time of day, and does not follow later changes of it."""
    offset = time.time() - time.monotonic()
    return lambda: offset + time.monotonic()


def part_of(address: str) -> str:
    """Return the partition in which an address is counted, as two hexadecimal digits."""
    return _hash_of(address)[:2]


def _place_of(address: str) -> tuple[str, str]:
    """Return the key of an address's partition, and the name of the address in it."""
    return f"{GUESSES}{part_of(address)}", _hash_of(address)[2:18]


def _hash_of(address: str) -> str:
    return sha256(network_of(address).encode("utf-8", "replace")).hexdigest()


def _brought_back(name: str, now: float, stands: object) -> dict[str, Any]:
    """Return the counts; if the last wrong code under this name is in the future, move it to `now`."""
    kept = _counted(stands)
    if name in kept:
        misses, last = kept[name]
        kept[name] = (misses, min(last, now))
    return {each: list(found) for each, found in kept.items()}


def _counted(kept: object) -> dict[str, tuple[int, float]]:
    found: dict[str, tuple[int, float]] = {}
    for name, each in items_of(kept):
        match each:
            case [int(misses), float(last)] | [int(misses), int(last)]:
                found[name] = (misses, float(last))
            case _:
                pass
    return found


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Return the unit in which an address is counted: an IPv4 address, or 64 bits of an IPv6 one."""
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(number, ipaddress.IPv4Address):
        return str(number)
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return f"{ipaddress.IPv6Address(int(number) >> 64 << 64)}/64"
