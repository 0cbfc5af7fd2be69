"""Primordial Soup on four phones in English: each acts for its own seat, an attack is answered on the phone
of whom it hits, the power fails meanwhile, and at the end every phone shows what the journal folds to."""

from __future__ import annotations

import re
from collections.abc import Generator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from companion.open_game import OpenGame
from companion.rules.soup import KEY
from companion.rules.soup import commands as cmd
from companion.rules.soup.data import Card
from companion.rules.soup.events import Seated
from companion.rules.soup.state import Player, State
from companion.words import Words
from tests import seeds
from tests.browser.app import SECONDS, App
from tests.browser.phones import CODE, NAMES, Table, host, join
from tests.soup_seeds import play

pytestmark = pytest.mark.browser

WORDS = Words("en", strict=True, game=KEY)

BEFORE = (
    *(cmd.ChooseSpace(seat=seat, space=seat + 1) for seat in range(len(NAMES))),
    cmd.TurnCard(card=Card("north", 9)),
    cmd.BeginPlay(),
    cmd.CorrectGene(seat=0, gene="struggle", held=True),
    cmd.CorrectGene(seat=1, gene="defense", held=True),
    cmd.CorrectGene(seat=1, gene="longevity", held=True),
)
"""Magda moves first and may attack; Tomek may defend himself, and has nine mutation points."""


@pytest.fixture
def table(tmp_path: Path) -> Generator[Table]:
    """The first round of four people, in full detail."""
    with seeds.service_in(tmp_path / "data") as service:
        seated = tuple(Seated(name=name, colour=seat) for seat, name in enumerate(NAMES))
        game = service.begin(KEY, cmd.StartGame(players=seated, detail="full"))
        assert isinstance(game, OpenGame), game
        play(game, *BEFORE)
    server, port = host(tmp_path / "data")
    yield Table(server.start(), tmp_path / "data", game.id, server.says(CODE), port)
    server.close()


class Phones:
    """Everybody's phone."""

    def __init__(self, browser: Browser, at: Table) -> None:
        self.at = at
        self.apps: dict[str, App] = {name: join(browser, at, name) for name in NAMES}

    def tap(self, name: str, *starts: str) -> None:
        """Tap on somebody's phone what begins so, one after the other."""
        for start in starts:
            self.apps[name].tap(begins(start))

    def alone(self, name: str, start: str) -> None:
        """Tap on somebody's phone what nobody else can tap."""
        self.apps[name].shows(begins(start))
        for other, app in self.apps.items():
            if other != name:
                app.sees(f"Waiting for {name}")
                expect(app.target(begins(start)), other).to_have_count(0)
        self.tap(name, start)

    def all_see(self, text: str) -> None:
        """Wait until each phone shows it."""
        for app in self.apps.values():
            app.sees(text)

    def close(self) -> None:
        """Put the phones away; nothing may have gone wrong on them."""
        for app in self.apps.values():
            assert app.errors == []
            app.page.context.close()


def begins(text: str) -> re.Pattern[str]:
    """Whatever begins with this text."""
    return re.compile(rf"^{re.escape(text)}(?!\w)")


def attack(phones: Phones) -> None:
    """Magda's first amoeba finds nothing and attacks; Tomek is asked, on his phone alone."""
    phones.tap("Magda", "Drift north")
    phones.apps["Magda"].sees("Drifts north.")
    phones.tap("Magda", "Not enough food? Attack: 1 point", "Tomek, amoeba 1")
    phones.tap("Magda", "Attack Tomek, amoeba 1: 1 point")
    phones.all_see("Tomek, what do you do?")


def power_cut(phones: Phones) -> None:
    """The host's process is killed, and comes again; every phone finds its way back by itself."""
    phones.at.server.kill()
    for app in phones.apps.values():
        expect(app.page.locator("#away")).to_contain_text("Reconnecting", timeout=SECONDS)
    phones.at.server.start()
    for app in phones.apps.values():
        expect(app.page.locator("#away")).to_have_count(0, timeout=SECONDS)
        app.errors.clear()  # the page complained while nobody answered
    phones.all_see("Tomek, what do you do?")


