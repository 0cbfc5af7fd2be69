"""A lost connection is told calmly, in a line of the house's own letters, and covers nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from companion.words import Words
from tests.browser.app import App
from tests.browser.conftest import OpenApp
from tests.browser.servers import Server

WORDS = Words("pl")

SPOKEN = """
() => {
    const host = document.querySelector('flt-semantics-host');
    return host && !host.ariaHidden ? host.innerText : '';
}
"""


@pytest.mark.parametrize("viewport", [(390, 844), (1280, 800)])
def test_the_line_of_a_lost_connection_leaves_the_way_back_the_menu_and_the_heading_free(
    app: App, server: Server
) -> None:
    app.tap(WORDS("home-settings"))
    heading = app.page.get_by_role("heading", name=WORDS("home-settings"), exact=True)
    bar = heading.bounding_box()
    server.kill()
    line = app.page.locator("#away p")
    expect(line).to_have_text(WORDS("page-lost"))
    box = line.bounding_box()
    assert bar is not None
    assert box is not None
    assert box["y"] >= bar["y"] + bar["height"]
    assert box["height"] <= 64
    assert app.page.evaluate("document.fonts.check('15px \"Atkinson Hyperlegible Next\"')")
    app.errors.clear()


def test_nothing_english_is_said_while_the_app_opens(server: Server, open_app: OpenApp) -> None:
    app = open_app(server.url)
    app.page.add_init_script(f"window.spoken = []; setInterval(() => window.spoken.push(({SPOKEN})()), 16);")
    app.reload()
    assert not any("Working" in said for said in app.page.evaluate("window.spoken"))
