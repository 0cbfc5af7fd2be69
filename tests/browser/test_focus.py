"""The keyboard's focus stays where it was used, even if its button is disabled or becomes another."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, TimeoutError

from companion.rules.chromosome.battle import Commit, Fight
from companion.words import Words
from tests import seeds
from tests.browser.app import LOOK_EVERY, SECONDS
from tests.browser.conftest import OpenApp
from tests.browser.phones import table
from tests.browser.servers import petri

pytestmark = [pytest.mark.browser, pytest.mark.parametrize("language", ["en-GB"])]

WORDS = Words("en")

STANDS = "The table: it stands"
STEPS = ("Magda rolls", f"{STANDS}, Tomek rolls", f"{STANDS}(?!, Tomek)", "(Magda is done|Action: |Remove )")
"""The beginnings of the wide button's names; the name of the last one depends on the dice."""

FOCUSED = """
start => {
    const node = document.activeElement;
    const said = node.getAttribute('aria-label') || node.innerText;
    return node.role === 'button' && new RegExp(start).test(said) && node.ariaDisabled !== 'true';
}
"""
"""JavaScript that returns whether the focus is on an enabled button whose name begins with a pattern."""


def focuses(page: Page, start: str) -> None:
    try:
        page.wait_for_function(FOCUSED, arg=f"^{start}", polling=LOOK_EVERY, timeout=SECONDS)
    except TimeoutError:
        found = page.evaluate("document.activeElement.outerHTML.slice(0, 500)")
        raise AssertionError(f"the focus is not on {start} but on {found}") from None


def test_a_battle_is_played_by_the_enter_key_alone(tmp_path: Path, open_app: OpenApp) -> None:
    fight = Fight(attacker=0, attacker_group=2, defender=1, defender_group=2)
    at = table(tmp_path / "data", (fight, Commit(side="attacker"), Commit(side="defender")))
    try:
        app = open_app(at.server.url).open(f"game/{at.game}").shows(re.compile(STEPS[0]))
        app.button(re.compile(f"^{STEPS[0]}")).focus()
        for start in STEPS[:-1]:
            focuses(app.page, start)
            app.page.keyboard.press("Enter")
        focuses(app.page, STEPS[-1])
    finally:
        at.server.close()


def test_closing_what_a_key_has_opened_leads_back_to_its_button(tmp_path: Path, open_app: OpenApp) -> None:
    at = table(tmp_path / "data")
    menu, close = WORDS("table-menu"), WORDS("action-close")
    try:
        app = open_app(at.server.url).open(f"game/{at.game}").shows(menu)
        keys = app.page.keyboard
        app.button(menu).focus()
        for way_out in ("Enter", "Escape"):
            focuses(app.page, menu)
            keys.press("Enter")
            app.shows(close).button(close).focus()
            keys.press(way_out)
            focuses(app.page, menu)
    finally:
        at.server.close()


def test_keys_pressed_twice_do_not_answer_the_question_that_they_opened(
    tmp_path: Path, open_app: OpenApp
) -> None:
    with seeds.service_in(tmp_path / "data") as service:
        seeds.finished(service)
    server = petri(tmp_path / "data").start()
    try:
        app = open_app(server.url).open("games")
        app.tap(re.compile("^More: "))
        app.shows(WORDS("games-delete")).button(WORDS("games-delete")).focus()
        app.page.keyboard.press("Enter")
        app.sees(WORDS("games-delete-really"))
        for _ in range(20):
            app.page.keyboard.press("Enter")
            app.page.wait_for_timeout(100)
        app.sees(WORDS("games-delete-really")).sees_not(WORDS("games-deleted"))
    finally:
        server.close()