def answer(phones: Phones) -> None:
    """Tomek defends himself and wins; Magda's amoeba, hurt since the beginning, is about to die."""
    phones.alone("Tomek", "Defend: 1 point")
    phones.all_see("Tomek defends: a die each")
    phones.tap("Tomek", "We threw: attacker first", "2 on the die")
    phones.apps["Tomek"].sees("Die 2 of 2 shows")
    phones.tap("Tomek", "5 on the die")
    phones.all_see("Tomek wins")
    phones.tap("Magda", "Carry out the attack")
    phones.all_see("1 of 2 amoebas done")


def feed(phones: Phones) -> None:
    """Everybody feeds the own amoebas and hands on."""
    phones.tap("Magda", "Drifts and eats")
    for name, following in zip(NAMES, (*(f"Next: {each}" for each in NAMES[1:]), "Environment"), strict=True):
        if name != "Magda":
            phones.tap(name, "All 2 drift and eat")
        phones.all_see("All amoebas have eaten or starved.")
        phones.tap(name, following)


def rest(phones: Phones) -> None:
    """Tomek pays the ozone, Ola buys and divides; the whole table's steps are taken by four phones."""
    phones.tap("Ola", "Drift west, ozone layer 6")
    phones.all_see("Tomek owes 3")
    phones.tap("Tomek", "Tomek settles 3 points")
    phones.tap("Tomek", "Pay 3 points")
    phones.tap("Przemo", "New genes")
    phones.tap("Ola", "Speed. costs 4 points")
    phones.tap("Ola", "Speed: buy for 4 points")
    backwards = NAMES[::-1]
    for name, following in zip(
        backwards, (*(f"Next: {each}" for each in backwards[1:]), "Cell division"), strict=True
    ):
        phones.tap(name, following)
    phones.tap("Ola", "New amoeba 3: 6 points")
    phones.all_see("3 of 7 amoebas on the board")
    for name, following in zip(
        backwards, (*(f"Next: {each}, +10 points" for each in backwards[1:]), "Natural deaths"), strict=True
    ):
        phones.tap(name, following)
    for name, step, seen in (
        ("Tomek", "1 amoeba dies", "The dead are off the board"),
        ("Ola", "Scoring", "What the markers will move"),
        ("Magda", "Move the markers", "The markers have moved"),
        ("Przemo", "Round 2", "Movement and food"),
    ):
        phones.tap(name, step)
        phones.all_see(seen)


def shown(player: Player) -> list[str]:
    """What a phone says of a player."""
    return [
        WORDS("count-biological-points", count=player.points),
        WORDS("player-place", place=player.place),
        WORDS("count-amoebas", count=len(player.amoebas)),
        *(WORDS(f"gene-{gene}") for gene in player.gene_names),
    ]


def test_four_phones_play_a_round_with_a_power_cut_and_show_what_the_journal_folds_to(
    browser: Browser, table: Table
) -> None:
    phones = Phones(browser, table)
    attack(phones)
    power_cut(phones)
    answer(phones)
    feed(phones)
    rest(phones)
    said: dict[str, list[str]] = {}
    for name in NAMES:
        phones.tap(name, "See the table")
        for each in NAMES:
            row = phones.apps[name].button(re.compile(f"^{each}, "))
            expect(row).to_have_count(1)
            said.setdefault(each, []).append(row.inner_text() or row.get_attribute("aria-label") or "")
    phones.close()
    table.server.stop()

    with seeds.service_in(table.data) as service:
        state = service.open(table.game).table.state
    assert isinstance(state, State)
    assert (state.phase, state.round, state.order) == ("movement", 2, (0, 1, 2, 3))
    for player in state.players:
        for row in said[player.name]:
            parts = " ".join(row.split()).split(", ")
            assert [part for part in shown(player) if part not in parts] == [], (player.name, row)
    assert [len(player.amoebas) for player in state.players] == [1, 2, 2, 3]
    assert [player.points for player in state.players] == [13, 10, 14, 4]
    assert [player.gene_names for player in state.players] == [
        ("struggle",),
        ("defense", "longevity"),
        (),
        ("speed",),
    ]
