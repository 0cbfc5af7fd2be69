"""Four phones at one table, in real browsers."""

import random
import re
import time
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, expect

from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.battle import Commit, Fight
from companion.rules.chromosome.corrections import Correct
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.chromosome.rolls import ThrowDie
from companion.rules.chromosome.turns import EndPhase
from companion.rules.kernel import Command
from tests.browser.app import SECONDS, App
from tests.browser.phones import FINE, NAMES, Table, cut, fight, join, reroll, table, tap_twice, visit
from tests.torture.screens import rows_on_disk
from tests.waiting import until

pytestmark = pytest.mark.browser

MakeTable: TypeAlias = Callable[..., Table]

BATTLE = (Fight(attacker=0, attacker_group=2, defender=1, defender_group=2),)

RADIATION = (
    AddArea(cubes=3, room="12"),
    EndPhase(),
    FaceArea(area=1, groups=(1, 1, 1, 1)),
)


@pytest.fixture
def tables(tmp_path: Path) -> Generator[MakeTable]:
    """Make tables; their servers end with the test."""
    made: list[Table] = []

    def make(commands: Sequence[Command] = (), options: Options | None = None) -> Table:
        made.append(table(tmp_path / f"data{len(made)}", commands, options))
        return made[-1]

    yield make
    for each in made:
        each.server.close()


@pytest.fixture
def phones(browser: Browser) -> Generator[Callable[[Table], list[App]]]:
    """Four phones, one in each seat."""
    joined: list[App] = []

    def everybody(at: Table) -> list[App]:
        joined.extend(join(browser, at, name) for name in NAMES)
        return joined

    yield everybody
    for app in joined:
        app.page.context.close()


def test_a_battle_is_fought_from_four_phones_with_rerolls_from_three(
    tables: MakeTable, phones: Callable[[Table], list[App]]
) -> None:
    at = tables(BATTLE)
    fight(phones(at))
    at.server.stop()
    state = at.state()
    assert state.battle is None
    assert [player.fate for player in state.players] == [4, 3, 3, 3]
    assert sum(player.on_board + player.trophy_count for player in state.players) == 8


def test_the_odds_of_a_battle_are_on_every_phone(
    tables: MakeTable, phones: Callable[[Table], list[App]]
) -> None:
    magda, tomek, przemo, ola = phones(tables(BATTLE))
    for phone in (magda, tomek, przemo, ola):
        phone.sees("Magda wins 38%")
    for other in (przemo, ola):
        other.sees("Waiting for Magda")


def test_who_looks_on_sees_the_die_and_can_do_nothing(browser: Browser, tables: MakeTable) -> None:
    at = tables((*BATTLE, Commit(side="attacker"), Commit(side="defender"), ThrowDie(face=3)))
    watcher = visit(browser, at, f"join/{at.code}")
    watcher.tap("Just watch").sees("You are watching")
    expect(watcher.button(FINE)).to_have_count(0)
    expect(watcher.button(re.compile("^Re-roll"))).to_have_count(0)
    watcher.page.context.close()


TAP = """
async ([names, pauses]) => {
  const host = document.querySelector('flt-semantics-host');
  const spoken = node => node.getAttribute('aria-label') || node.innerText || '';
  for (let tap = 0; tap < names.length; tap++) {
    const buttons = [...host.querySelectorAll('[role=button]')];
    const button = buttons.find(node => spoken(node).trim() === names[tap]);
    button.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    await new Promise(done => setTimeout(done, pauses[tap]));
  }
}
"""


def test_hundreds_of_taps_at_once_are_all_counted_and_all_screens_agree(
    tables: MakeTable, phones: Callable[[Table], list[App]]
) -> None:
    at = tables((Correct(seat=0, what="irradiation", delta=10),), Options(irradiation_limit=20))
    everybody = phones(at)
    chance = random.Random(4)
    plans: list[list[str]] = []
    for phone in everybody:
        phone.tap(re.compile("^Magda,")).shows(more := "Magda: Irradiation, more")
        # Mix "more" and "less" in random pairs, so that the number stays on the track.
        pairs = [chance.sample([more, "Magda: Irradiation, less"], 2) for _ in range(30)]
        plans.append([name for pair in pairs for name in pair] + [more])
    for phone, plan in zip(everybody, plans, strict=True):
        pauses = [chance.randint(0, 60) for _ in plan]
        phone.page.evaluate(f"given => {{ window.tapping = ({TAP})(given); }}", [plan, pauses])
    for phone in everybody:
        phone.page.evaluate("() => window.tapping")
    rows = 2 + sum(len(plan) for plan in plans)
    until(lambda: len(rows_on_disk(at.data, at.game)) >= rows)
    for phone in everybody:
        phone.sees("Irradiation: 14")
    at.server.stop()
    assert at.state().players[0].irradiation == 14
    assert at.entries() == rows


@pytest.mark.walk
def test_a_phone_whose_connection_is_cut_in_the_middle_of_a_window_comes_back_to_it(
    tables: MakeTable, phones: Callable[[Table], list[App]]
) -> None:
    at = tables((*BATTLE, Commit(side="attacker"), Commit(side="defender"), ThrowDie(face=3)))
    magda, tomek, _, ola = phones(at)
    ola.shows(FINE)
    cut(ola)
    expect(ola.page.locator("#away")).to_contain_text("Reconnecting", timeout=SECONDS)
    reroll(tomek, "Tomek", 4)
    magda.tap("Roll")
    expect(ola.page.locator("#away")).to_have_count(0, timeout=SECONDS)
    ola.sees(re.compile("before", re.IGNORECASE)).tap(FINE)
    magda.sees("Still to say: Tomek and Przemo")


