"""Primordial Soup on four phones in English.

Each phone acts for its own seat, and the defender answers an attack on their own phone. There is a power cut
in between, and the last card ends the game on every phone.
"""

import re
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from companion.device.open_game import OpenGame
from companion.rules.kernel import Command, Event
from companion.rules.soup import KEY
from companion.rules.soup.data import CARDS, Card, Gene
from companion.rules.soup.deaths import Bury
from companion.rules.soup.genes import BuyGene
from companion.rules.soup.meals import FeedRest
from companion.rules.soup.options import Options
from companion.rules.soup.ozone import TurnCard
from companion.rules.soup.scoring import Score
from companion.rules.soup.setup import BeginPlay, ChooseSpace, Seated, StartGame
from companion.rules.soup.state import Player, State
from companion.rules.soup.turns import EndPhase, EndTurn
from companion.ui.soup.table.end import climbed
from companion.words import Words
from tests import seeds
from tests.browser.app import SECONDS, App
from tests.browser.phones import NAMES, Table, hosted, join
from tests.seeds import give

pytestmark = pytest.mark.browser

WORDS = Words("en", strict=True, game=KEY)

LAST = Card("west", 6)
"""The card that is turned from a phone; all others have been turned before."""

NINTH = Card("north", 11)
"""The card that applies in the round played on phones: everything drifts north."""


def nine_rounds() -> Iterator[Command]:
    """Yield the commands of all rounds but the last: all eat, nobody divides, two buy genes at the end.

    Magda moves first and may attack; Tomek may defend himself, and has nine mutation points.
    """
    seats = range(len(NAMES))
    yield from (ChooseSpace(seat=seat, space=seat + 1) for seat in seats)
    opening, *cards = (card for card in CARDS if card not in (LAST, NINTH))
    yield TurnCard(card=opening)
    yield BeginPlay()
    for card in (*cards, NINTH):
        for seat in seats:
            yield FeedRest(seat=seat)
            yield EndTurn(seat=seat)
        yield from (TurnCard(card=card), EndPhase())
        for seat in reversed(seats):
            if card == NINTH:
                yield from (BuyGene(seat=seat, gene=gene) for gene in BOUGHT.get(seat, ()))
            yield EndTurn(seat=seat)
        yield from (EndTurn(seat=seat) for seat in reversed(seats))
        yield from (Bury(), EndPhase(), Score(), EndPhase())


BOUGHT: dict[int, tuple[Gene, ...]] = {0: ("struggle",), 1: ("defense", "longevity")}


@pytest.fixture
def table(tmp_path: Path) -> Generator[Table]:
    """The last round of a game of four in full detail, with every step entered."""
    with seeds.service_in(tmp_path / "data") as service:
        seated = tuple(Seated(name=name, colour=seat) for seat, name in enumerate(NAMES))
        game = service.begin(KEY, StartGame(players=seated, detail="full", options=Options(pace="step")))
        assert isinstance(game, OpenGame), game
        give(game, *nine_rounds())
    with hosted(tmp_path / "data", game.id) as table:
        yield table


class Phones:
    """The phones of all players."""

    def __init__(self, browser: Browser, at: Table) -> None:
        self.at = at
        self.apps: dict[str, App] = {name: join(browser, at, name) for name in NAMES}

    def tap(self, name: str, *starts: str) -> None:
        """Tap buttons on one phone, by the beginnings of their names."""
        for start in starts:
            self.apps[name].tap(begins(start))

    def alone(self, name: str, start: str) -> None:
        """Tap a button after asserting that no other phone has it."""
        self.apps[name].shows(begins(start))
        for other, app in self.apps.items():
            if other != name:
                app.sees(f"Waiting for {name}")
                expect(app.target(begins(start)), other).to_have_count(0)
        self.tap(name, start)

    def all_see(self, text: str) -> None:
        """Wait until each phone shows the text."""
        for app in self.apps.values():
            app.sees(text)

    def close(self) -> None:
        """Close the phones, and assert that no errors occurred on them."""
        for app in self.apps.values():
            assert app.errors == []
            app.page.context.close()


def begins(text: str) -> re.Pattern[str]:
    """Return a pattern of names that begin with this text."""
    return re.compile(rf"^{re.escape(text)}(?!\w)")


