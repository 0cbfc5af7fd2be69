"""A whole evening of Carnomorphs: five people at one device, in English."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import expect

from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.data import SETUP_STEPS, TOKENS_IN_BOX, TokenKind
from companion.rules.carnomorphs.state import State
from companion.ui.carnomorphs.new_game import SEATS_AT_FIRST
from companion.words import Words
from tests import seeds
from tests.browser.app import App
from tests.browser.conftest import OpenApp
from tests.browser.servers import petri

pytestmark = pytest.mark.browser

NAMES = ("Magda", "Tomek", "Przemo", "Ola", "Jan")

AFTER_TOUCH = 300
"""Milliseconds during which a press still counts as part of the last touch or of the previous turn."""


class Evening:
    """Five friends around one device."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.words = Words("en").of(KEY)

    def said(self, key: str, **params: str | int) -> str:
        """Return a sentence as the page has it, with plain spaces."""
        return self.words(key, **params).replace("\u00a0", " ")

    def tap(self, key: str, **params: str | int) -> Evening:
        """Tap the control whose name begins with this sentence; a note may follow."""
        return self.tap_text(self.said(key, **params))

    def tap_text(self, text: str) -> Evening:
        self.app.tap(re.compile(f"^{re.escape(text)}"))
        return self

    def sees(self, key: str, **params: str | int) -> Evening:
        """Wait until this sentence is on the screen."""
        self.app.sees(self.words(key, **params))
        return self

    def undoes(self, key: str, **params: str | int) -> Evening:
        """Wait until the undo button names this action."""
        self.app.shows(self.words("table-undo", label=self.words(key, **params)))
        return self

    def type(self, key: str, text: str) -> Evening:
        """Fill the field of exactly this name, once its sheet has come to rest."""
        label = re.compile(f"^{re.escape(self.said(key))}$")
        field = self.app.page.get_by_role("textbox", name=label)
        expect(field).to_have_count(1)
        field.element_handle().wait_for_element_state("stable")
        self.app.type(label, text)
        return self

    # before the first round -------------------------------------------------------------------

    def sit_down(self) -> None:
        """Enter five names and choose full detail."""
        app, words = self.app, self.words
        self.tap("name").sees("new-detail-full-note")
        nobody, later = words("new-nameless"), words("new-character-later")
        for seat, name in enumerate(NAMES):
            free = words("new-chair", seat=seat + 1, name=nobody, character=later)
            field = app.page.get_by_role("textbox", name=words("new-name"), exact=True)
            if seat >= SEATS_AT_FIRST:
                self.tap("new-somebody")
            elif seat:
                app.tap(free)
            app.sees(free)
            expect(field).to_have_value("")
            app.type(words("new-name"), name)
            app.sees(words("new-chair", seat=seat + 1, name=name, character=later))
        app.tap(re.compile("^" + re.escape(words("new-detail-full"))))
        self.tap("new-start")

    def set_up(self) -> None:
        """Tick off the set-up step by step, entering the help cards and Magda's character."""
        app = self.app
        app.sees(self.words("setup-progress", done=0, steps=len(SETUP_STEPS)))
        app.shows(re.compile(re.escape(self.said("setup-bag-how", blank=1, blue=2, red=7, total=10))))
        self.tap("setup-step-how", title=self.said("setup-help-cards")).tap("setup-cards-dealt")
        for number, name in enumerate(NAMES, 1):
            self.tap("setup-card-of", player=name, number=number)
        self.tap("setup-step-how", title=self.said("setup-characters"))
        self.tap("setup-character", number=1, player="Magda", character=self.said("setup-character-open"))
        self.type("new-character", "Captain")
        self.tap("rename-save")
        for done, step in enumerate(SETUP_STEPS, 1):
            self.tap("setup-next", title=self.said(f"setup-{step}"))
            app.sees(self.words("setup-progress", done=done, steps=len(SETUP_STEPS)))
        self.tap("setup-begin", player="Magda")
        app.shows(self.words("table-menu"))

    # characters -------------------------------------------------------------------------------

    def open(self, name: str) -> Evening:
        """Open a character's sheet."""
        return self.tap_text(f"{name}, ")

    def close(self) -> Evening:
        """Go back from a sheet to the table."""
        self.app.tap(self.words("action-close"))
        self.app.shows(self.words("table-menu"))
        return self

    def menu(self, key: str) -> Evening:
        """Open a sheet from the menu."""
        return self.tap("table-menu").tap(key)

    @property
    def lab(self) -> str:
        """The Laboratory's name."""
        return self.words("ship-room-laboratory")

    @property
    def canteen(self) -> str:
        """The Canteen's name."""
        return self.words("ship-room-canteen")

    def go_to(self, name: str, room: str) -> None:
        """Move a character to a room of the base game."""
        self.open(name).tap("player-room")
        self.sees("player-room-title", player=name).tap_text(room)
        self.app.shows(self.words("player-room-of", room=room))
        self.close()

    def more(self, name: str, number: str, times: int) -> None:
        """Unfold a character's numbers and press one of their steppers."""
        self.open(name).tap("player-correct")
        title = self.words(number)
        for count in range(1, times + 1):
            self.tap("sheet-more", player=name, what=title)
            self.app.sees(f"{title}: {count}")
        self.close()

    def becomes(self, name: str, key: str, **params: int) -> None:
        """Choose a character's fate in its row, then confirm with the wide button of the same name."""
        self.open(name).tap("fate-title").tap(key, **params)
        same = self.app.target(re.compile(f"^{re.escape(self.said(key, **params))}"))
        expect(same).to_have_count(2)
        self.app.tap(same.last)
        self.app.shows(self.words("player-rename"))
        self.close()

    def dies(self, name: str) -> None:
        """Open the page of a character's death, which names the consequences, and confirm it there."""
        self.open(name).tap("fate-dead").sees("result-dead", player=name).tap("fate-dead")
        self.app.shows(self.words("table-menu"))

    # rounds -----------------------------------------------------------------------------------

    def all_pass(self, *names: str) -> None:
        """Pass with everybody in this order; the last pass begins the event phase."""
        following = [self.said("next-turn", player=name, next=after) for name, after in pairwise(names)]
        for name, after in zip(names, (*following, self.said("next-again", player=names[-1])), strict=True):
            self.app.shows(after)  # drawn together with this turn's button, which ignores earlier taps
            self.tap("action-pass")
            if name != names[-1]:
                self.undoes("label-pass", player=name, ends="no", time=0)

    def to_feeding(self, time: int) -> None:
        """Wait for the feeding step, which follows step 1 of the event phase without a tap."""
        self.sees("events-time-hands", count=time - 1)
        self.sees("events-feeding")

    def to_bag(self, card: str) -> None:
        """Finish steps 2 to 4 with nothing burning, entering the event card's name."""
        self.tap("events-end-feeding")
        self.type("events-card-name", card)
        self.tap("events-fire-card-done").sees("events-drawn-by-hand")

    def note_card(self, card: str) -> None:
        """Finish step 4 after a fire that hurt a character, entering the event card's name."""
        self.type("events-card-name", card)
        self.tap("events-card-done").sees("events-drawn-by-hand")

    def draw(self, token: TokenKind) -> None:
        """Enter the token drawn by hand in step 5."""
        self.tap(f"token-{token}").sees("events-token-drawn")

    def resolve(self, number: int) -> None:
        """Resolve the token; the next round begins."""
        self.tap("events-resolve").sees("table-round", round=number)


