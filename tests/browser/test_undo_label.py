"""The undo button names what it takes back; whatever that is, nothing is cut or moves."""

import re
from base64 import b64encode
from collections.abc import Generator, Sequence
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FloatRect, Page

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.host.folders import assets_folder
from companion.rules.chromosome.special import ActSpecially, DoseEffect, Effects, TokenEffect
from companion.store.blob_store import MemoryBlobStore
from companion.store.library import Library
from companion.table.journal import Entry
from companion.ui.core.style import Style
from companion.ui.shared import action_bar
from companion.ui.shared.action_bar import undo_words
from companion.ui.theme.measure import GAP, GAP_SMALL, PADDING
from companion.words import LANGUAGES, Words
from tests import seeds
from tests.browser.app import App
from tests.browser.servers import petri

pytestmark = pytest.mark.browser

WIDTHS = (320, 344, 360, 390)
MUCH = Effects(
    tokens=(TokenEffect(seat=1, placed=2, charged=1), TokenEffect(seat=2, captured=1)),
    doses=tuple(DoseEffect(seat=seat, delta=1) for seat in range(4)),
)
ACTIONS = ("takeover", "domination", "teleportation", "concentration", "conversion", "destroy")

LINES = """
async ([text, width, font]) => {
    const bytes = Uint8Array.from(atob(font), letter => letter.charCodeAt(0));
    document.fonts.add(await new FontFace('measured', bytes).load());
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = '13px measured';
    let [lines, line] = [1, ''];
    for (const word of text.split(' ')) {
        const longer = line ? line + ' ' + word : word;
        if (pen.measureText(longer).width > width && line) [lines, line] = [lines + 1, word];
        else line = longer;
    }
    return pen.measureText(line).width > width ? Infinity : lines;
}
"""
"""Counts the lines of a label in its own font; a word that is too wide counts as too many."""


def acted(service: GameService, action: str = "teleportation") -> OpenGame:
    """A special action has just done much."""
    return seeds.give(seeds.midway(service), ActSpecially(action=action, effects=MUCH))


@pytest.fixture
def games(tmp_path: Path) -> Generator[Sequence[str]]:
    """Return the addresses of two games: the present table, and the one after that action."""
    with seeds.service_in(tmp_path) as service:
        ids = [make(service).id for make in (seeds.midway, acted)]
    server = petri(tmp_path).start()
    yield [f"{server.url}game/{each}" for each in ids]
    server.close()


@pytest.fixture
def page(browser: Browser) -> Generator[Page]:
    """An empty tab."""
    profile = browser.new_context(viewport={"width": 360, "height": 640}, locale="pl-PL")
    yield profile.new_page()
    profile.close()


def place(page: Page, url: str, width: int) -> FloatRect | None:
    """Return undo's place on a page of that width, which depends on the wide button before it."""
    page.set_viewport_size({"width": width, "height": 640})
    undo = re.compile("^Cofnij: ")
    App(page, url).open().shows(undo)
    return page.get_by_role("button", name=undo).bounding_box()


def test_a_long_label_does_not_move_undo(games: Sequence[str], page: Page) -> None:
    before, after = ([place(page, url, width) for width in WIDTHS] for url in games)
    assert None not in before
    assert before == after


def test_what_a_special_action_did_is_never_cut_on_the_button(page: Page) -> None:
    font = b64encode((assets_folder() / "fonts/AtkinsonHyperlegibleNext-Regular.ttf").read_bytes()).decode()
    for width, language, action in product(WIDTHS, LANGUAGES, ACTIONS):
        style = Style(Words(language).of("chromosome"), width=width)
        below = width < action_bar.SMALL_PHONE
        lines = 2 if below else 3
        room = (width - 2 * PADDING if below else action_bar.UNDO) - 2 * GAP - action_bar.ARROW - GAP_SMALL
        said = undo_words(style, entry(action), lines)
        assert said.startswith("Tomek")
        assert page.evaluate(LINES, [said, room, font]) <= lines, (width, said)


def entry(action: str) -> Entry:
    """The entry of that action when it has done much."""
    game = acted(GameService(Library(MemoryBlobStore())), action)
    return game.table.entries[-1]
