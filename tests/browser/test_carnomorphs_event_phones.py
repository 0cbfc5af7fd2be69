"""An event phase on four phones: each takes a step, all show the same, and secrets stay on their phones."""

import re
from collections.abc import Generator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.data import Figures, Tokens
from companion.rules.carnomorphs.intruders import PlaceIntruder
from companion.rules.carnomorphs.mutation import DrawMutation
from companion.rules.carnomorphs.objectives import ChooseObjective, NameObjectives
from companion.rules.carnomorphs.rooms import ChangeObjects
from companion.rules.carnomorphs.setup import BeginPlay
from companion.rules.carnomorphs.state import State
from companion.rules.carnomorphs.turns import EndPlayerPhase
from companion.rules.kernel import Command
from tests import carnomorph_seeds, seeds
from tests.browser.app import SECONDS
from tests.browser.phones import NAMES, Table, hosted
from tests.seeds import give
from tests.toy.tables import Tapped

pytestmark = pytest.mark.browser

PHASE = "Everybody has passed"
"""The first line of the phase in the history; earlier entries show players their own secrets."""

LOOKS = 100
"""Maximum number of comparisons until all phones show the same."""

MAGDA, TOMEK, PRZEMO, OLA = range(4)

SECRETS: dict[str, tuple[str, ...]] = {
    "Magda": ("Quarantine",),
    "Tomek": ("Silence the Captain",),
    "Przemo": ("Photosynthesis",),
    "Ola": (),
}
"""The secrets that each player has noted before this phase: objectives or a Mutation card."""

BEFORE: Sequence[Command] = (
    BeginPlay(),
    PlaceIntruder(intruder="shambler", room="Laboratory"),
    PlaceIntruder(intruder="metagorger", room="Laboratory"),
    ChangeObjects(room="Laboratory", object="red-corpse", delta=1),
    PlaceIntruder(intruder="metagorger", room="Canteen"),
    PlaceIntruder(intruder="metagorger", room="Canteen"),
    NameObjectives(seat=MAGDA, corporate="ab-ovo", personal="Quarantine"),
    NameObjectives(seat=TOMEK, corporate="Silence the Captain"),
    *(ChooseObjective(seat=seat, kept=kept) for seat, kept in enumerate((1, 0, None, None))),
    DrawMutation(seat=PRZEMO, card="Photosynthesis"),
    EndPlayerPhase(),
)

STEPS = (
    ("Przemo", "Feed: Laboratory", "Undo: Feeding (Laboratory): 1"),
    ("Ola", "Feed: Canteen", "Undo: Feeding (Canteen): 1"),
    ("Magda", "Attacks and Feeding done", "Steps 3 and 4 of 5: Fire"),
)
"""The player whose phone takes a step, the button, and what all phones then show."""


@pytest.fixture
def table(tmp_path: Path) -> Generator[Table]:
    """Four people whose player phase has just ended."""
    with seeds.service_in(tmp_path / "data") as service:
        service.remember("setting.game", KEY)
        game = give(carnomorph_seeds.begun(service, NAMES), *BEFORE)
    with hosted(tmp_path / "data", game.id) as table:
        yield table


class Crew:
    """The phones of all players."""

    def __init__(self, browser: Browser, at: Table) -> None:
        self.phones = {name: Tapped(browser, at, name) for name in NAMES}

    def tap(self, name: str, start: str, seen: str) -> str:
        """Tap on one phone; wait until all phones show the result."""
        self.phones[name].app.tap(re.compile(f"^{re.escape(start)}"))
        return self.same(seen)

    def tap_at_once(self, names: Sequence[str], start: str, seen: str) -> str:
        """Tap on several phones at once, before any of them has received another's tap."""
        buttons = [self.phones[name].app.target(re.compile(f"^{re.escape(start)}")) for name in names]
        for button in buttons:
            expect(button).to_be_enabled(timeout=SECONDS)
        nodes = [button.element_handle() for button in buttons]
        for node in nodes:
            node.dispatch_event("click")
        return self.same(seen)

    def same(self, seen: str, above: str = "\0") -> str:
        """Wait until all phones show `seen` and the same text above a line; return that shared text."""
        for phone in self.phones.values():
            phone.app.sees(seen)
        shown: set[str] = set()
        for _ in range(LOOKS):
            shown = {phone.app.text().partition(above)[0] for phone in self.phones.values()}
            if len(shown) == 1:
                return shown.pop()
            self.phones["Ola"].app.page.wait_for_timeout(100)  # one may not have been drawn yet
        raise AssertionError(sorted(shown))

    def keep_secrets(self) -> None:
        """Assert that each secret reached its owner's phone and no other."""
        for owner, secrets in SECRETS.items():
            for secret in secrets:
                told = [name for name in NAMES if secret.encode() in self.phones[name].bytes]
                assert told == [owner], secret

    def close(self) -> None:
        """Close the phones."""
        for phone in self.phones.values():
            phone.app.page.context.close()


def test_four_phones_take_the_steps_of_an_event_phase_and_all_see_the_same(
    browser: Browser, table: Table
) -> None:
    crew = Crew(browser, table)
    crew.same("Step 2 of 5: Attack and Feeding")
    for name, start, seen in STEPS:
        crew.tap(name, start, seen)
    crew.tap_at_once(("Tomek", "Ola"), "Fire and event card done", "Step 5 of 5: Intruder bag")
    crew.tap("Ola", "Blank token", "From the bag")
    crew.phones["Tomek"].app.tap("Encounter: Tomek")
    crew.phones["Magda"].app.sees("Undo: Carried out: blank token")
    crew.phones["Tomek"].app.tap(re.compile("^Shambler, 1"))
    crew.same("Undo: Tomek, Encounter: Shambler")
    crew.tap("Tomek", "No", "Undo: Tomek: Encounter over, Shambler")
    crew.phones["Magda"].app.tap(re.compile("^Noise rolls done"))
    for name, phone in crew.phones.items():  # at the table, each phone has a part of its own
        phone.app.sees("Round ").tap(re.compile(f"^{name}, "))
        if SECRETS[name]:
            page = phone.app.page
            phone.app.resize(390, 2400)  # the whole row is on the page without scrolling
            row = page.get_by_text(f"Hold to see: {name}").first
            phone.app.sees_not(SECRETS[name][0]).reveal(row, re.compile("|".join(SECRETS[name])))
            page.mouse.up()
        phone.app.tap("Close").tap("Table menu").tap("History")
    told = crew.same("Feeding (Canteen): 1", above=PHASE)
    assert told.count("Fire and event card done") == 1
    crew.keep_secrets()
    crew.close()
    table.server.stop()
    state = table.state()
    assert isinstance(state, State)
    assert (state.round, state.phase, state.feedings) == (2, "players", 2)
    assert state.on_board == Figures(metagorger=1, shambler=1, fleshbeast=1)
    assert state.bag == Tokens(blank=1, blue=2, red=7)
