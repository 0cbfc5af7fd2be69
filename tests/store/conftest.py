from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.store.blob_store import BlobStore, DiskBlobStore, MemoryBlobStore
from companion.store.library import Library
from tests.store.samples import Clock

Reopen = Callable[[], Library]


@pytest.fixture(params=["memory", "disk"])
def blob_store(request: pytest.FixtureRequest, tmp_path: Path) -> BlobStore:
    """An empty medium of each kind."""
    return MemoryBlobStore() if request.param == "memory" else DiskBlobStore(tmp_path / "petri")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def reopen(blob_store: BlobStore, clock: Clock) -> Iterator[Reopen]:
    """Opens the library on the medium as a new start of the app would, the one before being closed."""
    opened: list[Library] = []

    def again() -> Library:
        for library in opened:
            library.close()
        opened[:] = [Library(blob_store, now=clock)]
        return opened[0]

    yield again
    for library in opened:
        library.close()


@pytest.fixture
def library(reopen: Reopen) -> Library:
    return reopen()
