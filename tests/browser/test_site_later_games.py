"""The packed site's games other than the first: downloaded after everything else, then played offline."""

import re
from collections.abc import Generator
from hashlib import sha256
from threading import Event

import pytest
from playwright.sync_api import Browser, expect

from companion.pack.stage import OF_GAMES
from companion.rules.carnomorphs import KEY
from companion.rules.soup import KEY as SOUP
from companion.ui.games import keys
from companion.words import Words
from tests.browser.app import App
from tests.browser.packed import FIRST_SCREEN, WAIT, OpenTab, arrive
from tests.pack.sites import StaticServer, petri

pytestmark = pytest.mark.browser

WORDS = Words("pl").of(KEY)
ARCHIVE = f"{OF_GAMES}{KEY}.zip"
LATER = keys()[1:]
"""Every game except the one that is offered when none has been chosen."""

NAMES = ("Magda", "Tomek")
KEPT = """
async archive => {
    const whole = new Uint8Array(await (await fetch(archive)).arrayBuffer());
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
    const hash = [...digest].map(byte => byte.toString(16).padStart(2, '0')).join('');
    const kept = await (await caches.open('petri-files')).keys();
    return kept.some(one => one.url.endsWith('/.kept/' + hash));
}
"""
"""Return whether the browser has cached that file of the site."""

LOSE = """
async hash => (await Promise.all((await caches.keys()).map(async name => {
    const cache = await caches.open(name);
    const files = (await cache.keys()).filter(one => one.url.endsWith('/.kept/' + hash));
    return (await Promise.all(files.map(one => cache.delete(one)))).filter(Boolean).length;
}))).reduce((all, one) => all + one, 0)
"""
"""Make the browser delete the file with that digest; return the number of copies it had."""


@pytest.fixture
def site() -> Generator[StaticServer]:
    """The packed site; held-back files are released at the end."""
    server = StaticServer(petri()).start()
    yield server
    for event in server.held.values():
        event.set()
    server.stop()


def cut_off(app: App, site: StaticServer) -> App:
    """Cut the network off."""
    site.stop()
    app.page.context.set_offline(True)
    return app


def tap(app: App, key: str, **params: str | int) -> App:
    """Tap the control whose name begins with a sentence."""
    return app.tap(re.compile("^" + re.escape(WORDS(key, **params).replace("\u00a0", " "))))


def begin(app: App) -> App:
    """Choose Carnomorphs and enter two players; their set-up begins."""
    app.page.evaluate("localStorage.setItem('petri.told.not-kept', '1')")  # it would cover Home's foot
    app.tap(WORDS("name")).sees(WORDS("new-detail-full-note"))
    field = app.page.get_by_role("textbox", name=WORDS("new-name"), exact=True)
    nobody, later = WORDS("new-nameless"), WORDS("new-character-later")
    for seat, name in enumerate(NAMES, 1):
        if seat > 1:
            tap(
                app,
                "new-chair",
                seat=seat,
                name=nobody,
                character=later,
            )
            expect(field).to_have_value("")
        app.type(WORDS("new-name"), name)
        app.sees(WORDS("new-chair", seat=seat, name=name, character=later))
    return tap(app, "new-start").sees(WORDS("stage-setup"))


def to_feeding(app: App) -> App:
    """Begin the first round and end its player phase, whereupon the time marker moves."""
    app.tap(re.compile("^" + WORDS("setup-begin", player=f"({'|'.join(NAMES)})")))
    for left in reversed(range(len(NAMES))):
        names = f"({'|'.join(NAMES)})"
        following = (
            WORDS("next-turn", player=names, next=names) if left else WORDS("next-again", player=names)
        )
        following = f"^{following}"
        app.shows(re.compile(following))
        turn = app.page.get_by_role("button", name=re.compile(following)).inner_text()
        tap(app, "action-pass")
        # It is drawn with this turn's button, which then ignores presses for a moment.
        expect(app.target(turn)).to_have_count(0)
    return at_feeding(app)


