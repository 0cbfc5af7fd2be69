"""A whole evening of Primordial Soup: four people at one device in French, from seating to finish zone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from companion.rules.soup import KEY
from companion.rules.soup.data import DIVISION_POINTS, FIGHT_PRICE, Card, Gene
from companion.rules.soup.state import State
from companion.words import Words
from tests import seeds
from tests.browser.app import App
from tests.browser.conftest import OpenApp
from tests.browser.servers import Server

pytestmark = pytest.mark.browser

NAMES = ("Magda", "Tomek", "Przemo", "Ola")
BETWEEN_PRESSES = 800
"""Milliseconds after which a second press of a button no longer counts as a double tap."""

BEFORE_THE_FINISH = 38
"""The space of the ladder from which four steps reach the finish zone."""


class Evening:
    """Four friends around one device; each control is found by its text."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.words = Words("fr", strict=True, game=KEY)

    def said(self, key: str, **params: str | int) -> str:
        """Return a sentence as the page has it, with plain spaces."""
        return " ".join(self.words(key, **params).split())

    def begins(self, text: str) -> re.Pattern[str]:
        """Return a pattern of names that begin with this text; a note may follow."""
        return re.compile(rf"^{re.escape(text)}(?!\w)")

    def tap(self, key: str, **params: str | int) -> Evening:
        """Tap the control whose name begins with this sentence."""
        self.app.tap(self.begins(self.said(key, **params)))
        return self

    def sees(self, key: str, **params: str | int) -> Evening:
        """Wait until this sentence is on the screen."""
        self.app.sees(self.words(key, **params))
        return self

    def undoes(self, key: str, **params: str | int | None) -> Evening:
        """Wait until the undo button names this action."""
        self.app.shows(self.said("table-undo", label=self.words(key, **params)))
        return self

    def menu(self, key: str) -> Evening:
        """Open a page from the menu, once the previous sheet has gone."""
        self.app.shows(self.said("table-menu"))
        return self.tap("table-menu").tap(key)

    def gene(self, gene: Gene) -> str:
        """A gene's name."""
        return self.words(f"gene-{gene}")

    # before the first round -------------------------------------------------------------------

    def sit_down(self) -> None:
        """Enter four names and choose quick detail."""
        app, words = self.app, self.words
        self.tap("name").sees("new-detail-quick-note")
        field = app.page.get_by_role("textbox", name=self.said("new-name"), exact=True)
        for seat, name in enumerate(NAMES, 1):
            free = self.said("new-chair", seat=seat, name=words("new-nameless"))
            if seat > 1:
                app.tap(free)
            app.sees(free)
            expect(field).to_have_value("")
            app.type(self.said("new-name"), name)
            app.sees(self.said("new-chair", seat=seat, name=name))
        app.tap(self.begins(self.said("new-detail-quick")))
        self.tap("new-start").sees("stage-setup")

    def set_up(self, card: Card) -> None:
        """Let the app roll for the order of choice, choose everybody's space, and enter the opening card."""
        self.tap("next-roll-order").sees("setup-spaces-how")
        for space, name in enumerate(NAMES, 1):
            self.tap("setup-space", player=name, space=space)
            self.undoes("label-choose-space", player=name, space=space)
        self.tap("card-tell").tell(card)
        self.sees("setup-card-lies", direction=card.direction, way=self.way(card), ozone=card.ozone)
        self.tap("next-begin-play").sees("stage-movement").undoes("label-begin-play")

    def way(self, card: Card) -> str:
        """Return a card's direction in words."""
        return self.words(f"direction-{card.direction}")

    def tell(self, card: Card) -> Evening:
        """Enter the card that lies on the table."""
        self.tap("card-said", direction=card.direction, way=self.way(card), ozone=card.ozone)
        return self.undoes("label-turn-card", direction=card.direction, ozone=card.ozone)

    # a round ----------------------------------------------------------------------------------

    def hands_on(self, player: str, following: str) -> None:
        """End a player's turn; the next player's begins."""
        self.sees("next-turn", player=following).tap("next-done", player=player)
        self.undoes("label-end-turn", player=player)

    def divides_next(self, player: str, following: str) -> None:
        """End a player's turn in phase 4, in which the next player receives ten points."""
        self.sees("next-turn-points", player=following, count=DIVISION_POINTS)
        self.tap("next-done", player=player)
        self.undoes("label-end-turn", player=player)

    def ends_phase(self, phase: str) -> None:
        """End a phase from the menu, with turns still left."""
        self.menu("menu-end-phase").undoes("label-end-phase", phase=phase)

    def buys(self, player: str, gene: Gene, price: int) -> None:
        """Buy a card of the market, by the button with its price."""
        self.app.page.wait_for_timeout(BETWEEN_PRESSES)
        self.tap("genes-buy", gene=self.gene(gene), count=price)
        self.undoes("label-buy-gene", player=player, gene=gene, points=price, **{"given-up": None})

    def divides(self, player: str, number: int, *, full: bool = False) -> None:
        """Divide to get a new amoeba of that number for six points."""
        self.app.page.wait_for_timeout(BETWEEN_PRESSES)
        if full:
            self.tap("division-new-number", number=number, count=6)
        else:
            self.tap("deaths-more", player=player)
        self.undoes("label-divide", player=player, number=number, points=6)

    def dies_and_scores(self, number: int) -> None:
        """End phases 5 and 6; the next round begins."""
        self.tap("next-end-deaths").scores(number)

    def scores(self, number: int) -> None:
        """Move the markers; the next round begins."""
        self.sees("scoring-todo").tap("next-score-round", round=number + 1)
        self.undoes("label-score", round=number).sees("stage-movement")


