"""A guest's phone in every engine, over plain HTTP as at most kitchen tables."""

import re
from pathlib import Path

from companion.host.interfaces import addresses
from companion.rules.chromosome.battle import Commit, Fight
from companion.rules.chromosome.rolls import ThrowDie
from tests.browser import phones
from tests.browser.wire import wire_to
from tests.engines.engines import Browser
from tests.engines.tab import Tab

ATTACK_LIES = (
    Fight(attacker=0, attacker_group=2, defender=1, defender_group=2),
    Commit(side="attacker"),
    Commit(side="defender"),
    ThrowDie(face=3),
)

COVERED = "() => Boolean(document.querySelector('#away.covers'))"


def test_a_guest_joins_forces_a_reroll_and_comes_back_after_a_silence(
    visitor: Browser, tmp_path: Path
) -> None:
    table = phones.table(tmp_path / "data", ATTACK_LIES)
    place = next((address.host for address in addresses(table.port)), "127.0.0.1")
    try:
        with wire_to(table.port, place) as wire:
            tab = (
                Tab(visitor, f"http://{place}:{wire.port}/")
                .open(f"join/{table.code}")
                .fetched_its_client_ahead()
            )
            words = tab.speaks()
            tab.tap(re.compile("^Tomek"))
            tab.tap(words("dice-reroll-spoken", player="Tomek", fate=4))
            forced = re.compile(f"{words('dice-earlier')}: 3", re.IGNORECASE)
            tab.sees(forced)

            wire.fall_silent()
            tab.until(lambda: tab.run(COVERED), "what is said of a silence")
            wire.speak()
            tab.until(lambda: not tab.run(COVERED), "the table again")
            tab.ready().sees(forced).tap(words("table-menu")).shows(words("action-close"))
    finally:
        table.server.stop()
    assert [player.fate for player in table.state().players] == [4, 3, 4, 4]
