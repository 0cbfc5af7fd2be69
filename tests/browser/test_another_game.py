"""Lanterns, a game made for tests, on one device and on two phones; neither receives the other's secrets."""

import json
import re
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.app import App
from tests.browser.servers import ROOT, Server
from tests.toy.tables import Tapped, serve, table

pytestmark = pytest.mark.browser


@pytest.fixture
def server(tmp_path: Path) -> Generator[Server]:
    """Petri with Lanterns as an additional game."""
    server = serve(tmp_path / "data").start()
    yield server
    server.close()


def begin(app: App) -> None:
    """Begin a game of one round between Ola and Jan."""
    app.tap("Lanterns").sees("Two to four sit in a circle")  # only Lanterns has these fields
    app.type("Name", "Ola").tap(re.compile("^Seat 2: ")).sees("Seat 1: Ola").type("Name", "Jan")
    app.tap(re.compile("^Rules of this table")).tap("Rounds: less").tap("Start").sees("Round 1 of 1")


def test_a_game_is_chosen_played_kept_taken_back_and_listed(server: Server, browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 390, "height": 844}, locale="en-GB")
    app = App(page, server.url).open()
    begin(app)
    app.tap("Choose a number: Ola").tap("Hide 5").sees("Ola: hidden, 0 points")
    app.sees_not("Your number is 5").sees_not("hides 5").sees("Ola hides a number")
    app.hold(page.get_by_text("Hold to see: Ola"))
    app.sees("Your number is 5")
    page.mouse.up()
    app.sees_not("Your number is 5").reload().sees("Ola: hidden, 0 points").sees_not("Your number is 5")
    app.tap("Undo: Ola hides a number").sees("Ola: not yet, 0 points")
    app.tap("Redo: Ola hides a number").sees("Ola: hidden, 0 points")
    app.tap("Table menu").tap("History").stands("History").sees("Ola hides a number")
    app.sees_not("hides 5").tap("Back").tap("Choose a number: Jan").tap("Hide 2").tap("Throw the die").sees(
        re.compile("wins")
    )
    app.tap("Back").sees(re.compile("won"))
    app.tap(re.compile("^Games and statistics")).sees("Finished").tap("Statistics").sees("Average score")
    page.close()


def test_the_calculators_and_the_rules_are_those_of_the_chosen_game(server: Server, browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 390, "height": 844}, locale="en-GB")
    app = App(page, server.url).open()
    app.tap("Odds").shows("Back").tap("Lanterns").sees("A middle number brings most on average.")
    app.tap("Back").tap("Quick rules").tap("How to play").sees("Everybody hides a number.")
    app.open("calculators").sees("A middle number brings most on average.")
    page.close()


def test_two_phones_play_and_neither_is_ever_sent_the_others_number(tmp_path: Path, browser: Browser) -> None:
    at = table(tmp_path / "data")
    try:
        ola, jan = (Tapped(browser, at, name) for name in ("Ola", "Jan"))
        ola.app.tap("Choose a number: Ola").tap("Hide 5").sees("Ola: hidden, 0 points")
        jan.app.sees("Ola: hidden, 0 points")
        for phone in (ola, jan):
            phone.app.tap("Table menu").tap("History").stands("History").sees(re.compile("Ola hides")).tap(
                "Back"
            )
        ola.app.hold(ola.app.page.get_by_text("Hold to see: Ola"))
        ola.app.sees("Your number is 5")
        ola.app.page.mouse.up()
        expect(jan.app.page.get_by_text("Hold to see: Ola")).to_have_count(0)
        jan.app.tap("Choose a number: Jan").tap("Hide 2")
        ola.app.sees("Jan: hidden, 0 points").tap("Throw the die")
        for phone in (ola, jan):
            phone.app.sees(re.compile("wins"))
    finally:
        at.server.close()
    assert b"Your number is 5" in ola.bytes
    assert b"Jan hides a number" in ola.bytes
    for other, number, phone in (("Ola", 5, jan), ("Jan", 2, ola)):
        assert f"{other} hides {number}".encode() not in phone.bytes
        assert f"Your number is {number}".encode() not in phone.bytes


def test_a_phone_acts_for_its_own_seat_and_its_undo_tells_no_others_number(
    tmp_path: Path, browser: Browser
) -> None:
    at = table(tmp_path / "data")
    try:
        ola, jan = (Tapped(browser, at, name) for name in ("Ola", "Jan"))
        jan.app.sees("Choose a number: Jan").sees_not("Choose a number: Ola")
        ola.app.tap("Choose a number: Ola").tap("Hide 5").sees("Undo: Ola hides a number")
        jan.app.sees("Ola: hidden, 0 points").sees("Undo: Ola hides a number")
        jan.app.tap("Undo: Ola hides a number").sees("Ola: not yet, 0 points").sees(
            "Redo: Ola hides a number"
        )
        ola.app.sees("Ola: not yet, 0 points").sees("Redo: Ola hides a number")
        jan.app.tap("Redo: Ola hides a number").sees("Ola: hidden, 0 points").sees_not("Choose a number: Ola")
    finally:
        at.server.close()
    for secret in (b"Ola hides 5", b"Your number is 5"):
        assert secret not in jan.bytes


def test_a_game_goes_out_as_a_file_and_comes_back(tmp_path: Path, browser: Browser) -> None:
    def petri(*arguments: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "tests.toy.program", "games", *arguments],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout

    at = table(tmp_path / "data")
    at.server.close()
    out = tmp_path / "lanterns.json"
    out.write_text(petri("export", at.game, "--data", str(at.data)))
    assert json.loads(out.read_text())["header"]["1"]["game"] == "lanterns"
    assert "1 entry" in petri("replay", str(out))
    petri("import", str(out), "--data", str(tmp_path / "other"))
    assert "Ola, Jan" in petri("list", "--data", str(tmp_path / "other"))
    plain = subprocess.run(
        [sys.executable, "-m", "companion", "games", "import", str(out), "--data", str(tmp_path / "plain")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert plain.returncode == 2
    assert "does not have" in plain.stderr