def first_round(evening: Evening) -> None:
    """Play round 1 in quick detail: pay for a movement, buy a gene, divide, and move the markers."""
    evening.tap("movement-more", player="Magda")
    evening.undoes("label-pay-moves", player="Magda", count=1, points=1, back="no")
    evening.tap("next-moves").sees("environment-turn").tell(Card("south", 10))
    evening.sees("stage-genes").buys("Ola", "speed", 4)
    for player, following in (("Przemo", "Tomek"), ("Tomek", "Magda")):
        evening.hands_on(player, following)
    evening.tap("next-done", player="Magda").sees("stage-division")
    evening.divides("Tomek", 3)
    evening.divides("Tomek", 4)
    evening.divides("Magda", 3)
    evening.tap("next-births").sees("deaths-quick")
    evening.dies_and_scores(1)


def second_round(evening: Evening) -> None:
    """Play round 2 in quick detail: buy genes for a fight and a debt; one of Tomek's amoebas dies."""
    evening.tap("next-moves").sees("environment-turn").tell(Card("east", 8))
    evening.sees("stage-genes").hands_on("Tomek", "Ola")
    evening.buys("Ola", "longevity", 5)
    evening.buys("Ola", "intelligence", 2)
    evening.hands_on("Ola", "Przemo")
    evening.buys("Przemo", "struggle", 6)
    evening.buys("Przemo", "escape", 4)
    evening.hands_on("Przemo", "Magda")
    evening.buys("Magda", "defense", 4)
    evening.tap("next-done", player="Magda").sees("stage-division")
    for player, number in (("Tomek", 5), ("Ola", 3), ("Ola", 4), ("Przemo", 3), ("Magda", 4)):
        evening.divides(player, number)
    evening.tap("next-births").sees("deaths-quick").tap("deaths-less", player="Tomek")
    evening.undoes("label-lose-amoebas", player="Tomek", count=1, back="no")
    evening.dies_and_scores(2)


