"""Fixtures for tests with other engines: each engine's browser, started for each test."""

from collections.abc import Generator
from pathlib import Path

import pytest

from tests.browser.servers import Server, petri
from tests.engines.engines import ENGINES, Browser, EngineName, Start, started


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest) -> EngineName:
    """Each engine in turn."""
    return request.param


@pytest.fixture
def visitor(engine: EngineName, tmp_path: Path) -> Generator[Browser]:
    """A browser that has never visited the site."""
    with started(engine, Start(tmp_path / "browser")) as browser:
        yield browser


@pytest.fixture
def served(tmp_path: Path) -> Generator[Server]:
    """Petri with no games yet."""
    server = petri(tmp_path / "data").start()
    yield server
    server.close()
