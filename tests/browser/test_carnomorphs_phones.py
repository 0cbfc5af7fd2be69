"""An evening of Carnomorphs on four phones, in English, with a power cut in the middle.

Secrets stay with their owners: no other phone shows or speaks them, or receives them in any bytes.
"""

import itertools
import re
from collections.abc import Generator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.state import State
from tests import carnomorph_seeds, seeds
from tests.browser.app import SECONDS
from tests.browser.phones import NAMES, Table, hosted
from tests.toy.tables import Tapped

pytestmark = pytest.mark.browser

SECRETS: dict[str, tuple[str, ...]] = {
    "Magda": ("Corporate: Ab Ovo", "Quarantine", "Magda keeps"),
    "Tomek": ("Silence the Captain", "Tomek keeps"),
    "Przemo": (),
    "Ola": ("Photosynthesis",),
}
"""Each player's secrets: Objectives, the one kept, and the name of the Mutation card.

Objectives that the rulebook names are not among them, since they are offered to everybody who enters
Objectives.
"""


@pytest.fixture
def table(tmp_path: Path) -> Generator[Table]:
    """A table of four players who are about to set up the board."""
    with seeds.service_in(tmp_path / "data") as service:
        service.remember("setting.game", KEY)
        game = carnomorph_seeds.begun(service, NAMES)
    with hosted(tmp_path / "data", game.id) as table:
        yield table


class Phones:
    """The phones of all players; none may ever show or receive another player's secret."""

    def __init__(self, browser: Browser, at: Table) -> None:
        self.at = at
        self.tapped: dict[str, Tapped] = {name: Tapped(browser, at, name) for name in NAMES}
        self.seen: dict[str, str] = dict.fromkeys(NAMES, "")
        """The accessible text of each phone at the checked moments."""

    def tap(self, name: str, *starts: str) -> None:
        """Tap buttons on one phone, by the beginnings of their names."""
        for start in starts:
            self.tapped[name].app.tap(re.compile(f"^{re.escape(start)}"))

    def all_see(self, text: str | re.Pattern[str]) -> None:
        """Wait until each phone shows the text, and record the whole text of each."""
        for name, phone in self.tapped.items():
            phone.app.sees(text)
            self.seen[name] += phone.app.text() + "\n"

    def others(self, name: str) -> Sequence[str]:
        """Return the names of the other players."""
        return [other for other in NAMES if other != name]

    def keep_secrets(self) -> None:
        """Assert that no other phone has shown or received a player's secret."""
        for owner, secrets in SECRETS.items():
            for secret in secrets:
                for other in self.others(owner):
                    assert secret not in self.seen[other], (owner, secret, other)
                    assert secret.encode() not in self.tapped[other].bytes, (owner, secret, other)

    def close(self) -> None:
        """Close the phones."""
        for phone in self.tapped.values():
            phone.app.page.context.close()


def lay_out(phones: Phones) -> None:
    """Tick one set-up step on each phone, and begin the game."""
    for name, step in zip(
        NAMES, ("Rooms “2”", "Rooms “1”", "Exploration tokens", "Coordinates"), strict=True
    ):
        phones.tapped[name].app.tap(re.compile(rf"^Step \d+: {step}\."))
    phones.all_see("4 of 19 steps done")
    phones.tap("Magda", "All set: Magda begins")
    phones.all_see("Round 1")


def meet(phones: Phones) -> None:
    """Have Magda meet a Metagorger; she and Tomek enter their Objectives, and each keeps one."""
    phones.tap("Magda", "Encounter", "Red Metagorger")
    phones.tap("Magda", "No")
    phones.all_see("First Encounter")
    magda, tomek = phones.tapped["Magda"].app, phones.tapped["Tomek"].app
    phones.tap("Magda", "Choose an Objective", "Enter names", "Ab Ovo", "Personal Objective")
    magda.type("Personal Objective", "Quarantine").tap("Save both").sees_not("Corporate: Ab Ovo")
    magda.tap("Keep card 2")
    phones.tap("Tomek", "Choose an Objective", "Enter names")
    tomek.type("Corporate Objective", "Silence the Captain").tap("Save").sees_not("Silence the Captain")
    tomek.tap("Keep card 1")
    phones.all_see("Ola: still choosing")
    for other in phones.others("Tomek"):
        phones.tapped[other].app.shows("Undo: Tomek has chosen an Objective")


