"""Back and Escape first close the sheet over the screen; they leave the screen only if no sheet is open."""

import re
from collections.abc import Generator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from companion.words import Words
from tests import seeds
from tests.browser import phones
from tests.browser.app import App
from tests.browser.conftest import OpenApp
from tests.browser.packed import GAME, OpenTab, arrive, start_game
from tests.browser.servers import petri

pytestmark = pytest.mark.browser

WORDS = Words("pl").of("chromosome")


def check(app: App) -> None:
    """Open the current table's menu and close it with Back and with Escape; the table remains."""
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
        app.shows(WORDS("home-play"))
    finally:
        table.server.close()


@pytest.fixture
def evening(tmp_path: Path, open_app: OpenApp) -> Generator[App]:
    """The first screen of a device with a finished game."""
    with seeds.service_in(tmp_path) as service:
        seeds.finished(service)
    server = petri(tmp_path).start()
    yield open_app(server.url)
    server.close()


def entries(app: App) -> int:
    return app.page.evaluate("history.length")


def leave(app: App) -> App:
    """Leave the screen with the app's own Back button."""
    return app.tap(app.button(WORDS("action-back")).first)


def test_the_apps_way_back_goes_back_in_the_browsers_history(evening: App) -> None:
    app = evening
    app.tap(re.compile("^" + WORDS("home-past"))).sees(WORDS("games-finished"))
    games, known = app.page.url, entries(app)
    app.tap(re.compile("^Tomek, 12"))
    app.shows(WORDS("table-menu"))
    game = app.page.url
    for key in ("table-journal", "menu-charts", "home-settings", "home-rules"):
        app.tap(WORDS("table-menu")).tap(re.compile("^" + WORDS(key) + "$"))
        expect(app.page).not_to_have_url(game)
        expect(app.button(WORDS("table-menu"))).to_have_count(0)  # the covered page has a Back button too
        leave(app).shows(WORDS("table-menu"))
        expect(app.page).to_have_url(game)
    # Each sheet adds a history entry, and each screen removes its own entry when it is left.
    assert entries(app) <= known + 3
    app.page.go_back()
    app.sees(WORDS("games-finished"))
    expect(app.page).to_have_url(games)
    app.page.go_back()
    app.shows(re.compile("^" + WORDS("home-play")))


def test_a_game_is_left_to_the_list_that_it_was_opened_from_by_both_ways_back(evening: App) -> None:
    app = evening
    app.tap(re.compile("^" + WORDS("home-past"))).sees(WORDS("games-finished"))
    games = app.page.url
    for back in (lambda: leave(app), app.page.go_back):
        app.tap(re.compile("^Tomek, 12")).shows(WORDS("table-menu"))
        back()
        app.sees(WORDS("games-finished"))
        expect(app.page).to_have_url(games)
    leave(app).shows(re.compile("^" + WORDS("home-play")))


def test_back_closes_a_sheet_of_the_packed_app(tab: OpenTab) -> None:
    app = start_game(arrive(tab()))
    check(app)
    expect(app.page).to_have_url(GAME)
