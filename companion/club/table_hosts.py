"""Tables of a public instance: the device that begins a table is its host, and proves this with a secret."""

import time
from collections.abc import Callable
from typing import Final

from companion.party.codes import LONGEST_SECRET, hashed, new_secret, same
from companion.party.limits import Allowance, Bucket, Buckets, network_of
from companion.rules.kernel import Rejection
from companion.store.seam import GameLibrary

OF_ONE: Final = Allowance(burst=30, seconds=60.0)
"""Limit on new tables per address: a whole club may share one address and open all its tables at once."""

OF_ONE_A_DAY: Final = Allowance(burst=50, seconds=1728.0)
"""Limit on new tables per address and day, in one process.

Tables are deleted after 30 days, so with three processes one address has at most 4,500 tables, fewer than
`MOST_UNFINISHED`.
"""

OF_ALL: Final = Allowance(burst=300, seconds=2.0)
"""Limit on new tables of all addresses together, in one process."""

MOST_UNFINISHED: Final = 5000
"""Maximum number of unfinished games in the store; when it is reached, no game can be begun."""


def key_of(game_id: str) -> str:
    """Return the key under which the store keeps the hash of a host's secret."""
    return f"party.host.{game_id}"


def unfinished(library: GameLibrary) -> int:
    """Return the number of unfinished games in the store."""
    return sum(1 for game in library.games() if not game.finished)


class TableHosts:
    """The hosts of tables, and the limit on new tables.

    Args:
        library: The store of the games; the hashes are stored beside them.
        clock: A monotonic clock in seconds.
        most: The maximum number of unfinished games in the store.
    """

    def __init__(
        self,
        library: GameLibrary,
        *,
        clock: Callable[[], float] = time.monotonic,
        most: int = MOST_UNFINISHED,
    ) -> None:
        self._library = library
        self._most = most
        self._all = Bucket(OF_ALL, clock)
        self._of_one = Buckets(OF_ONE, clock)
        self._of_one_a_day = Buckets(OF_ONE_A_DAY, clock)

    def refusal(self, address: str) -> Rejection | None:
        """Return the reason why this address may not begin a table now; None if it may."""
        place = network_of(address)
        wait = max(self._of_one.of(place).wait(), self._of_one_a_day.of(place).wait(), self._all.wait())
        if wait > 0:
            return Rejection(code="party-too-many-tables", params={"minutes": int(wait // 60) + 1})
        if unfinished(self._library) >= self._most:
            return Rejection(code="party-no-more-tables")
        return None

    def count(self, address: str) -> None:
        """Count a table begun from this address."""
        for limit in (self._of_one, self._of_one_a_day):
            limit.take(network_of(address))
        self._all.take()

    def admit(self, game_id: str) -> str:
        """Return the secret for the host of a table that is about to begin.

        If it raises, the table is not created.

        Raises:
            StoreError: It could not be stored, so the table has no host.
        """
        secret = new_secret()
        self._library.preferences.replace(key_of(game_id), None, hashed(secret), about=None)
        return secret

    def knows(self, game_id: str, secret: str) -> bool:
        if not secret or len(secret) > LONGEST_SECRET:
            return False
        stored: object = self._library.preferences.get(key_of(game_id))
        return isinstance(stored, str) and same(stored, hashed(secret))
