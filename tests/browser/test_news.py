"""The news line has room for everything that one tap did, and the undo button at its end never moves."""

import re
from base64 import b64encode
from collections.abc import Callable, Generator, Sequence
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FloatRect, Page

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.host.folders import assets_folder
from companion.rules.chromosome.special import ActSpecially, DoseEffect, Effects, TokenEffect
from companion.rules.kernel import Label
from companion.store.blob_store import MemoryBlobStore
from companion.store.library import Library
from companion.table.journal import Entry
from companion.ui.core.slot import news_height
from companion.ui.core.style import Style
from companion.ui.shared.news import told
from companion.ui.theme.measure import ACTIVE_EDGE, GAP_SMALL, GAP_WIDE, HAIR, MARGIN, TARGET
from companion.words import LANGUAGES, Words
from tests import carnomorph_seeds, seeds, soup_seeds
from tests.browser.app import App
from tests.browser.layout import Resized
from tests.browser.servers import petri

pytestmark = pytest.mark.browser

WIDTHS = (320, 344, 360, 390)
SIZES = ((360, 640), (844, 390), (1280, 800))
UNDO, REDO = re.compile("^Cofnij: "), re.compile("^Ponów: ")
PEEK = re.compile(f"^{Words('pl')('table-peek')}$")
MUCH = Effects(
    tokens=(TokenEffect(seat=1, placed=2, charged=1), TokenEffect(seat=2, captured=1)),
    doses=tuple(DoseEffect(seat=seat, delta=1) for seat in range(4)),
)
ACTIONS = ("takeover", "domination", "teleportation", "concentration", "conversion", "destroy")

LINES = """
async ([text, width, font, size]) => {
    const bytes = Uint8Array.from(atob(font), letter => letter.charCodeAt(0));
    document.fonts.add(await new FontFace('measured', bytes).load());
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = size + 'px measured';
    let [lines, line] = [1, ''];
    for (const word of text.split(' ')) {
        const longer = line ? line + ' ' + word : word;
        if (pen.measureText(longer).width > width && line) [lines, line] = [lines + 1, word];
        else line = longer;
    }
    return pen.measureText(line).width > width ? Infinity : lines;
}
"""
"""Return the number of lines a label takes in its own font; Infinity if a word is too wide for a line."""


def acted(service: GameService, action: str = "teleportation") -> OpenGame:
    """Play a special action that has just had many effects."""
    return seeds.give(seeds.midway(service), ActSpecially(action=action, effects=MUCH))


@pytest.fixture
def games(tmp_path: Path) -> Generator[Sequence[str]]:
    """Return the addresses of two games: one in the middle of play, and one just after that action."""
    with seeds.service_in(tmp_path) as service:
        ids = [make(service).id for make in (seeds.midway, acted)]
    server = petri(tmp_path).start()
    yield [f"{server.url}game/{each}" for each in ids]
    server.close()


PAGES: dict[str, Callable[[GameService], OpenGame]] = {
    "table": seeds.midway,
    "battle": seeds.in_battle,
    "crew": carnomorph_seeds.midway,
    "crew-feeding": carnomorph_seeds.in_feeding,
    "soup": soup_seeds.midway,
}
"""A table and a stage of each game; of Primordial Soup, a stage and the table behind it."""


@pytest.fixture
def pages(tmp_path: Path) -> Generator[dict[str, str]]:
    """Return the addresses of these pages."""
    with seeds.service_in(tmp_path) as service:
        ids = {name: make(service).id for name, make in PAGES.items()}
    server = petri(tmp_path).start()
    yield {name: f"{server.url}game/{each}" for name, each in ids.items()}
    server.close()


@pytest.fixture
def page(browser: Browser) -> Generator[Page]:
    """An empty tab."""
    profile = browser.new_context(viewport={"width": 360, "height": 640}, locale="pl-PL")
    yield profile.new_page()
    profile.close()


