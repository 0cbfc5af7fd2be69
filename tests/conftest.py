"""The set-up of test runs: strict sentences, property tests without deadlines, the sizes of `tests.sizes`.

Tests run in several processes at once. Tests that mostly wait come first. Tests that measure time or memory,
marked `alone`, come last and have the machine to themselves.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import Phase, settings

from tests.once import begin_run, turn
from tests.sizes import PARTS, QUICK_EXAMPLES, Size, Table, is_thorough, out_of_turn, select, set_size

if TYPE_CHECKING:
    from tests.postgres import Postgres
    from tests.wire import Wire

os.environ["COMPANION_STRICT_WORDS"] = "1"
os.environ["NO_PROXY"] = os.environ["no_proxy"] = "*"  # requests to test servers use no proxy

settings.register_profile("table", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
# A mutant is found or not found; there is no need to shrink the example that finds it (`make mutate`).
settings.register_profile(
    "mutants",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=50,
    phases=(Phase.explicit, Phase.generate),
)
PROFILE = "mutants" if "MUTANT_UNDER_TEST" in os.environ else "ci" if os.environ.get("CI") else "table"
settings.load_profile(PROFILE)
settings.register_profile("quick", settings.get_profile(PROFILE), max_examples=QUICK_EXAMPLES)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server that all tests of a process share; each test uses its own database."""
    from tests.postgres import a_postgres

    with a_postgres() as server:
        yield server


@pytest.fixture
def address(postgres: Postgres) -> str:
    """The address of a database without any games."""
    return postgres.prepared()


@pytest.fixture
def wire(postgres: Postgres) -> Iterator[Wire]:
    """A connection to the shared server that tests can cut."""
    from tests.wire import a_wire

    with a_wire(postgres.port) as wire:
        yield wire


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of `make test` and `make check`."""
    group = parser.getgroup("petri")
    sizes = "everything (check), or what every change must pass (test)"
    group.addoption("--size", choices=("test", "check"), default="check", help=sizes)
    group.addoption("--part", action="append", choices=tuple(PARTS), default=[], help="run this part only")
    group.addoption("--all-sizes", action="store_true", help="look at layouts at every 40 pixels of width")


def hear_signals() -> None:
    """Restore the default signal handlers, so that programs under test receive signals.

    `nohup` and a shell's `&` make their programs ignore some of them.
    """
    for number, heard in ((signal.SIGINT, signal.default_int_handler), (signal.SIGHUP, signal.SIG_DFL)):
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, heard)


def pytest_configure(config: pytest.Config) -> None:
    """Choose the run's size, give its processes a shared folder, and restore signal handlers."""
    hear_signals()
    size = size_of(config)
    set_size(size)
    if size == "test" and PROFILE != "mutants":
        settings.load_profile("quick")
    if size == "check" and "PYTEST_XDIST_WORKER" not in os.environ:
        config.pluginmanager.register(PartsReport(), "petri-parts")
    if config.getoption("numprocesses", None) and "PYTEST_XDIST_WORKER" not in os.environ:
        config.add_cleanup(begin_run())


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> object:
    """Hand out tests in the order made here; called only if tests run in several processes."""
    from tests.scheduling import Scheduling

    config.option.loadscopereorder = False
    return Scheduling(config, log)


def size_of(config: pytest.Config) -> Size:
    return "test" if config.getoption("size") == "test" else "check"


class PartsReport:
    """A plugin that ends a thorough run with a table of its parts."""

    def __init__(self) -> None:
        self.table = Table()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add a test's report, whichever process it came from."""
        self.table.add(report)

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """Write the table if several parts were run."""
        if len(self.table.rows) > 1 or self.table.missed:
            self.table.write(terminalreporter)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Select this run's tests by size; put browser tests first and tests marked `alone` last."""
    for item in out_of_turn(items):
        item.add_marker("thorough")
    for item in items:
        if is_thorough(item):
            item.user_properties.append(("thorough", True))
    parts: list[str] = config.getoption("part") or []
    if out := select(items, size_of(config), parts):
        config.hook.pytest_deselected(items=out)
    items.sort(
        key=lambda item: (
            is_alone(item),
            item.path.parent.name not in ("browser", "engines"),
            "evening" not in item.path.name,  # the longest tests first
        )
    )


def pytest_collection_finish() -> None:
    """Collect garbage as the app does, which stops searching the modules and tests again and again."""
    from companion.garbage import spare_the_collector

    spare_the_collector()


def is_alone(item: pytest.Item) -> bool:
    """Return whether no other test may run beside this one."""
    return item.get_closest_marker("alone") is not None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Make a test that must be alone wait for the others."""
    with turn(alone=is_alone(item)):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    """Set up a test with Playwright's event loop hidden."""
    with browsers_loop_hidden(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Run a test with Playwright's event loop hidden."""
    with browsers_loop_hidden(item):
        return (yield)


@contextmanager
def browsers_loop_hidden(item: pytest.Item) -> Generator[None]:
    """Hide Playwright's event loop, so that tests without a browser can run loops of their own.

    Playwright's loop counts as running from a process's first browser test until the process ends, but it is
    idle while no test uses it.
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
