"""The devices besides this computer that host: let in by the key of this start, known again by a secret."""

from __future__ import annotations

from typing import Final, cast

from companion.game_service import GameService
from companion.party.codes import LONGEST_SECRET, hashed, new_secret, same

HOSTS: Final = "party.hosts"
"""Under this key the service remembers the hashes of the hosts' secrets, the latest last."""

MOST_HOSTS: Final = 12


class Hosts:
    """Who hosts from another device.

    Args:
        service: What it is the service of.
    """

    def __init__(self, service: GameService) -> None:
        self._service = service
        self.key: Final = new_secret()
        """What makes another device a host of this service; new with each start."""

    def fits(self, key: str) -> bool:
        """Whether this is the key."""
        return len(key) <= LONGEST_SECRET and same(hashed(key), hashed(self.key))

    def admit(self) -> str:
        """The secret of a new host's device; who was let in longest ago is forgotten first.

        Raises:
            StoreError: it could not be stored, so the device is no host.
        """
        secret = new_secret()
        self._service.remember(HOSTS, [*self._known(), hashed(secret)][-MOST_HOSTS:])
        return secret

    def knows(self, secret: str) -> bool:
        """Whether a device with this secret was let in."""
        if len(secret) > LONGEST_SECRET:
            return False
        told = hashed(secret)
        fits = [same(each, told) for each in self._known()]
        return any(fits)

    def _known(self) -> list[str]:
        known: object = self._service.remembered(HOSTS)
        return [str(each) for each in cast("list[object]", known)] if isinstance(known, list) else []
