"""A phone whose browser has frozen its page, as happens in a pocket, delays nobody."""

import time
from pathlib import Path

from playwright.sync_api import Browser, expect

from companion.host.limits import Limits
from companion.rules.chromosome.battle import Commit, Fight
from companion.ui.core.tap_guard import UNASKED
from tests.browser.bare_tab import BareTab
from tests.browser.phones import join, table

SETTLED = (
    Fight(attacker=0, attacker_group=2, defender=1, defender_group=2),
    Commit(side="attacker"),
    Commit(side="defender"),
)
DELAY = 5
"""Extra seconds for a busy machine to show that a phone is away."""


def test_a_frozen_phone_is_away_after_twenty_seconds_until_it_wakes(tmp_path: Path, browser: Browser) -> None:
    at = table(tmp_path / "data", SETTLED)
    tomek = join(browser, at, "Tomek")
    magda = BareTab(browser, f"{at.url}join/{at.code}")
    try:
        magda.tap("Magda")
        tomek.sees("Waiting for Magda")
        seconds = Limits().silent_seconds + DELAY
        tomek.page.wait_for_timeout(1000 * seconds)  # an idle page keeps polling
        magda.sees("Tomek fights for the last tokens")
        tomek.sees("Nudge Magda")
        magda.freeze()
        begin = time.monotonic()
        expect(tomek.host).to_contain_text("Waiting for Magda, whose phone is away", timeout=1000 * seconds)
        assert time.monotonic() - begin < seconds
        magda.wake()
        tomek.sees("Nudge Magda")
        tomek.page.wait_for_timeout(1000 * UNASKED)  # phones ignore taps just after presence changed
        magda.tap("Roll")
        tomek.sees_not("Waiting for Magda")
    finally:
        magda.close()
        tomek.page.context.close()
        at.server.close()