def attack(phones: Phones) -> None:
    """Attack with Magda's first amoeba, which finds no food; only Tomek's phone asks for an answer."""
    phones.tap("Magda", "Drift north")
    phones.apps["Magda"].sees("Drifts north.")
    phones.tap("Magda", "Not enough food? Attack: 1 point", "Tomek, amoeba 1")
    phones.tap("Magda", "Attack Tomek, amoeba 1: 1 point")
    phones.all_see("How to answer the attack?")


def power_cut(phones: Phones) -> None:
    """Kill the host's process and start it again; every phone reconnects by itself."""
    phones.at.server.kill()
    for app in phones.apps.values():
        expect(app.page.locator("#away")).to_contain_text("Reconnecting", timeout=SECONDS)
    phones.at.server.start()
    for app in phones.apps.values():
        expect(app.page.locator("#away")).to_have_count(0, timeout=SECONDS)
        app.errors.clear()  # the page logged errors while the server was down
    phones.all_see("How to answer the attack?")


def answer(phones: Phones) -> None:
    """Defend Tomek, who wins; Magda's amoeba, already damaged, is about to die."""
    phones.alone("Tomek", "Defend: 1 point")
    phones.all_see("Defence: a die each")
    phones.tap("Tomek", "We rolled real dice: attacker first", "2 on the die")
    phones.apps["Tomek"].sees("Die 2 of 2 shows")
    phones.tap("Tomek", "5 on the die")
    phones.all_see("Tomek wins")
    phones.tap("Magda", "Magda goes on")
    phones.all_see("1 of 2 amoebas done")


def feed(phones: Phones) -> None:
    """Feed each player's amoebas and end each turn, all on the player's own phone."""
    phones.tap("Magda", "Drifts and eats")
    for name in NAMES:
        if name != "Magda":
            phones.tap(name, "All 2 drift and eat")
        phones.all_see("All amoebas have eaten or starved.")
        phones.tap(name, f"{name} is done")


def rest(phones: Phones) -> None:
    """Finish the round: Tomek pays for the ozone, Ola buys and divides; all phones take shared steps."""
    phones.tap("Ola", "Drift west, ozone layer 6")
    phones.all_see("Tomek owes 3")
    phones.tap("Tomek", "Tomek settles 3 points")
    phones.tap("Tomek", "Pay 3 points")
    phones.tap("Przemo", "All debts are settled")
    phones.tap("Ola", "Speed: buy for 4 points")
    phones.apps["Ola"].shows("Undo: Ola buys Speed, 4 points")
    backwards = NAMES[::-1]
    for name in backwards:
        phones.tap(name, f"{name} is done")
    phones.tap("Ola", "New amoeba 3: 6 points")
    phones.all_see("3 of 7 amoebas on the board")
    for name in backwards:
        phones.tap(name, f"{name} is done")
    phones.tap("Tomek", "1 amoeba dies")
    phones.all_see("The dead are off the board")
    phones.tap("Ola", "Natural deaths are done")
    phones.all_see("Moving the markers")
    for name, step, seen in (
        ("Magda", "Move the markers", "The markers have moved"),
        ("Przemo", WORDS("next-end"), WORDS("end-last-card")),
    ):
        phones.tap(name, step)
        phones.all_see(seen)


def shown(player: Player, events: list[Event]) -> list[str]:
    """Return a player's name, final place on the ladder and its breakdown, as the phones show them."""
    found = climbed(player, events)
    parts = WORDS("end-sum", amoebas=found.amoebas, cards=found.cards, leapt=found.leapt, other=found.other)
    return [player.name, str(player.place), parts]


def test_four_phones_play_to_the_last_card_with_a_power_cut_and_show_the_end_that_the_journal_folds_to(
    browser: Browser, table: Table
) -> None:
    phones = Phones(browser, table)
    attack(phones)
    power_cut(phones)
    answer(phones)
    feed(phones)
    rest(phones)
    said: dict[str, str] = {}
    for name, app in phones.apps.items():
        said[name] = " ".join(app.text().split())
    phones.close()
    table.server.stop()

    with seeds.service_in(table.data) as service:
        game = service.open(table.game)
        state = game.table.state
        events: list[Event] = [event for entry in game.table.entries for event in entry.events]
    assert isinstance(state, State)
    assert (state.phase, state.round, state.ending, state.cards_left) == ("over", 10, "last-card", 0)
    assert state.winners == (3,)
    for player in state.players:
        for name, text in said.items():
            missing = [part for part in shown(player, events) if part not in text]
            assert missing == [], (name, player.name, text)
