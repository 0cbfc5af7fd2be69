"""Four real pages at one table of a club; what happens to a killed process's pages, and their return."""

import contextlib
import time
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Browser

from tests.browser.app import App
from tests.browser.phones import NAMES, join
from tests.club.evening import SECONDS_TO_NOTICE, Club

IS_BEREFT: Final = "() => window.sockets[0].readyState === WebSocket.CLOSED"
IS_CONNECTED: Final = "() => window.sockets.at(-1).readyState === WebSocket.OPEN"

SPOKEN: Final = """() => [...document.querySelectorAll('flt-semantics-host [role]')]
  .filter(node => !node.querySelector('[role]'))
  .map(node => (node.getAttribute('aria-label') || node.innerText || '').trim())"""


@dataclass(frozen=True)
class ClubTable:
    """A club's table as a browser reaches it: a `tests.browser.phones.Door`."""

    url: str
    game: str
    code: str


@contextlib.contextmanager
def four_pages(browser: Browser, club: Club, game: str) -> Generator[list[App]]:
    """Open a page for each seat of the table begun last; the proxy spreads the pages over the processes."""
    assert club.proxy is not None
    table = ClubTable(club.proxy.url, game, club.code)
    pages: list[App] = []
    try:
        for name in NAMES:
            pages.append(join(browser, table, name))
            pages[-1].shows("Table menu")
        yield pages
    finally:
        for each in pages:
            each.page.context.close()


def bereft(club: Club, pages: Sequence[App]) -> list[App]:
    """Kill the process with the most pages; return those pages, once they have noticed."""
    at = club.phones_at()
    most = max(at)
    assert most, "nobody is at any process"
    club.processes[at.index(most)].kill()
    ends = time.monotonic() + SECONDS_TO_NOTICE
    while len(gone := [each for each in pages if each.page.evaluate(IS_BEREFT)]) < most:
        assert time.monotonic() < ends, "a page does not notice that its process is gone"
    return gone


def come_back(pages: Sequence[App]) -> None:
    """Wait until pages whose process was killed have reconnected by themselves and show their table."""
    for each in pages:
        each.page.locator("#away").wait_for(state="detached")
        each.page.wait_for_function(IS_CONNECTED)
        each.sees_not("Working...").shows("Table menu")


def spoken(page: App) -> list[str]:
    """Return a page's accessible texts, in order."""
    return page.page.evaluate(SPOKEN)
