"""Several phones at one table, and many tables in one process."""

import asyncio
import json
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from companion.rules.chromosome.corrections import Correct
from companion.rules.chromosome.options import Options
from tests.bench.figures import Figure, median, percentile
from tests.browser.app import App
from tests.browser.chromium import headless_chromium
from tests.browser.phones import NAMES, Table, join, table
from tests.host.phone import Phone, close_all

TAPS = 80
TABLES, SEATS = 50, 4
TAPS_A_SECOND, SECONDS = 50, 12
EVENTS = 10_000

# Records when the number changes. Both pages are on one machine, so they share a clock.
WATCH = """
number => {
  const host = document.querySelector('flt-semantics-host');
  const words = () => host.textContent + [...host.querySelectorAll('[aria-label]')]
    .map(node => node.getAttribute('aria-label')).join(' ');
  const read = () => (words().match(new RegExp(number)) || [])[1];
  let before = read();
  window.changed = [];
  new MutationObserver(() => {
    const now = read();
    if (now !== before) { before = now; window.changed.push(performance.timeOrigin + performance.now()); }
  }).observe(host, {subtree: true, childList: true, characterData: true, attributes: true});
}
"""

CLICK = """
name => {
  const host = document.querySelector('flt-semantics-host');
  const spoken = node => (node.getAttribute('aria-label') || node.innerText || '').trim();
  const button = [...host.querySelectorAll('[role=button]')].find(node => spoken(node) === name);
  const at = performance.timeOrigin + performance.now();
  button.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  return at;
}
"""


def run() -> Iterator[Figure]:
    with headless_chromium() as browser, tempfile.TemporaryDirectory() as folder:
        yield from across(browser, Path(folder) / "across")
        yield from back_again(browser, Path(folder) / "back")
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(many_tables(Path(folder)))
    yield from asyncio.run(one_phone())


def across(browser: Browser, data: Path) -> Iterator[Figure]:
    """Time a tap on one phone until the number changes on another, and on the tapping phone."""
    commands = (Correct(seat=0, what="irradiation", delta=10),)
    at = table(data, commands, Options(irradiation_limit=20))
    try:
        here, there = (join(browser, at, name, painted=True) for name in NAMES[:2])
        for app in (here, there):
            app.tap(re.compile("^Magda,")).shows("Magda: Irradiation, more")
            app.page.evaluate(WATCH, r"Irradiation: (\d+)")
        own: list[float] = []
        other: list[float] = []
        for tap in range(TAPS + 5):
            name = f"Magda: Irradiation, {'more' if tap % 2 == 0 else 'less'}"
            begun: float = here.page.evaluate(CLICK, name)
            mine, theirs = (changed(app.page, tap) for app in (here, there))
            if tap >= 5:  # the first taps warm up
                own.append(mine - begun)
                other.append(theirs - begun)
        for app in (here, there):
            app.page.context.close()
    finally:
        at.server.close()
    for name, share, most in (("median", 0.5, 1.5), ("95th percentile", 0.95, 2.5)):
        value, beside = percentile(other, share), percentile(own, share)
        yield Figure(
            f"tap on one phone to the number on another, {name}",
            value,
            "ms",
            f"<= {most} x tapping phone",
            value <= most * beside,
            value / beside,
            f"tapping phone ({beside:.0f} ms)",
        )


def changed(page: Page, tap: int) -> float:
    """Return when the number changed for the `tap`-th time, counted from 0."""
    page.wait_for_function("count => window.changed.length > count", arg=tap, polling=5)
    moments: list[float] = page.evaluate("window.changed")
    return moments[tap]


def back_again(browser: Browser, data: Path) -> Iterator[Figure]:
    """Time how long all four phones take to be live again once the server is back after kill -9."""
    at = table(data)
    try:
        phones = [join(browser, at, name, painted=True) for name in NAMES]
        at.server.kill()
        for phone in phones:
            phone.page.locator("#away").wait_for(state="attached")
        restarted = at.server.start
        restarted()
        wait_for(at)
        begun = time.perf_counter()
        for phone in phones:
            live(phone)
        took = time.perf_counter() - begun
        for phone in phones:
            phone.page.context.close()
    finally:
        at.server.close()
    yield Figure("server killed, back, to four live phones", took, "s", "<= 5 s", took <= 5)


def wait_for(at: Table) -> None:
    """Wait until the server answers."""
    while True:
        with suppress(OSError), urllib.request.urlopen(f"{at.url}healthz", timeout=1) as answer:
            if answer.status == 200:
                return
        time.sleep(0.01)


def live(phone: App) -> None:
    """Wait until a phone shows its table and responds to taps again."""
    phone.page.locator("#away.covers").wait_for(state="detached")
    phone.sees_not("Working...").sees("Round ")