def first_round(evening: Evening) -> None:
    """Play round 1: Magda meets the first Metagorger, all choose objectives, it attacks her; a blue token."""
    app, words = evening.app, evening.words
    evening.go_to("Magda", evening.lab)
    evening.tap("term-encounter").tap("token-red").tap("encounter-no-surprise")
    evening.sees("objectives-stage-note")

    evening.tap("objectives-choose", player="Magda").tap("objectives-enter").tap("objective-ab-ovo")
    app.tap(words("objectives-personal"))
    evening.type("objectives-personal", "Quarantine")
    evening.tap("objectives-save")
    app.sees_not("Quarantine").sees_not(words("objective-ab-ovo"))
    card = words("objectives-card-of", player="Magda", card=1)
    app.hold(app.page.get_by_text(words("reveal-hold", player=card)))
    app.sees(re.compile(f"Quarantine|{words('objective-ab-ovo')}"))
    release(app)
    app.sees_not("Quarantine").sees_not(words("objective-ab-ovo"))
    evening.tap("objectives-keep-card", card=1).sees("label-choose-objective", player="Magda")
    evening.tap("objectives-choose", player="Tomek").tap("objectives-keep-card", card=2)
    for name in NAMES[2:]:
        evening.tap("objectives-choose", player=name).tap("objectives-hand")

    evening.tap("next-turn", player="Magda", next="Tomek").undoes("label-end-turn", player="Magda")
    evening.all_pass("Tomek", "Przemo", "Ola", "Jan", "Magda")
    evening.to_feeding(15)
    evening.tap("events-metagorger-attacks", player="Magda")
    evening.undoes("label-metagorger-attack", player="Magda", dies="no")
    evening.to_bag("Short circuit")
    evening.draw("blue")
    evening.sees("events-noise").resolve(2)