def at_feeding(app: App) -> App:
    """Wait for the second step of the event phase."""
    return app.sees(WORDS("events-feeding")).sees(WORDS("events-time-hands", count=14))


def test_nothing_of_later_games_is_asked_for_before_the_first_screen_and_all_of_them_are_kept(
    tab: OpenTab, site: StaticServer
) -> None:
    archives = {game: f"{OF_GAMES}{game}.zip" for game in LATER}
    assert {game: [name for name in site.files if game in name] for game in LATER} == {
        game: [archive] for game, archive in archives.items()
    }
    site.held["rest.zip"] = Event()
    site.held.update({archive: Event() for archive in archives.values()})
    app = tab()
    app.page.goto(app.url, wait_until="commit")
    app.page.wait_for_function(FIRST_SCREEN, timeout=WAIT)
    app.ready().shows(Words("pl")("home-play"))
    assert not set(archives.values()) & set(site.asked)
    site.held["rest.zip"].set()
    page = app.page.locator("html")
    for archive in archives.values():
        while archive not in site.asked:
            app.page.wait_for_timeout(100)
            assert page.get_attribute("data-offline") is None
        site.held[archive].set()
    expect(page).to_have_attribute("data-offline", "ready", timeout=WAIT)
    for archive in archives.values():
        assert app.page.evaluate(KEPT, archive)
        assert site.asked.count(archive) == 1


def carnomorphs(app: App) -> None:
    """Play Carnomorphs as far as the first round's feeding, reload there, and go on."""
    at_feeding(to_feeding(begin(app)).reload())
    tap(app, "events-end-feeding").shows(re.compile("^" + WORDS("events-fire-card-done")))


def soup(app: App) -> None:
    """Have four players choose their spaces, draw the opening card, reload, and begin the first round.

    Players are known from the game before, so no seat shows a field for a name until it is chosen.
    """
    words, names = Words("pl").of(SOUP), (*NAMES, "Przemo", "Ola")
    app.page.evaluate("localStorage.setItem('petri.told.not-kept', '1')")  # it would cover Home's foot
    app.tap(words("home-play")).shows(words("new-start")).tap(words("name"))
    app.shows(words("new-chair", seat=3, name=words("new-nameless")))
    field = app.page.get_by_role("textbox", name=words("new-name"), exact=True)
    for seat, name in enumerate(names, 1):
        app.tap(words("new-chair", seat=seat, name=words("new-nameless")))
        expect(field).to_have_value("")
        app.type(words("new-name"), name)
        app.sees(words("new-chair", seat=seat, name=name))
    app.tap(words("new-start")).sees(words("stage-setup"))
    for space, name in enumerate(names, 1):
        app.tap(words("setup-space", player=name, space=space))
    app.tap(re.compile("^" + words("next-opening-card"))).shows(words("next-begin-play"))
    app.reload().tap(words("next-begin-play")).sees(words("stage-movement"))
    app.tap(re.compile(words("next-after-movement") + "$")).shows(re.compile("^" + words("next-card")))


PLAYED = (carnomorphs, soup)
"""The openings of both games, each with a reload in between."""


@pytest.fixture(params=["none kept", "kept"])
def opened(request: pytest.FixtureRequest, browser: Browser) -> OpenTab:
    """Tabs of a browser without kept memory, and of one with it."""
    del browser  # requested only by name, this fixture would not find its event loop
    opened: OpenTab = request.getfixturevalue("revisit" if request.param == "kept" else "tab")
    return opened


def test_later_games_are_begun_and_played_without_a_network_and_outlive_a_reload(
    opened: OpenTab, site: StaticServer
) -> None:
    app = cut_off(arrive(opened()), site)
    for play in PLAYED:
        play(app.open())


