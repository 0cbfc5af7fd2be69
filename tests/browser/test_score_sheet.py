"""The number of taps to score a game played without the app, and the layout of its score sheet."""

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from companion.device.games import game_of
from companion.words import LANGUAGES, Words
from tests import seeds
from tests.browser.app import App
from tests.browser.conftest import OpenApp
from tests.browser.servers import petri
from tests.games import SCORED
from tests.ui.games import shown

NAMES = ("Magda", "Tomek", "Przemo", "Ola")
WORDS = Words("pl")


@pytest.mark.parametrize("key", [pytest.param(SCORED[0], marks=pytest.mark.walk), *SCORED[1:]])
def test_four_players_are_scored_in_few_taps_besides_their_names(
    tmp_path: Path, open_app: OpenApp, key: str
) -> None:
    entered = shown(key).entered
    assert entered is not None
    server = petri(tmp_path / "data").start()
    try:
        app = open_app(server.url)
        taps = 0

        def tap(words: str) -> None:
            nonlocal taps
            app.tap(re.compile(f"^{re.escape(words)}$"))
            taps += 1

        tap(WORDS("home-score"))
        app.stands(WORDS("home-score"))  # Home has buttons for the games too
        words = WORDS.of(key)
        tap(words("name"))
        # Before that, a name would be typed into the sheet of the previously chosen game.
        kind = game_of(key).final_scores
        assert kind is not None
        cell = words(f"final-{kind.numbers_of.fields()[0].name}")
        app.page.get_by_role("button", name=cell).first.wait_for(state="attached")
        for name in NAMES:
            expect(app.page.get_by_role("textbox", name=WORDS("new-name"))).to_have_value("")
            app.type(WORDS("new-name"), name)
            app.page.keyboard.press("Enter")
            app.sees(WORDS("score-name-of", player=name))
        if entered.more_may_play:
            tap(WORDS("score-numbers"))
        for each in entered.buttons(WORDS):
            tap(each)
        app.sees(entered.verdict(WORDS))
        tap(WORDS("score-keep"))
        app.sees(WORDS("end-entered"))
        app.sees(entered.verdict(WORDS))
        print(f"{key}: {taps} taps")
        assert taps <= entered.taps
    finally:
        server.close()


SIZES = ((320, 640), (390, 844), (667, 375), (844, 390), (640, 900), (1440, 900))


HALF: Final = 23
"""Half the size of a tap target, minus a pixel."""
LOOKS: Final = 5
"""Maximum number of looks at a page until it is right; after a resize it may need several frames."""


def keys_outside(app: App, width: int, height: int) -> list[str]:
    """Return the pad's keys that are not wholly on a page of that size, with the middle of each."""
    places = {number: app.place(app.button(re.compile(f"^{number}$")).last) for number in range(13)}
    return [
        f"{number} at {x:.0f}, {y:.0f} on {width} x {height}"
        for number, (x, y) in places.items()
        if not (HALF <= x <= width - HALF and HALF <= y <= height - HALF)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_pad_stays_on_every_page_whatever_its_size(
    tmp_path: Path, browser: Browser, language: str, scale: float
) -> None:
    with seeds.service_in(tmp_path / "data") as service:
        service.remember("setting.language", language)
        service.remember("setting.scale", scale)
        seeds.finished(service)
    server = petri(tmp_path / "data").start()
    try:
        page = browser.new_page(viewport={"width": 390, "height": 844})
        app = App(page, server.url).open("score")
        words = Words(language)
        app.tap(words("score-numbers"))
        for width, height in SIZES:
            app.resize(width, height)
            outside = list[str]()
            for _ in range(LOOKS):  # the server lays the pad out again once it has received the new size
                outside = keys_outside(app, width, height)
                if not outside:
                    break
            assert outside == []
        page.close()
    finally:
        server.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_that_keeps_the_result_is_in_sight_on_every_page(
    tmp_path: Path, browser: Browser, language: str
) -> None:
    with seeds.service_in(tmp_path / "data") as service:
        service.remember("setting.language", language)
        seeds.finished(service)
    server = petri(tmp_path / "data").start()
    try:
        page = browser.new_page(viewport={"width": 390, "height": 844})
        app = App(page, server.url).open("score")
        words = Words(language)
        app.tap(words("score-numbers"))
        for player in ((5, 2, 1, 3), (6, 0, 0, 0)):
            for number in player:
                app.tap(re.compile(f"^{number}$"))
        for width, height in (*SIZES, (667, 260)):
            app.resize(width, height)
            x, y = 0.0, 0.0
            for _ in range(LOOKS):
                x, y = app.place(app.button(re.compile(f"^{words('score-keep')}$")))
                if 0 < x < width and 0 < y < height - 20:
                    break
            assert 0 < x < width, (width, x)
            assert 0 < y < height - 20, (height, y)
        page.close()
    finally:
        server.close()