def power_cut(phones: Phones) -> None:
    """Kill the host's process and start it again; every phone reconnects by itself."""
    phones.at.server.kill()
    for phone in phones.tapped.values():
        expect(phone.app.page.locator("#away")).to_contain_text("Reconnecting", timeout=SECONDS)
    phones.at.server.start()
    for phone in phones.tapped.values():
        expect(phone.app.page.locator("#away")).to_have_count(0, timeout=SECONDS)
        phone.app.errors.clear()  # the page logged errors while the server was down
    phones.all_see("Ola: still choosing")


def play(phones: Phones) -> None:
    """Play on: the others choose by hand, Ola takes a Mutation card, all pass, all take event steps."""
    for name in ("Przemo", "Ola"):
        phones.tap(name, "I chose from my hand")
    phones.all_see("Round 1")
    phones.tap("Ola", "Ola, ", "Take a Mutation card")
    ola = phones.tapped["Ola"].app
    ola.type("Its name, if you like", "Photosynthesis").tap("Card taken").sees("Note its name").sees_not(
        "Photosynthesis"
    )
    ola.tap("Close")
    phones.tap("Tomek", "Ola, ")
    phones.tapped["Tomek"].app.sees("kept secret until its first use").tap("Close")
    pairs = itertools.pairwise(NAMES)
    following = (*(f"{name} is done, now {after}" for name, after in pairs), f"{NAMES[-1]} plays on")
    for name, after in zip(NAMES, following, strict=True):
        phones.tapped[name].app.shows(after)  # drawn together with this turn's button
        phones.tap(name, "Pass")
        phones.all_see("Event phase" if name == NAMES[-1] else f"{name} passes")
    for name, start, seen in (
        ("Przemo", "It does not attack", "Step 2 of 5"),
        ("Przemo", "Attacks and Feeding done", "Steps 3 and 4 of 5"),
        ("Magda", "Fire and event card done", "Step 5 of 5"),
        ("Tomek", "Blue Metagorger", "From the bag"),
        ("Przemo", "Effect carried out", "Round 2"),
    ):
        phones.tap(name, start)
        phones.all_see(seen)


def last_check(phones: Phones) -> None:
    """Have everybody hibernate and be checked on their own phones; Tomek has fulfilled his Objective."""
    for name in NAMES:
        phones.tap(name, f"{name}, ", "Pod, hibernation, death", "Hibernates")
        app = phones.tapped[name].app
        hibernates = app.target(re.compile("^Hibernates"))
        expect(hibernates).to_have_count(2)
        app.tap(hibernates.last).sees("hibernated").tap("Close")
        phones.all_see(f"{name} hibernates")  # the turn moves on, and the turn card with it
    phones.tap("Przemo", "Last check")
    for name in NAMES:
        app = phones.tapped[name].app
        if name != "Ola":  # she has a Mutation card, so she is not scanned
            app.sees("Step A: scan everything")
            phones.tap(name, "NOT INFECTED", "On to step B")
        app.sees("Step B: four cards")
        phones.tap(name, "0", "The character lives")
    phones.all_see("Read your Objectives")
    for name in NAMES:
        phones.tap(name, f"{name}: {'Fulfilled' if name == 'Tomek' else 'Not fulfilled'}")
        phones.all_see("alive and fulfilled: wins" if name == "Tomek" else "alive, but not fulfilled")
    phones.tap("Magda", "End the game")
    phones.all_see("Tomek wins")
    for name in NAMES:
        phones.tap(name, "Table menu", "History", "Round 2, ", "Round 1, ")
    phones.all_see("Ola takes a Mutation card")


def test_four_phones_play_an_evening_with_a_power_cut_and_keep_every_secret(
    browser: Browser, table: Table
) -> None:
    phones = Phones(browser, table)
    lay_out(phones)
    meet(phones)
    power_cut(phones)
    play(phones)
    last_check(phones)
    phones.keep_secrets()
    phones.close()
    table.server.stop()
    state = table.state()
    assert isinstance(state, State)
    assert (state.phase, state.winners) == ("over", (1,))
