"""The set-up of Carnomorphs is a list that needs little scrolling."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.data import SETUP_STEPS
from companion.words import LANGUAGES, Words
from tests import carnomorph_seeds, seeds
from tests.browser.app import App
from tests.browser.layout import Resized
from tests.browser.servers import petri

pytestmark = pytest.mark.browser

MOST = 1400
"""Maximum height in pixels of all steps with their headings."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_steps_take_little_more_than_two_screens(tmp_path: Path, browser: Browser, language: str) -> None:
    with seeds.service_in(tmp_path) as service:
        game = carnomorph_seeds.begun(service, ("Magda", "Tomek", "Przemo"), "full").id
    server = petri(tmp_path).start()
    profile = browser.new_context(viewport={"width": 390, "height": 844}, locale=language)
    resized = Resized(profile.new_page())
    words = Words(language, game=KEY)
    app = App(resized.page, server.url).open(f"game/{game}")
    app.sees(words("setup-group-board"))
    boxes = resized.to(390, 3000)
    profile.close()
    server.close()
    titles = [words(f"setup-{step}") for step in SETUP_STEPS]
    steps = [box for box in boxes if box.pressed and any(title in box.name for title in titles)]
    share = next(box for box in boxes if box.leaf and box.name == words("setup-share", count=3))
    last = max(box.bottom for box in steps if titles[-1] in box.name and box.top < 2900)
    assert last - share.top <= MOST
