"""A table as a listener hears it: Orca reads Chromium's window, and each of its sentences is compared.

`heard_in_….txt` has all sentences, in order. A line that begins with `>` is a button that the listener goes
to, hears and presses; any other line is a sentence that Orca speaks unasked. The players enter their own
dice, so that all results are known. Orca also reads each button to which the page moves the focus; these are
not compared, since they may come before or after a sentence.

A new game, a radiation phase, an event phase and an end were once listened to; the faults found then are
covered by `tests/ui/test_heard.py` and the tests of their screens.
"""

import re
import time
from collections.abc import Generator
from pathlib import Path

import pytest
from selenium.webdriver.common.keys import Keys

from tests import seeds, soup_seeds
from tests.browser.servers import petri
from tests.engines.engines import Start, started
from tests.engines.orca import desktop
from tests.engines.speech import SpeechServer
from tests.engines.tab import LOOK_EVERY, SECONDS, Tab
from tests.waiting import until

STORIES = {
    "heard_in_a_battle.txt": (seeds.midway, "Round 2 of 4."),
    "heard_in_a_round.txt": (soup_seeds.midway, "Movement and food. Amoeba 1."),
}
"""Each story with its game and the sentence that opens it."""
PRESS = "> "
BUTTON = re.compile(r"(.*?) (?:push )?button\.?")
"""A button as various versions of Orca read it."""
PLACES = ("", "main content", "clickable", "push button", "button")
"""Orca's announcements of where the focus is."""


class Listener:
    """A listener at a table, who finds buttons by name and presses Enter."""

    def __init__(self, tab: Tab, speech: SpeechServer) -> None:
        self._tab = tab
        self._speech = speech
        self._before = len(speech.said)

    def heard(self) -> list[str]:
        """Return the sentences spoken unasked, without buttons and places."""
        said = (
            each.removesuffix(".") for each in self._speech.said[self._before :] if not BUTTON.match(each)
        )
        return [sentence for sentence in said if sentence not in PLACES]

    def reads(self) -> str:
        """Return the name of the button that was read last."""
        found = (BUTTON.fullmatch(sentence) for sentence in reversed(self._speech.said))
        return next((button[1] for button in found if button), "").replace("middle dot", "·")

    def hears(self, count: int) -> list[str]:
        """Wait for this many sentences, and return all that were spoken."""
        ends = time.monotonic() + SECONDS
        while len(said := self.heard()) < count and time.monotonic() < ends:
            time.sleep(LOOK_EVERY)
        return said

    def goes_to(self, button: str) -> None:
        self._tab.focus(button)
        until(lambda: self.reads() == button)

    def presses(self) -> None:
        self._tab.press(Keys.ENTER)


@pytest.fixture(params=STORIES)
def story(request: pytest.FixtureRequest) -> str:
    """Each story in turn."""
    return request.param


@pytest.fixture
def listener(tmp_path: Path, story: str) -> Generator[Listener]:
    """A listener at the table of the story."""
    begin, opens = STORIES[story]
    with seeds.service_in(tmp_path / "data") as service:
        service.remember("setting.dice", "hand")
        game = begin(service).id
    server = petri(tmp_path / "data").start()
    try:
        with desktop() as seen:
            start = Start(tmp_path / "browser", desktop=seen.environment, language="en-GB")
            with started("chromium", start) as browser:
                tab = Tab(browser, server.url).open(f"game/{game}")
                until(lambda: opens in seen.speech.said)
                yield Listener(tab, seen.speech)
    finally:
        server.close()


def test_a_battle_with_a_reroll_and_a_round_of_soup_are_heard_as_they_are_written_down(
    listener: Listener, story: str
) -> None:
    expected: list[str] = []
    for line in Path(__file__).with_name(story).read_text().splitlines():
        button = line.removeprefix(PRESS)
        if button != line:
            listener.goes_to(button)
            listener.presses()
            continue
        expected.append(line.removesuffix("."))
        assert listener.hears(len(expected)) == expected
