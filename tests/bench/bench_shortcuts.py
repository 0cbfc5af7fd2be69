"""The gain of each shortcut: alternate runs with and without it; see `docs/speed.md`."""

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from typing import Final

import flet as ft
import pytest

from companion.device.game_service import GameService
from companion.party.party import Party
from companion.store import summaries
from companion.store.folder import open_folder
from companion.store.summaries import KnownGame
from companion.ui.core import component
from tests import seeds
from tests.bench.bench_taps import TABLE, opened, taps, with_game
from tests.bench.figures import Figure, median
from tests.bench.programs import Command, started
from tests.bench.without import SHORTCUTS
from tests.browser.chromium import headless_chromium
from tests.loops import in_own_time
from tests.ui.fights import table
from tests.ui.test_rights import open_player, phone, sit

ROUNDS: Final = 16
"""Rounds of taps on each screen."""
RUNS: Final = 7
TAPS: Final = 40
"""Number of taps, each followed by an undo."""
WITH: Final = ""
"""Name of the variant with all shortcuts."""
GAMES: Final = 60
EARNED: Final = 1.05
"""The smallest ratio at which a shortcut is kept."""

LATE: Final = "import companion.ui.app"
AT_ONCE: Final = """
import importlib
from companion import later

names = []
begin = later.Later.__init__

def noted(self, name):
    begin(self, name)
    names.append(name)

later.Later.__init__ = noted
import companion.ui.app
for name in names:  # it grows
    importlib.import_module(name)
"""


def run() -> Iterator[Figure]:
    """Yield a figure for each shortcut: how much longer the work takes without it."""
    yield from _taps()
    yield _figure("a tap without Cache, processor", *in_own_time(_cached()))
    with tempfile.TemporaryDirectory() as folder:
        yield _figure("the list of games without the catalogue", *_listed(Path(folder)))
    yield _figure("imports of the first screen without Later", *_imported())


def _figure(name: str, without: float, beside: float) -> Figure:
    ratio = without / beside
    goal = f">= {EARNED} x with it"
    return Figure(name, without, "ms", goal, ratio >= EARNED, ratio, f"with it ({beside:.1f} ms)")


def _without(name: str, port: int, data: str) -> Sequence[str]:
    python, _, _, *command = with_game(port, data)
    return (python, "-m", "tests.bench.without", name, *command)


def _taps() -> Iterator[Figure]:
    """Measure taps.

    Two pages have all shortcuts, the first and the last, since a page's position affects its time.
    """
    commands: Sequence[tuple[str, Command]] = (
        (WITH, with_game),
        *((name, partial(_without, name)) for name in SHORTCUTS),
        (WITH, with_game),
    )
    taken: dict[str, list[float]] = {name: [] for name, _ in commands}
    with ExitStack() as stack:
        browser = stack.enter_context(headless_chromium())
        pages = [
            (name, opened(browser, stack.enter_context(started(command)).url, TABLE))
            for name, command in commands
        ]
        for turn in range(ROUNDS):
            for name, page in pages if turn % 2 else reversed(pages):
                taken[name] += taps(page, TABLE)
    beside = median(taken.pop(WITH))
    for name, times in taken.items():
        yield _figure(f"a tap to the number without {name}", median(times), beside)


def _made(_: component.Cache, name: str, made_of: object, make: Callable[[], ft.Control]) -> ft.Control:
    return make()


async def _cached() -> tuple[float, float]:
    """Return the CPU milliseconds of a tap on a player's sheet, without the cache and with it.

    The client's part, which is the same in both, is included.
    """
    home, game = table()
    party = Party(home)
    party.offer(game.id)
    taken: dict[bool, list[float]] = {False: [], True: []}
    async with phone(party, game, sit(party, game, 0)) as screen:
        await open_player(screen, "Magda")
        for turn in range(TAPS + 1):
            for cached in (True, False):
                with pytest.MonkeyPatch.context() as patch:
                    if not cached:
                        patch.setattr(component.Cache, "__call__", _made)
                    begun = time.process_time()
                    await screen.tap("Magda: Irradiation, more")
                    await screen.tap("Magda: Irradiation, less")
                    if turn:  # the first one warms up
                        taken[cached].append((time.process_time() - begun) * 500)
    return median(taken[False]), median(taken[True])


def _listed(folder: Path) -> tuple[float, float]:
    with seeds.service_in(folder) as service:
        for _ in range(GAMES):
            seeds.finished(service)

    def once() -> float:
        with closing(GameService(open_folder(folder))) as service:
            begun = time.perf_counter()
            assert len(service.library.games()) == GAMES
            return (time.perf_counter() - begun) * 1000

    once()  # from now on there is a catalogue
    taken: dict[bool, list[float]] = {False: [], True: []}
    for _ in range(RUNS):
        taken[True].append(once())
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(summaries, "known_games", _nothing)
            taken[False].append(once())
    return median(taken[False]), median(taken[True])


def _nothing(*_: object) -> dict[str, KnownGame]:
    return {}


def _imported() -> tuple[float, float]:
    taken: dict[str, list[float]] = {AT_ONCE: [], LATE: []}
    for _ in range(RUNS):
        for program, times in taken.items():
            begun = time.perf_counter()
            subprocess.run([sys.executable, "-c", program], check=True)
            times.append((time.perf_counter() - begun) * 1000)
    return median(taken[AT_ONCE]), median(taken[LATE])
