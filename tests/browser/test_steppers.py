"""The steppers of a sheet: a press by finger, mouse or key changes a number by one, never by two."""

import re
from collections.abc import Callable, Generator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests import seeds
from tests.browser.app import App
from tests.browser.conftest import OpenApp
from tests.browser.servers import Server, petri

Press = Callable[[App, str], None]
SPEND, SUFFER = "Magda: spend a fate point", "Magda: Irradiation, more"


@pytest.fixture
def evening(tmp_path: Path) -> Generator[Server]:
    """A server with a game of four in progress."""
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


@pytest.mark.parametrize("language", ["en"])
def test_a_listener_hears_what_a_number_has_become_and_what_is_chosen(
    tmp_path: Path, open_app: OpenApp
) -> None:
    with seeds.service_in(tmp_path) as service:
        ids = [seeds.in_radiation(service).id, seeds.midway(service).id]
    server = petri(tmp_path).start()
    app = open_app(server.url)
    aloud = app.page.locator("#aloud")
    app.open(f"game/{ids[0]}").shows("Magda: 1")
    by_key(app, "Magda: 1")
    expect(aloud).to_have_text("Magda: 1, chosen.")
    app.open(f"game/{ids[1]}").tap(re.compile("^Spark, ")).shows("Magda: 2 tokens")
    by_key(app, "Magda: 2 tokens")
    expect(aloud).to_contain_text("Magda: 2 tokens, chosen.")
    server.close()
