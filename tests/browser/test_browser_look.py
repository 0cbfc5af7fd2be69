"""The browser's own text size and contrast preference apply just as Petri's settings do."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from companion.words import Words
from tests import seeds
from tests.browser.app import App
from tests.browser.servers import Server, petri

pytestmark = pytest.mark.browser

WORDS = Words("pl").of("chromosome")

LARGE = """
new MutationObserver((_, watch) => {
    document.documentElement.style.fontSize = '32px';
    watch.disconnect();
}).observe(document, {childList: true});
"""
"""JavaScript that doubles the text size of the root element, as the browser's setting does."""

PLACES = """
[...document.querySelectorAll('flt-semantics-host flt-semantics')].map(node => {
    const {x, y, width, height} = node.getBoundingClientRect();
    return [node.getAttribute('aria-label') ?? node.innerText, x, y, width, height].join();
})
"""


def test_the_page_tells_the_size_of_text_the_wish_for_contrast_and_the_zone(
    browser: Browser, server: Server
) -> None:
    profile = browser.new_context(timezone_id="Pacific/Auckland")
    page = profile.new_page()
    page.route("**/flutter_bootstrap.js", lambda route: route.fulfill(body=""))
    page.goto(server.url)
    assert page.evaluate("look.line") == "look 100 0 Pacific/Auckland"
    page.emulate_media(contrast="more")
    assert page.evaluate("look.line") == "look 100 1 Pacific/Auckland"
    page.emulate_media(contrast="no-preference", forced_colors="active")
    assert page.evaluate("look.line") == "look 100 1 Pacific/Auckland"
    page.emulate_media(forced_colors="none")
    page.add_init_script(LARGE)
    page.reload()
    assert page.evaluate("look.line") == "look 200 0 Pacific/Auckland"
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "16px"
    profile.close()


def test_text_of_the_browser_at_twice_its_size_is_laid_out_as_the_app_s_own(
    tmp_path: Path, browser: Browser
) -> None:
    places: list[list[str]] = []
    for folder, scale, script in (("own", 2.0, ""), ("browser", 1.0, LARGE)):
        with seeds.service_in(tmp_path / folder) as service:
            service.remember("setting.scale", scale)
            game = seeds.in_battle(service).id
        server = petri(tmp_path / folder).start()
        profile = browser.new_context(viewport={"width": 390, "height": 844}, locale="pl-PL")
        page = profile.new_page()
        page.add_init_script(script)
        app = App(page, server.url).open(f"game/{game}").shows(WORDS("table-menu"))
        app.page.wait_for_function("document.querySelectorAll('flt-semantics-host [role=button]').length > 9")
        places.append(app.page.evaluate(PLACES))
        profile.close()
        server.close()
    assert places[0] == places[1]
