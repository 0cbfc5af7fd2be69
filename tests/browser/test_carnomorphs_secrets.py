"""Secrets of Carnomorphs on real phones: another player's are neither on the screen nor in any bytes."""

import re
from collections.abc import Generator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.intruders import PlaceIntruder
from companion.rules.carnomorphs.objectives import NameObjectives
from companion.rules.carnomorphs.setup import BeginPlay
from companion.rules.kernel import Command
from tests import carnomorph_seeds, seeds
from tests.browser.app import App
from tests.browser.phones import Table, hosted
from tests.browser.servers import Server, petri
from tests.seeds import give
from tests.toy.tables import Tapped

pytestmark = pytest.mark.browser

OLA, JAN = 0, 1
HIDDEN = ("Ab Ovo", "Quarantine", "Photosynthesis")


def seeded(data: Path, *commands: Command) -> str:
    """Store a game of Ola and Jan in full detail, with these commands played, and return its id."""
    with seeds.service_in(data) as service:
        service.remember("setting.game", KEY)
        return give(carnomorph_seeds.begun(service, ("Ola", "Jan")), BeginPlay(), *commands).id


@pytest.fixture
def table(tmp_path: Path) -> Generator[Table]:
    """A table at which the first Metagorger has just appeared."""
    game = seeded(tmp_path / "data", PlaceIntruder(intruder="metagorger"))
    with hosted(tmp_path / "data", game) as table:
        yield table


def held(phone: Tapped, row: str, shown: str) -> None:
    """Hold the first row of that name on its owner's phone; its secret shows until the finger is lifted."""
    page = phone.app.page
    phone.app.resize(390, 2400)  # the row is now on the page without scrolling
    phone.app.sees_not(re.compile(shown)).reveal(page.get_by_text(row, exact=True).first, re.compile(shown))
    page.mouse.up()
    phone.app.sees_not(re.compile(shown))


@pytest.mark.walk
def test_a_phone_is_never_sent_what_another_keeps(table: Table, browser: Browser) -> None:
    ola, jan = (Tapped(browser, table, name) for name in ("Ola", "Jan"))
    ola.app.tap("Choose an Objective").tap("Enter names").tap("Ab Ovo").tap("Personal Objective")
    ola.app.type("Personal Objective", "Quarantine").tap("Save both")
    for card in (1, 2):
        held(ola, f"Hold to see: Ola, card {card}", "Corporate: Ab Ovo|Personal: Quarantine")
    ola.app.tap("Keep card 2")
    jan.app.sees("Jan: still choosing").tap("Choose an Objective").tap("Keep card 1")
    for phone in (ola, jan):
        phone.app.shows("Ola is done, now Jan")
    ola.app.tap(re.compile("^Ola, "))
    held(ola, "Hold to see: Ola", "Corporate: Ab Ovo|Personal: Quarantine")
    ola.app.tap("Take a Mutation card")
    ola.app.type("Its name, if you like", "Photosynthesis").tap("Card taken").sees("Note its name")
    held(ola, "Hold to see: Ola", "Photosynthesis")
    jan.app.tap(re.compile("^Ola, ")).sees("kept secret until its first use").tap("Close")
    jan.app.tap("Table menu").tap("History").sees("Ola has chosen an Objective")
    for name in HIDDEN:
        assert name.encode() in ola.bytes
        assert name.encode() not in jan.bytes


def test_a_shared_device_shows_a_card_while_its_player_holds(tmp_path: Path, browser: Browser) -> None:
    named = NameObjectives(seat=OLA, corporate="ab-ovo", personal="Quarantine")
    game = seeded(tmp_path / "data", named, PlaceIntruder(intruder="metagorger"))
    server: Server = petri(tmp_path / "data").start()
    page = browser.new_page(viewport={"width": 390, "height": 844}, locale="en-GB")
    try:
        app = App(page, server.url).open(f"game/{game}")
        app.tap("Let Ola choose").sees_not("Quarantine").sees_not("Ab Ovo")
        app.hold(page.get_by_text("Hold to see: Ola, card 1"))
        app.sees(re.compile("Quarantine|Ab Ovo"))
        page.mouse.up()
        app.sees_not(re.compile("Quarantine|Ab Ovo"))
        page.mouse.click(*app.place(app.button("Keep card 1")))  # click with the mouse, as in the hold above
        app.sees("Jan: still choosing")
        app.tap("Let Jan choose").tap(re.compile("^I chose from my hand")).shows("Ola is done, now Jan")
        assert app.nameless() == []
    finally:
        page.close()
        server.close()
