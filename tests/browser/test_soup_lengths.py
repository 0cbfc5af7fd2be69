"""The page for everybody's moves is short enough to read, even in the largest text."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from companion.rules.soup import KEY
from companion.words import LANGUAGES, Words
from tests import seeds, soup_seeds
from tests.browser.app import App
from tests.browser.layout import Resized
from tests.browser.servers import petri

pytestmark = pytest.mark.browser

MOST = 2000
"""Maximum number of pixels from the top of the page to the last part above the wide button."""
HIGH = 5000
"""Height of a page on which nothing needs scrolling, in pixels."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_moves_of_four_players_take_little_more_than_two_screens_in_text_of_200_per_cent(
    tmp_path: Path, browser: Browser, language: str
) -> None:
    with seeds.service_in(tmp_path) as service:
        service.remember("setting.scale", 2.0)
        game = soup_seeds.moving_quick(service).id
    server = petri(tmp_path).start()
    profile = browser.new_context(viewport={"width": 390, "height": 844}, locale=language)
    resized = Resized(profile.new_page())
    words = Words(language, game=KEY)
    app = App(resized.page, server.url).open(f"game/{game}")
    app.sees(words("movement-together"))
    boxes = resized.to(390, HIGH)
    profile.close()
    server.close()
    last = max(box.bottom for box in boxes if box.leaf and box.bottom < HIGH - 500)
    assert last <= MOST, last