def test_everybody_is_back_after_the_server_was_killed_in_the_middle_of_a_radiation_phase(
    tables: MakeTable, phones: Callable[[Table], list[App]]
) -> None:
    at = tables(RADIATION)
    everybody = phones(at)
    for phone, name in zip(everybody, NAMES, strict=True):
        phone.tap(f"Roll {name}’s die")
    for phone in everybody:
        phone.shows(FINE)
    at.server.kill()
    for phone in everybody:
        expect(phone.page.locator("#away")).to_contain_text("Reconnecting", timeout=SECONDS)
    rows = at.entries()
    at.server.start()
    began = time.monotonic()
    for phone in everybody:
        phone.sees_not("Working...")
        phone.shows(FINE)
    took = time.monotonic() - began
    for phone in everybody:
        phone.tap(FINE)
    until(lambda: len(rows_on_disk(at.data, at.game)) >= rows + 4)
    at.server.stop()
    assert at.entries() == rows + 4
    assert at.state().roll is None
    assert took < 30, f"back after {took:.1f} s"


def test_a_phone_whose_session_has_expired_comes_back_to_its_seat(
    browser: Browser, tables: MakeTable
) -> None:
    at = tables(BATTLE)
    join(browser, at, "Magda").page.context.close()  # her phone is away, but the seat stays hers
    tomek = join(browser, at, "Tomek")
    tomek.sees("Waiting for Magda")
    address = tomek.page.url
    tomek.page.evaluate("sessionStorage.clear()")  # forget the id of the session, as if it had expired
    tomek.page.goto("about:blank")
    tomek.page.goto(address)
    tomek.ready().sees("Waiting for Magda")
    tomek.page.context.close()


def test_a_guests_language_is_its_own(browser: Browser, tables: MakeTable) -> None:
    at = tables()
    ola, tomek = join(browser, at, "Ola", "pl-PL"), join(browser, at, "Tomek", "en-GB")
    ola.sees("Runda 1 z ")
    tomek.sees("Round 1 of ")
    for phone in (ola, tomek):
        phone.page.context.close()


def test_the_code_can_be_typed(browser: Browser, tables: MakeTable) -> None:
    at = tables()
    phone = visit(browser, at)
    phone.type("Table code", f"{at.code[:3].lower()} {at.code[3:].lower()}")
    phone.tap("Find the table")
    phone.sees("Who are you").tap(re.compile("^Przemo")).sees("Round 1 of ")
    phone.page.context.close()


def test_everything_on_the_way_in_has_a_name(browser: Browser, tables: MakeTable) -> None:
    at = tables()
    phone = visit(browser, at, f"join/{at.code}")
    phone.sees("Who are you")
    assert phone.nameless() == []
    phone.page.context.close()


DOUBLE_TAPS = (0, 90, 250)
"""Milliseconds between the two taps of someone who meant to tap once."""


@pytest.mark.parametrize(("button", "done"), [("Pass", "passes"), ("is done", "ends the turn")])
def test_a_guest_who_taps_twice_hands_the_turn_on_once(
    browser: Browser, tables: MakeTable, button: str, done: str
) -> None:
    at = tables()
    magda = join(browser, at, "Magda")  # her friends have no phones, so she ends their turns too
    for pause, player in zip(DOUBLE_TAPS, NAMES, strict=False):
        tap_twice(magda, button if button == "Pass" else f"{player} is done", pause)
        magda.shows(f"Undo: {player} {done}")
        expect(magda.button("Pass")).to_be_enabled(timeout=SECONDS)
    magda.page.context.close()
    at.server.stop()
    state, turns = at.state(), len(DOUBLE_TAPS)
    assert state.active == turns
    assert [player.passed for player in state.players] == [
        button == "Pass" and seat < turns for seat in range(4)
    ]
    assert at.entries() == 1 + turns


@pytest.mark.parametrize("name", [pytest.param("Magda", marks=pytest.mark.walk), "Tomek"])
def test_a_guest_who_demands_a_re_roll_twice_pays_once(
    browser: Browser, tables: MakeTable, name: str
) -> None:
    at = tables((*BATTLE, Commit(side="attacker"), Commit(side="defender"), ThrowDie(face=3)))
    magda, tomek = join(browser, at, "Magda"), join(browser, at, "Tomek")
    phone = magda if name == "Magda" else tomek
    for pause, fate in zip(DOUBLE_TAPS, (4, 3, 2), strict=True):
        tap_twice(phone, re.compile(f"^Re-roll: {name}, fate {fate}$"), pause)
        if phone is tomek:  # Magda's own re-roll is rolled at once
            magda.tap("Roll")
    phone.shows(re.compile(f"^Re-roll: {name}, fate 1$"))
    for each in (magda, tomek):
        each.page.context.close()
    at.server.stop()
    assert at.state().players[NAMES.index(name)].fate == 1
