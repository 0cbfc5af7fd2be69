"""Passing messages appear beside undo and above a table's actions on any page, and block no press."""

import re
from collections.abc import Generator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from companion.words import Words
from tests import seeds
from tests.browser.app import App
from tests.browser.layout import Box, Resized, cut
from tests.browser.phones import CODE, host, join
from tests.browser.servers import Server

pytestmark = pytest.mark.browser

SIZES = ((360, 640), (390, 844), (844, 390), (1280, 800))
TEXTS = (1.0, 2.0)

UNDO = re.compile("^Undo")
ACTIONS = ("Ponów", "Walka", "Ruch", "Pas", "Akcja: Tomek", "Cofnij")
"""The beginnings of the names of redo, undo and the bottom bar's buttons."""
NEEDED = {"Pas", "Akcja: Tomek", "Cofnij", "Ponów"}
"""The actions among them that every page has after an undo."""
BAR = 56
"""Height in pixels of the top bar in text of the usual size; on a low page it holds redo and undo."""
LOW = (844, 390)
FOUND = """([left, top]) => {
  const button = document.elementFromPoint(left, top).closest('[role=button]');
  return button ? (button.getAttribute('aria-label') || button.innerText) : '';
}"""
"""Return the name of the button that a finger at this point would press."""


class Door(NamedTuple):
    """The addresses that phones use to reach a table."""

    url: str
    game: str
    code: str


class House(NamedTuple):
    """A running host with a game: its server, and the addresses for phones."""

    server: Server
    door: Door


@pytest.fixture(params=TEXTS)
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Generator[House]:
    """A table whose host uses text of the given size."""
    with seeds.service_in(tmp_path / "data") as service:
        service.remember("setting.scale", request.param)
        game = seeds.midway(service, "full").id
    server, port = host(tmp_path / "data")
    server.start()
    yield House(server, Door(f"http://127.0.0.1:{port}/", game, server.says(CODE)))
    server.close()


def test_what_is_told_covers_neither_undo_nor_an_action_and_takes_no_press_from_them(
    house: House, browser: Browser
) -> None:
    width, height = SIZES[0]
    profile = browser.new_context(viewport={"width": width, "height": height}, locale="pl-PL")
    resized = Resized(profile.new_page())
    app = App(resized.page, house.server.url).open(f"game/{house.door.game}")
    tomek = join(browser, house.door, "Tomek")
    app.tap(Words("pl")("party-none"))  # the host is asked to choose a seat
    wrong: dict[tuple[int, int], tuple[object, ...]] = {}
    for size in SIZES:
        resized.to(*size)
        tomek.tap(tomek.page.get_by_role("button", name=UNDO).last)
        told = app.identified("told").first
        told.wait_for(state="attached")
        boxes = resized.to(*size)
        (toast,) = [box for box in boxes if box.identifier == "told"]
        assert "Tomek cofa" in toast.name
        bar = [box for box in boxes if box.pressed and box.seen and acts(box)]
        assert {action(box.name) for box in bar} >= NEEDED, size
        steps = [box for box in bar if action(box.name) in ("Cofnij", "Ponów")]
        assert [box.bottom <= toast.top for box in steps] == [size == LOW] * 2, size
        wrong[size] = (
            [box.title for box in bar if box.overlaps(toast)],
            [box.title for box in bar if action(found(resized, box)) != action(box.name)],
            cut([toast], size[0]) or [each.title for each in (toast,) if not each.whole or each.top < BAR],
        )
        told.wait_for(state="detached")
    profile.close()
    assert {size: faults for size, faults in wrong.items() if any(faults)} == {}


def acts(button: Box) -> bool:
    """Return whether a button is undo, redo or a button of the bottom bar."""
    return action(button.name) is not None


def action(name: str) -> str | None:
    """Return the action of such a button; the rest of undo's name changes while the message is there."""
    return next((each for each in ACTIONS if name.startswith(each)), None)


def found(resized: Resized, button: Box) -> str:
    """Return the name of the control that a finger at the middle of a button would press."""
    middle = [(button.left + button.right) / 2, (button.top + button.bottom) / 2]
    return str(resized.page.evaluate(FOUND, middle))
