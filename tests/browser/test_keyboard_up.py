"""A field stays wholly visible on a page 160 pixels high, as above the keyboard of a phone in landscape."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from companion.words import LANGUAGES, Language, Words
from tests.browser import phones
from tests.browser.app import App
from tests.browser.servers import petri
from tests.waiting import until

pytestmark = pytest.mark.browser

HEIGHT = 160
WIDTHS = (844, 640, 280)


def shows_whole(browser: Browser, url: str, path: str, language: Language, field: str) -> None:
    """Open a page in each of these widths, and wait until its field is wholly in sight."""
    for width in WIDTHS:
        profile = browser.new_context(locale=language, viewport={"width": width, "height": HEIGHT})
        there = App(profile.new_page(), url).open(path).page.get_by_role("textbox", name=field, exact=True)

        def is_whole() -> bool:
            box = there.bounding_box()  # noqa: B023 - asked before the next width
            return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= HEIGHT

        until(is_whole)
        profile.close()


def test_the_name_of_a_new_player_is_whole(tmp_path: Path, browser: Browser) -> None:
    server = petri(tmp_path / "data").start()
    for language in LANGUAGES:
        shows_whole(browser, server.url, "new", language, Words(language).of("chromosome")("new-name"))
    server.close()


def test_the_code_of_a_table_is_whole(tmp_path: Path, browser: Browser) -> None:
    table = phones.table(tmp_path / "data")
    for language in LANGUAGES:
        shows_whole(browser, table.url, "", language, Words(language)("party-code"))
    table.server.close()
