"""A database is prepared, upgraded or refused, each in one sentence that never contains a password."""

import threading
from collections.abc import Callable
from contextlib import ExitStack, nullcontext
from pathlib import Path

import psycopg
import pytest

from companion.store.errors import DatabaseUnusable, StorageError, StorageFull, StoreError
from companion.store.postgres import schema
from companion.store.postgres.checking import check
from companion.store.postgres.library import PostgresLibrary
from tests.postgres import OWNER, PASSWORD, Postgres, free_port
from tests.store.samples import begun, row


def refused(attempt: Callable[[], object]) -> str:
    """Return the error's code, after asserting that the error does not contain the password."""
    with pytest.raises(StoreError) as caught:
        attempt()
    assert PASSWORD not in repr((caught.value, caught.value.params, caught.value.__cause__))
    return caught.value.code


def test_an_empty_database_is_prepared_once(postgres: Postgres) -> None:
    address = postgres.database()
    assert refused(lambda: PostgresLibrary(address)) == "store-database-empty"
    assert refused(lambda: schema.upgrade(address)) == "store-database-empty"
    assert schema.prepare(address) == "made"
    with PostgresLibrary(address) as library:
        game = begun(library)
    assert schema.prepare(address) == "there"
    assert schema.upgrade(address) == (schema.CURRENT, schema.CURRENT)
    with PostgresLibrary(address) as library:
        assert [each.id for each in library.games()] == [game.id]


