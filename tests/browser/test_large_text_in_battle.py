"""In large text a game's first battle, for each side's last tokens, can be begun and fought."""

import re
from collections.abc import Generator

import pytest
from playwright.sync_api import Browser

from companion.words import LANGUAGES, Language, Words
from tests import seeds
from tests.browser.app import App
from tests.browser.layout import Box, Resized, cut, overlapping
from tests.browser.servers import petri

pytestmark = pytest.mark.browser

SCALES = (1.0, 1.25, 1.5, 2.0)
SIZES = ((390, 844), (360, 740), (360, 640))
LOOKS = 5
"""Maximum number of looks at a page until it is right; after a resize it may need several frames."""
LINES = 7
"""Maximum number of lines of a warning about last tokens, at 200 % on the smallest page."""
LINE = 26
"""Height of a line of such a warning at 100 %, in pixels, rounded up."""

Table = tuple[str, str]
"""The address of the app, and the id of a game in it."""


@pytest.fixture(scope="module", params=SCALES)
def table(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Generator[Table]:
    """A game just begun, on a device with text of the given size."""
    data = tmp_path_factory.mktemp("large") / "data"
    with seeds.service_in(data) as service:
        service.remember("setting.scale", request.param)
        ident = seeds.begin(service).id
    server = petri(data).start()
    yield server.url, ident
    server.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_battle_for_the_last_tokens_can_be_begun_in_text_of_every_size(
    request: pytest.FixtureRequest, table: Table, browser: Browser, language: Language
) -> None:
    scale: float = request.node.callspec.params["table"]
    words = Words(language).of("chromosome")
    profile = browser.new_context(viewport={"width": 390, "height": 844}, locale=language)
    resized = Resized(profile.new_page())
    app = App(resized.page, table[0]).open(f"game/{table[1]}")
    begins = f"^{words('action-spark')}, |^{words('term-battle')}$"
    app.tap(re.compile(begins))
    for player in ("Magda", "Tomek"):
        app.tap(words("fight-size", player=player, count=2))
    risk = re.compile(words("battle-may-fall", player="Tomek", share="@").partition("@")[0].strip())
    found: dict[tuple[int, int], object] = {}
    for size in SIZES:
        for _ in range(LOOKS):
            boxes = resized.to(*size)
            found[size] = wrong(boxes, size[0], scale, words("fight-begin"), risk)
            if not found[size]:
                break
    profile.close()
    assert found == dict.fromkeys(SIZES)


def wrong(boxes: tuple[Box, ...], width: int, scale: float, begin: str, risk: re.Pattern[str]) -> object:
    """Return the faults that keep a player from beginning the battle, or None."""
    begins = [box for box in boxes if box.pressed and box.name.startswith(begin)]
    if len(begins) != 1 or not begins[0].whole:
        return ["the button is out of sight", begins]
    risks = [box for box in boxes if box.leaf and risk.search(box.name)]
    squeezed = [box for box in risks if box.height > LINE * LINES * scale]
    return squeezed or cut(boxes, width) or overlapping(boxes) or None
