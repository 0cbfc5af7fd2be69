"""Two processes over one PostgreSQL: both know a table's host, and each shows the numbers of both."""

from collections.abc import Generator
from datetime import UTC, datetime, timedelta
from threading import Thread

import psycopg
import pytest

from companion.club.metrics import Metrics
from companion.club.oversight import Oversight
from companion.club.reports import Processes
from companion.club.service import ClubService
from companion.club.table_hosts import TableHosts, key_of
from companion.host.keeping import remove_old
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.scoring import EndGame
from companion.store.errors import NoSuchGame, StorageFull, Unreachable
from companion.store.postgres.library import PostgresLibrary
from tests.host.party_game import begun
from tests.postgres import Postgres, a_postgres
from tests.waiting import until


@pytest.fixture(scope="module")
def server() -> Generator[Postgres]:
    with a_postgres() as server:
        yield server


@pytest.fixture
def address(server: Postgres) -> str:
    return server.prepared()


@pytest.fixture
def two(address: str) -> Generator[tuple[PostgresLibrary, PostgresLibrary]]:
    """The libraries of two processes."""
    with PostgresLibrary(address) as one, PostgresLibrary(address) as other:
        yield one, other


def test_the_host_of_a_table_is_its_host_at_every_process(
    two: tuple[PostgresLibrary, PostgresLibrary],
) -> None:
    one, other = map(TableHosts, two)
    game = begun(ClubService(two[0])).id
    secret = one.admit(game)
    until(lambda: other.knows(game, secret))
    assert not other.knows(game, "another secret")
    two[1].discard(game)
    until(lambda: not one.knows(game, secret))


def test_a_host_is_forgotten_at_once_by_a_process_that_has_not_heard_of_it_yet(
    two: tuple[PostgresLibrary, PostgresLibrary],
) -> None:
    one, home = TableHosts(two[0]), ClubService(two[0])
    for game in [begun(home).id for _ in range(30)]:
        secret = one.admit(game)
        two[1].discard(game)
        until(lambda: not one.knows(game, secret))  # noqa: B023  (asked at once)


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
    one, other = map(ClubService, two)
    game = begun(one, EndGame())
    secret = TableHosts(two[0]).admit(game.id)
    until(lambda: other.library.listed(game.id) is not None)
    later = datetime.now(UTC) + timedelta(days=8)
    assert remove_old(other, 7, later) == 1
    until(lambda: one.library.listed(game.id) is None)
    until(lambda: two[0].preferences.get(key_of(game.id)) is None)
    assert not TableHosts(two[0]).knows(game.id, secret)
    assert remove_old(one, 7, later) == 0


def test_a_game_that_its_host_took_off_the_list_goes_for_good_when_its_days_are_over(
    two: tuple[PostgresLibrary, PostgresLibrary], address: str
) -> None:
    home = ClubService(two[0])
    game = begun(home)
    home.delete(game.id)
    now = datetime.now(UTC)
    remove_old(home, 7, now + timedelta(days=6))
    home.restore(game.id)
    home.delete(game.id)
    remove_old(home, 7, now + timedelta(days=8))
    with pytest.raises(NoSuchGame):
        home.restore(game.id)


REFUSE = """
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER refuse BEFORE INSERT ON petri_journal EXECUTE FUNCTION refuse();
"""


def test_whoever_runs_an_instance_hears_that_the_database_has_no_room_and_it_is_not_ready(
    server: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    address = server.prepared()
    with PostgresLibrary(address) as library:
        home = ClubService(library)
        oversight = Oversight(lambda: home, 8421, None)
        game = begun(home)
        assert oversight._obstacle() == ""  # pyright: ignore[reportPrivateUsage]
        server.ask(REFUSE, address=address)
        for _ in range(3):
            with pytest.raises(StorageFull):
                game.submit(SpendFate(seat=0))
        home.remember("people", ["Ola"])
        lines = [record for record in caplog.records if "the database failed" in record.getMessage()]
        assert [line.getMessage() for line in lines] == ["the database failed: store-database-full"]
        assert oversight._obstacle() == "database"  # pyright: ignore[reportPrivateUsage]
        told = Metrics(oversight._tables).text().decode()  # pyright: ignore[reportPrivateUsage]
        assert 'petri_store_errors_total{code="store-database-full"} 3.0' in told
        server.ask("DROP TRIGGER refuse ON petri_journal", address=address)
        game.submit(SpendFate(seat=0))
        assert oversight._obstacle() == ""  # pyright: ignore[reportPrivateUsage]


def test_values_that_belong_together_are_stored_by_one_write(
    two: tuple[PostgresLibrary, PostgresLibrary], address: str
) -> None:
    one, other = (library.preferences for library in two)
    one.set_all({"people": ["Ola"], "table": 1})
    until(lambda: (other.get("people"), other.get("table")) == (["Ola"], 1))
    refused: list[Unreachable] = []

    def change() -> None:
        try:
            one.set_all({"people": ["Jan"], "table": 2})
        except Unreachable as error:
            refused.append(error)

    with psycopg.connect(address) as holder, psycopg.connect(address, autocommit=True) as reader:
        holder.execute("SELECT 1 FROM petri_preferences WHERE key = 'table' FOR UPDATE")
        changing = Thread(target=change)
        changing.start()
        until(lambda: bool(reader.execute("SELECT 1 FROM pg_locks WHERE NOT granted").fetchall()))
        held = reader.execute("SELECT value FROM petri_preferences WHERE key = 'people'").fetchall()
        changing.join()
    assert held == [('["Ola"]',)]
    assert refused
    assert one.get("people") == ["Ola"]


def test_what_belongs_to_a_game_of_a_similar_id_stays_when_another_is_gone(
    two: tuple[PostgresLibrary, PostgresLibrary],
) -> None:
    home = ClubService(two[0])
    game = begun(home).id
    similar = f"_{game[1:]}" if game[0] != "_" else f"-{game[1:]}"
    for each in (game, similar):
        two[0].preferences.set(f"reminders.{each}", ["milk"])
    two[0]._forget_values_of(similar)  # pyright: ignore[reportPrivateUsage]
    assert two[0].preferences.get(f"reminders.{game}") == ["milk"]
    assert two[0].preferences.get(f"reminders.{similar}") is None
