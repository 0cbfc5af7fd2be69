"""What holds for every test: sentences are asked for strictly, properties are tried without a stopwatch.

Tests run in several processes at once (`make test`). Those that wait most begin; those that measure time or
memory, marked `alone`, come last and have the machine to themselves.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import Phase, settings

from tests.once import begin_run, turn

if TYPE_CHECKING:
    from tests.postgres import Postgres

os.environ["COMPANION_STRICT_WORDS"] = "1"

settings.register_profile("table", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
# A mutant is found or not found; which example is the shortest that finds it does not matter (`make mutate`).
settings.register_profile(
    "mutants",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=50,
    phases=(Phase.explicit, Phase.generate),
)
settings.load_profile(
    "mutants" if "MUTANT_UNDER_TEST" in os.environ else "ci" if os.environ.get("CI") else "table"
)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server that all tests of a process share; each takes a database of its own."""
    from tests.postgres import a_postgres

    with a_postgres() as server:
        yield server


@pytest.fixture
def address(postgres: Postgres) -> str:
    """The address of a database without any games."""
    return postgres.prepared()


def pytest_configure(config: pytest.Config) -> None:
    """Give the processes of a run a folder in common."""
    if config.getoption("numprocesses", None) and "PYTEST_XDIST_WORKER" not in os.environ:
        config.add_cleanup(begin_run())


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> object:
    """Hand out tests in the order that is made here; not known where tests run in one process only."""
    from tests.scheduling import Scheduling

    config.option.loadscopereorder = False
    return Scheduling(config, log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put what waits for a browser first and what must be alone last."""
    items.sort(key=lambda item: (is_alone(item), "browser" not in item.path.parent.name))


def is_alone(item: pytest.Item) -> bool:
    """Whether a test bears no neighbours."""
    return item.get_closest_marker("alone") is not None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Let a test that must be alone wait for the others."""
    with turn(alone=is_alone(item)):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    """Begin a test without the loop of the browser."""
    with browsers_loop_hidden(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Run a test without the loop of the browser."""
    with browsers_loop_hidden(item):
        return (yield)


@contextmanager
def browsers_loop_hidden(item: pytest.Item) -> Generator[None]:
    """Let a test without a browser begin loops of its own.

    Playwright's loop counts as running from the first browser test of a process to its end, but it stands
    still while no test asks it for anything.
    """
    loop = asyncio._get_running_loop()
    if loop is None or "browser" in getattr(item, "fixturenames", ()):
        yield
        return
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(loop)