def second_round(evening: Evening) -> None:
    """Play round 2: a Mutation Action; two Metagorgers feed in the Laboratory, which Magda has left.

    The blue corpse leaves the board; a red token brings a Metagorger to a carcass.
    """
    app, words = evening.app, evening.words
    evening.open("Magda").tap("term-mutation-action").tap("scan-infected")
    evening.type("mutate-name", "Acid blood")
    evening.tap("mutate-confirm")
    app.sees("Acid blood").sees(f"{words('term-contamination')}: 1")
    evening.close()
    evening.go_to("Magda", words("ship-room-command"))

    evening.menu("intruders-title")
    for _ in range(2):
        evening.tap("intruders-place").tap_text(evening.lab)
        evening.tap("intruders-place-kind", intruder=words("intruder-as-object-metagorger"))
        app.stands(words("intruders-title"))
    evening.close().menu("rooms-title")
    evening.tap_text("Hibernatorium").tap("step-less", what=words("food-blue-corpse")).close()
    evening.menu("rooms-title")
    evening.tap_text(evening.canteen).tap("step-more", what=words("food-carcass"))
    evening.close()

    evening.all_pass("Tomek", "Przemo", "Ola", "Jan", "Magda")
    evening.to_feeding(14)
    evening.tap("events-feed-room", room=evening.lab)
    evening.sees("note-ate", food=words("count-metagorger", count=1))
    evening.sees("note-reveals", count=1)
    evening.to_bag("Silence")
    evening.draw("red")
    evening.sees("events-places", count=1).resolve(3)


def third_round(evening: Evening) -> None:
    """Play round 3: the Shambler is Voracious; one Shambler burns, another leaves with the blank token."""
    app, words = evening.app, evening.words
    card = words("adaptations-of-shambler")
    evening.menu("adaptations-title")
    app.tap(f"{words('adaptations-enter')}: {card}")
    app.tap(app.button(words("adaptations-voracious")))
    evening.tap("research-corpse").tap("adaptations-keep")
    evening.sees("adaptations-voracious-on").close()

    evening.all_pass("Przemo", "Ola", "Jan", "Magda", "Tomek")
    evening.to_feeding(13)
    evening.sees("events-voracious").tap("events-feed-room", room=evening.canteen)
    evening.tap("events-end-feeding").tap_text(evening.lab).tap("events-burn", count=1)
    burnt = f"{words('intruder-shambler')} ({evening.lab})"
    evening.tap("events-card-number", intruder=burnt, number=1)
    evening.sees("events-card-what").note_card("Breakdown")
    evening.draw("blank")
    evening.sees("events-removes-shamblers", count=1).resolve(4)


def fourth_round(evening: Evening) -> None:
    """Play round 4: the Butcher is put into the bag, drawn, and appears at the first player's character."""
    app, words = evening.app, evening.words
    app.tap(re.compile(f"^{words('term-bag')}: "))
    evening.tap("step-more", what=words("token-butcher")).close()
    evening.all_pass("Ola", "Jan", "Magda", "Tomek", "Przemo")
    evening.to_feeding(12)
    evening.to_bag("Corridors")
    evening.draw("butcher")
    evening.sees("events-butcher-first").tap("encounter-no-surprise").resolve(5)


