"""The Tab key follows the visual order, including parts scrolled out of sight."""

import re
from pathlib import Path

import pytest

from companion.words import Words
from tests import seeds
from tests.browser.conftest import OpenApp
from tests.browser.servers import petri

pytestmark = pytest.mark.browser

WORDS = Words("pl").of("chromosome")
ODDS = WORDS("battle-odds-open")

FOCUSED = "(document.activeElement.getAttribute('aria-label') || document.activeElement.innerText).trim()"
PLACES = """
[...document.querySelectorAll('flt-semantics-host [tabindex="0"]')].map(
    node => (node.getAttribute('aria-label') || node.innerText).trim())
"""


@pytest.mark.parametrize("viewport", [(360, 560)])
def test_tab_visits_everything_once_from_top_to_bottom_and_back(tmp_path: Path, open_app: OpenApp) -> None:
    with seeds.service_in(tmp_path / "data") as service:
        game = seeds.in_battle(service).id
    server = petri(tmp_path / "data").start()
    try:
        app = open_app(server.url).open(f"game/{game}").shows(re.compile(f"^{ODDS}"))
        stops: list[str] = app.page.evaluate(PLACES)
        seen: list[str] = []
        for _ in stops:
            app.page.keyboard.press("Tab")
            seen.append(app.page.evaluate(FOCUSED))
        first = stops.index(seen[0])
        assert seen == [*stops[first:], *stops[:first]]
        odds = next(at for at, name in enumerate(stops) if name.startswith(ODDS))
        rerolls = [at for at, name in enumerate(stops) if name.startswith("Przerzut")]
        assert stops.index(WORDS("action-back")) < odds < min(rerolls)
        app.page.keyboard.press("Shift+Tab")
        assert app.page.evaluate(FOCUSED) == seen[-2]
    finally:
        server.close()