def place(page: Page, url: str, width: int) -> FloatRect | None:
    """Return the place of the undo button, at the end of the news, on a page of that width."""
    page.set_viewport_size({"width": width, "height": 640})
    App(page, url).open().shows(UNDO)
    return page.get_by_role("button", name=UNDO).bounding_box()


def test_a_long_label_does_not_move_undo(games: Sequence[str], page: Page) -> None:
    before, after = ([place(page, url, width) for width in WIDTHS] for url in games)
    assert None not in before
    assert before == after


def test_redo_comes_and_goes_beside_undo_which_stays_where_it_is_on_every_page(
    pages: dict[str, str], browser: Browser
) -> None:
    profile = browser.new_context(locale="pl-PL")
    resized = Resized(profile.new_page())
    found: dict[str, list[Place]] = {}
    for size in SIZES:
        resized.page.set_viewport_size({"width": size[0], "height": size[1]})
        for name, address in pages.items():
            app = App(resized.page, address).open().shows(UNDO)
            places = [undo(resized, size)]
            app.tap(app.button(UNDO))
            app.shows(REDO)
            places.append(undo(resized, size))
            app.tap(app.button(REDO))
            app.button(REDO).wait_for(state="detached")
            places.append(undo(resized, size))
            if app.button(PEEK).count():
                app.tap(app.button(PEEK))
                places.append(undo(resized, size))
            found[f"{name} {size}"] = places
    profile.close()
    assert {name: places for name, places in found.items() if len(set(places)) != 1} == {}
    for size in SIZES:
        each = {place for name, places in found.items() if name.endswith(str(size)) for place in places}
        assert len(each) == 1, "on all pages of a size it is in the same place"


Place = tuple[int, int, int, int]


def undo(resized: Resized, size: tuple[int, int]) -> Place:
    """Return the edges of the undo button on the open page: left, top, right and bottom."""
    (box,) = [box for box in resized.to(*size) if box.pressed and UNDO.search(box.name)]
    assert box.whole
    return round(box.left), round(box.top), round(box.right), round(box.bottom)


def test_what_a_special_action_did_is_never_cut(page: Page) -> None:
    fonts = {weight: font(name) for weight, name in ((400, "Regular"), (600, "SemiBold"), (700, "Bold"))}
    for width, language, action in product(WIDTHS, LANGUAGES, ACTIONS):
        style = Style(Words(language).of("chromosome"), width=width)
        room = width - MARGIN - GAP_SMALL - 2 * TARGET - ACTIVE_EDGE - GAP_WIDE  # beside redo and undo
        high = news_height(style) - 2 * HAIR
        found = told(style, entry(action), "", room, high)
        way = found.way
        assert found.said.startswith("Tomek")
        assert way.whole, (width, found.said)
        assert way.height() <= high
        size = way.role.size_at(way.scale)
        assert page.evaluate(LINES, [found.said, room, fonts[way.role.weight], size]) <= way.lines, (
            width,
            found.said,
        )


def font(name: str) -> str:
    file = assets_folder() / f"fonts/AtkinsonHyperlegibleNext-{name}.ttf"
    return b64encode(file.read_bytes()).decode()


def test_what_else_a_tap_did_is_told_but_not_that_it_handed_the_turn_on() -> None:
    style = Style(Words("en").of("chromosome"), width=390)
    ends = Label(key="label-end-turn", params={"player": "Tomek"})
    dose = Label(key="label-pass", params={"player": "Ola"})
    done = entry("teleportation")
    assert told(style, done.replace(then=(ends,)), "", 300, 60) == told(style, done, "", 300, 60)
    assert told(style, done.replace(then=(dose, ends)), "", 300, 60).note == style.words(
        dose.key, **dose.params
    )


def entry(action: str) -> Entry:
    """Return the journal entry of that action with many effects."""
    game = acted(GameService(Library(MemoryBlobStore())), action)
    return game.table.entries[-1]
