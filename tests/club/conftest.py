"""Services over one database, as processes of their own would have them."""

from collections.abc import Callable, Iterator

import pytest

from companion.club.service import ClubService
from companion.store.postgres.library import PostgresLibrary
from tests.waiting import PATIENCE, until


@pytest.fixture
def services(address: str) -> Iterator[Callable[[], ClubService]]:
    """Makes one more service over the database, with connections of its own."""
    made: list[ClubService] = []

    def make() -> ClubService:
        made.append(ClubService(PostgresLibrary(address)))
        return made[-1]

    yield make
    for service in made:
        service.close()


def soon(holds: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until something holds."""
    until(lambda: bool(holds()), seconds)
