"""The packed site: the size of a first visit, the time until it is usable, and the speed of taps."""

import tempfile
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect

from companion.device.game_service import GameService
from companion.pack.archive import Files
from companion.pack.report import MEGABYTE, Sizes, under_brotli
from companion.pack.site import write
from companion.store.blob_store import MemoryBlobStore
from companion.store.library import Library
from companion.words import Words
from tests.bench import slow_server
from tests.bench.bench_startup import WATCH
from tests.bench.bench_taps import COUNTER, TABLE, taps
from tests.bench.figures import Figure, median
from tests.browser.app import App
from tests.browser.chromium import headless_chromium, lasting_profile
from tests.pack.sites import StaticServer, bare, petri
from tests.seeds import midway

MOST_MEGABYTES = 11.8
RUNS = 5
PROFILES, STARTS = 5, 5
ROUNDS = 6
BITS, DELAY = 20e6, 0.040
PHONE, LANGUAGE = {"width": 390, "height": 844}, "en-GB"


def run() -> Iterator[Figure]:
    """Yield every figure; our site and the bare one take turns."""
    ours, theirs = petri(), bare()
    yield from _sizes(_compressed(ours))
    _compressed(theirs)
    yield _cached(ours, theirs)
    with headless_chromium() as browser:
        yield _first_visit(browser, ours, theirs)
    yield _taps(ours, theirs)


def _compressed(files: Files) -> Sizes:
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        write(site, files)
        return under_brotli(site, files)


def _sizes(sizes: Sizes) -> Iterator[Figure]:
    whole = sizes.first_visit() / MEGABYTE
    met = whole <= MOST_MEGABYTES
    yield Figure("first visit, under brotli", whole, "MB", f"<= {MOST_MEGABYTES} MB", met)
    for part in (*sizes.largest(), *sizes.later):
        yield Figure(f"  {part.name}", part.size / MEGABYTE, "MB", "report", True)


def _compared(name: str, ours: list[float], theirs: list[float], most: float) -> Figure:
    mine, yardstick = median(ours), median(theirs)
    ratio = mine / yardstick
    beside = f"bare site ({yardstick:.0f} ms)"
    return Figure(name, mine, "ms", f"<= {most} x bare site", ratio <= most, ratio, beside)


def _usable(profile: BrowserContext, url: str) -> tuple[Page, float]:
    """Return a tab with the site in it, and the milliseconds to its first button."""
    page = profile.new_page()
    page.add_init_script(WATCH)
    page.goto(url, wait_until="commit")
    page.wait_for_function("window.usableAfter", timeout=180_000)
    return page, float(page.evaluate("window.usableAfter"))


@contextmanager
def _lasting() -> Generator[BrowserContext]:
    with (
        tempfile.TemporaryDirectory() as folder,
        lasting_profile(Path(folder), **PHONE, locale=LANGUAGE) as profile,
    ):
        yield profile


def _profile(browser: Browser) -> BrowserContext:
    return browser.new_context(viewport={"width": PHONE["width"], "height": PHONE["height"]}, locale=LANGUAGE)


def _cached(ours: Files, theirs: Files) -> Figure:
    """Measure starts of an installed app, from files and Python's memory kept in the browser.

    A private window would keep Python's memory in another process. Chromium caches Python's machine code in
    some profiles and not in others, so several are used.
    """
    taken: list[list[float]] = [[], []]
    for _ in range(PROFILES):
        servers = [StaticServer(files).start() for files in (ours, theirs)]
        with _lasting() as profile:
            for times, each in zip(taken, _starts(profile, servers), strict=True):
                times.extend(each)
        for server in servers:
            server.stop()
    return _compared("first usable screen, files and memory kept", taken[0], taken[1], 1.25)


def _starts(profile: BrowserContext, servers: list[StaticServer]) -> list[list[float]]:
    """Return the milliseconds of every start from kept memory but the first, for each site.

    The sites take turns.
    """
    taken: list[list[float]] = [[] for _ in servers]
    for server in servers:
        page, _ = _usable(profile, server.url)
        expect(page.locator("html")).to_have_attribute("data-offline", "ready", timeout=180_000)
        expect(page.locator("html")).to_have_attribute("data-memory", "kept", timeout=180_000)
        page.close()
    for _ in range(STARTS + 1):
        for times, server in zip(taken, servers, strict=True):
            page, milliseconds = _usable(profile, server.url)
            times.append(milliseconds)
            expect(page.locator("html")).to_have_attribute("data-memory", "used")
            page.close()
    return [times[1:] for times in taken]


def _first_visit(browser: Browser, ours: Files, theirs: Files) -> Figure:
    taken: list[list[float]] = [[], []]
    for _ in range(RUNS):
        for times, files in zip(taken, (ours, theirs), strict=True):
            packed = slow_server.under_brotli(files)
            server = slow_server.SlowServer(files, packed, bits=BITS, delay=DELAY).start()
            profile = _profile(browser)
            times.append(_usable(profile, server.url)[1])
            profile.close()
            server.stop()
    return _compared("first visit at 20 Mbit/s and 40 ms", taken[0], taken[1], 1.1)


def _taps(ours: Files, theirs: Files) -> Figure:
    """Measure taps, in a lasting profile as an installed app has."""
    taken: list[list[float]] = [[], []]
    servers = [StaticServer(files).start() for files in (ours, theirs)]
    with _lasting() as profile:
        table, counter = (_usable(profile, server.url)[0] for server in servers)
        _with_game(table, servers[0].url)
        for _ in range(ROUNDS):
            taken[0] += taps(table, TABLE)
            taken[1] += taps(counter, COUNTER)
    for server in servers:
        server.stop()
    return _compared("tap on a stepper to the number, in the browser alone", taken[0], taken[1], 1.5)


def _with_game(page: Page, url: str) -> None:
    """Import a game of four in its second round into the browser, and open one player's steppers."""
    library = Library(MemoryBlobStore())
    midway(GameService(library))
    game = library.export(library.games()[0].id)
    app = App(page, url, painted=True)
    with page.expect_file_chooser() as chooser:
        app.tap(Words("en")("home-import"))
    chooser.value.set_files({"name": "game.json", "mimeType": "application/json", "buffer": game.encode()})
    page.wait_for_url("**#/game/**")
    for dismiss in page.locator(".notice button").all():
        dismiss.click()
    page.goto("about:blank")
    page.goto(url, wait_until="commit")
    TABLE.reach(app.ready())
    app.shows(TABLE.taps[0])
