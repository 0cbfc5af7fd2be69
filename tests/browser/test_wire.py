"""A connection that dies silently: the page says so, and says which tap may have been lost.

The tests advance the page's clock, so that the ten seconds do not depend on the machine's load.
"""

from collections.abc import Generator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Locator, WebSocket, expect

from companion.words import LANGUAGES, Words
from tests.browser.app import SECONDS, App
from tests.browser.servers import Server, petri
from tests.browser.wire import Wire, wire_to

pytestmark = pytest.mark.browser

MOST_SECONDS = 10.0
"""Maximum number of seconds until a player is told."""
LASTS = 20.0
"""Seconds after which the notice of a lost connection also says what to do."""
SECONDS_BETWEEN_QUESTIONS = 3.0
"""Seconds between two heartbeats of the page."""


NOTES_WHEN_IT_IS_TOLD = """
new MutationObserver(() => {
  if (document.getElementById('away')) window.told ??= performance.now();
}).observe(document, {childList: true, subtree: true});
"""


@pytest.fixture
def wire(counter_server: Server) -> Generator[Wire]:
    with wire_to(urlsplit(counter_server.url).port or 0) as wire:
        yield wire


@pytest.fixture
def app(browser: Browser, wire: Wire) -> Generator[App]:
    """The counter app, connected through the wire."""
    page = browser.new_page()
    page.clock.install()
    page.add_init_script(NOTES_WHEN_IT_IS_TOLD)
    app = App(page, f"http://127.0.0.1:{wire.port}/").open()
    yield app
    page.close()


def notice(app: App) -> Locator:
    """Return the notice that the page shows around the app."""
    return app.page.locator("#away")


def now(app: App) -> float:
    """Return the page's clock in seconds."""
    return app.page.evaluate("performance.now()") / 1000


def told(app: App) -> float:
    """Return the time of the first notice, on the page's clock in seconds."""
    return app.page.evaluate("window.told") / 1000


def pass_time(app: App, seconds: float) -> None:
    """Advance the page's clock."""
    app.page.clock.run_for(round(seconds * 1000))


def test_a_wire_that_falls_silent_is_told_within_ten_seconds(app: App, wire: Wire) -> None:
    app.tap("More").sees("count 1")
    answered = wire.answers
    while wire.answers < answered + 2:  # the second heartbeat was sent after the tap
        pass_time(app, 0.1)
    wire.fall_silent()
    begun = now(app)
    pass_time(app, MOST_SECONDS)
    expect(notice(app)).to_contain_text("Reconnecting")
    assert told(app) - begun <= MOST_SECONDS
    expect(notice(app)).not_to_contain_text("may not have arrived")


@pytest.mark.walk
def test_a_tap_that_got_no_answer_is_said_to_be_doubtful_also_when_the_wire_is_back(
    app: App, wire: Wire
) -> None:
    app.tap("More").sees("count 1")
    wire.fall_silent()
    app.tap("More")
    pass_time(app, MOST_SECONDS)
    expect(notice(app)).to_contain_text("may not have arrived")
    wire.speak()
    expect(notice(app)).to_contain_text("Connected again", timeout=SECONDS)
    pass_time(app, 8)
    expect(notice(app)).to_have_count(0, timeout=SECONDS)
    app.tap("More").sees("count 1")


LACKS_WHAT_CAME_LATER = """
for (const [kind, names] of [
  [AbortSignal, ["timeout", "any"]], [Promise, ["withResolvers", "try"]], [URL, ["canParse", "parse"]],
  [Object, ["groupBy"]], [Map, ["groupBy"]], [Array, ["fromAsync"]], [Response, ["json"]],
  [Array.prototype, ["toSorted", "toReversed", "toSpliced", "with"]],
  [String.prototype, ["isWellFormed", "toWellFormed"]],
]) for (const name of names) delete kind[name];
delete window.requestIdleCallback;
delete window.scheduler;
"""
"""Remove APIs newer than 2022 that the page around the client might use."""


@pytest.mark.walk
def test_an_old_browser_comes_back_after_a_lost_connection(browser: Browser, wire: Wire) -> None:
    page = browser.new_page()
    page.clock.install()
    page.add_init_script(LACKS_WHAT_CAME_LATER)
    app = App(page, f"http://127.0.0.1:{wire.port}/").open()
    app.tap("More").sees("count 1")
    wire.fall_silent()
    pass_time(app, MOST_SECONDS)
    expect(notice(app)).to_contain_text("Reconnecting")
    wire.speak()
    for _ in range(100):
        pass_time(app, 0.2)
        page.wait_for_timeout(20)
        if not notice(app).count():
            break
    app.tap("More").sees("count 1")
    assert not app.errors
    page.close()


def test_a_tap_on_a_page_without_a_wire_is_said_not_to_be_sent(app: App, wire: Wire) -> None:
    wire.fall_silent()
    pass_time(app, MOST_SECONDS)
    expect(notice(app)).to_contain_text("Reconnecting")
    app.page.mouse.click(100, 300)
    expect(notice(app)).to_contain_text("was not sent")


