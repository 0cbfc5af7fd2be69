"""A guest's first visit on slow networks: megabytes, time to the first word and first usable screen."""

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from playwright.sync_api import Browser

from tests.bench.bench_startup import WATCH
from tests.bench.figures import Figure, median
from tests.bench.programs import bare, petri, started
from tests.browser.chromium import headless_chromium

MOST_MEGABYTES: Final = 7.0
HOME: Final = (20.0, 1)
"""Megabits per second, and the factor by which the processor is slowed."""
SLOW: Final = (2.0, 4)
DELAY: Final = 40
"""Network latency in milliseconds."""
VISITS: Final = 3
MOST_WORDLESS: Final = 1.0
"""Maximum seconds until a sentence says that the app is loading."""

WORD: Final = """
new MutationObserver((_, watch) => {
  if (!document.querySelector('#splash p')?.textContent) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.wordAfter = performance.now(); }));
}).observe(document, {childList: true, characterData: true, subtree: true});
"""
"""JavaScript that records when a loading sentence is first painted; the bare app has none."""

Visits: TypeAlias = list[tuple[float, float, float]]
"""Megabytes, seconds to the first button, and seconds to the first word (0 if there was none)."""


def run() -> Iterator[Figure]:
    """Yield figures, each compared with the bare app, whose files are not compressed."""
    with headless_chromium() as browser, started(petri) as ours, started(bare) as theirs:

        def in_turns(network: tuple[float, int], visits: int) -> tuple[Visits, Visits]:
            pair = (ours.url, theirs.url)
            taken = [[visited(browser, url, network) for url in pair] for _ in range(visits)]
            return [one for one, _ in taken], [other for _, other in taken]

        visited(browser, ours.url, HOME)  # the server compresses its files on the first visit
        one, other = in_turns(HOME, VISITS)
        yield _figure("a guest's first visit", one, other, 0, "MB", MOST_MEGABYTES)
        yield _figure("first usable screen at 20 Mbit/s", one, other, 1, "s")
        one, other = in_turns(SLOW, 1)
        yield _figure("the same at 2 Mbit/s, processor 4 times slower", one, other, 1, "s")
        word = one[0][2]
        met = 0 < word <= MOST_WORDLESS
        yield Figure(
            "first word at 2 Mbit/s, processor 4 times slower", word, "s", f"<= {MOST_WORDLESS} s", met
        )


def _figure(name: str, ours: Visits, theirs: Visits, at: int, unit: str, most: float | None = None) -> Figure:
    value, beside = median([each[at] for each in ours]), median([each[at] for each in theirs])
    goal = "<= 1 x bare app" if most is None else f"<= {most} {unit}"
    met = value <= (beside if most is None else most)
    return Figure(name, value, unit, goal, met, value / beside, f"bare app ({beside:.1f} {unit})")


def visited(browser: Browser, url: str, network: tuple[float, int]) -> tuple[float, float, float]:
    """Return the megabytes received, and the seconds to the first button and to the first word."""
    mbits, slower = network
    profile = browser.new_context(viewport={"width": 390, "height": 844})
    page = profile.new_page()
    page.add_init_script(WATCH)
    page.add_init_script(WORD)
    protocol: Any = profile.new_cdp_session(page)
    come: list[int] = []

    def finished(event: Any) -> None:
        come.append(int(event["encodedDataLength"]))

    protocol.on("Network.loadingFinished", finished)
    protocol.send("Network.enable")
    speed = {"downloadThroughput": mbits * 125_000, "uploadThroughput": mbits * 125_000}
    protocol.send("Network.emulateNetworkConditions", {"offline": False, "latency": DELAY, **speed})
    protocol.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(url, wait_until="commit", timeout=300_000)
    page.wait_for_function("window.usableAfter", timeout=300_000)
    after: float = page.evaluate("window.usableAfter")
    word: float = page.evaluate("window.wordAfter ?? 0")
    profile.close()
    return sum(come) / 1e6, after / 1000, word / 1000
