"""The steppers of a phone's sheet: a finger, a mouse and a key change a number by one, never by two."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator
from pathlib import Path

import pytest

from tests import seeds
from tests.browser.app import App
from tests.browser.conftest import OpenApp
from tests.browser.servers import Server, petri

Press = Callable[[App, str], None]
SPEND, SUFFER = "Magda: spend a fate point", "Magda: Irradiation, more"


@pytest.fixture
def evening(tmp_path: Path) -> Generator[Server]:
    """A server with a game of four under way."""
    with seeds.service_in(tmp_path) as service:
        seeds.midway(service)
    server = petri(tmp_path).start()
    yield server
    server.close()


def by_finger(app: App, name: str) -> None:
    app.button(name).tap()


def by_mouse(app: App, name: str) -> None:
    app.button(name).click()


def by_key(app: App, name: str) -> None:
    app.button(name).focus()
    app.page.keyboard.press("Enter")


def by_held_key(app: App, name: str) -> None:
    app.button(name).focus()
    for _ in range(4):
        app.page.keyboard.down("Enter")
    app.page.keyboard.up("Enter")


@pytest.mark.parametrize("language", ["en"])
@pytest.mark.parametrize(
    ("press", "touch"), [(by_finger, True), (by_mouse, False), (by_key, False), (by_held_key, False)]
)
def test_one_press_changes_a_number_by_one(evening: Server, open_app: OpenApp, press: Press) -> None:
    app = open_app(evening.url)
    app.tap("Resume").tap(re.compile("^Magda, "))
    app.sees("Fate: 3")
    press(app, SPEND)
    app.sees("Fate: 2")
    press(app, SUFFER)
    app.sees("Irradiation: 2")
    app.sees("Fate: 2")
