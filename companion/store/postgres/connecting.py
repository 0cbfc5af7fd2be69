"""Connections to the database: durable commits, and quick detection of a database that does not answer."""

from typing import Any, Final

import psycopg
from psycopg.conninfo import conninfo_to_dict

from companion.store.address import is_address, shown_address
from companion.store.errors import DatabaseUnusable
from companion.store.postgres.faults import connecting_errors

SECONDS_TO_CONNECT: Final = 3
SECONDS_OF_A_STATEMENT: Final = 5
"""Seconds after which a statement is cancelled without storing anything."""

LOCK_TIMEOUT: Final = "500ms"
"""The longest wait for a row that another session has locked; the wait may block the event loop."""

DEFAULTS: Final[dict[str, Any]] = {
    "application_name": "petri",
    "connect_timeout": SECONDS_TO_CONNECT,
    "client_encoding": "utf8",
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 1000 * SECONDS_OF_A_STATEMENT,
}
"""Connection parameters, unless the address sets other values."""


def parameters(address: str) -> dict[str, Any]:
    """Return the connection parameters of an address.

    Raises:
        DatabaseUnusable: It is not a database address.
    """
    if not is_address(address) or "\0" in address:
        raise DatabaseUnusable("store-database-address", database=shown_address(address))
    with connecting_errors(address):
        given: dict[str, Any] = {**conninfo_to_dict(address)}
    if not all(port.isdecimal() for port in str(given.get("port", "5432")).split(",") if port):
        raise DatabaseUnusable("store-database-address", database=shown_address(address))
    options = (
        f"{given.pop('options', '')} -c statement_timeout={1000 * SECONDS_OF_A_STATEMENT}"
        f" -c lock_timeout={LOCK_TIMEOUT}"
        " -c synchronous_commit=on -c default_transaction_isolation=read\\ committed"
    )
    return {**DEFAULTS, **given, "options": options.strip()}


def connect(address: str) -> psycopg.Connection:
    """Open an autocommit connection, on which every statement is a transaction.

    Raises:
        psycopg.Error: It failed; its message may contain the address with the password.
        DatabaseUnusable: The address is invalid.
    """
    return psycopg.connect(**parameters(address), autocommit=True)


def first_connection(address: str) -> psycopg.Connection:
    """Open the first connection to an address, reporting why it fails.

    Raises:
        DatabaseUnusable: No connection can be made.
    """
    with connecting_errors(address):
        return connect(address)
