"""Startup time of the command line, the server and the first screen, against minimal programs."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser

from tests.bench.figures import Figure, median, timings
from tests.bench.programs import bare, petri, started
from tests.browser.chromium import headless_chromium

# Reports when the first button appears in the accessible tree; switches the tree on if the page does not.
WATCH = """
new MutationObserver((_, watch) => {
  document.querySelector('flt-semantics-placeholder')?.click();
  if (document.querySelector('flt-semantics-host [role=button]')) {
    window.usableAfter = performance.now();
    watch.disconnect();
  }
}).observe(document, {childList: true, subtree: true});
"""


def run() -> Iterator[Figure]:
    """Yield the three figures; the measured program and its yardstick take turns."""
    yield _figure("companion --version", _command_line(), "python -c pass", 4.0)
    yield _figure("server ready", _server_ready(), "bare app", 1.5)
    with headless_chromium() as browser:
        yield _figure("first usable screen", _first_screen(browser), "bare app", 1.3)


def _figure(name: str, measured: tuple[float, float], yardstick: str, most: float) -> Figure:
    ours, theirs = measured
    ratio = ours / theirs
    goal = f"<= {most} x {yardstick}"
    return Figure(
        name, ours * 1000, "ms", goal, ratio <= most, ratio, f"{yardstick} ({theirs * 1000:.0f} ms)"
    )


def _in_turns(
    ours: Callable[[], float], theirs: Callable[[], float], *, runs: int, warm_up: int = 1
) -> tuple[float, float]:
    """Return the medians of both, measured alternately so that a busy moment affects both."""
    pairs = [(ours(), theirs()) for _ in range(warm_up + runs)][warm_up:]
    return median([pair[0] for pair in pairs]), median([pair[1] for pair in pairs])


def _command_line() -> tuple[float, float]:
    program = Path(sys.executable).with_name("companion")

    def taken(*command: str | Path) -> float:
        def once() -> object:
            return subprocess.run(command, check=True, stdout=subprocess.DEVNULL)

        return timings(once, runs=1, warm_up=0)[0]

    def ours() -> float:
        return taken(program, "--version")

    def theirs() -> float:
        return taken(sys.executable, "-c", "pass")

    return _in_turns(ours, theirs, runs=15)


def _server_ready() -> tuple[float, float]:
    def ours() -> float:
        with started(petri) as server:
            return server.seconds

    def theirs() -> float:
        with started(bare) as server:
            return server.seconds

    return _in_turns(ours, theirs, runs=5)


def _first_screen(browser: Browser) -> tuple[float, float]:
    def usable(url: str) -> float:
        """Return the seconds from navigation to the first button, in a fresh browser profile."""
        profile = browser.new_context(viewport={"width": 390, "height": 844})
        page = profile.new_page()
        page.add_init_script(WATCH)
        page.goto(url, wait_until="commit")
        page.wait_for_function("window.usableAfter", timeout=60_000)
        after: float = page.evaluate("window.usableAfter")
        profile.close()
        return after / 1000

    with started(petri) as ours, started(bare) as theirs:
        return _in_turns(lambda: usable(ours.url), lambda: usable(theirs.url), runs=7)
