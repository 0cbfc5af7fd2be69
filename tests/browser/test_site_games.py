"""The packed site with a game that nobody has chosen yet: it holds nothing up, and needs no network later."""

from __future__ import annotations

from collections.abc import Generator
from threading import Event

import pytest
from playwright.sync_api import expect

from companion.pack.client import ENGINES
from companion.pack.stage import OF_GAMES, OF_LANGUAGES
from tests.browser.app import App
from tests.browser.packed import FIRST_SCREEN, WAIT, OpenTab, arrive, notice, remembered, seat_players, words
from tests.pack.sites import StaticServer, newer_petri_with_two_games, petri_with_two_games
from tests.toy.packed import ARCHIVE

pytestmark = pytest.mark.browser

NAME = "Latarnie"
OWN = "Od dwóch do czterech osób siedzi w kręgu."
"""What only this game says where its players are seated."""

STARTED = "Wybierz liczbę: Ola"


@pytest.fixture
def site() -> Generator[StaticServer]:
    """The packed site with two games."""
    server = StaticServer(petri_with_two_games()).start()
    yield server
    for event in server.held.values():
        event.set()
    server.stop()


def begin(app: App) -> App:
    """Choose the other game and begin it."""
    app.page.evaluate(
        "localStorage.setItem('petri.told.not-kept', '1')"
    )  # the notice would lie over the fields
    app.tap(words("home-new-game")).tap(NAME).sees(OWN)  # until it is drawn, the fields are another game's
    seat_players(app, ("Ola", "Jan"))
    return app.tap(words("new-start")).shows(STARTED)


def early(app: App) -> App:
    """See the first screen, when nothing else may have arrived."""
    app.page.goto(app.url, wait_until="commit")
    app.page.wait_for_function(FIRST_SCREEN, timeout=WAIT)
    return app.ready()


def cut_off(app: App, site: StaticServer) -> App:
    """From now on there is no network."""
    site.stop()
    app.page.context.set_offline(True)
    return app


def test_nothing_of_another_game_is_asked_for_before_everything_else_is_here(
    tab: OpenTab, site: StaticServer
) -> None:
    site.held["rest.zip"], site.held[ARCHIVE] = Event(), Event()
    app = early(tab())
    app.page.wait_for_timeout(3000)
    assert ARCHIVE not in site.asked
    site.held["rest.zip"].set()
    # The first game can be played, and the other one be chosen, while that is on its way.
    app.tap(words("home-new-game")).shows(words("new-start")).shows(NAME)
    page = app.page.locator("html")
    while ARCHIVE not in site.asked:
        app.page.wait_for_timeout(100)
        assert page.get_attribute("data-offline") is None
    needed = {name for name in site.files if ENGINES.get(name) != "javascript"}
    others = {name for name in needed if not name.startswith((OF_LANGUAGES, OF_GAMES))}
    assert max(site.asked.index(name) for name in others) < site.asked.index(ARCHIVE)
    site.held[ARCHIVE].set()
    expect(page).to_have_attribute("data-offline", "ready", timeout=WAIT)
    assert site.asked.count(ARCHIVE) == 1


def test_a_game_that_was_never_chosen_is_played_without_any_network(tab: OpenTab, site: StaticServer) -> None:
    app = begin(cut_off(arrive(tab()), site))
    app.reload().shows(STARTED)
    app.open().tap(words("home-rules")).shows("Jak grać")


def test_a_start_from_the_kept_memory_which_has_nothing_of_it_plays_it_too(
    tab: OpenTab, site: StaticServer
) -> None:
    app = begin(cut_off(remembered(arrive(tab())), site))
    app.reload().shows(STARTED)
    expect(app.page.locator("html")).to_have_attribute("data-memory", "used")


def test_who_chooses_it_before_all_has_arrived_gets_it_at_once(tab: OpenTab, site: StaticServer) -> None:
    site.held["native/_pydantic_core.wasm"] = Event()
    app = early(tab())
    site.held.pop("native/_pydantic_core.wasm").set()
    begin(app)
    expect(app.page.locator("html")).to_have_attribute("data-offline", "ready", timeout=WAIT)
    assert site.asked.count(ARCHIVE) == 1


def test_a_game_that_does_not_arrive_is_told_and_not_chosen(tab: OpenTab, site: StaticServer) -> None:
    site.missing = {ARCHIVE}
    app = tab().open()
    app.tap(words("home-new-game")).tap(NAME).sees(words("game-away", game=NAME)).sees(
        words("game-away-note")
    )
    app.open().tap(words("home-new-game")).shows(words("new-start"))
    app.tap(NAME).shows(words("game-fetch-again"))
    site.missing = set()
    app.tap(words("game-fetch-again")).sees(OWN)


def test_an_update_has_every_game_before_it_is_offered(tab: OpenTab, site: StaticServer) -> None:
    app = begin(arrive(tab()))
    site.files = newer_petri_with_two_games()
    app.reload()
    notice(app, "pack-boot-update")
    cut_off(app, site)
    with app.page.expect_navigation():
        app.page.get_by_role("button", name=words("pack-boot-reload")).click()
    app.ready().shows(STARTED)
