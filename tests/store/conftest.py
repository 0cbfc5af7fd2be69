import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from companion.store.blob_store import BlobStore, DiskBlobStore, MemoryBlobStore
from companion.store.file_pair import FilePairBlobStore
from companion.store.library import Library
from companion.store.seam import GameLibrary
from tests.store.samples import Clock, DiskFile

if TYPE_CHECKING:
    from tests.postgres import Postgres

FILES = ["memory", "browser", "disk"]
"""The kinds of places that keep files; `browser` is the two files of a browser, on any file system."""

Reopen = Callable[[], GameLibrary]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each test over files and over a database, unless it inspects the files themselves."""
    if "medium" in metafunc.fixturenames:
        of_files = "blob_store" in inspect.signature(metafunc.function).parameters
        metafunc.parametrize("medium", FILES if of_files else [*FILES, "postgres"])


@pytest.fixture
def own_postgres() -> "Iterator[Postgres]":
    """A server that a test may stop and kill."""
    from tests.postgres import a_postgres  # a browser's Python has none

    with a_postgres() as server:
        yield server


@pytest.fixture
def blob_store(medium: str, tmp_path: Path) -> BlobStore:
    """An empty medium of each kind."""
    match medium:
        case "memory":
            return MemoryBlobStore()
        case "browser":
            return FilePairBlobStore(DiskFile(tmp_path / "games-a"), DiskFile(tmp_path / "games-b"))
        case _:
            return DiskBlobStore(tmp_path / "petri")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def reopen(medium: str, request: pytest.FixtureRequest, clock: Clock) -> Iterator[Reopen]:
    """Opens the library on the medium as a new start of the app would, the one before being closed."""
    opened: list[GameLibrary] = []
    open_one: Callable[[], GameLibrary]
    if medium == "postgres":
        from companion.store.postgres.library import PostgresLibrary

        address: str = request.getfixturevalue("address")
        open_one = lambda: PostgresLibrary(address, now=clock)  # noqa: E731
    else:
        blob_store: BlobStore = request.getfixturevalue("blob_store")
        open_one = lambda: Library(blob_store, now=clock)  # noqa: E731

    def again() -> GameLibrary:
        for library in opened:
            library.close()
        opened[:] = [open_one()]
        return opened[0]

    yield again
    for library in opened:
        library.close()


@pytest.fixture
def library(reopen: Reopen) -> GameLibrary:
    return reopen()
