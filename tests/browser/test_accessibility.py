"""Sheets and the packed site as a screen reader and axe-core find them; pinch zoom."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from companion.words import Words
from tests import seeds
from tests.browser.app import App
from tests.browser.axe import violations
from tests.browser.conftest import OpenApp
from tests.browser.packed import OpenTab, arrive
from tests.browser.servers import petri

pytestmark = pytest.mark.browser

SHEETS = ("action-spark", "next-turn", "table-menu")
"""Buttons of the table that open a sheet."""


@pytest.mark.walk
def test_sheets_have_spoken_names_and_axe_finds_nothing_on_them(tmp_path: Path, open_app: OpenApp) -> None:
    with seeds.service_in(tmp_path / "data") as service:
        game = seeds.midway(service, "full").id
    server = petri(tmp_path / "data").start()
    words = Words("pl").of("chromosome")
    wrong: dict[str, list[str]] = {}
    try:
        app = open_app(server.url).open(f"game/{game}")
        assert app.page.evaluate("document.documentElement.lang").startswith("pl")
        for sheet in SHEETS:
            app.tap(re.compile("^" + words(sheet, player="Tomek"))).shows(words("action-close"))
            if found := [*app.nameless(), *violations(app)]:
                wrong[sheet] = found
            app.tap(words("action-close")).shows(words("table-menu"))
        app.button(words("table-menu")).focus()
        app.page.keyboard.press("Enter")
        app.shows(words("action-close"))
    finally:
        server.close()
    assert wrong == {}


@pytest.mark.parametrize("touch", [True])
def test_two_fingers_enlarge_the_page_and_the_app_stays_as_it_is(app: App) -> None:
    assert app.page.viewport_size
    middle = {"x": app.page.viewport_size["width"] / 2, "y": app.page.viewport_size["height"] / 2}
    devtools: Any = app.page.context.new_cdp_session(app.page)
    devtools.send("Input.synthesizePinchGesture", {**middle, "scaleFactor": 2, "relativeSpeed": 800})
    assert app.page.evaluate("visualViewport.scale") == pytest.approx(2, abs=0.2)
    layout = app.page.evaluate("document.querySelector('flt-semantics-host > flt-semantics').style.width")
    assert layout == f"{app.page.viewport_size['width']}px"


def test_axe_finds_nothing_in_the_packed_app_which_can_be_enlarged_too(revisit: OpenTab) -> None:
    app = arrive(revisit())
    viewport = app.page.locator("meta[flt-viewport]")
    expect(viewport).not_to_have_attribute("content", re.compile("user-scalable|maximum-scale"))
    assert violations(app) == []