class Hosting:
    """The process that hosts this many tables; `data` is its folder, or None to keep the games in memory."""

    def __init__(self, data: Path | None, tables: int) -> None:
        command = [sys.executable, "-m", "tests.bench.phones_server", str(data or "-"), str(tables)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    async def begun(self) -> tuple[str, list[str]]:
        """Return the address for phones, and each table's code."""
        told = await self._heard()
        return f"ws://127.0.0.1:{told['port']}/ws", told["codes"]

    async def told(self, **order: Any) -> dict[str, Any]:
        """Send a command to the host; return its answer."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        return await self._heard()

    async def _heard(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        return json.loads(await asyncio.to_thread(self._process.stdout.readline))

    def __enter__(self) -> "Hosting":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()


async def many_tables(data: Path) -> Sequence[Figure]:
    """Measure fifty tables of four in one process."""
    with Hosting(data, TABLES) as host:
        url, codes = await host.begun()
        empty = (await host.told())["memory"]
        tables = [[await seated(url, code, name) for name in NAMES] for code in codes]
        before = await host.told()
        waits, lost = await tapped(tables)
        served = sum((await host.told())["versions"]) - sum(before["versions"])
        await close_all()
        await asyncio.sleep(1)
        after = await host.told(evict=True)
    each = (before["memory"] - empty) / (TABLES * SEATS)
    slow = percentile(waits, 0.95) * 1000
    taps = TAPS_A_SECOND * SECONDS
    kept = after["sessions"] + after["watched"]
    return [
        Figure(
            "50 tables x 4 phones, 50 taps/s: tap to all four, median", median(waits) * 1000, "ms", "", True
        ),
        Figure("… 95th percentile", slow, "ms", "<= 250 ms", slow <= 250),
        Figure("… taps of which somebody heard nothing within 10 s", lost, "taps", "0", not lost),
        Figure("… taps not served", taps - served, "taps", "0", served == taps),
        Figure("memory of a connected phone", each, "MB", "<= 1.5 MB", each <= 1.5),
        Figure("sessions kept of phones that left", kept, "", "0", kept == 0),
    ]


async def one_phone() -> Sequence[Figure]:
    """Measure how one phone's memory grows over many events.

    A table without a phone is the baseline for the growth of the journal.
    """
    with Hosting(None, 2) as host:
        url, (code, _) = await host.begun()
        phone = await Phone(url, f"/join/{code}").open()
        await phone.sees("Who are you", 60)
        await phone.tap(NAMES[0])
        await phone.sees("Round 1", 60)
        grown: list[float] = []
        heard = 0
        for table in (0, 1):
            before = (await host.told(events=EVENTS // 10, table=table))["memory"]  # warm-up
            heard -= phone.messages
            grown.append((await host.told(events=EVENTS, table=table))["memory"] - before)
            await asyncio.sleep(1)
            heard += phone.messages
        await close_all()
    more = grown[0] - grown[1]
    return [
        Figure("… more after it was told of 10,000 events", more, "MB", "<= 0.5 MB", more <= 0.5),
        Figure("… of which it heard", min(heard, EVENTS), "", f"{EVENTS}", heard >= EVENTS),
    ]


async def seated(url: str, code: str, name: str) -> Phone:
    phone = await Phone(url, f"/join/{code}").open()
    await phone.sees("Who are you", 60)
    await phone.tap(name)
    await phone.sees("Round 1", 60)
    await phone.tap(f"{name}, ")  # opens the sheet of this player's own numbers
    await phone.sees(f"{name}: Irradiation, less", 60)
    phone.words.clear()
    return phone


async def tapped(tables: Sequence[Sequence[Phone]]) -> tuple[list[float], int]:
    """Tap at the set pace; return the seconds from each tap to the last phone, and how many were lost."""
    chance = random.Random(4)
    order = [tables[number % len(tables)] for number in range(TAPS_A_SECOND * SECONDS)]
    begun = time.perf_counter()
    waiting: list[asyncio.Task[float | None]] = []
    for number, phones in enumerate(order):
        await asyncio.sleep(max(0.0, begun + number / TAPS_A_SECOND - time.perf_counter()))
        seat = chance.randrange(SEATS)
        what = "more" if (number // len(tables)) % 2 == 0 else "less"
        name = f"{NAMES[seat]}: Irradiation, {what}"
        waiting.append(asyncio.create_task(tap(phones, phones[seat], name)))
    waits = await asyncio.gather(*waiting)
    return [wait for wait in waits if wait is not None], sum(wait is None for wait in waits)


async def tap(phones: Sequence[Phone], tapping: Phone, name: str) -> float | None:
    """Tap a stepper; return the seconds until all four phones have the change, None if one never has."""
    begun = time.perf_counter()
    await tapping.tap(name)
    while not all(phone.heard_at > begun for phone in phones):
        if time.perf_counter() > begun + 10:
            return None
        await asyncio.sleep(0.002)
    return max(phone.heard_at for phone in phones) - begun