def test_the_second_game_is_awaited_in_sight_and_the_first_one_goes_on_meanwhile(
    tab: OpenTab, site: StaticServer
) -> None:
    site.held[ARCHIVE] = Event()
    name = WORDS("name")
    app = tab().open()
    app.tap(WORDS("home-play")).shows(WORDS("new-start")).tap(name)
    app.sees(WORDS("game-coming", game=name)).sees(WORDS("game-coming-note"))
    assert ARCHIVE in site.asked
    app.tap(Words("pl").of("chromosome")("name")).shows(WORDS("new-start"))
    app.tap(name).sees(WORDS("game-coming", game=name))
    site.held[ARCHIVE].set()
    app.sees(WORDS("new-detail-full-note")).shows(WORDS("new-start"))


def test_who_chooses_the_second_game_while_the_rest_is_on_its_way_gets_it_once(
    tab: OpenTab, site: StaticServer
) -> None:
    site.held["native/_pydantic_core.wasm"] = Event()
    app = tab()
    app.page.goto(app.url, wait_until="commit")
    app.page.wait_for_function(FIRST_SCREEN, timeout=WAIT)
    site.held.pop("native/_pydantic_core.wasm").set()
    begin(app.ready())
    expect(app.page.locator("html")).to_have_attribute("data-offline", "ready", timeout=WAIT)
    assert site.asked.count(ARCHIVE) == 1


def test_a_game_that_does_not_arrive_is_told_and_not_chosen(tab: OpenTab, site: StaticServer) -> None:
    site.missing = {ARCHIVE}
    name = WORDS("name")
    app = tab().open().tap(name)
    app.sees(WORDS("game-away", game=name)).sees(WORDS("game-away-note"))
    app.open().tap(WORDS("home-play")).shows(WORDS("new-start"))
    app.tap(name).shows(WORDS("game-fetch-again"))
    site.missing = set()
    app.tap(WORDS("game-fetch-again")).sees(WORDS("new-detail-full-note"))


def test_a_game_that_arrives_damaged_is_told_beside_the_app_that_goes_on(
    tab: OpenTab, site: StaticServer
) -> None:
    whole = site.files
    archive = bytearray(whole[ARCHIVE])
    archive[len(archive) // 2] ^= 1
    site.files = {**whole, ARCHIVE: bytes(archive)}
    name = WORDS("name")
    app = tab().open().tap(name)
    app.sees(WORDS("game-away", game=name))
    told = app.page.locator(".notice", has_text=WORDS("pack-boot-broken"))
    expect(told).to_contain_text(ARCHIVE, timeout=WAIT)
    expect(app.page.locator(".stopped")).to_have_count(0)
    told.get_by_role("button", name=WORDS("pack-boot-dismiss")).click()
    site.files = whole
    app.tap(WORDS("game-fetch-again")).sees(WORDS("new-detail-full-note"))


def test_a_game_that_arrives_damaged_is_mended_by_fetching_anew(tab: OpenTab, site: StaticServer) -> None:
    whole = site.files
    archive = bytearray(whole[ARCHIVE])
    archive[len(archive) // 2] ^= 1
    site.files = {**whole, ARCHIVE: bytes(archive)}
    app = tab().open().tap(WORDS("name"))
    told = app.page.locator(".notice", has_text=WORDS("pack-boot-broken"))
    expect(told).to_be_visible(timeout=WAIT)
    site.files = whole
    with app.page.expect_navigation():
        told.get_by_role("button", name=WORDS("pack-boot-afresh")).click()
    app.ready().open().tap(WORDS("name")).sees(WORDS("new-detail-full-note"))


def test_a_kept_game_whose_archive_is_gone_is_awaited_in_sight_and_tried_again(
    revisit: OpenTab, site: StaticServer
) -> None:
    app = begin(arrive(revisit()))
    assert app.page.evaluate(LOSE, sha256(site.files[ARCHIVE]).hexdigest()) == 1
    name = WORDS("name")
    site.held[ARCHIVE] = Event()
    site.missing.add(ARCHIVE)
    app.page.reload(wait_until="commit")
    app.ready().sees(WORDS("game-coming", game=name))
    site.held.pop(ARCHIVE).set()
    app.sees(WORDS("game-away", game=name)).shows(WORDS("game-fetch-again"))
    site.missing.clear()
    app.tap(WORDS("game-fetch-again")).sees(WORDS("stage-setup"))
