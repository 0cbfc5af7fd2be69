"""Two processes over one PostgreSQL: a table's host is known to both, and each shows the numbers of both."""

from __future__ import annotations

from collections.abc import Generator
from datetime import UTC, datetime, timedelta

import pytest

from companion.game_service import GameService
from companion.host.keeping import remove_old
from companion.host.processes import Processes
from companion.party.table_hosts import TableHosts, key_of
from companion.rules.chromosome import commands as cmd
from companion.store.postgres.library import PostgresLibrary
from tests.host.party_game import begun
from tests.postgres import Postgres, a_postgres
from tests.waiting import until


@pytest.fixture(scope="module")
def server() -> Generator[Postgres]:
    """A PostgreSQL."""
    with a_postgres() as server:
        yield server


@pytest.fixture
def two(server: Postgres) -> Generator[tuple[PostgresLibrary, PostgresLibrary]]:
    """The libraries of two processes."""
    address = server.prepared()
    with PostgresLibrary(address) as one, PostgresLibrary(address) as other:
        yield one, other


def test_the_host_of_a_table_is_its_host_at_every_process(
    two: tuple[PostgresLibrary, PostgresLibrary],
) -> None:
    one, other = map(TableHosts, two)
    secret = one.admit("2026-x", "203.0.113.9")
    until(lambda: other.knows("2026-x", secret))
    assert not other.knows("2026-x", "another secret")
    other.forget("2026-x")
    until(lambda: not one.knows("2026-x", secret))


def test_every_process_shows_the_numbers_of_all(two: tuple[PostgresLibrary, PostgresLibrary]) -> None:
    one, other = Processes(two[0], 8421, lambda: 3), Processes(two[1], 8422, lambda: 4)
    one.tell()
    other.tell()
    assert [each.tables for each in other.all()] == [3, 4]
    one.tell()
    assert [each.tables for each in one.all()] == [3, 4]
    one.leave()
    other.tell()
    assert [each.tables for each in other.all()] == [4]


def test_a_game_whose_days_are_over_goes_for_good_at_every_process(
    two: tuple[PostgresLibrary, PostgresLibrary],
) -> None:
    one, other = map(GameService, two)
    game = begun(one, cmd.EndGame())
    secret = TableHosts(two[0]).admit(game.id, "203.0.113.9")
    until(lambda: other.library.listed(game.id) is not None)
    later = datetime.now(UTC) + timedelta(days=8)
    assert remove_old(other, 7, later, TableHosts(two[1]).forget) == 1
    until(lambda: one.library.listed(game.id) is None)
    until(lambda: two[0].preferences.get(key_of(game.id)) is None)
    assert not TableHosts(two[0]).knows(game.id, secret)
    assert remove_old(one, 7, later) == 0
