"""The number of taps for the most frequent tasks; a doubled tap acts once."""

import itertools
import re
from pathlib import Path

import pytest

from companion.rules.chromosome.state import State
from companion.rules.chromosome.turns import Move
from companion.ui.kit import dotted
from companion.words import Words
from tests import seeds
from tests.browser.app import App
from tests.browser.conftest import OpenApp
from tests.browser.servers import petri

WORDS = Words("pl").of("chromosome")


class Taps:
    """A tap counter; controls are found by their text."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.count = 0

    def tap(self, words: str, note: str = "") -> None:
        """Tap the control with this sentence, with or without a note below it, and count the tap."""
        said = f"{words} {note}".strip().replace("\u00a0", " ")
        self.app.tap(re.compile(f"^{re.escape(said)}"))
        self.count += 1


def then(words: str, player: str) -> str:
    """Return the text of a confirm button that also ends the player's turn."""
    return WORDS("turn-then", action=words, next=WORDS("next-done", player=player))


def after(player: str, costs: str = "") -> str:
    """Return the note on such a button: the next player and the price."""
    return dotted((WORDS("then-player", player=player), costs))


@pytest.mark.parametrize("moved", [False, True], ids=["without a move", "after a move"])
def test_a_turn_with_growth_takes_four_taps_up_to_the_turn_of_the_next_player(
    tmp_path: Path, open_app: OpenApp, moved: bool
) -> None:
    with seeds.service_in(tmp_path / "data") as service:
        open_game = seeds.begin(service, detail="full")
        if moved:
            seeds.give(open_game, Move())
        game = open_game.id
    server = petri(tmp_path / "data").start()
    try:
        app = open_app(f"{server.url}game/{game}")
        taps = Taps(app)
        taps.tap(WORDS("next-turn", player="Magda"))
        taps.tap(WORDS("action-growth"))
        confirm = WORDS("growth-confirm", tokens=WORDS("count-tokens", count=1))
        costs = WORDS("turn-costs", price=WORDS("count-genes-action", count=1))
        taps.tap(then(confirm, "Magda"), after("Tomek", costs))
        taps.tap(WORDS("next-turn", player="Tomek"))
        app.sees(WORDS("turn-must"))
        assert taps.count == 4
    finally:
        server.close()
    assert seeds.stored(tmp_path / "data", State).active == 1


def test_growth_from_the_table_takes_two_taps_up_to_the_turn_of_the_next_player(
    begun: str, open_app: OpenApp
) -> None:
    app = open_app(begun)
    taps = Taps(app)
    taps.tap(WORDS("action-growth"))
    taps.tap(then(WORDS("growth-confirm", tokens=WORDS("count-tokens", count=1)), "Magda"), after("Tomek"))
    app.shows(WORDS("next-turn", player="Tomek"))
    assert taps.count == 2


def test_fate_that_stands_for_a_gene_of_a_price_is_one_tap(begun: str, open_app: OpenApp) -> None:
    app = open_app(begun)
    app.tap(re.compile("^" + WORDS("next-turn", player="Magda"))).tap(
        re.compile(f"^{WORDS('action-impulse')}")
    )
    taps = Taps(app)
    taps.tap(WORDS("payment-fate-gene", gene="telepathy"))
    app.sees(WORDS("turn-costs", price=WORDS("count-fate", count=1)))
    assert taps.count == 1


def test_a_tap_that_comes_twice_skips_nobody(tmp_path: Path, open_app: OpenApp) -> None:
    with seeds.service_in(tmp_path / "data") as service:
        game = seeds.begin(service).id
    server = petri(tmp_path / "data").start()
    try:
        app = open_app(f"{server.url}game/{game}")
        button = app.button(WORDS("next-done", player="Magda"))
        app.shows(WORDS("next-done", player="Magda"))
        app.page.mouse.dblclick(*app.place(button))  # wait for `place`: the first layout may still move it
        app.shows(WORDS("next-done", player="Tomek"))
    finally:
        server.close()
    assert seeds.stored(tmp_path / "data", State).active == 1


CHANGED = """
name => new Promise(done => {
    const buttons = () => [...document.querySelectorAll('flt-semantics-host [role=button]')];
    const said = each => (each.getAttribute('aria-label') || each.innerText || '').trim();
    const look = () => buttons().some(each => said(each) === name) ? done(true) : requestAnimationFrame(look);
    look();
})
"""
"""Wait until a button of that name is there, and answer in that very frame."""


@pytest.mark.parametrize("viewport", [(360, 560)])
def test_a_tap_in_the_moment_in_which_the_table_brings_the_next_player_into_sight_counts(
    begun: str, open_app: OpenApp
) -> None:
    app = open_app(begun)
    for name, following in itertools.pairwise(seeds.FRIENDS[:3]):
        app.button(WORDS("next-done", player=name)).click()
        app.page.evaluate(CHANGED, WORDS("next-done", player=following))
        app.page.mouse.click(330, 195)  # the acting player's card
        app.tap(WORDS("action-close"))
