"""The start of the packed site: the files it fetches, the splash, and its reasons for not starting."""

from threading import Event
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from companion.words import FALLBACK, LANGUAGES, Language, Words, other_languages
from tests.browser.app import App
from tests.browser.packed import (
    FIRST_SCREEN,
    WAIT,
    OpenTab,
    arrive,
    words,
)
from tests.pack.sites import StaticServer

pytestmark = pytest.mark.browser

ColorScheme = Literal["dark", "light"]


def test_from_the_second_start_on_the_page_is_isolated_so_that_painting_holds_nothing_up(
    tab: OpenTab,
) -> None:
    app = arrive(tab())
    assert app.page.evaluate("crossOriginIsolated") is False
    app.reload()
    assert app.page.evaluate("crossOriginIsolated") is True


def test_nothing_is_fetched_twice_and_nothing_but_the_site(tab: OpenTab, site: StaticServer) -> None:
    app = arrive(tab())
    large = [name for name, data in site.files.items() if len(data) > 100_000]
    assert {name: site.asked.count(name) for name in large if site.asked.count(name) > 1} == {}
    assert set(site.asked) - {"sw.js"} <= set(site.files), "something is asked for that is not there"
    site.asked.clear()
    app.reload()
    assert set(site.asked) <= {"sw.js"}


def test_a_damaged_archive_is_told_and_mended_by_one_press(tab: OpenTab, site: StaticServer) -> None:
    whole = site.files
    archive = bytearray(whole["app.zip"])
    archive[len(archive) // 2] ^= 1
    site.files = {**whole, "app.zip": bytes(archive)}
    app = tab()
    app.page.goto(site.url)
    expect(app.page.locator(".stopped")).to_contain_text(words("pack-boot-broken"), timeout=WAIT)
    site.files = whole
    with app.page.expect_navigation():
        app.page.get_by_role("button", name=words("pack-boot-afresh")).click()
    app.ready().shows(words("home-play"))


def test_who_taps_before_all_has_arrived_gets_there_too(tab: OpenTab, site: StaticServer) -> None:
    site.held["rest.zip"] = Event()
    app = tab()
    app.page.goto(app.url, wait_until="commit")
    app.page.wait_for_function(FIRST_SCREEN, timeout=WAIT)
    app.ready().tap(words("home-play"))
    expect(app.page.get_by_role("button", name=words("new-start"))).to_have_count(0)
    site.held["rest.zip"].set()
    app.shows(words("new-start"))


@pytest.mark.parametrize(
    ("language", "width", "theme"), [(LANGUAGES[0], 360, "dark"), (FALLBACK, 1280, "light")]
)
def test_no_first_screen_waits_for_the_rest(
    browser: Browser, site: StaticServer, language: Language, width: int, theme: ColorScheme
) -> None:
    site.held["rest.zip"] = Event()
    other = other_languages(language)[0]
    profile = browser.new_context(
        viewport={"width": width, "height": 800}, locale=language, color_scheme=theme
    )
    app = App(profile.new_page(), site.url)
    try:
        app.page.goto(app.url, wait_until="commit")
        app.page.wait_for_function(FIRST_SCREEN, timeout=WAIT)
        app.ready().shows(Words(language)("home-play"))
        app.speak(other).shows(Words(other)("home-play"))
    finally:
        site.held["rest.zip"].set()
        profile.close()


def test_a_rest_that_does_not_arrive_is_told_when_it_is_needed(tab: OpenTab, site: StaticServer) -> None:
    site.missing = {"rest.zip"}
    app = tab()
    app.page.goto(app.url)
    app.ready().tap(words("home-play"))
    expect(app.page.locator(".stopped")).to_contain_text(words("pack-boot-cut-off"), timeout=WAIT)
    site.missing = set()
    with app.page.expect_navigation():
        app.page.get_by_role("button", name=words("pack-boot-reload")).click()
    app.ready().open().tap(words("home-play")).shows(words("new-start"))


def test_the_bar_grows_from_the_first_byte_to_the_first_screen(tab: OpenTab) -> None:
    app = tab()
    app.page.add_init_script(
        """window.grown = [];
        new MutationObserver(() => {
            const bar = document.querySelector('#splash progress');
            if (bar && bar.value !== grown.at(-1)) grown.push(bar.value);
        }).observe(document, {subtree: true, childList: true, attributes: true});"""
    )
    app.open()
    shares: list[float] = app.page.evaluate("window.grown")
    assert shares == sorted(shares)
    assert len(shares) > 10, "it does not grow by bytes"
    assert (shares[0], shares[-1]) == (0, 1)
