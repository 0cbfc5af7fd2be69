"""The version of the tables in the database, and their migrations.

A migration is a file of plain SQL in `migrations/`, numbered from 1; the applied ones are listed in a table.
No library is used: for three tables and one-way migrations, thirty readable lines need no configuration, no
second model of the tables, and no extra package.

All missing migrations are applied in one transaction, all or none, under an exclusive lock.

Games and journals have tables of their own, since every tap reads and changes them. The party's data (the
tables on offer with their codes, seats and the hashes of their secrets) are values in `petri_preferences`,
just as they are values in a data folder. So both stores share one interface and one way of changing a shared
value, and there is no second model of an offer to migrate.
"""

from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, Literal, NamedTuple

import psycopg

from companion.store.address import shown_address
from companion.store.errors import DatabaseUnusable
from companion.store.postgres.connecting import first_connection
from companion.store.postgres.faults import statement_errors

LOCK: Final = 0x7065747269
"""The advisory lock for preparing or upgrading a database."""

HELD: Final = """
SELECT EXISTS (
    SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1 AND pid <> pg_backend_pid()
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND (classid::bigint << 32) | objid::bigint = %s
)
"""
"""A query that returns whether another session has the lock.

The lock itself is not taken, since that would block an `upgrade`.
"""

FOLDER: Final = Path(__file__).with_name("migrations")


class Migration(NamedTuple):
    """A migration of the schema by one version."""

    version: int
    sql: str


def migrations() -> tuple[Migration, ...]:
    """Return all migrations in order; their numbers are 1, 2, 3 and so on."""
    found = sorted(FOLDER.glob("*.sql"))
    steps = tuple(Migration(int(path.name[:4]), path.read_text(encoding="utf-8")) for path in found)
    if [step.version for step in steps] != list(range(1, len(steps) + 1)):
        raise AssertionError(f"migrations are numbered without a gap: {[path.name for path in found]!r}")
    return steps


CURRENT: Final = len(list(FOLDER.glob("*.sql")))
"""The version of the tables that this app works with."""


def version_of(connection: psycopg.Connection) -> int:
    """Return the version of the tables; 0 if there are none.

    Raises:
        psycopg.Error: The query failed.
    """
    found = connection.execute("SELECT to_regclass('petri_migrations')").fetchone()
    if found is None or found[0] is None:
        return 0
    row = connection.execute("SELECT coalesce(max(version), 0) FROM petri_migrations").fetchone()
    return row[0] if row is not None else 0


def check_version(connection: psycopg.Connection, address: str) -> None:
    """Check that the tables have this app's version.

    Raises:
        DatabaseUnusable: They have another version, do not exist, or are being changed.
    """
    database = shown_address(address)
    with statement_errors(address):
        if connection.info.parameter_status("server_encoding") != "UTF8":
            raise DatabaseUnusable("store-database-encoding", database=database)
        version = version_of(connection)
        if version == CURRENT:
            return
        if connection.execute(HELD, [LOCK]).fetchone() == (True,):
            raise DatabaseUnusable("store-database-migrating", database=database)
    if version > CURRENT:
        raise DatabaseUnusable("store-database-newer", database=database)
    raise DatabaseUnusable("store-database-older" if version else "store-database-empty", database=database)


def prepare(address: str) -> Literal["made", "there"]:
    """Create the tables in an empty database; leave existing ones alone.

    Raises:
        DatabaseUnusable: The database cannot be reached, has tables of another version, or is being upgraded.
        StoreError: The tables could not be created; the database has none.
    """
    with _locked(address) as connection:
        if version_of(connection):
            check_version(connection, address)
            return "there"
        _apply(connection, 0, address)
        return "made"


def upgrade(address: str) -> tuple[int, int]:
    """Apply the missing migrations; return the versions before and after.

    Raises:
        DatabaseUnusable: The database cannot be reached, has no tables or newer ones, or is being upgraded.
        StoreError: A migration failed; the tables are unchanged.
    """
    with _locked(address) as connection:
        before = version_of(connection)
        if not 0 < before <= CURRENT:
            check_version(connection, address)
        _apply(connection, before, address)
        return before, CURRENT


@contextmanager
def _locked(address: str) -> Generator[psycopg.Connection]:
    """Lock out other preparations and upgrades; this connection has no statement timeout."""
    with first_connection(address) as connection, statement_errors(address):
        connection.execute("SET statement_timeout = 0")
        connection.execute("SET lock_timeout = 0")
        if connection.execute("SELECT pg_try_advisory_lock(%s)", [LOCK]).fetchone() != (True,):
            raise DatabaseUnusable("store-database-migrating", database=shown_address(address))
        try:
            yield connection
        finally:
            # Closing the connection would release the lock too, but only some time later.
            with suppress(psycopg.Error):
                connection.execute("SELECT pg_advisory_unlock(%s)", [LOCK])


def _apply(connection: psycopg.Connection, version: int, address: str) -> None:
    if connection.info.parameter_status("server_encoding") != "UTF8":
        raise DatabaseUnusable("store-database-encoding", database=shown_address(address))
    with connection.transaction():
        if version == 0:
            connection.execute(
                "CREATE TABLE petri_migrations"
                " (version integer PRIMARY KEY, applied timestamptz NOT NULL DEFAULT now())"
            )
        for step in migrations()[version:]:
            connection.execute(step.sql.encode())
            connection.execute("INSERT INTO petri_migrations (version) VALUES (%s)", [step.version])
