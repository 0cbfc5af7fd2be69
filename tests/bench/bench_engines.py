"""Time to the first screen in Firefox compared with Chromium, each newly started and driven the same way."""

import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from tests.bench.figures import Figure, median
from tests.bench.programs import petri
from tests.bench.programs import started as serving
from tests.engines.engines import EngineName, Start, started
from tests.engines.tab import Tab
from tests.pack import sites
from tests.pack.sites import StaticServer

RUNS: Final = 3
MOST: Final = 1.3
STARTS: Final = ("served", "packed, first visit", "packed, from kept memory")


def run() -> Iterator[Figure]:
    """Yield one figure for each kind of start; the engines take turns."""
    site = StaticServer(sites.petri()).start()
    taken: dict[EngineName, list[Mapping[str, float]]] = {"chromium": [], "firefox": []}
    with serving(petri) as server:
        for _ in range(RUNS):
            for engine, rounds in taken.items():
                rounds.append(_starts(engine, server.url, site.url))
    site.stop()
    for start in STARTS:
        theirs, ours = (median([round[start] for round in taken[engine]]) for engine in taken)
        ratio = ours / theirs
        name = f"first screen in Firefox, {start}"
        beside = f"Chromium ({theirs:.0f} ms)"
        yield Figure(name, ours, "ms", f"<= {MOST} x Chromium", ratio <= MOST, ratio, beside)


def _starts(engine: EngineName, served: str, packed: str) -> Mapping[str, float]:
    """Return the milliseconds from navigation to the first screen of each kind of start, in a new browser."""
    with tempfile.TemporaryDirectory() as folder, started(engine, Start(Path(folder))) as browser:
        first = _usable(Tab(browser, served).open())
        tab = Tab(browser, packed).open()
        visit = _usable(tab)
        tab.has("offline", "ready").has("memory", "kept").reload()
        return dict(zip(STARTS, (first, visit, _usable(tab)), strict=True))


def _usable(tab: Tab) -> float:
    return tab.run("() => performance.now()")
