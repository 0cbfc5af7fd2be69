"""A notice that comes or goes moves neither the actions nor the band, the news or undo, on any page."""

import re
from collections.abc import Generator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from companion.rules.chromosome.corrections import Correct, Mark
from companion.words import Words
from tests import seeds
from tests.browser.app import App
from tests.browser.layout import Box, Resized, cut, overlapping
from tests.browser.screens import LONG, LOOKS
from tests.browser.servers import petri

pytestmark = pytest.mark.browser

WORDS = Words("pl").of("chromosome")
SIZES = {(360, 640): 48, (390, 844): 48, (560, 360): 36, (844, 390): 36, (1280, 800): 48}
"""Page sizes, each with the height of its band, which shows that the page is drawn for that size."""
SMALL = (360, 640)
TOMEK = LONG[1]
UNDO, REDO = re.compile("^Cofnij: "), re.compile("^Ponów: ")
STAY = {
    "the wide button": f"Akcja: {TOMEK}",
    "Pas": WORDS("action-pass"),
    "the band": WORDS("table-turn-of", player=TOMEK),
    "the news": WORDS("table-latest", label="…").partition("…")[0],
    "undo": "Cofnij: ",
}
"""The parts that must not move, each with the beginning of its spoken name."""
NOTICE = WORDS("notice-out", who="single", players=LONG[0])
"""The first sentence of the longest notice, about an eliminated player and the others' last turns."""


@pytest.fixture
def table(tmp_path: Path) -> Generator[str]:
    """Return the address of a table with long names and one player just eliminated.

    A later action was undone, so that the redo button is always there.
    """
    with seeds.service_in(tmp_path) as service:
        game = seeds.midway(service, "quick", LONG)
        seeds.give(game, Mark(seat=0, what="eliminated", set=True), Correct(seat=1, what="fate", delta=-1))
        game.undo()
    server = petri(tmp_path).start()
    yield f"{server.url}game/{game.id}"
    server.close()


def test_the_longest_notice_moves_nothing_when_it_comes_and_goes(table: str, browser: Browser) -> None:
    profile = browser.new_context(locale="pl-PL")
    resized = Resized(profile.new_page())
    resized.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    app = App(resized.page, table).open().shows(REDO)
    noticed = {size: settled(resized, size, noticed=True) for size in SIZES}
    resized.to(*SMALL)
    app.tap(app.button(UNDO))
    gone = {size: settled(resized, size, noticed=False) for size in SIZES}
    resized.to(*SMALL)
    app.tap(app.button(REDO))
    again = {size: settled(resized, size, noticed=True) for size in SIZES}
    profile.close()
    assert noticed == gone == again


Edges = tuple[int, int, int, int]


def settled(resized: Resized, size: tuple[int, int], *, noticed: bool) -> dict[str, Edges]:
    """Return the edges of the parts that must not move, once the page is at rest and without faults."""
    boxes, before, wrong = tuple[Box, ...](), tuple[Box, ...](), list[object]()
    for _ in range(LOOKS):
        before, boxes = boxes, resized.to(*size)
        told = any(NOTICE in box.name and box.whole for box in boxes)
        band = [box.height for box in boxes if box.name.startswith(STAY["the band"])]
        wrong = [*cut(boxes, size[0]), *overlapping(boxes)]
        wrong += [] if (told, band) == (noticed, [SIZES[size]]) else [(told, band)]
        if not wrong and boxes == before:
            break
    assert wrong == [], size
    return {what: edges(boxes, name, what, size) for what, name in STAY.items()}


def edges(boxes: tuple[Box, ...], name: str, what: str, size: tuple[int, int]) -> Edges:
    """Return the left, top, right and bottom edges of the only box whose spoken name begins with `name`."""
    found = [box for box in boxes if box.seen and box.name.startswith(name)]
    assert len(found) == 1, (what, size, found)
    assert found[0].whole, (what, size)
    return round(found[0].left), round(found[0].top), round(found[0].right), round(found[0].bottom)
