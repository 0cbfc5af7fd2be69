"""From a tap to the changed number on the screen, against a bare counter in the same run."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.bench.figures import Figure, percentile
from tests.bench.programs import bare, petri, started
from tests.browser.app import App
from tests.browser.chromium import headless_chromium
from tests.seeds import midway, service_in

ROUNDS = 10
TAPS_A_ROUND = 24
FRAME = 1000 / 60
MOST_MEDIAN = 1.5
MOST_95TH = 2.5

# Taps the named button and returns the milliseconds until the number changes. Runs wholly inside the page,
# since a round trip to it takes longer than the measured time. Names are as written or as spoken.
TAP_TO_PAINT = """
async ([name, number, pause]) => {
  const host = document.querySelector('flt-semantics-host');
  const spoken = node => node.getAttribute('aria-label') || node.innerText || '';
  const labels = () => [...host.querySelectorAll('[aria-label]')].map(spoken).join(' ');
  const words = () => host.textContent + ' ' + labels();
  const read = () => (words().match(new RegExp(number)) || [])[1];
  const button = [...host.querySelectorAll('[role=button]')].find(node => spoken(node).trim() === name);
  if (!button) throw new Error('no button is called ' + name);
  const before = read();
  if (before === undefined) throw new Error('no number is at ' + number);
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  await new Promise(done => setTimeout(done, pause));
  return await new Promise((resolve, reject) => {
    const begun = performance.now();
    const watch = new MutationObserver(() => {
      if (read() === before) return;
      watch.disconnect();
      resolve(performance.now() - begun);
    });
    watch.observe(host, {subtree: true, childList: true, characterData: true, attributes: true});
    setTimeout(() => reject(new Error('nothing changed after a tap on ' + name)), 5000);
    button.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  });
}
"""


def tap_to_paint(page: Page, tap: str, read: str, pause: float = 0) -> float:
    """Return the milliseconds from a tap to its effect.

    Args:
        page: the open app.
        tap: the name of the button.
        read: a JavaScript regular expression whose first group is the number that changes.
        pause: milliseconds between a frame of the screen and the tap.
    """
    taken: float = page.evaluate(TAP_TO_PAINT, [tap, read, pause])
    return taken


@dataclass(frozen=True)
class Screen:
    """A button to tap and the number to read."""

    taps: tuple[str, ...]
    """Names of the buttons in the order in which they are tapped, again and again."""
    read: str
    """The `read` argument of `tap_to_paint`."""
    reach: Callable[[App], object] = lambda app: app
    """Opens this screen, starting at the first one."""


COUNTER = Screen(("More",), r"count (\d+)")

SERIES = 6
"""Taps on one button before the other button undoes them; irradiation has room for no more."""

TABLE = Screen(
    ("Magda: Irradiation, more",) * SERIES + ("Magda: Irradiation, less",) * SERIES,
    r"Irradiation: (\d+)",
    lambda app: app.tap("Resume").tap(re.compile(r"^Magda, ")),
)
"""The table screen with four players, one player's steppers open.

The same button is tapped several times in a row, as in the bare app. A click through the accessible tree also
moves the keyboard focus; if taps alternated between two buttons, each would have to move and paint it.
"""


def with_game(port: int, data: str) -> Sequence[str]:
    """Return the command that serves Petri with a game of four in its second round."""
    with service_in(Path(data)) as service:
        midway(service)
    return petri(port, data)


def run() -> Iterator[Figure]:
    """Yield the median and the 95th percentile; both apps take turns."""
    with headless_chromium() as browser, started(with_game) as ours, started(bare) as theirs:
        counter = opened(browser, theirs.url, COUNTER)
        table = opened(browser, ours.url, TABLE)
        bare_taken: list[float] = []
        table_taken: list[float] = []
        for _ in range(ROUNDS):
            bare_taken += taps(counter, COUNTER)
            table_taken += taps(table, TABLE)
    yield from _figures(table_taken, bare_taken)


def opened(browser: Browser, url: str, screen: Screen) -> Page:
    """Open a phone-sized tab with that screen, its accessible tree switched on."""
    page = browser.new_context(viewport={"width": 390, "height": 844}).new_page()
    app = App(page, url, painted=True)
    page.goto(url, wait_until="commit")
    _accessible(page)
    screen.reach(app)
    app.shows(screen.taps[0])
    return page


def _accessible(page: Page) -> None:
    """Switch the accessible tree on if the page does not do it itself, and wait for a button in it."""
    page.wait_for_selector("flt-semantics-placeholder, flt-semantics", state="attached")
    page.evaluate("document.querySelector('flt-semantics-placeholder')?.click()")
    page.wait_for_selector("flt-semantics-host [role=button]", state="attached")


def taps(page: Page, screen: Screen) -> list[float]:
    """Return the milliseconds of each tap of a round."""
    page.bring_to_front()
    for name in dict.fromkeys(screen.taps):  # the first tap after a pause is slower
        tap_to_paint(page, name, screen.read)
    return [
        # Fingers do not wait for frames, so the taps fall at different moments of a frame.
        tap_to_paint(page, screen.taps[turn % len(screen.taps)], screen.read, turn * FRAME / TAPS_A_ROUND)
        for turn in range(TAPS_A_ROUND)
    ]


def _figures(ours: list[float], theirs: list[float]) -> Iterator[Figure]:
    for name, share, most in (("median", 0.5, MOST_MEDIAN), ("95th percentile", 0.95, MOST_95TH)):
        mine, yardstick = percentile(ours, share), percentile(theirs, share)
        ratio = mine / yardstick
        goal, beside = f"<= {most} x bare counter", f"bare counter ({yardstick:.0f} ms)"
        yield Figure(
            f"tap on a stepper to the number, {name}", mine, "ms", goal, ratio <= most, ratio, beside
        )
