"""A page whose server process is about to end announces a restart, and moves to another process by itself."""

import signal
from collections.abc import Generator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.app import App
from tests.browser.servers import Server, module
from tests.nginx import nginx_before

pytestmark = pytest.mark.browser

SAID = """
window.said = [];
new MutationObserver(() => {
  const line = document.querySelector('#away p')?.textContent;
  if (line && line !== window.said.at(-1)) window.said.push(line);
}).observe(document, {childList: true, subtree: true, characterData: true});
"""


@pytest.fixture
def page(browser: Browser) -> Generator[Page]:
    """A page that records the notices around the app."""
    page = browser.new_page()
    page.add_init_script(SAID)
    yield page
    page.close()


def said(page: Page) -> list[str]:
    return page.evaluate("window.said")


def test_a_page_moves_to_another_process_behind_the_same_address(page: Page) -> None:
    processes = {name: named(name).start() for name in ("A", "B")}
    try:
        with nginx_before([port_of(each) for each in processes.values()], name="localhost") as proxy:
            app = App(page, proxy.url).open()
            app.tap("More").sees("count 1")
            first, other = ("A", "B") if "process A" in app.host.inner_text() else ("B", "A")
            processes[first].stop(signal.SIGTERM)
            app.sees(f"process {other}").tap("More").sees("count 1")
            expect(page.locator("#away")).to_have_count(0)
            assert [line for line in said(page) if "restarting" in line], said(page)
            assert not [line for line in said(page) if "lost" in line], said(page)
            assert processes[first].errors() == ""
    finally:
        for each in processes.values():
            each.close()


def named(name: str) -> Server:
    """Return a server, not started yet, whose app shows this process name."""
    return Server(lambda port: ("tests.host.named_app", str(port), name))


def test_a_page_whose_only_process_starts_anew_waits_for_it(page: Page) -> None:
    process = module("tests.browser.counter_app").start()
    try:
        app = App(page, process.url).open()
        app.tap("More").sees("count 1")
        process.stop(signal.SIGTERM)
        expect(page.locator("#away")).to_contain_text("restarting")
        process.start()
        app.sees("count 0")
        app.tap("More").sees("count 1")
    finally:
        process.close()


def port_of(server: Server) -> int:
    return urlsplit(server.url).port or 0
