"""Our web server in a real browser, tested with the smallest app that shows each behaviour."""

import threading
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, expect

from companion.words import Words
from tests.browser.app import App
from tests.browser.conftest import OpenApp
from tests.browser.servers import Server, module

PHONE = (
    "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/140.0.0.0 Mobile Safari/537.36"
)

pytestmark = pytest.mark.browser


def test_a_tap_reaches_python_and_its_answer_the_screen(counter: App) -> None:
    counter.sees("count 0").tap("More").tap("More").sees("count 2")


def test_typed_text_reaches_python_with_its_polish_letters(counter: App) -> None:
    counter.type("Name", "Żółw Łukasz").sees("Hello Żółw Łukasz")


def test_a_page_that_comes_in_two_pieces_breaks_nothing(browser: Browser, counter: App) -> None:
    """A slow network may split the page anywhere; here it does so inside the splash."""
    page = browser.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(error.message))
    more = threading.Event()

    class Pieces(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            whole = urllib.request.urlopen(urljoin(counter.page.url, self.path))
            self.send_response(200)
            self.send_header("Content-Type", whole.headers["Content-Type"])
            self.end_headers()
            first, cut, rest = whole.read().partition(b'<p data-part="line">')
            self.wfile.write(first)
            if cut:
                more.wait(10)
                self.wfile.write(cut + rest)

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Pieces) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page.goto(f"http://127.0.0.1:{server.server_port}/", wait_until="commit")
        page.locator("#splash").wait_for(state="attached")
        page.wait_for_timeout(300)  # the progress bar moves every 100 ms
        more.set()
        expect(page.locator("#splash p")).not_to_be_empty()
        page.close()
        server.shutdown()
    assert errors == []


STOPS_DRAWING = """() => {
  const draw = window.requestAnimationFrame, held = [];
  window.requestAnimationFrame = (frame) => held.push(frame);
  window.drawAgain = () => {
    window.requestAnimationFrame = draw;
    for (const frame of held) requestAnimationFrame(frame);
  };
}"""


def type_before_it_listens(app: App, label: str, text: str) -> None:
    """Touch a field and type before the next frame is drawn, which is when the client begins to listen."""
    field = app.page.get_by_role("textbox", name=label, exact=True)
    app.page.evaluate(STOPS_DRAWING)
    field.click()
    expect(field).to_be_focused()
    app.page.keyboard.type(text)
    app.page.evaluate("drawAgain()")


def test_what_is_typed_before_the_client_listens_is_heard(counter: App) -> None:
    type_before_it_listens(counter, "Name", "Żółw")
    counter.sees("Hello Żółw")
    counter.page.keyboard.type(" Łukasz")
    counter.sees("Hello Żółw Łukasz")


def test_what_is_typed_before_the_client_listens_takes_nothing_away(counter: App) -> None:
    type_before_it_listens(counter, "Town", " Orłowo")
    counter.sees("Hello Gdynia Orłowo")


def test_what_is_typed_before_the_client_listens_again_is_heard(counter: App) -> None:
    counter.type("Name", "Żó").sees("Hello Żó").type("Town", "Gdańsk").sees("Hello Gdańsk")
    type_before_it_listens(counter, "Name", "łw")
    counter.sees("Hello Żółw")


def test_a_checkbox_is_found_by_its_name(counter: App) -> None:
    counter.tap("Loud")
    expect(counter.target("Loud")).to_be_checked()


def test_a_disabled_button_cannot_be_tapped(counter: App) -> None:
    expect(counter.button("Never")).to_be_disabled()


def test_a_reload_begins_a_session_of_its_own(counter: App) -> None:
    counter.tap("More").sees("count 1")
    counter.reload().sees("count 0").tap("More").sees("count 1")


def test_nothing_is_asked_of_anybody_else(counter: App) -> None:
    counter.page.wait_for_load_state("networkidle")
    assert counter.leaks == []
    assert counter.errors == []


def test_a_third_party_is_refused_by_the_policy_of_the_page(counter: App) -> None:
    refused = counter.page.evaluate("fetch('http://127.0.0.2:9/').then(() => 'fetched', error => 'refused')")
    assert refused == "refused"
    assert any("Content Security Policy" in error for error in counter.errors)
    counter.errors.clear()
    counter.leaks.clear()


@pytest.mark.parametrize("path", ["/docs", "/redoc", "/openapi.json", "/some/deep/link"])
def test_every_page_is_the_app_and_none_of_the_frameworks_own(
    counter_server: Server, counter: App, path: str
) -> None:
    answer = counter.page.request.get(counter_server.url.rstrip("/") + path)
    assert "swagger" not in answer.text().lower()
    assert answer.status == (404 if path.endswith(".json") else 200)


