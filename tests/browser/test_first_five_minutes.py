"""A stranger's first taps, counted in a real page on a device without any data."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from companion.device.games import GAMES
from companion.ui.games import ui_of
from companion.words import Words
from tests import seeds
from tests.browser.app import App
from tests.browser.conftest import OpenApp
from tests.browser.servers import Server

pytestmark = pytest.mark.browser

WORDS = Words("pl")
DISH = WORDS.of("chromosome")
NAMES = ("Magda", "Tomek", "Przemo", "Ola")
MOST_TAPS = 4
DETAILED = tuple(key for key in GAMES if ui_of(key).setup.detail)
"""The games that have levels of detail."""
THUMB = 0.6
"""Share of the page's height, from the top, that a thumb does not reach easily."""


def begins(text: str) -> re.Pattern[str]:
    return re.compile("^" + re.escape(text))


def named(app: App, name: str) -> App:
    """Type a name and submit it with Enter."""
    app.type(WORDS("new-name"), name)
    app.page.keyboard.press("Enter")
    return app


@pytest.mark.parametrize("key", DETAILED)
def test_a_stranger_has_a_game_in_full_detail_after_at_most_four_taps_and_the_names(
    tmp_path: Path, server: Server, open_app: OpenApp, key: str
) -> None:
    words = WORDS.of(key)
    app = open_app(server.url)
    app.sees(WORDS("home-about"))
    taps = (words("name"), begins(words("new-detail-full")), WORDS("new-start"))
    assert len(taps) <= MOST_TAPS
    app.tap(taps[0]).shows(WORDS("new-start"))
    for name in NAMES:
        named(app, name).sees(name)
    for tap in taps[1:]:
        app.tap(tap)
    expect(app.page).to_have_url(re.compile("/game/"))
    app.sees(NAMES[0])
    server.stop()
    with seeds.service_in(tmp_path / "data") as service:
        (game,) = service.library.games()
        assert (game.game, game.players) == (key, NAMES)
        assert service.open(game.id).table.state.detail == "full"
    app.errors.clear()


def test_the_lot_begins_the_first_round_two_taps_later(server: Server, open_app: OpenApp) -> None:
    app = open_app(server.url)
    app.tap(WORDS("home-play")).shows(WORDS("new-start"))
    for name in NAMES:
        named(app, name).sees(name)
    app.tap(WORDS("new-start"))
    app.tap(DISH("setup-lot")).tap(WORDS("table-lot-on")).sees(
        DISH("table-title", round=1, rounds=4, last=False)
    )
    app.shows(WORDS("table-menu")).sees(NAMES[0])


@pytest.mark.parametrize("door", ["home-odds", "home-score"])
def test_odds_and_score_are_one_tap_from_a_fresh_device(server: Server, open_app: OpenApp, door: str) -> None:
    app = open_app(server.url)
    app.tap(WORDS(door)).stands(WORDS(door))


@pytest.mark.parametrize(("width", "height"), [(390, 844), (768, 1024), (844, 390)])
def test_the_doors_are_in_sight_and_within_reach_of_a_thumb(
    server: Server, open_app: OpenApp, width: int, height: int
) -> None:
    app = open_app(server.url).shows(WORDS("home-play"))
    app.resize(width, height)
    for door in ("home-play", "home-odds", "home-score"):
        box = app.page.get_by_role("button", name=WORDS(door), exact=True).bounding_box()
        assert box is not None
        assert box["y"] > THUMB * height
        assert box["y"] + box["height"] <= height
