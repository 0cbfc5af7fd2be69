"""Back and Escape close what lies over the screen, and leave the screen only where nothing does."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from companion.words import Words
from tests.browser import phones
from tests.browser.app import App
from tests.browser.conftest import OpenApp
from tests.browser.packed import GAME, OpenTab, arrive, start_game

pytestmark = pytest.mark.browser

WORDS = Words("pl").of("chromosome")


def check(app: App) -> None:
    """Open the menu of the table that is shown, and close it both ways; the table stays."""
    close = app.button(WORDS("action-close"))
    expect(app.page).to_have_url(re.compile("/game/"))
    app.shows(WORDS("table-menu"))
    here = app.page.url
    for leave in (app.page.go_back, lambda: app.page.keyboard.press("Escape"), app.page.go_back):
        app.tap(WORDS("table-menu"))
        expect(close).to_be_visible()
        leave()
        expect(close).to_have_count(0)
        app.shows(WORDS("table-menu"))
        assert app.page.url == here


def test_back_and_escape_close_a_sheet_of_the_host_and_of_a_guest_who_stays(
    tmp_path: Path, browser: Browser, open_app: OpenApp
) -> None:
    table = phones.table(tmp_path / "data")
    try:
        app = open_app(table.server.url).tap(re.compile("Magda"))
        check(app)
        guest = phones.join(browser, table, "Tomek", "pl-PL")
        check(guest)
        guest.page.go_back()
        guest.shows(WORDS("table-menu"))
        app.sees(WORDS("party-choose"))
        app.page.go_back()
        app.sees_not(WORDS("party-choose"))
        app.page.go_back()
        app.shows(WORDS("home-new-game"))
    finally:
        table.server.close()


def test_back_closes_a_sheet_of_the_packed_app(tab: OpenTab) -> None:
    app = start_game(arrive(tab()))
    check(app)
    expect(app.page).to_have_url(GAME)
