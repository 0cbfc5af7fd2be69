"""The main screens at the most common sizes: they fit, have spoken names, and satisfy axe."""

from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from companion.words import LANGUAGES
from tests.browser.app import App
from tests.browser.layout import Resized
from tests.browser.screens import address, begin, findings
from tests.browser.servers import petri

pytestmark = [pytest.mark.browser, pytest.mark.walk]

LANGUAGE = dict(zip(("home", "new-game", "table", "battle"), cycle(LANGUAGES)))
"""The language in which each main screen is checked here; `test_layout` checks all screens."""

SIZES = ((320, 640), (390, 844), (844, 390), (1280, 800))


def test_the_main_screens_fit_phones_and_a_desktop_and_can_be_heard(tmp_path: Path, browser: Browser) -> None:
    ids = begin(tmp_path / "data", LANGUAGE)
    server = petri(tmp_path / "data").start()
    resized = Resized(browser.new_context().new_page())
    app = App(resized.page, server.url)
    wrong: dict[str, object] = {}
    try:
        for screen, language in LANGUAGE.items():
            resized.read_in(language)
            app.open(address(screen, ids))
            if found := findings(app, resized, screen, SIZES):
                wrong[screen] = found
    finally:
        server.close()
    assert wrong == {}
