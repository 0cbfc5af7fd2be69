"""A battle as a listener hears it: Orca reads Chromium's window, and each of its sentences is compared.

`heard_in_a_battle.txt` is all of it, in order: a line behind `>` is a button that the listener goes to, hears
and presses, any other line a sentence that comes by itself. The dice lie on the table, so that all is known.
"""

from __future__ import annotations

import re
import time
from collections.abc import Generator
from pathlib import Path

import pytest
from selenium.webdriver.common.keys import Keys

from tests import seeds
from tests.browser.servers import petri
from tests.engines.engines import Start, started
from tests.engines.orca import desktop
from tests.engines.speech import SpeechServer
from tests.engines.tab import LOOK_EVERY, SECONDS, Tab
from tests.waiting import until

STORY = Path(__file__).with_name("heard_in_a_battle.txt")
PRESS = "> "
ROLE = re.compile(r"( ?(push )?button)?\.?$")
"""What Orca adds to the name of a button, in its versions."""
PLACES = ("", "main content", "clickable")
"""What Orca says of where the focus has gone."""


class Listener:
    """Somebody at a table who finds buttons by their names and presses Enter."""

    def __init__(self, tab: Tab, speech: SpeechServer) -> None:
        self._tab = tab
        self._speech = speech
        self._first: str | None = None

    def heard(self) -> list[str]:
        """Return the sentences since the first button, without the reader's own words."""
        said = [ROLE.sub("", sentence) for sentence in self._speech.said]
        begin = said.index(self._first) if self._first in said else len(said)
        return [sentence for sentence in said[begin:] if sentence not in PLACES]

    def hears(self, count: int) -> list[str]:
        """Wait for this many sentences, and return all there are."""
        ends = time.monotonic() + SECONDS
        while len(said := self.heard()) < count and time.monotonic() < ends:
            time.sleep(LOOK_EVERY)
        return said

    def goes_to(self, button: str) -> None:
        self._first = self._first or button
        self._tab.focus(button)

    def presses(self) -> None:
        self._tab.press(Keys.ENTER)


@pytest.fixture
def listener(tmp_path: Path) -> Generator[Listener]:
    """A listener at a table on which Tomek is about to act."""
    with seeds.service_in(tmp_path / "data") as service:
        service.remember("setting.dice", "hand")
        game = seeds.midway(service).id
    server = petri(tmp_path / "data").start()
    try:
        with desktop() as seen:
            start = Start(tmp_path / "browser", desktop=seen.environment, language="en-GB")
            with started("chromium", start) as browser:
                tab = Tab(browser, server.url).open(f"game/{game}")
                title = f"{tab.speaks()('name')}."
                until(lambda: title in seen.speech.said)
                yield Listener(tab, seen.speech)
    finally:
        server.close()


def test_a_battle_with_a_reroll_is_heard_as_it_is_written_down(listener: Listener) -> None:
    expected: list[str] = []
    for line in STORY.read_text().splitlines():
        sentence = line.removeprefix(PRESS)
        expected.append(sentence.rstrip("."))
        if sentence != line:
            listener.goes_to(sentence)
        assert listener.hears(len(expected)) == expected
        if sentence != line:
            listener.presses()
