"""A commit confirmed too late for its caller: once it is stored, every process shows it."""

from collections.abc import Iterator
from typing import Final

import pytest

from companion.club.service import ClubService
from companion.rules.chromosome.fate import SpendFate
from companion.store import patience
from companion.store.errors import Unreachable
from companion.store.postgres.library import PostgresLibrary
from tests.host.party_game import begun
from tests.postgres import Postgres
from tests.waiting import until

SECONDS_OF_A_COMMIT: Final = 4
"""Seconds that the database takes to commit a row with the marker, as if a synchronous standby were away."""

LATE: Final = "late-4711"

SLOW_COMMITS: Final = """
CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF to_jsonb(NEW)::text LIKE '%late-4711%' THEN PERFORM pg_sleep(4); END IF;
    RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER wait AFTER INSERT ON petri_journal
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wait();
CREATE CONSTRAINT TRIGGER wait AFTER INSERT OR UPDATE ON petri_preferences
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wait();
"""


@pytest.fixture
def two(
    address: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[ClubService, ClubService]]:
    """The services of two processes, which both give up before a commit with the marker is done."""
    postgres.ask(SLOW_COMMITS, address=address)
    monkeypatch.setattr("companion.store.postgres.database.SECONDS_OF_A_STATEMENT", 0)
    monkeypatch.setattr(patience, "PATIENCE", 0.5)
    services = ClubService(PostgresLibrary(address)), ClubService(PostgresLibrary(address))
    yield services
    for service in services:
        service.close()


def test_a_tap_that_is_stored_after_nobody_knew_whether_it_was_shows_where_it_was_made(
    two: tuple[ClubService, ClubService],
) -> None:
    one, other = two
    game = begun(one)
    there = other.open(game.id)
    with pytest.raises(Unreachable) as caught:
        game.submit(SpendFate(seat=0), id=LATE)
    assert caught.value.unknown
    assert game.table.version == 1
    until(lambda: there.table.version == 2, 4 * SECONDS_OF_A_COMMIT)
    until(lambda: game.table.version == 2, SECONDS_OF_A_COMMIT)
    assert game.table.states == there.table.states


def test_a_value_that_is_stored_after_nobody_knew_whether_it_was_is_known_where_it_was_set(
    two: tuple[ClubService, ClubService],
) -> None:
    one, other = two
    one.remember("people", ["Ola"])
    with pytest.raises(Unreachable) as caught:
        one.remember("people", [LATE])
    assert caught.value.unknown
    until(lambda: other.remembered("people") == [LATE], 4 * SECONDS_OF_A_COMMIT)
    until(lambda: one.remembered("people") == [LATE], SECONDS_OF_A_COMMIT)


def test_own_news_of_what_nobody_doubts_is_not_looked_at(two: tuple[ClubService, ClubService]) -> None:
    one, other = two
    heard: list[str] = []
    one.library.follow(heard.append)
    own = begun(one)
    until(lambda: other.library.listed(own.id) is not None)
    others = begun(other)  # its notification comes after those of this process's own commits
    until(lambda: bool(heard))
    assert set(heard) == {others.id}
