"""A browser that stores no site data still runs the app, which says what it will lose."""

from collections.abc import Generator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from companion.words import Words
from tests.browser.app import App
from tests.browser.packed import WAIT
from tests.browser.refusing import REFUSED, WITHOUT_SITE_DATA, refusing
from tests.browser.servers import Server
from tests.pack.sites import StaticServer

pytestmark = pytest.mark.browser

WORDS = Words("pl")

HOLDS = """
[localStorage, sessionStorage].every(each => {
    each.setItem('a', 1);
    const held = each.getItem('a') === '1' && each.getItem('b') === null;
    each.removeItem('a');
    return held && each.getItem('a') === null;
})
"""


@pytest.fixture
def bare(browser: Browser, server: Server) -> Generator[Page]:
    """A tab with the page around the app, but without the app's client."""
    profile = browser.new_context(locale="pl-PL")
    page = profile.new_page()
    page.route("**/flutter_bootstrap.js", lambda route: route.fulfill(body=""))
    yield page
    profile.close()


@pytest.fixture
def refused(browser: Browser) -> Generator[BrowserContext]:
    """A browser profile whose storage a test makes fail."""
    profile = browser.new_context(viewport={"width": 390, "height": 844}, locale="pl-PL")
    profile.set_default_timeout(WAIT)
    yield profile
    profile.close()


def test_a_storage_that_fails_is_replaced_by_memory(browser: Browser, bare: Page, server: Server) -> None:
    for how in REFUSED:
        for names in (("localStorage",), ("sessionStorage",), ("localStorage", "sessionStorage")):
            page = bare.context.new_page()
            page.route("**/flutter_bootstrap.js", lambda route: route.fulfill(body=""))
            page.add_init_script(refusing(how, *names))
            page.goto(server.url)
            assert page.evaluate(HOLDS), (how, names)
            assert page.evaluate("[...unkept]") == list(names), how
            page.close()


def test_a_storage_that_fills_up_later_does_not_throw(bare: Page, server: Server) -> None:
    bare.goto(server.url)
    bare.evaluate("localStorage.setItem('large', 'x'.repeat(20e6))")
    assert bare.evaluate("localStorage.getItem('large')") is None
    assert bare.evaluate(HOLDS)


@pytest.mark.parametrize("how", REFUSED)
def test_the_served_app_runs_and_says_what_is_forgotten(
    refused: BrowserContext, server: Server, how: str
) -> None:
    refused.add_init_script(refusing(how, "localStorage", "sessionStorage"))
    app = App(refused.new_page(), server.url).open()
    expect(app.page.locator("#away")).to_have_text(WORDS("page-unkept"))
    app.shows(WORDS("home-play"))


@pytest.mark.parametrize("how", REFUSED)
def test_the_packed_app_runs_without_site_data(refused: BrowserContext, site: StaticServer, how: str) -> None:
    refused.add_init_script(refusing(how, "localStorage", "sessionStorage") + WITHOUT_SITE_DATA)
    app = App(refused.new_page(), site.url)
    app.page.set_default_timeout(WAIT)
    app.open().shows(WORDS("home-play"))
    expect(app.page.locator(".stopped")).to_have_count(0)


CONNECTS = """
window.opened = [];
window.WebSocket = class extends EventTarget {
    constructor() { super(); window.opened.push(this); }
    close() {
        this.gone = true;
        setTimeout(() => this.dispatchEvent(new CloseEvent('close')));
    }
    send() {}
};
"""


def test_a_client_that_cannot_stay_leaves_nothing_open_and_waits_longer_each_time(
    bare: Page, server: Server
) -> None:
    bare.add_init_script(CONNECTS)
    bare.clock.install()
    bare.goto(server.url)
    bare.evaluate(
        """() => {
            window.tries = [];
            const attempt = () => {
                const socket = new WebSocket('ws://nowhere/ws');
                window.tries.push([Date.now(), Boolean(socket.gone)]);
                if (socket.gone) socket.addEventListener('close', attempt);
                else setTimeout(attempt, 100);
            };
            attempt();
        }"""
    )
    bare.clock.run_for(120_000)
    tries: list[tuple[int, bool]] = bare.evaluate("window.tries")
    made = [at for at, held in tries if not held]
    # Compare in tenths of a second, since the clock keeps running.
    pauses = [round(later - earlier, -2) for earlier, later in pairwise(made)]
    assert pauses == sorted(pauses)
    assert pauses[0] < 200
    assert 25_000 < pauses[-1] < 35_000
    assert len(made) < 14
    assert bare.evaluate("window.opened.filter(each => !each.gone).length") <= 1


CLIP = """
() => {
    const clip = Object.assign(document.createElement('video'), {title: 'No Sleep'});
    let paused = true;
    Object.defineProperty(clip, 'paused', {get: () => paused});
    window.plays = 0;
    window.stopped = () => { paused = true; };
    window.clip = clip;
    window.begin = () => { window.plays += 1; paused = false; };
}
"""


def test_the_silent_clip_goes_on_at_its_end_and_at_a_tap(bare: Page, server: Server) -> None:
    bare.add_init_script(
        "HTMLMediaElement.prototype.play = function () { window.begin(); return Promise.resolve(); };"
        "HTMLMediaElement.prototype.pause = () => window.stopped();"
    )
    bare.goto(server.url)
    bare.evaluate(CLIP)
    bare.evaluate("clip.play()")
    bare.evaluate("stopped(), clip.dispatchEvent(new Event('ended'))")
    assert bare.evaluate("[plays, clip.paused]") == [2, False]
    bare.evaluate("stopped()")  # stopped by the browser, as in a page in the background
    bare.mouse.click(5, 5)
    assert bare.evaluate("[plays, clip.paused]") == [3, False]
    bare.evaluate("clip.pause()")  # the clip is no longer needed
    bare.mouse.click(5, 5)
    assert bare.evaluate("[plays, clip.paused]") == [3, True]
