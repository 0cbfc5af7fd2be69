"""Petri as installed: its first screen in a browser, and two servers over the same games."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from companion.words import LANGUAGES, Words
from tests.browser.app import App
from tests.browser.conftest import OpenApp
from tests.browser.servers import Server, petri
from tests.waiting import until

pytestmark = pytest.mark.browser

BLANK = 10_000
"""Bytes of a screenshot; a page of one colour takes fewer, a page with text several times as many."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_screen_is_in_the_language_of_the_browser(app: App, language: str) -> None:
    app.shows(Words(language)("home-play"))
    expect(app.page.locator("html")).to_have_attribute("lang", language)


def test_what_the_first_screen_says_is_painted(server: Server, browser: Browser) -> None:
    app = App(browser.new_page(), server.url, painted=True).open()
    until(lambda: len(app.page.screenshot()) > BLANK)
    unpainted = App(browser.new_page(), server.url).open()
    assert len(unpainted.page.screenshot()) < BLANK


def test_everything_on_the_first_screen_has_a_name(app: App) -> None:
    assert app.nameless() == []


def test_the_first_screen_comes_back_to_life_by_itself_when_the_server_does(server: Server, app: App) -> None:
    server.kill()
    expect(app.page.locator("#away")).to_have_count(1, timeout=20_000)
    server.start()
    expect(app.page.locator("#away")).to_have_count(0, timeout=20_000)
    app.tap(Words("pl")("home-play"))
    expect(app.page).not_to_have_url(server.url)
    app.errors.clear()  # connections were refused while the server was down


def test_a_second_server_over_the_same_games_is_refused_in_a_sentence(
    tmp_path: Path, server: Server, open_app: OpenApp
) -> None:
    second = petri(tmp_path / "data", environment={"LANGUAGE": "en"})
    with pytest.raises(AssertionError, match="the server ended: Another Petri is already using"):
        second.start()
    open_app(server.url).shows(Words("pl")("home-play"))
