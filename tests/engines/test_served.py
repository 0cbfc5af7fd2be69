"""The served app in every engine, as one evening goes."""

from __future__ import annotations

import re

from selenium.webdriver.common.keys import Keys

from tests.browser.servers import Server
from tests.engines.engines import Browser
from tests.engines.tab import Tab

NAMES = ("Łucja", "Świętosław")


def sit_down(tab: Tab) -> None:
    """Type who plays, key by key, and begin."""
    words = tab.words
    tab.tap(words("home-new-game"))
    for seat, name in enumerate(NAMES, 1):
        if seat > 1:
            tab.tap(re.compile(rf" {seat}: "))
        tab.type(words("new-name"), name)
        tab.shows(re.compile(rf" {seat}: {name}"))
    tab.tap(words("new-start")).shows(words("action-pass"))


def fight(tab: Tab) -> None:
    """A battle of one token against one, begun by whoever's turn it is."""
    words = tab.words
    tab.tap(words("term-battle"))
    tab.shows(re.compile("|".join(words("fight-pick-defender", player=name) for name in NAMES)))
    defender, attacker = sorted(NAMES, key=lambda name: words("fight-title", player=name) in tab.text())
    tab.tap(words("fight-pick-defender", player=defender))
    for name in (attacker, defender):
        tab.tap(words("fight-size", player=name, count=1))
    tab.tap(words("fight-begin")).tap(words("dice-throws", player=attacker))
    tab.tap(words("battle-stands", player=defender))
    costs = "|".join(words("battle-stands-apply", count=count) for count in (0, 1, 2))
    tab.tap(re.compile(f"^({costs}|{words('battle-stands-tie')})$".replace("\u00a0", " ")))
    tab.shows(words("left-move"))


def test_a_game_is_begun_fought_reloaded_left_saved_and_imported(visitor: Browser, served: Server) -> None:
    tab = Tab(visitor, served.url).open().in_polish()
    words = tab.words
    sit_down(tab)
    fight(tab)

    here, said = tab.driver.current_url, tab.said()
    tab.reload().shows(words("left-move"))
    assert (tab.driver.current_url, tab.said()) == (here, said)

    for leave in (tab.back, lambda: tab.press(Keys.ESCAPE), tab.back):
        tab.tap(words("table-menu")).shows(words("action-close"))
        leave()
        tab.shows_not(words("action-close")).shows(words("table-menu"))
        assert tab.driver.current_url == here

    file = tab.tap(words("table-menu")).saved(words("menu-export"))
    tab.open().choose(words("home-import"), file)
    tab.shows(words("left-move"))
    assert tab.said() == said
