"""The two sizes of a test run: `make test` for every change, `make check` for everything.

A test runs only in `make check` if it is marked `thorough` or `alone`, is in one of the files of `THOROUGH`,
or drives a browser without being marked `walk`. If a test is marked `in_turn`, `make test` runs each of its
cases in one language only, a different one from case to case. Plain `pytest` runs everything.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias, cast

import pytest

Size: TypeAlias = Literal["test", "check"]

QUICK_EXAMPLES: Final = 50
"""Maximum number of examples of a Hypothesis test in `make test`."""

THOROUGH: Final = (
    "tests/browser/",
    "tests/engines/",
    "tests/torture/",
    "tests/club/test_cut_wire.py",
    "tests/club/test_deaths.py",
    "tests/club/test_four_phones.py",
    "tests/club/test_guide.py",
    "tests/host/test_behind_nginx.py",
    "tests/host/test_hostile_neighbour.py",
    "tests/pack/test_in_pyodide.py",
    "tests/store/test_dying.py",
    "tests/store/test_kill.py",
)
"""Folders and files that need a browser, a real proxy, floods, many killed processes, or another Python."""

PACKED_SITE: Final = ("tests/pack/", "tests/browser/test_site_", "tests/browser/test_offline.py")

PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "packed-site": PACKED_SITE,
    "browser": ("tests/browser/",),
    "engines": ("tests/engines/",),
    "rules": ("tests/rules/", "tests/toy/"),
    "screens": ("tests/ui/", "tests/flet_fixes/"),
    "store": ("tests/store/",),
    "server": ("tests/host/",),
    "club": ("tests/club/",),
    "torture": ("tests/torture/",),
    "table-and-words": ("tests/",),
}
"""The parts of `make check` with the beginnings of their tests' paths; the first match counts."""

_size: Size = "check"


@dataclass
class Row:
    """A row of the table that `make check` prints at its end."""

    cases: int = 0
    seconds: float = 0.0
    failures: int = 0


def set_size(size: Size) -> None:
    """Choose the size of the run, before any test module is imported."""
    global _size
    _size = size


def examples(many: int) -> int:
    """Return the number of Hypothesis examples to try: `many` in `make check`, at most 50 in `make test`."""
    return many if _size == "check" else min(many, QUICK_EXAMPLES)


def part_of(nodeid: str) -> str:
    """Return the part of `make check` that a test belongs to."""
    return next(part for part, beginnings in PARTS.items() if nodeid.startswith(beginnings))


def is_thorough(item: pytest.Item) -> bool:
    """Return whether only `make check` runs this test."""
    if item.get_closest_marker("walk"):
        return False
    marked = item.get_closest_marker("thorough") or item.get_closest_marker("alone")
    return marked is not None or item.nodeid.startswith(THOROUGH)


def out_of_turn(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """Return those cases of tests marked `in_turn` that `make test` leaves out; each takes a `language`."""
    cases: dict[str, dict[tuple[tuple[str, str], ...], list[pytest.Item]]] = {}
    for item in items:
        if item.get_closest_marker("in_turn"):
            given: dict[str, object] = cast("Any", item).callspec.params
            case = tuple((name, repr(value)) for name, value in given.items() if name != "language")
            test = item.nodeid.partition("[")[0]
            cases.setdefault(test, {}).setdefault(case, []).append(item)
    return [
        item
        for of_test in cases.values()
        for turn, of_case in enumerate(of_test.values())
        for item in of_case
        if item is not of_case[turn % len(of_case)]
    ]


def select(items: list[pytest.Item], size: Size, parts: Iterable[str]) -> list[pytest.Item]:
    """Remove the tests outside the size and the parts from `items`; return them.

    Args:
        items: All collected tests; kept in order.
        size: The run's size.
        parts: Names from `PARTS`; none means all.
    """
    wanted = set(parts)
    out = [
        item
        for item in items
        if (size == "test" and is_thorough(item)) or (wanted and part_of(item.nodeid) not in wanted)
    ]
    gone = set(out)
    items[:] = [item for item in items if item not in gone]
    return out


class Table:
    """A table of each part's cases, time and failures, filled as reports come in."""

    def __init__(self) -> None:
        self.rows: dict[str, Row] = {}
        self.missed: list[str] = []
        """Failures that `make test` would not have seen."""

    def add(self, report: pytest.TestReport) -> None:
        """Count one report of a test's setup, call or teardown."""
        row = self.rows.setdefault(part_of(report.nodeid), Row())
        row.cases += report.when == "call" or (report.when == "setup" and not report.passed)
        row.seconds += report.duration
        row.failures += report.failed
        if report.failed and any(name == "thorough" for name, _ in report.user_properties):
            self.missed.append(report.nodeid)

    def write(self, terminal: Any) -> None:
        """Write the table, and below it the failures that only `make check` sees.

        Args:
            terminal: pytest's terminal reporter.
        """
        terminal.section("parts")
        terminal.write_line(f"{'part':<18}{'cases':>8}{'minutes':>10}{'failures':>10}")
        for part in PARTS:
            if row := self.rows.get(part):
                line = f"{part:<18}{row.cases:>8}{row.seconds / 60:>10.1f}{row.failures:>10}"
                terminal.write_line(line, red=row.failures > 0)
        for nodeid in self.missed:
            terminal.write_line(f"make test would have missed: {nodeid}", red=True)
