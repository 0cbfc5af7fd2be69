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
"""The media that consist of files; `browser` is the two files that a browser keeps, on any file system."""

Reopen = Callable[[], GameLibrary]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each test over every kind of files and, unless it inspects files itself, over a database."""
    if "medium" in metafunc.fixturenames:
        of_files = "blob_store" in inspect.signature(metafunc.function).parameters
        metafunc.parametrize("medium", FILES if of_files else [*FILES, "postgres"])


@pytest.fixture
def own_postgres() -> "Iterator[Postgres]":
    """A server for one test, which may stop and kill it."""
    from tests.postgres import a_postgres  # Python in the browser has none

    with a_postgres() as server:
        yield server


@pytest.fixture
def blob_store(medium: str, tmp_path: Path) -> BlobStore:
    """An empty blob store of the given kind."""
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
    """Open the library on the medium as a new start of the app would; the earlier library is closed."""
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
