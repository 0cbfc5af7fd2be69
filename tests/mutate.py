# pyright: basic, reportMissingImports=false, reportPrivateUsage=false, reportPrivateImportUsage=false
"""Tries mutants, and prints for each room how many the tests kill (`make mutate`, `docs/mutants.md`).

A room is a part of the code, such as the rules of one game.

    python -m tests.mutate [PATTERN ...]               try mutants, by default all that were not tried yet
    python -m tests.mutate --sample 40 [PATTERN ...]   try 40 random mutants of each module, always the same
    python -m tests.mutate rooms                       print the outcomes so far

mutmut makes the mutants and stores the outcomes. This program saves work per mutant: it collects the tests
once, and forks the collecting process for each mutant. Tests that killed mutants of the same function run
first, then those that killed other mutants of its module, then the fastest.
"""

import gc
import itertools
import os
import random
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import mutmut.__main__ as main
import mutmut.mutation.trampoline as trampoline
import mutmut.workers.isolation as isolation
import pytest
from _pytest.config import _prepareconfig
from _pytest.runner import runtestprotocol
from mutmut.mutation.data import SourceFileMutationData
from mutmut.runners.harness import PytestRunner
from mutmut.state import state
from mutmut.stats import status_by_exit_code
from mutmut.utils.file_utils import walk_mutatable_files
from mutmut.utils.format_utils import mangled_name_from_mutant_name

PATIENCE = 30.0
"""Factor on a test's usual duration after which its mutant counts as an endless loop."""

LEFT = ("survived", "no tests", "suspicious", "segfault")
"""Outcomes of mutants that the tests do not kill; an endless mutant counts as killed."""


class Killers:
    """The tests that have killed mutants of a module, stored in a file that the forks share."""

    def __init__(self, folder: Path, function: str) -> None:
        self._function = function
        self._file = folder / function.rpartition(".")[0]
        lines = self._file.read_text().splitlines() if self._file.exists() else []
        found = [(killed, test) for killed, _, test in (line.partition(" ") for line in lines)]
        here = [test for killed, test in reversed(found) if killed == function]
        often = [test for test, _ in Counter(test for _, test in found).most_common()]
        self._ranks = {test: rank for rank, test in enumerate(dict.fromkeys([*here, *often]))}

    def rank(self, test: str) -> int:
        """Return a test's rank.

        Tests that killed mutants of this function come first, the latest foremost; then those with most
        kills.
        """
        return self._ranks.get(test, len(self._ranks))

    def add(self, test: str) -> None:
        """Record a test that has killed a mutant."""
        with self._file.open("a") as file:
            file.write(f"{self._function} {test}\n")


class CollectedOnce(PytestRunner):
    """A runner that collects the tests once, then runs them for each mutant in a fork of this process."""

    def __init__(self) -> None:
        super().__init__()
        self.items: dict[str, pytest.Item] = {}
        self.killers = Path(tempfile.mkdtemp(prefix="killers-"))

    def warm_up(self) -> None:
        os.chdir("mutants")
        arguments = ["--rootdir=.", *self._pytest_add_cli_args_test_selection, *self._pytest_add_cli_args]
        config = _prepareconfig(arguments)
        config._do_configure()
        session = pytest.Session.from_config(config)
        config.hook.pytest_sessionstart(session=session)
        config.hook.pytest_collection(session=session)
        self.items = {item.nodeid: item for item in session.items}
        gc.collect()
        gc.freeze()

    def run_tests(self, *, mutant_name: str | None, tests: Iterable[str]) -> int:
        """Run tests until one fails; return 1 if one fails, else 0."""
        if mutant_name is None or not self.items:
            return super().run_tests(mutant_name=mutant_name, tests=tests)
        trampoline.get_mutant_under_test = lambda: mutant_name
        signal.signal(signal.SIGVTALRM, lambda *_: os.kill(os.getpid(), signal.SIGXCPU))
        function, durations = mangled_name_from_mutant_name(mutant_name), state().duration_by_test
        known = Killers(self.killers, function)
        order = sorted(tests, key=lambda test: (known.rank(test), durations[test]))
        for test, following in itertools.zip_longest(order, order[1:]):
            signal.setitimer(signal.ITIMER_VIRTUAL, 2 + PATIENCE * durations[test])
            next_item = self.items[following] if following else None
            if any(
                report.failed for report in runtestprotocol(self.items[test], log=False, nextitem=next_item)
            ):
                known.add(test)
                return 1
        return 0


def sample(size: int) -> None:
    """Limit each module to a random sample of this many mutants, without those tried before."""
    collect = main.collect_source_file_mutation_data

    def collect_some(*, mutant_names: tuple[str, ...] | list[str]) -> Any:
        mutants, files = collect(mutant_names=mutant_names)
        names: dict[str, list[str]] = {}
        for data, name, _ in mutants:
            names.setdefault(str(data.path), []).append(name)
        chosen = {
            name
            for path, all_of_it in names.items()
            for name in random.Random(path).sample(sorted(all_of_it), min(size, len(all_of_it)))
        }
        return [(data, name, code) for data, name, code in mutants if name in chosen and code is None], files

    main.collect_source_file_mutation_data = collect_some


def room_of(path: Path) -> str:
    """Return a file's room: each game's rules are a room, and so is each shared rules file."""
    return "/".join(path.parts[:3] if path.parts[1] == "rules" else path.parts[:2])


def print_rooms() -> None:
    """Print the outcomes: the survivors' names, a line for each module, and one for each room.

    In a room's share, each module has the weight of all its mutants, even if only some were tried.
    """
    rooms: dict[str, list[tuple[int, int, int]]] = {}
    lines: list[str] = []
    for path in sorted(walk_mutatable_files()):
        data = SourceFileMutationData(path=path)
        data.load()
        found = {name: status_by_exit_code[code] for name, code in data.exit_code_by_key.items()}
        print(
            *(f"    {name}: {status}\n" for name, status in found.items() if status in LEFT), sep="", end=""
        )
        counts = Counter(found.values())
        left = sum(counts[status] for status in LEFT)
        of_all, tried = counts.total(), counts.total() - counts["not checked"]
        if tried:
            lines.append(f"{path!s:50}{of_all:7}{tried:7}{tried - left:7}{(tried - left) / tried:8.1%}")
            rooms.setdefault(room_of(path), []).append((of_all, tried, tried - left))
    print(f"{'':50}    all  tried killed   share", *lines, "", sep="\n")
    for room, modules in rooms.items():
        of_all, tried, killed = (sum(column) for column in zip(*modules, strict=True))
        share = sum(each[0] * each[2] / each[1] for each in modules) / of_all
        print(f"{room:50}{of_all:7}{tried:7}{killed:7}{share:8.1%}")


if __name__ == "__main__":
    arguments = sys.argv[1:]
    if arguments == ["rooms"]:
        print_rooms()
    else:
        isolation.PytestRunner = CollectedOnce
        if arguments[:1] == ["--sample"]:
            sample(int(arguments[1]))
            arguments = arguments[2:]
        main.cli(["run", *arguments])