@pytest.mark.parametrize(("scheme", "ground"), [("dark", "rgb(12, 18, 19)"), ("light", "rgb(245, 240, 230)")])
def test_the_page_is_our_ground_before_anything_is_drawn(counter: App, ground: str) -> None:
    assert counter.page.evaluate("getComputedStyle(document.body).backgroundColor") == ground


def test_the_splash_stays_until_the_first_screen_is_there(browser: Browser, counter_server: Server) -> None:
    page = browser.new_page()
    page.add_init_script(
        """new MutationObserver(() => {
             const there = (what) => document.querySelector(what) !== null;
             if (there('flutter-view') && !there('flt-semantics-host [role=button]') && !there('#splash'))
               window.bare = true;
           }).observe(document, {childList: true, subtree: true})"""
    )
    App(page, counter_server.url).open()
    assert page.evaluate("window.bare") is None
    page.context.close()


def test_a_word_and_a_bar_in_the_phones_language_stand_while_the_app_comes(
    browser: Browser, counter_server: Server
) -> None:
    phone = browser.new_context(locale="pl-PL")
    page = phone.new_page()
    page.route("**/main.dart.*", lambda _: None)  # the request is never answered
    page.goto(counter_server.url, wait_until="commit")
    expect(page.locator("#splash")).to_contain_text(Words("pl")("page-opening"), timeout=1500)
    bar = page.locator("#splash progress")
    before = float(bar.evaluate("bar => bar.value"))
    grown = "before => document.querySelector('#splash progress').value > before + 0.02"
    page.wait_for_function(grown, arg=before)
    phone.close()


def test_a_phone_gets_the_accessible_tree_too(browser: Browser, counter_server: Server) -> None:
    phone = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, user_agent=PHONE
    )
    app = App(phone.new_page(), counter_server.url).open()
    app.tap("More").sees("count 1")
    phone.close()


def test_the_app_comes_back_after_its_server_was_killed(open_app: OpenApp) -> None:
    server = module("tests.browser.counter_app").start()
    try:
        app = open_app(server.url)
        app.tap("More").sees("count 1")
        server.kill()
        server.start()
        app.reload().sees("count 0")
        app.errors.clear()  # connections were refused while the server was down
    finally:
        server.close()


HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
"""Make the page believe that it is hidden, or visible again."""


def test_the_title_tells_of_ones_own_turn_until_somebody_looks(counter: App) -> None:
    page = counter.page
    before = page.title()
    page.evaluate("heardFromApp('turn Twoja tura')")
    assert page.title() == before  # the visible page already shows whose turn it is
    page.evaluate(HIDE, True)
    page.evaluate("heardFromApp('notice Twoja tura')")
    assert page.title() == "Twoja tura"
    page.evaluate(HIDE, False)
    assert page.title() == before


NOTICES = """(permission) => {
  window.shown = [];
  window.Notification = class {
    static permission = permission;
    constructor(said, { tag }) {
      this.said = `${tag}: ${said}`;
      window.shown.push(this.said);
    }
    close() { window.shown.splice(window.shown.indexOf(this.said), 1); }
  };
}"""
"""Replace the browser's notifications by recorded ones, with the given permission."""


def test_a_notification_tells_of_ones_own_turn_until_somebody_looks(counter: App) -> None:
    page = counter.page
    page.evaluate(NOTICES, "granted")
    page.evaluate("heardFromApp('notice Twoja tura')")
    assert page.evaluate("shown") == []  # a visible page needs no notification
    page.evaluate(HIDE, True)
    page.evaluate("heardFromApp('turn Twoja tura')")
    assert page.evaluate("shown") == []  # only `notice` asks for a notification
    page.evaluate("heardFromApp('notice Twoja tura')")
    assert page.evaluate("shown") == ["turn: Twoja tura"]
    page.evaluate(HIDE, False)
    assert page.evaluate("shown") == []


@pytest.mark.parametrize("permission", ["default", "denied", "granted"])
def test_where_no_notification_may_be_shown_the_title_alone_tells(counter: App, permission: str) -> None:
    page = counter.page
    page.evaluate(NOTICES, permission)
    if permission == "granted":  # as in Chrome on Android, where only service workers may show notifications
        page.evaluate(
            "() => { Notification = new Proxy(Notification, { construct() { throw new TypeError(); } }); }"
        )
    page.evaluate(HIDE, True)
    page.evaluate("heardFromApp('notice Twoja tura')")
    assert page.evaluate("shown") == []
    assert page.title() == "Twoja tura"
