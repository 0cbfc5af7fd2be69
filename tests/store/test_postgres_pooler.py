"""A connection pooler in front of the database: a process that cannot be notified refuses to serve."""

import contextlib
import socket
import struct
import threading
from collections.abc import Generator

import pytest

from companion.store.errors import DatabaseUnusable
from companion.store.postgres.library import PostgresLibrary
from companion.words import Words
from companion.words.languages import LANGUAGES
from tests.postgres import Postgres
from tests.wire import Wire


def through(postgres: Postgres, address: str, port: int) -> str:
    """Return the address of the same database through the proxy at that port."""
    return postgres.address(address.rpartition("/")[2], port=port)


def refusal(address: str) -> DatabaseUnusable:
    """Return the error with which opening a library there is refused."""
    with pytest.raises(DatabaseUnusable) as caught:
        PostgresLibrary(address)
    return caught.value


@contextlib.contextmanager
def pgbouncer(words: str) -> Generator[int]:
    """Run a pooler that refuses every connection with these words; yield its port."""

    def answer(client: socket.socket) -> None:
        with client:
            while message := client.recv(4096):
                if struct.unpack("!ixxxx", message[:8]) == (8,):  # a request for encryption
                    client.sendall(b"N")
                    continue
                fields = b"SFATAL\0C08P01\0M" + words.encode() + b"\0\0"
                client.sendall(b"E" + struct.pack("!i", 4 + len(fields)) + fields)
                return

    def accept() -> None:
        with contextlib.suppress(OSError):
            while True:
                answer(listener.accept()[0])

    with socket.create_server(("127.0.0.1", 0)) as listener:
        threading.Thread(target=accept, daemon=True).start()
        yield listener.getsockname()[1]
        listener.shutdown(socket.SHUT_RDWR)


@pytest.mark.parametrize(
    "words",
    ["unsupported startup parameter: options", "unsupported startup parameter in options: lock_timeout"],
)
def test_a_pooler_that_takes_no_settings_is_told_by_name(
    words: str, postgres: Postgres, address: str
) -> None:
    with pgbouncer(words) as port:
        assert refusal(through(postgres, address, port)).code == "store-database-settings"


def test_a_pooler_that_ignores_settings_is_told_by_name(postgres: Postgres, address: str, wire: Wire) -> None:
    wire.changed = (b"lock_timeout=500ms", b"lock_timeout=5000s")
    assert refusal(through(postgres, address, wire.port)).code == "store-database-settings"


def test_a_pooler_through_which_no_news_comes_is_told_by_name(
    postgres: Postgres, address: str, wire: Wire
) -> None:
    wire.changed = (b"LISTEN petri", b"SELECT 12345")
    assert refusal(through(postgres, address, wire.port)).code == "store-database-deaf"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", ["store-database-settings", "store-database-deaf"])
def test_the_way_out_is_postgresql_itself(code: str, language: str) -> None:
    said = Words(language)(code, database="postgresql://db/petri")
    assert "PgBouncer" in said
    assert "PostgreSQL" in said