def third_round(evening: Evening) -> None:
    """Play round 3 in full detail: a reload during a fight, real dice, a debt paid by a gene, a death."""
    app, words = evening.app, evening.words
    evening.menu("new-detail-full").tap("action-close").undoes("label-set-detail", detail="full")
    evening.tap("movement-drift", direction="east", way=words("direction-east"))
    evening.undoes("label-drift", player="Przemo", number=1, direction="east")
    evening.tap("movement-attack", count=FIGHT_PRICE).tap("amoeba-of", player="Magda", number=2)
    evening.tap("fight-attack-now", player="Magda", number=2, count=FIGHT_PRICE)
    evening.sees("fight-answer")
    app.reload()
    evening.sees("fight-answer").tap("fight-defend", count=FIGHT_PRICE)
    evening.sees("fight-defence-dice").tap("fight-own-dice")
    for face, die in enumerate((2, 5), 1):
        evening.sees("movement-enter-die", number=face, count=2).tap("movement-die", face=die)
    evening.sees("fight-result", result="repelled", attacker="Przemo", victim="Magda")
    evening.tap("next-close-fight-lost", player="Przemo").sees("movement-fed", count=1, all=3)

    evening.tap("movement-own-dice").tap("movement-die", face=3)
    evening.sees("movement-went", direction="east", way=words("direction-east"), kind="own")
    evening.tap("movement-eats-now", drifts="no").sees("movement-fed", count=2, all=3)
    evening.tap("movement-eats-now", drifts="yes").sees("movement-fed", count=0, all=4)
    for player in ("Magda", "Ola", "Tomek"):
        evening.tap("meal-rest", count=4)
        evening.undoes("label-feed-rest", player=player, count=4, moved=0, drifting=4)
    evening.sees("environment-turn").tell(Card("west", 6))

    evening.tap("next-settle", player="Ola", count=5).sees("settle-note", debt=5, points=1)
    evening.tap("settle-give-up", genes=evening.gene("longevity"))
    evening.sees("settle-title", player="Przemo").tap("settle-pay", count=2)
    evening.sees("stage-genes")
    evening.ends_phase("genes")
    evening.divides_next("Tomek", "Ola")
    evening.divides("Ola", 5, full=True)
    evening.ends_phase("division")
    evening.sees("deaths-count", count=1).sees("deaths-who", player="Przemo", numbers="1", count=1)
    evening.tap("next-bury", count=1).scores(3)


def last_round(evening: Evening) -> None:
    """Play the last round in quick detail: correct Ola's place; her steps reach the finish zone."""
    app = evening.app
    evening.menu("new-detail-quick").tap("action-close").undoes("label-set-detail", detail="quick")
    evening.tap("table-peek")
    app.tap(re.compile("^Ola, "))
    title = evening.said("term-place")
    app.sees(evening.said("pair", what=title, value=12))
    for place in range(13, BEFORE_THE_FINISH + 1):
        evening.tap("sheet-more", player="Ola", what=title)
        app.sees(evening.said("pair", what=title, value=place))
    evening.tap("action-close").tap("table-peek").sees("movement-by-hand")
    evening.ends_phase("movement")
    evening.sees("environment-turn").tell(Card("stay", 14))
    evening.sees("stage-genes").ends_phase("genes")
    evening.sees("stage-division").tap("next-births")
    evening.tap("next-end-deaths").sees("scoring-todo")
    evening.sees("scoring-finish", players="Ola", who="single").tap("next-score-end")
    evening.sees("end-finish-zone")


def records(evening: Evening) -> None:
    """Check that the journal shows its rounds, that the charts open, and that a reload shows the same end."""
    app = evening.app
    shown, address = app.text(), app.page.url.removeprefix(app.url)
    assert re.search(rf"Ola\b.*{re.escape(evening.said('end-finish-zone'))}", " ".join(shown.split())), shown
    app.open(f"{address}/journal").sees(evening.words("label-score", round=4))
    app.open(f"{address}/charts").sees(evening.words("chart-places")).sees(evening.words("chart-debts"))
    app.open(address).sees(evening.words("end-finish-zone"))
    assert app.text() == shown


@pytest.mark.walk
@pytest.mark.parametrize("language", ["fr-FR"])
def test_four_friends_play_an_evening_on_one_device_in_french(
    server: Server, tmp_path: Path, open_app: OpenApp
) -> None:
    evening = Evening(open_app(server.url))
    evening.sit_down()
    evening.set_up(Card("north", 9))
    first_round(evening)
    second_round(evening)
    third_round(evening)
    last_round(evening)
    records(evening)
    server.close()

    state = seeds.stored(tmp_path / "data", State)
    assert (state.phase, state.ending, state.winners, state.round) == ("over", "finish-zone", (3,), 4)
    assert [card.ozone for card in state.turned] == [9, 10, 8, 6, 14]
    assert [len(player.amoebas) for player in state.players] == [4, 4, 2, 5]
    assert [player.gene_names for player in state.players] == [
        ("defense",),
        (),
        ("struggle", "escape"),
        ("speed", "intelligence"),
    ]
    assert state.players[3].place == BEFORE_THE_FINISH + 4
