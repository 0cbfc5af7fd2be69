"""The main screens at the sizes that most people have: they fit, have spoken names, and satisfy axe."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.app import App
from tests.browser.layout import Resized
from tests.browser.screens import address, begin, findings
from tests.browser.servers import petri

pytestmark = [pytest.mark.browser, pytest.mark.walk]

MAIN = ("home", "new-game", "table", "battle")
SIZES = ((320, 640), (390, 844), (844, 390), (1280, 800))


def test_the_main_screens_fit_phones_and_a_desktop_and_can_be_heard(tmp_path: Path, browser: Browser) -> None:
    ids = begin(tmp_path / "data", MAIN)
    server = petri(tmp_path / "data").start()
    resized = Resized(browser.new_context(locale="pl-PL").new_page())
    app = App(resized.page, server.url)
    wrong: dict[str, object] = {}
    try:
        for screen in MAIN:
            app.open(address(screen, ids))
            if found := findings(app, resized, screen, SIZES):
                wrong[screen] = found
    finally:
        server.close()
    assert wrong == {}
