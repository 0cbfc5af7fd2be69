"""On a low page a sheet's confirm buttons share a row, and its form has at least half of the sheet."""

import re
from collections.abc import Generator
from itertools import cycle
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from companion.party.codes import spaced
from companion.ui.theme.measure import TARGET, WIDE
from companion.words import LANGUAGES, Language, Words
from tests import seeds
from tests.browser import phones
from tests.browser.app import App
from tests.browser.layout import Resized, cut, overlapping
from tests.browser.servers import petri

pytestmark = pytest.mark.browser

SIZES = ((844, 390), (740, 360))
LOOKS = 5
"""Maximum number of looks at a page until it is right; after a resize it may need several frames."""


class Found(NamedTuple):
    """The measured layout of a sheet."""

    wrong: tuple[list[str], list[tuple[str, str]]]
    """The cut texts, and the overlapping pairs."""
    buttons: int
    """The number of confirm buttons."""
    whole: bool
    """Whether the buttons share one row and are wholly in sight."""
    half: bool
    """Whether the form has at least half of the sheet."""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Generator[str]:
    """The address of a game in full detail."""
    data = tmp_path_factory.mktemp("sheets") / "data"
    with seeds.service_in(data) as service:
        ident = seeds.midway(service, "full").id
    server = petri(data).start()
    yield f"{server.url}game/{ident}"
    server.close()


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Generator[phones.Table]:
    """A table that phones can join."""
    table = phones.table(tmp_path_factory.mktemp("phones") / "data")
    yield table
    table.server.close()


@pytest.mark.parametrize(
    ("language", "action"), [*zip(LANGUAGES, cycle(("growth", "impulse")), strict=False)]
)
def test_what_is_confirmed_has_half_of_a_low_sheet_above_both_buttons(
    game: str, browser: Browser, language: Language, action: str
) -> None:
    profile = browser.new_context(viewport={"width": 844, "height": 390}, locale=language)
    resized = Resized(profile.new_page())
    url, _, path = game.partition("game/")
    words = Words(language).of("chromosome")
    app = App(resized.page, url).open(f"game/{path}")
    app.tap(re.compile("^" + words("next-turn", player="Tomek").replace("\u00a0", " ")))
    app.tap(app.page.get_by_role("button", name=re.compile(words(f"action-{action}"))).first)
    found = {size: look(resized, words, size) for size in SIZES}
    profile.close()
    assert found == dict.fromkeys(SIZES, Found(([], []), 2, whole=True, half=True))


def look(resized: Resized, words: Words, size: tuple[int, int]) -> Found:
    """Measure the sheet on a page of that size."""
    width, height = size
    sheet = height if width >= WIDE else height - TARGET
    costs = words("turn-costs", price="@").partition("@")[0].strip()
    found = Found(([], []), 0, whole=False, half=False)
    for _ in range(LOOKS):
        boxes = resized.to(*size)
        pair = [box for box in boxes if box.pressed and costs in box.name]
        if pair:
            (head,) = [box.bottom for box in boxes if box.name == words("action-close")]
            found = Found(
                (cut(boxes, width), overlapping(boxes)),
                len(pair),
                whole=len({box.top for box in pair}) == 1 and all(box.whole for box in pair),
                half=pair[0].top - head >= sheet / 2,
            )
        if found.half and found.whole:
            break
    return found


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_whole_code_to_scan_stands_in_sight_with_what_else_can_be_typed(
    table: phones.Table, browser: Browser, width: int, height: int
) -> None:
    profile = browser.new_context(viewport={"width": width, "height": height}, locale="pl")
    words = Words("pl").of("chromosome")
    app = App(profile.new_page(), table.server.url).open(f"game/{table.game}")
    app.tap(words("table-menu")).tap(re.compile(words("party-invite")))
    spelled = re.compile(" ?".join(spaced(table.code).split()))
    seen = [
        app.page.get_by_role("img", name=re.compile(table.code)),
        app.page.get_by_text(spelled),
    ]
    for each in seen:
        expect(each.last).to_be_visible()
        box = each.last.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height, box
    profile.close()