def leave_the_ship(evening: Evening) -> None:
    """End the journey: a pod leaves, three characters hibernate, one dies."""
    evening.more("Ola", "term-contamination", 4)
    pod = evening.said("pod-name", pod=1, sector="A")
    evening.menu("pods-title")
    evening.tap_text(f"{evening.said('pod-unlock')}: {pod}")
    evening.close()
    evening.becomes("Magda", "fate-enter-pod", pod=1)
    evening.menu("pods-title")
    evening.tap_text(f"{evening.said('pod-leave')}: {pod}")
    evening.close()
    evening.dies("Przemo")
    for name in ("Tomek", "Ola", "Jan"):
        evening.becomes(name, "fate-hibernated")


def last_check(evening: Evening) -> None:
    """Check everybody: Ola dies of four markers; Magda, who has her objective, lives."""
    evening.tap("next-begin-check")
    for name, contaminated in (("Jan", 0), ("Magda", 1), ("Tomek", 0), ("Ola", 4)):
        if name != "Magda":  # she has a Mutation card, so she is not scanned
            evening.sees("check-a-note")
            evening.tap("scan-infected" if name == "Ola" else "scan-clean").tap("check-scan-done")
        evening.sees("check-b-note").tap_text(str(contaminated))
        evening.tap("check-draw-dies" if name == "Ola" else "check-draw-done")
        evening.undoes("label-draw-four", player=name, contaminated=contaminated)


def end(evening: Evening) -> None:
    """Answer for each survivor; Magda, whose objective shows while the button is held, wins."""
    app, words = evening.app, evening.words
    app.hold(app.page.get_by_text(words("reveal-hold", player="Magda")))
    app.sees(re.compile(f"Quarantine|{words('objective-ab-ovo')}"))
    release(app)
    app.sees_not("Quarantine").sees_not(words("objective-ab-ovo"))
    for name, answer in (("Jan", "check-failed"), ("Magda", "check-fulfilled"), ("Tomek", "check-failed")):
        evening.tap_text(f"{name}: {evening.said(answer)}")
        said = "label-answer-objective"
        evening.undoes(said, player=name, fulfilled="yes" if answer == "check-fulfilled" else "no")
    evening.tap("next-end").sees("end-wins", player="Magda").sees("end-nobody-left")


def records(evening: Evening) -> None:
    """Check that the journal hides secrets, that the charts open, and that a reload shows the same end."""
    app, words = evening.app, evening.words
    shown, address = app.text(), app.page.url
    app.open(address.removeprefix(app.url) + "/journal").sees(words("label-end-game"))
    assert "Quarantine" not in app.text()
    app.open(address.removeprefix(app.url) + "/charts").sees(words("chart-threat"))
    app.open(address.removeprefix(app.url)).sees(words("end-wins", player="Magda"))
    assert app.text() == shown


def release(app: App) -> None:
    """Lift the finger again."""
    app.page.mouse.up()
    app.page.wait_for_timeout(AFTER_TOUCH)


@pytest.mark.walk
@pytest.mark.parametrize("language", ["en-GB"])
def test_five_friends_play_an_evening_on_one_device(tmp_path: Path, open_app: OpenApp) -> None:
    server = petri(tmp_path / "data").start()
    try:
        app = open_app(server.url)
        evening = Evening(app)
        evening.sit_down()
        evening.set_up()
        first_round(evening)
        second_round(evening)
        third_round(evening)
        fourth_round(evening)
        leave_the_ship(evening)
        last_check(evening)
        end(evening)
        records(evening)
    finally:
        server.close()

    state = seeds.stored(tmp_path / "data", State)
    assert (state.phase, state.ending, state.winners) == ("over", "nobody-left", (0,))
    assert [player.fate for player in state.players] == [
        "escaped",
        "hibernated",
        "dead",
        "dead",
        "hibernated",
    ]
    assert state.players[0].objectives[state.players[0].kept or 0].name in ("ab-ovo", "Quarantine")
    assert state.drawn == ("red", "blue", "red", "blank", "butcher")
    assert state.on_board == (0, 0, 0, 1)
    assert state.bag.total + state.aside.total == sum(TOKENS_IN_BOX)
