"""A lost connection is reported calmly, in one line in the app's own font, without covering anything."""

import signal

import pytest
from playwright.sync_api import expect

from companion.ui.theme import palette_for
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


VEIL = """() => {
    const veil = getComputedStyle(document.getElementById("away"), "::before");
    return [veil.backgroundColor, veil.opacity];
}"""
LINE = "getComputedStyle(document.querySelector('#away p')).backgroundColor"
GROUND = "getComputedStyle(document.documentElement).backgroundColor"


def shade(colour: str) -> str:
    """Return a `#RRGGBB` colour in the browser's notation."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return f"rgb({red}, {green}, {blue})"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_lost_connection_dims_in_the_apps_own_theme(app: App, server: Server, scheme: str) -> None:
    other, dark = ("settings-theme-night", True) if scheme == "light" else ("settings-theme-agar", False)
    app.tap(WORDS("home-settings")).tap(WORDS(other)).tap(WORDS("settings-contrast"))
    palette = palette_for(dark=dark, high_contrast=True)
    app.page.wait_for_function(f"{GROUND} === '{shade(palette.ground)}'")
    server.kill()
    expect(app.page.locator("#away p")).to_contain_text(WORDS("page-lost"))
    assert app.page.evaluate(LINE) == shade(palette.surface)
    assert app.page.evaluate(VEIL) == [shade(palette.ground), "0.6"]
    app.errors.clear()


def test_a_plain_stop_is_a_lost_connection_and_speaks_of_no_other_server(app: App, server: Server) -> None:
    server.stop(signal.SIGINT)
    expect(app.page.locator("#away p")).to_have_text(WORDS("page-lost"))
    app.errors.clear()


def test_a_stop_that_was_to_be_a_restart_is_a_lost_connection_when_nothing_comes_back(
    app: App, server: Server
) -> None:
    server.stop(signal.SIGTERM)
    line = app.page.locator("#away p")
    expect(line).to_have_text(WORDS("page-moving"))
    expect(line).to_have_text(WORDS("page-lost"), timeout=30_000)
    app.errors.clear()


def test_nothing_english_is_said_while_the_app_opens(server: Server, open_app: OpenApp) -> None:
    app = open_app(server.url)
    app.page.add_init_script(f"window.spoken = []; setInterval(() => window.spoken.push(({SPOKEN})()), 16);")
    app.reload()
    assert not any("Working" in said for said in app.page.evaluate("window.spoken"))
