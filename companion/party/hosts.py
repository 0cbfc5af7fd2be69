"""Hosts on other devices: admitted by a key that each run of the app makes, later known by a secret."""

from collections.abc import Callable
from typing import Final, cast

from companion.device.game_service import GameService
from companion.party.codes import LONGEST_SECRET, hashed, new_secret, same
from companion.party.shared_value import change_value

HOSTS: Final = "party.hosts"
"""The key under which the service stores the hashes of the hosts' secrets, the newest last."""

MOST_HOSTS: Final = 12


class Hosts:
    """The hosts on other devices.

    Args:
        service: Games and their tables.
    """

    def __init__(self, service: GameService) -> None:
        self._service = service
        self.elsewhere: Callable[[], tuple[str, ...]] = tuple
        """Returns the hashes of the host keys of other processes that serve the same tables."""

        self.key: Final = new_secret()
        """The key, valid for one run of the app, with which another device becomes a host of this service."""

    def fits(self, key: str) -> bool:
        if len(key) > LONGEST_SECRET:
            return False
        told = hashed(key)
        fits = [same(told, each) for each in (hashed(self.key), *self.elsewhere())]
        return any(fits)

    def admit(self) -> str:
        """Register a new host's device and return its secret; beyond `MOST_HOSTS` the oldest is forgotten.

        Raises:
            StoreError: The secret could not be stored, so the device is not a host.
        """
        secret = new_secret()
        told = hashed(secret)

        def admitted(stands: object) -> list[str]:
            known = _hashes(stands)
            return known if told in known else [*known, told][-MOST_HOSTS:]

        change_value(self._service.library.preferences, HOSTS, admitted)
        return secret

    def knows(self, secret: str) -> bool:
        if len(secret) > LONGEST_SECRET:
            return False
        told = hashed(secret)
        fits = [same(each, told) for each in self._known()]
        return any(fits)

    def _known(self) -> list[str]:
        return _hashes(self._service.remembered(HOSTS))


def _hashes(kept: object) -> list[str]:
    return [str(each) for each in cast("list[object]", kept)] if isinstance(kept, list) else []
