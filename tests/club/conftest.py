"""Services over one database, as separate processes would have them."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest

from companion.club.service import ClubService
from companion.store.postgres.library import PostgresLibrary
from tests.waiting import PATIENCE, until

Services: TypeAlias = Callable[..., ClubService]


@pytest.fixture
def services(address: str) -> Iterator[Services]:
    """Make one more service over the database, with connections of its own, by another address if given."""
    made: list[ClubService] = []

    def make(by: str = address) -> ClubService:
        made.append(ClubService(PostgresLibrary(by)))
        return made[-1]

    yield make
    for service in made:
        service.close()


def soon(holds: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until a condition holds."""
    until(lambda: bool(holds()), seconds)
