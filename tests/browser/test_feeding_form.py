"""The form for a feeding room fits on one screen, and its tiles do not move."""

import re
from collections.abc import Generator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.intruders import CorrectFigures
from companion.rules.carnomorphs.setup import BeginPlay
from companion.rules.carnomorphs.turns import EndPlayerPhase
from companion.words import LANGUAGES, Language, Words
from tests import carnomorph_seeds, seeds
from tests.browser.app import App
from tests.browser.conftest import Viewport
from tests.browser.layout import Box, Resized
from tests.browser.servers import petri
from tests.seeds import give

pytestmark = pytest.mark.browser

SIZES = ((390, 844), (360, 740))
TILE = 60
"""Height of a tile in pixels."""
FORM, HEAD = 615, 64
"""Maximum pixels of the form, from the line of steps to its last link, and of the part above its tiles."""
LOOKS = 5
"""Maximum number of looks at a page until it is right."""
TILES = (
    *("intruder-shambler", "intruder-metagorger", "intruder-butcher", "intruder-fleshbeast"),
    *("food-red-corpse", "food-egg", "food-carcass", "food-blue-corpse"),
)
ON_BOARD = (CorrectFigures(intruder="metagorger", delta=3), EndPlayerPhase())
"""No Shambler is on the board, so the first one reveals its Adaptation."""


@pytest.fixture
def table(tmp_path: Path) -> Generator[tuple[str, list[str]]]:
    """A server with a game of three characters for each language, at the feeding form."""
    with seeds.service_in(tmp_path) as service:
        ids: list[str] = []
        for _ in LANGUAGES:
            game = carnomorph_seeds.begun(service, ("Magda", "Tomek", "Przemo"), "quick")
            ids.append(give(game, BeginPlay(), *ON_BOARD).id)
    server = petri(tmp_path).start()
    yield server.url, ids
    server.close()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_form_and_what_feeding_does_are_seen_at_once(
    table: tuple[str, list[str]], browser: Browser, language: Language, size: Viewport
) -> None:
    url, ids = table
    words = Words(language).of(KEY)
    width, height = size
    profile = browser.new_context(viewport={"width": width, "height": height}, locale=language)
    resized = Resized(profile.new_page())
    app = App(resized.page, url).open(f"game/{ids[list(LANGUAGES).index(language)]}")
    pieces = [words("step-more", what=words(key)) for key in ("intruder-metagorger", "food-carcass")]
    reveals = words("events-reveals", intruder=words("intruder-shambler"))
    eats = words(
        "events-fed-evolves",
        intruder=words("intruder-metagorger"),
        food=words("food-as-object-carcass"),
        becomes=words("intruder-becomes-shambler"),
    )

    app.shows(re.compile("^" + re.escape(pieces[0])))
    before = tiles(resized, words, size)
    for piece in pieces:
        app.tap(re.compile("^" + re.escape(piece)))
    app.sees(eats)
    seen = tiles(resized, words, size)
    boxes = resized.to(*size)
    told = [box.whole for box in boxes if box.leaf and box.name in (eats, reveals)]
    app.tap(re.compile("^" + re.escape(words("events-feed-number", number=1))))
    app.sees(words("events-room-number", number=2))
    after = tiles(resized, words, size)
    profile.close()

    assert told == [True, True], boxes
    assert [box.name for box in seen if not box.whole] == []
    assert min(box.height for box in seen) >= TILE - 1
    assert tops(before) == tops(seen) == tops(after)


def test_three_rooms_are_fed_with_nine_taps_of_which_none_scrolls(
    table: tuple[str, list[str]], browser: Browser
) -> None:
    url, ids = table
    words, size = Words("en").of(KEY), (390, 844)
    profile = browser.new_context(viewport={"width": 390, "height": 844}, locale="en")
    resized = Resized(profile.new_page())
    app = App(resized.page, url).open(f"game/{ids[list(LANGUAGES).index('en')]}")
    taps, hidden = 0, list[str]()
    for number in (1, 2, 3):
        app.sees(words("events-room-number", number=number))
        for said in (
            words("step-more", what=words("intruder-metagorger")),
            words("step-more", what=words("food-carcass")),
            words("events-feed-number", number=number),
        ):
            app.shows(re.compile("^" + re.escape(said)))
            found = [box for box in resized.to(*size) if box.pressed and box.name.startswith(said)]
            hidden += [box.name for box in found if not box.whole]
            app.tap(re.compile("^" + re.escape(said)))
            taps += 1
    app.sees(words("events-room-number", number=4))
    above = {words("step-more", what=words("intruder-metagorger")), words("term-bag")}
    boxes = [box for box in resized.to(390, 2000) if box.name.startswith(tuple(above))]
    profile.close()
    assert taps == 9
    assert hidden == []
    assert max(box.bottom for box in boxes) - min(box.top for box in boxes) <= FORM - HEAD


def tops(found: list[Box]) -> list[float]:
    return [box.top for box in found]


def tiles(resized: Resized, words: Words, size: Viewport) -> list[Box]:
    """Return the boxes of all tiles, row by row from left to right."""
    names = [words("step-more", what=words(each)) for each in TILES]
    found, boxes, nest = list[Box](), tuple[Box, ...](), words("term-nest")
    for _ in range(LOOKS):
        boxes = resized.to(*size)
        found = [box for box in boxes if box.pressed and box.name.startswith(tuple(names))]
        found += [box for box in boxes if box.leaf and box.name.startswith(f"{nest}, ")]  # a checkbox
        if len(found) == len(TILES) + 1 and all(box.whole for box in found):
            break
    assert len(found) == len(TILES) + 1, boxes
    return sorted(found, key=lambda box: (box.top, box.left))