def test_an_older_database_is_upgraded_with_its_games_and_no_sooner(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    address = postgres.prepared()
    with PostgresLibrary(address) as library:
        game = begun(library)
    for path in schema.FOLDER.glob("*.sql"):
        (tmp_path / path.name).write_text(path.read_text())
    added = tmp_path / f"{schema.CURRENT + 1:04}_notes.sql"
    added.write_text("CREATE TABLE petri_notes (game text);\nALTER TABLE petri_games ADD note text;\n")
    monkeypatch.setattr(schema, "FOLDER", tmp_path)
    monkeypatch.setattr(schema, "CURRENT", schema.CURRENT + 1)
    assert refused(lambda: PostgresLibrary(address)) == "store-database-older"
    assert refused(lambda: schema.prepare(address)) == "store-database-older"
    assert schema.upgrade(address) == (schema.CURRENT - 1, schema.CURRENT)
    with PostgresLibrary(address) as library:
        assert library.open(game.id).append(row(1)) == 2


def test_an_upgrade_that_fails_leaves_everything_as_it_was(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    address = postgres.prepared()
    for path in schema.FOLDER.glob("*.sql"):
        (tmp_path / path.name).write_text(path.read_text())
    bad = tmp_path / f"{schema.CURRENT + 1:04}_bad.sql"
    bad.write_text("CREATE TABLE petri_notes (game text);\nSELECT 1 / 0;\n")
    with monkeypatch.context() as patched:
        patched.setattr(schema, "FOLDER", tmp_path)
        patched.setattr(schema, "CURRENT", schema.CURRENT + 1)
        assert refused(lambda: schema.upgrade(address)) == "store-database-failed"
    assert postgres.ask("SELECT to_regclass('petri_notes')", address=address) == [(None,)]
    with PostgresLibrary(address) as library:
        begun(library)


def test_a_newer_database_is_left_untouched(postgres: Postgres) -> None:
    address = postgres.prepared()
    postgres.ask("INSERT INTO petri_migrations (version) VALUES (1000)", address=address)
    for attempt in (PostgresLibrary, schema.prepare, schema.upgrade):
        assert refused(lambda attempt=attempt: attempt(address)) == "store-database-newer"


def test_nobody_prepares_or_opens_a_database_that_somebody_else_is_preparing(postgres: Postgres) -> None:
    address = postgres.database()
    with psycopg.connect(address, autocommit=True) as somebody:
        somebody.execute("SELECT pg_advisory_lock(%s)", [schema.LOCK])
        for attempt in (PostgresLibrary, schema.prepare, schema.upgrade):
            assert refused(lambda attempt=attempt: attempt(address)) == "store-database-migrating"
        somebody.execute("SELECT pg_advisory_unlock(%s)", [schema.LOCK])
    assert schema.prepare(address) == "made"


def test_a_preparation_leaves_no_lock_to_a_connection_that_the_server_has_not_ended_yet(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.database()
    with ExitStack() as lingering:

        def first_connection(address: str) -> nullcontext[psycopg.Connection]:
            return nullcontext(lingering.enter_context(psycopg.connect(address, autocommit=True)))

        monkeypatch.setattr(schema, "first_connection", first_connection)
        assert [schema.prepare(address), schema.prepare(address)] == ["made", "there"]


def test_of_many_that_prepare_a_database_at_once_one_makes_the_tables(postgres: Postgres) -> None:
    address = postgres.database()
    answers: list[str] = []

    def prepare() -> None:
        try:
            answers.append(schema.prepare(address))
        except DatabaseUnusable as error:
            answers.append(error.code)

    threads = [threading.Thread(target=prepare) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers.count("made") == 1
    assert set(answers) <= {"made", "there", "store-database-migrating"}


def test_a_database_that_does_not_keep_utf_8_is_refused(postgres: Postgres) -> None:
    postgres.ask("CREATE DATABASE latin ENCODING 'LATIN2' LOCALE 'C' TEMPLATE template0")
    address = postgres.address("latin")
    assert refused(lambda: schema.prepare(address)) == "store-database-encoding"
    assert refused(lambda: PostgresLibrary(address)) == "store-database-encoding"


@pytest.mark.parametrize(
    ("address", "code"),
    [
        (f"postgresql://{OWNER}:wrong@127.0.0.1:PORT/games_1", "store-database-password"),
        (f"postgresql://{OWNER}@127.0.0.1:PORT/games_1", "store-database-password"),
        (f"postgresql://nobody:{PASSWORD}@127.0.0.1:PORT/games_1", "store-database-password"),
        (f"postgresql://{OWNER}:{PASSWORD}@127.0.0.1:PORT/no_such", "store-database-missing"),
        (f"postgresql://{OWNER}:{PASSWORD}@127.0.0.1:FREE/games_1", "store-database-away"),
        (f"postgresql://{OWNER}:{PASSWORD}@no.such.host.invalid/games_1", "store-database-away"),
        (f"postgresql://{OWNER}:{PASSWORD}@127.0.0.1:nowhere/games_1", "store-database-address"),
        (f"postgresql://{OWNER}:{PASSWORD}@[::1/games_1", "store-database-address"),
        (f"postgresql://127.0.0.1/games_1?passwort={PASSWORD}", "store-database-address"),
        (f"postgresql://{OWNER}:{PASSWORD}%@127.0.0.1/games_1", "store-database-address"),
        (f"mysql://{OWNER}:{PASSWORD}@127.0.0.1/games_1", "store-database-address"),
        ("postgresql://a\0b/games_1", "store-database-address"),
    ],
)
def test_an_address_that_will_not_do_is_one_sentence_without_its_password(
    postgres: Postgres, address: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PGPASSWORD", raising=False)
    address = address.replace("PORT", str(postgres.port)).replace("FREE", str(free_port()))
    for attempt in (PostgresLibrary, schema.prepare, schema.upgrade):
        assert refused(lambda attempt=attempt: attempt(address)) == code


def test_a_right_that_is_taken_away_is_told_and_nothing_is_harmed(postgres: Postgres, address: str) -> None:
    name = address.rpartition("/")[2]
    for statement in (
        "DROP ROLE IF EXISTS guest",
        "CREATE ROLE guest LOGIN PASSWORD 'guest'",
        "GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO guest",
    ):
        postgres.ask(statement, address=address)
    try:
        with PostgresLibrary(postgres.address(name, user="guest", password="guest")) as library:
            game = begun(library)
            assert check(library).problems == ()
            postgres.ask("REVOKE INSERT ON petri_journal FROM guest", address=address)
            with pytest.raises(StorageError) as caught:
                game.append(row(1))
            assert caught.value.code == "store-database-denied"
            assert [problem.code for problem in check(library).problems] == ["store-database-denied"]
            assert (len(game), library.reachable) == (1, True)
            postgres.ask("GRANT INSERT ON petri_journal TO guest", address=address)
            assert game.append(row(1)) == 2
        postgres.ask("REVOKE SELECT ON petri_preferences FROM guest", address=address)
        opened = lambda: PostgresLibrary(postgres.address(name, user="guest", password="guest"))  # noqa: E731
        assert refused(opened) == "store-database-denied"
    finally:
        postgres.ask("DROP OWNED BY guest", address=address)
        postgres.ask("DROP ROLE guest")


def test_a_database_without_room_refuses_a_row_and_takes_it_once_there_is_room(
    postgres: Postgres, address: str
) -> None:
    """The server raises `disk_full`, as if a file could not grow; the disk itself is not filled."""
    with PostgresLibrary(address) as library:
        game = begun(library)
        for statement in (
            "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = 'disk_full'; END $$",
            "CREATE TRIGGER no_room BEFORE INSERT ON petri_journal EXECUTE FUNCTION full_disk()",
        ):
            postgres.ask(statement, address=address)
        with pytest.raises(StorageFull) as caught:
            game.append(row(1))
        assert caught.value.code == "store-database-full"
        assert PASSWORD not in str(caught.value.params)
        assert len(game) == 1
        assert library.games()[0].rows == 1
        postgres.ask("DROP TRIGGER no_room ON petri_journal", address=address)
        assert game.append(row(1)) == 2


def test_migrations_are_numbered_from_one_without_a_gap() -> None:
    assert [step.version for step in schema.migrations()] == list(range(1, schema.CURRENT + 1))


def test_a_database_with_any_name_that_is_not_there_is_said_to_be_missing(postgres: Postgres) -> None:
    with pytest.raises(DatabaseUnusable) as caught:
        PostgresLibrary(postgres.address("parole"))
    assert caught.value.code == "store-database-missing"


def test_who_looks_at_the_tables_keeps_nobody_from_upgrading_them(postgres: Postgres) -> None:
    address = postgres.prepared()
    postgres.ask("UPDATE petri_migrations SET version = version + 1000", address=address)
    with psycopg.connect(address, autocommit=True) as looking:
        for _ in range(3):
            with pytest.raises(DatabaseUnusable) as caught:
                schema.check_version(looking, address)
            assert caught.value.code == "store-database-newer"
        held = looking.execute("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'").fetchone()
        assert held == (0,)
        with psycopg.connect(address, autocommit=True) as upgrading:
            upgrading.execute("SELECT pg_advisory_lock(%s)", [schema.LOCK])
            with pytest.raises(DatabaseUnusable) as caught:
                schema.check_version(looking, address)
            assert caught.value.code == "store-database-migrating"
