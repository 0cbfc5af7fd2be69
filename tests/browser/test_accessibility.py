"""What axe-core finds on the screens of the app: nothing; and what it cannot find, with two fingers."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from companion.words import Words
from tests import carnomorph_seeds, seeds, soup_seeds
from tests.browser.app import App
from tests.browser.conftest import OpenApp
from tests.browser.packed import OpenTab, arrive
from tests.browser.servers import petri

AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
"""The whole of axe-core."""

pytestmark = pytest.mark.browser

GAMES = {
    "table": seeds.midway,
    "battle": seeds.in_battle,
    "radiation": seeds.in_radiation,
    "preparation": seeds.in_preparation,
    "score": seeds.finished,
    "crew-setup": carnomorph_seeds.setting_up,
    "crew-table": carnomorph_seeds.midway,
    "crew-feeding": carnomorph_seeds.in_feeding,
    "crew-bag": carnomorph_seeds.before_the_bag,
    "crew-token": carnomorph_seeds.token_drawn,
    "crew-objectives": carnomorph_seeds.first_encounter,
    "crew-check": carnomorph_seeds.in_check,
    "crew-end": carnomorph_seeds.finished,
    **soup_seeds.SCREENS,
}
SCREENS = ("", "new", "games", "calculators", "rules", "settings")
OF_A_GAME = ("", "/journal", "/charts")


def findings(app: App) -> list[str]:
    """What axe-core has against the screen: rule and node."""
    app.page.evaluate(AXE)
    return app.page.evaluate(
        "async () => (await axe.run()).violations.flatMap("
        "(rule) => rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 200)}`))"
    )


def test_axe_finds_nothing_on_any_screen(tmp_path: Path, open_app: OpenApp) -> None:
    with seeds.service_in(tmp_path / "data") as service:
        games = {name: game(service).id for name, game in GAMES.items()}
    paths = [*SCREENS, *(f"game/{game}" for game in games.values())]
    paths += [f"game/{games['score']}{part}" for part in OF_A_GAME]
    server = petri(tmp_path / "data").start()
    try:
        app = open_app(server.url)
        wrong = {path: found for path in paths if (found := findings(app.open(path)))}
    finally:
        server.close()
    assert wrong == {}


def test_axe_finds_nothing_on_a_sheet(tmp_path: Path, open_app: OpenApp) -> None:
    with seeds.service_in(tmp_path / "data") as service:
        game = seeds.midway(service, "full").id
    server = petri(tmp_path / "data").start()
    words = Words("pl").of("chromosome")
    try:
        app = open_app(server.url).open(f"game/{game}").tap(words("table-menu"))
        expect(app.button(words("action-close"))).to_be_visible()
        assert findings(app) == []
    finally:
        server.close()


@pytest.mark.parametrize("touch", [True])
def test_two_fingers_enlarge_the_page_and_the_app_stays_as_it_is(app: App) -> None:
    assert app.page.viewport_size
    middle = {"x": app.page.viewport_size["width"] / 2, "y": app.page.viewport_size["height"] / 2}
    devtools: Any = app.page.context.new_cdp_session(app.page)
    devtools.send("Input.synthesizePinchGesture", {**middle, "scaleFactor": 2, "relativeSpeed": 800})
    assert app.page.evaluate("visualViewport.scale") == pytest.approx(2, abs=0.2)
    layout = app.page.evaluate("document.querySelector('flt-semantics-host > flt-semantics').style.width")
    assert layout == f"{app.page.viewport_size['width']}px"


def test_axe_finds_nothing_in_the_packed_app_which_can_be_enlarged_too(tab: OpenTab) -> None:
    app = arrive(tab())
    viewport = app.page.locator("meta[flt-viewport]")
    expect(viewport).not_to_have_attribute("content", re.compile("user-scalable|maximum-scale"))
    assert findings(app) == []
