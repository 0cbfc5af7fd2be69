"""Errors of PostgreSQL and its driver as errors of the store: with our codes, without their messages."""

import re
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

import psycopg
from psycopg import pq
from psycopg.conninfo import make_conninfo
from psycopg_pool import PoolClosed, PoolTimeout

from companion.store.address import shown_address
from companion.store.errors import (
    DatabaseUnusable,
    StorageError,
    StorageFull,
    StoreError,
    Unreachable,
)

SECONDS_TO_PING: Final = 3

FULL: Final = frozenset({"53100"})
DENIED: Final = frozenset({"42501", "25006"})
NOT_PREPARED: Final = frozenset({"42P01", "42703", "3F000"})
TOO_SLOW: Final = frozenset({"57014", "55P03"})
ROLE: Final = re.compile(r'FATAL:\s+role "')
"""Matches only the message about an unknown user, whatever the name of the database."""

GOING_AWAY: Final = ("08", "57P")
"""Prefixes of the error codes for a lost connection and for a server that is shutting down."""


def of_statement(error: psycopg.Error, address: str) -> StoreError:
    """Return the store's error for a failed statement, or for one that got no connection."""
    database = shown_address(address)
    code = error.sqlstate
    if isinstance(error, PoolTimeout | PoolClosed):  # Nothing was sent.
        return Unreachable("store-unreachable")
    if code is None and isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
        return Unreachable("store-outcome-unknown", unknown=True)
    if code is None:
        return StorageError("store-database-failed", database=database, reason=type(error).__name__)
    if code.startswith(GOING_AWAY):
        return Unreachable("store-outcome-unknown", unknown=True)
    if code in TOO_SLOW:
        return Unreachable("store-database-slow")
    if code in FULL:
        return StorageFull("store-database-full", database=database)
    if code in DENIED:
        return StorageError("store-database-denied", database=database)
    if code in NOT_PREPARED:
        return DatabaseUnusable("store-database-empty", database=database)
    return StorageError("store-database-failed", database=database, reason=code)


def of_connecting(error: psycopg.Error, address: str) -> StoreError:
    """Return the error of a failed connection attempt.

    The server names the cause only in a message in its own language. If this language is not English, the
    returned error names no cause.
    """
    database, said = shown_address(address), str(error)
    if isinstance(error, psycopg.ProgrammingError):
        return DatabaseUnusable("store-database-address", database=database)
    if "password authentication failed" in said or "no password supplied" in said or ROLE.search(said):
        return DatabaseUnusable("store-database-password", database=database)
    if "startup parameter" in said:  # PgBouncer accepts our parameters only if configured to.
        return DatabaseUnusable("store-database-settings", database=database)
    if "does not exist" in said:
        return DatabaseUnusable("store-database-missing", database=database)
    in_time = make_conninfo(address, connect_timeout=SECONDS_TO_PING)
    match pq.PGconn.ping(in_time.encode()):
        case pq.Ping.OK:
            return DatabaseUnusable("store-database-refused", database=database)
        case pq.Ping.NO_ATTEMPT:
            return DatabaseUnusable("store-database-address", database=database)
        case _:
            return DatabaseUnusable("store-database-away", database=database)


@contextmanager
def statement_errors(address: str) -> Generator[None]:
    """Turn an error of the driver into the matching `StoreError`."""
    try:
        yield
    except psycopg.Error as error:
        raise of_statement(error, address) from None


@contextmanager
def connecting_errors(address: str) -> Generator[None]:
    """Turn an error while connecting into a `StoreError` without the driver's message.

    The driver's message may contain the password.
    """
    try:
        yield
    except psycopg.Error as error:
        raise of_connecting(error, address) from None
