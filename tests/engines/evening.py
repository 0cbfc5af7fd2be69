"""Parts shared by the stories of all engines: seating, and a battle."""

import re

from tests.engines.tab import Tab

NAMES = ("Łucja", "Świętosław")


def begin(tab: Tab) -> None:
    """Type the players' names, key by key, and begin."""
    words = tab.words
    tab.tap(words("home-play"))
    for seat, name in enumerate(NAMES, 1):
        if seat > 1:
            tab.tap(re.compile(rf" {seat}: ")).empty(words("new-name"))
        tab.type(words("new-name"), name)
        tab.shows(re.compile(rf" {seat}: {name}"))
    tab.tap(words("new-start")).tap(words("setup-starts", player=NAMES[0])).shows(words("action-pass"))


def fight(tab: Tab) -> None:
    """Fight a battle of one token against one, begun by the current player."""
    words = tab.words
    tab.tap(re.compile(f"^{words('action-spark')}, "))
    tab.shows(words("fight-choose-groups"))
    defender, attacker = sorted(NAMES, key=lambda name: words("fight-title", player=name) in tab.text())
    for name in (attacker, defender):
        tab.tap(words("fight-size", player=name, count=1))
    tab.tap(words("fight-begin")).tap(words("dice-throws", player=attacker))
    tab.tap(words("battle-stands", player=defender))
    costs = "|".join(words("battle-stands-apply", count=count) for count in (0, 1, 2))
    tab.tap(re.compile(f"^({costs}|{words('battle-stands-tie')})$".replace("\u00a0", " ")))
    tab.shows(words("left-move"))
