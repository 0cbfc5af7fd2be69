"""The focus of a keyboard goes with the wide button from step to step."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, TimeoutError

from companion.rules.chromosome.battle import Commit, Fight
from tests.browser.app import HEARS, LOOK_EVERY, SECONDS, App
from tests.browser.phones import table

STEPS = ("Magda rolls", "It stands, Tomek rolls", "It stands(?!, Tomek)", "(?!It stands)", "(Next|Action): ")
"""The beginnings of the wide button's names; what the result is applied with depends on the dice."""

FOCUSED = """
start => {
    const node = document.activeElement;
    const said = node.getAttribute('aria-label') || node.innerText;
    return node.role === 'button' && new RegExp(start).test(said) && (HEARS)(node);
}
""".replace("HEARS", HEARS.strip())
"""Whether the focus is on something whose name begins so, and which hears."""

COUNTS_REPEATED = """() => {
    window.repeated = 0;
    addEventListener("keydown", (event) => { repeated += event.repeat; }, { capture: true });
}"""


def waits_for(page: Page, start: str) -> None:
    try:
        page.wait_for_function(FOCUSED, arg=f"^{start}", polling=LOOK_EVERY, timeout=SECONDS)
    except TimeoutError:
        found = page.evaluate("document.activeElement.outerHTML")
        raise AssertionError(f"the focus is not on {start} but on {found}") from None


@pytest.fixture
def battle(tmp_path: Path, browser: Browser) -> Generator[App]:
    """A battle whose attacker is about to roll, with the focus on the wide button."""
    fight = Fight(attacker=0, attacker_group=2, defender=1, defender_group=2)
    at = table(tmp_path / "data", (fight, Commit(side="attacker"), Commit(side="defender")))
    page = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB").new_page()
    try:
        app = App(page, at.server.url).open(f"game/{at.game}")
        first = app.target(STEPS[0])
        app.hears(first)
        first.focus()
        yield app
    finally:
        page.context.close()
        at.server.close()


@pytest.mark.walk
def test_a_battle_is_played_by_the_enter_key_alone(battle: App) -> None:
    for start in STEPS[:-1]:
        waits_for(battle.page, start)
        battle.page.keyboard.press("Enter")
    waits_for(battle.page, STEPS[-1])


def test_a_key_that_is_held_down_presses_once(battle: App) -> None:
    page = battle.page
    waits_for(page, STEPS[0])
    page.keyboard.down("Enter")
    waits_for(page, STEPS[1])
    page.evaluate(
        "window.repeated = 0; addEventListener('keydown', (event) => { repeated += event.repeat; })"
    )
    for _ in range(3):
        page.keyboard.down("Enter")
    assert page.evaluate("repeated") == 0, "the client hears the key again"
    page.keyboard.up("Enter")
    page.keyboard.press("Enter")
    waits_for(page, STEPS[2])
