"""A game of 10,000 entries in the packed site, beside one that has just begun."""

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import BrowserContext, expect

from companion.device.game_service import GameService
from companion.rules.chromosome.corrections import Correct
from companion.store.browser import FILES, FOLDER
from companion.store.file_pair import FilePairBlobStore
from companion.store.library import Library
from companion.words import Words
from tests.bench.figures import Figure, median
from tests.browser.app import App
from tests.browser.chromium import lasting_profile
from tests.pack.sites import StaticServer, petri
from tests.seeds import begin, give
from tests.store.samples import MemoryFile

ENTRIES = 10_000
RUNS = 5
MOST_TO_OPEN, MOST_TO_EXPORT = 2, 5
QUIET = 2_500
"""Milliseconds after which the work that follows a first screen is done."""
LANGUAGE = "en-GB"
BLANK, STORED = "blank.html", "stored.log"

PUT = """
async ([folder, name, stored]) => {
    const root = await navigator.storage.getDirectory();
    const into = await root.getDirectoryHandle(folder, {create: true});
    const open = await (await into.getFileHandle(name, {create: true})).createWritable();
    await open.write(await (await fetch(stored)).arrayBuffer());
    await open.close();
}
"""
"""JavaScript that writes a file of games to where the app will look for it."""

PRESS = """
([wanted, expected]) => new Promise(done => {
    const named = name => [...document.querySelectorAll('flt-semantics-host [role=button]')].findLast(
        node => (node.getAttribute('aria-label') || node.innerText || '').trim().startsWith(name));
    const begun = performance.now();
    named(wanted).dispatchEvent(new MouseEvent('click', {bubbles: true}));
    const look = () => named(expected) ? done(performance.now() - begun) : setTimeout(look, 4);
    look();
})
"""
"""Press a button; return the milliseconds until the expected one appears."""


def run() -> Iterator[Figure]:
    """Yield the medians of several starts; each of the two games has a browser profile of its own."""
    short, long = _measured(1), _measured(ENTRIES)
    for name, most, *taken in (
        ("open", MOST_TO_OPEN, short[0], long[0]),
        ("save to a file", MOST_TO_EXPORT, short[1], long[1]),
    ):
        yardstick, value = map(median, taken)
        ratio = value / yardstick
        goal, beside = f"<= {most} x a new game", f"a new game ({yardstick:.0f} ms)"
        yield Figure(
            f"{name}, {ENTRIES:,} entries, packed site", value, "ms", goal, ratio <= most, ratio, beside
        )


def stored(entries: int) -> bytes:
    """Return a browser's file that holds one game of this many entries."""
    files = MemoryFile(), MemoryFile()
    service = GameService(Library(FilePairBlobStore(*files)))
    service.remember("setting.coach", False)
    game = begin(service)
    while game.table.count < entries:
        give(game, Correct(seat=0, what="tokens", delta=1 if game.table.count % 2 else -1))
    service.close()
    return bytes(max(files, key=lambda file: len(file.data.rstrip(b"\0"))).data)


def _measured(entries: int) -> tuple[list[float], list[float]]:
    """Return the milliseconds of opening the game, and those of saving it, one value per start."""
    server = StaticServer({**petri(), BLANK: b"<!doctype html><p>", STORED: stored(entries)}).start()
    with (
        tempfile.TemporaryDirectory() as folder,
        lasting_profile(Path(folder), width=390, height=844, locale=LANGUAGE) as profile,
    ):
        app = App(profile.new_page(), server.url)
        app.page.goto(server.url + BLANK)
        app.page.evaluate(PUT, [FOLDER, FILES[0], STORED])
        app.page.goto(server.url)
        expect(app.page.locator("html")).to_have_attribute("data-memory", "kept", timeout=180_000)
        app.page.close()
        times = [_opened_and_saved(profile, server.url) for _ in range(RUNS)]
    server.stop()
    return [opened for opened, _ in times], [saved for _, saved in times]


def _opened_and_saved(profile: BrowserContext, url: str) -> tuple[float, float]:
    app = App(profile.new_page(), url)
    words = Words("en")
    app.page.goto(url)
    app.ready().shows(words("home-resume"))
    app.page.wait_for_timeout(QUIET)
    opened = app.page.evaluate(PRESS, [words("home-resume"), words("table-menu")])
    app.page.wait_for_timeout(QUIET)
    begun = time.perf_counter()
    with app.page.expect_download() as download:
        app.tap(words("table-menu"))
        app.tap(words("menu-export"))
    assert download.value.path().stat().st_size
    saved = 1000 * (time.perf_counter() - begun)
    app.page.close()
    return float(opened), saved