def test_a_connection_that_stays_lost_says_what_to_do_until_it_is_back(app: App, wire: Wire) -> None:
    words = Words("en")
    app.tap("More").sees("count 1")
    wire.fall_silent()
    pass_time(app, MOST_SECONDS)
    expect(notice(app)).to_contain_text(words("page-lost"))
    pass_time(app, LASTS)
    expect(notice(app)).to_contain_text(words("page-lasting"))
    app.page.mouse.click(100, 300)
    expect(notice(app)).to_contain_text(f"{words('page-unsent')} {words('page-lasting')}")
    wire.speak()
    for _ in range(100):
        pass_time(app, 0.2)
        app.page.wait_for_timeout(20)
        if not notice(app).count():
            break
    app.tap("More").sees("count 1")


def test_a_quiet_wire_is_left_in_peace(app: App, wire: Wire) -> None:
    answers: list[str] = []

    def follow(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: answers.append(str(data)) if isinstance(data, str) else None)

    app.page.on("websocket", follow)
    app.reload()
    app.page.evaluate(
        """() => { window.notices = 0; new MutationObserver(() => {
             if (document.getElementById('away')) window.notices += 1;
           }).observe(document.body, {childList: true}) }"""
    )
    for asked in range(1, 5):  # as long as the browser itself would take to give up
        pass_time(app, SECONDS_BETWEEN_QUESTIONS)
        while sum(answer.startswith("pong") for answer in answers) < asked:
            app.page.wait_for_timeout(10)
    assert app.page.evaluate("window.notices") == 0
    app.tap("More").sees("count 1")


@pytest.fixture
def service(tmp_path: Path) -> Generator[Server]:
    """Petri without games."""
    server = petri(tmp_path).start()
    yield server
    server.close()


def test_the_page_speaks_the_language_that_the_player_has_chosen(browser: Browser, service: Server) -> None:
    page = browser.new_page(locale="en-GB")
    app = App(page, service.url).open()
    app.speak("pl").shows("Zagraj")
    expect(page.locator("html")).to_have_attribute("lang", "pl", timeout=SECONDS)
    service.kill()
    expect(notice(app)).to_contain_text("Łączę ponownie", timeout=SECONDS)
    page.close()


def test_a_file_too_large_for_the_wire_gets_a_way_on_and_the_next_one_is_taken(
    browser: Browser, service: Server, tmp_path: Path
) -> None:
    large, small = tmp_path / "large.json", tmp_path / "small.json"
    large.write_bytes(b" " * (17 * 1024 * 1024))
    small.write_text("{}")
    page = browser.new_page(locale="en-GB")
    app = App(page, service.url).open()
    for path, answer in ((large, None), (small, "does not come from Petri")):
        with page.expect_file_chooser() as chooser:
            app.tap("Import games")
        chooser.value.set_files(path)
        if answer is None:
            assert all("companion restore" in Words(each)("page-large") for each in LANGUAGES)
            expect(notice(app)).to_have_text(Words("en")("page-large"), timeout=SECONDS)
        else:
            app.sees(answer)
    page.close()


def test_somebody_who_keeps_tapping_at_a_silent_wire_is_told_too(app: App, wire: Wire) -> None:
    app.tap("More").sees("count 1")
    wire.fall_silent()
    begun = now(app)
    for _ in range(round(MOST_SECONDS)):
        app.button("More").dispatch_event("click")
        pass_time(app, 1)
    expect(notice(app)).to_contain_text("may not have arrived")
    assert told(app) - begun <= MOST_SECONDS


PICTURE = """
() => {
  const shown = document.querySelector('flt-glass-pane').shadowRoot.querySelector('canvas');
  const copy = Object.assign(document.createElement('canvas'), {width: shown.width, height: shown.height});
  const drawn = copy.getContext('2d');
  drawn.drawImage(shown, 0, 0);
  const pixels = drawn.getImageData(0, 0, copy.width, copy.height).data;
  let lit = 0;
  for (let at = 0; at < pixels.length; at += 4) lit += pixels[at] + pixels[at + 1] + pixels[at + 2] > 240;
  return lit;
}
"""
"""Return the number of bright pixels that the client has drawn, excluding the page around it."""

NOTES_EACH_PICTURE = """
window.uncovered = [];
const look = () => {
  if (!document.querySelector('#away.covers')) window.uncovered.push((%s)());
  if (window.uncovered.length < 3) requestAnimationFrame(look);
};
look();
"""


def test_the_table_stays_while_the_connection_is_lost_and_until_it_stands_again(
    browser: Browser, service: Server
) -> None:
    page = browser.new_page(locale="pl-PL")
    app = App(page, service.url, painted=True).open().shows("Zagraj")
    page.wait_for_timeout(500)  # wait until the drawings are decoded
    table = page.evaluate(PICTURE)
    assert table > 10_000
    service.kill()
    expect(notice(app)).to_contain_text("Łączę ponownie")
    app.button("Zagraj").dispatch_event("click")
    expect(notice(app)).to_contain_text("nie zostało wysłane")
    page.evaluate(NOTES_EACH_PICTURE % PICTURE)
    assert page.evaluate(PICTURE) == pytest.approx(table, rel=0.05)
    service.start()
    page.wait_for_function("window.uncovered.length == 3", timeout=SECONDS)
    assert page.evaluate("window.uncovered") == pytest.approx([table] * 3, rel=0.05)
    app.speak("en").shows("Play")
    page.close()
