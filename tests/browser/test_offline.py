"""The packed site in a browser: played, reloaded, cut off from every server, updated, full and damaged."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator
from pathlib import Path
from threading import Event
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, expect
from pydantic import JsonValue

from companion.game_service import GameService
from companion.pack.site import finished
from companion.store.blob_store import MemoryBlobStore
from companion.store.library import Library
from companion.words import Language, Words
from tests.browser.app import SECONDS, App
from tests.pack.sites import StaticServer, built_parts, newer_petri, petri
from tests.seeds import midway

pytestmark = pytest.mark.browser

words = Words("pl").of("chromosome")
GAME = re.compile(r"#/game/")
LATER = words("pack-boot-dismiss")
SHARED = words("end-shared", players=words.list(["Ala", "Ola"]))
"""How a game ends in which nobody has done anything."""
WAIT = 3 * SECONDS

OpenTab = Callable[[], App]
ColorScheme = Literal["dark", "light"]


@pytest.fixture
def site() -> Generator[StaticServer]:
    """The packed site on a plain static server."""
    server = StaticServer(petri()).start()
    yield server
    server.stop()


@pytest.fixture
def profile(browser: Browser) -> Generator[BrowserContext]:
    """A browser that has never been here."""
    profile = browser.new_context(viewport={"width": 390, "height": 844}, locale="pl-PL")
    profile.set_default_timeout(WAIT)
    yield profile
    profile.close()


@pytest.fixture
def tab(profile: BrowserContext, site: StaticServer) -> Generator[OpenTab]:
    """Open tabs at the site; nothing may be asked of anybody else."""
    opened: list[App] = []

    def open_tab() -> App:
        opened.append(App(profile.new_page(), site.url))
        opened[-1].page.set_default_timeout(WAIT)
        return opened[-1]

    yield open_tab
    assert [app.leaks for app in opened] == [[] for _ in opened]


FIRST_SCREEN = """
document.querySelector('flt-semantics-host [role=button]') && !document.querySelector('#splash:not(.done)')
"""
"""Whether the first screen stands, even if the splash is still fading."""


def arrive(app: App) -> App:
    """Visit the site and wait until it needs no network any more."""
    app.open()
    expect(app.page.locator("html")).to_have_attribute("data-offline", "ready", timeout=WAIT)
    return app


def remembered(app: App) -> App:
    """Wait until Python's memory is kept, and start from it."""
    page = app.page.locator("html")
    expect(page).to_have_attribute("data-memory", "kept", timeout=WAIT)
    app.reload()
    expect(page).to_have_attribute("data-memory", "used")
    return app


def start_game(app: App) -> App:
    """Seat two players and start."""
    app.tap(words("home-new-game"))
    field = app.page.get_by_role("textbox", name=words("new-name"), exact=True)
    for seat, name in enumerate(("Ala", "Ola"), 1):
        if seat > 1:
            app.tap(app.target(re.compile(rf"{seat}: ")).first)
            expect(field).to_have_value("")
        app.type(words("new-name"), name)
        app.shows(re.compile(rf"{seat}: {name}"))
    app.tap(words("new-start"))
    app.shows(words("action-pass"))
    expect(app.page).to_have_url(GAME)
    return app


DEAF = 800
"""Milliseconds after which a button hears again whose meaning has changed."""


def primary(app: App) -> str:
    """The name of the button that leads on."""
    names: list[str] = app.page.evaluate(
        """() => [...document.querySelectorAll('flt-semantics-host [role=button]:not([aria-disabled])')]
            .map(node => (node.getAttribute('aria-label') || node.innerText || '').trim())"""
    )
    passing = words("action-pass")
    others = (words("table-undo", label="").strip(), words("areas-new"))
    return passing if passing in names else next(n for n in reversed(names) if not n.startswith(others))


def play_to_the_end(app: App) -> App:
    """Everybody passes in every round."""
    for _ in range(60):
        before = ""
        while before != (before := app.text()):  # the screens cross-fade: both are in the tree for a moment
            app.page.wait_for_timeout(200)
        if SHARED in before:
            return app
        app.page.wait_for_timeout(DEAF)
        leading = app.button(primary(app)).last
        if leading.count():  # else it went while it was looked for
            app.tap(leading)
            expect(app.host).not_to_have_text(before)
    raise AssertionError(f"the game does not end: {app.text()}")


def notice(app: App, key: str) -> None:
    """Wait until the page says it."""
    expect(app.page.locator(".notice", has_text=words(key))).to_be_visible(timeout=WAIT)


def stored_texts(app: App) -> int:
    """Bytes of the games' files in the browser's private folder."""
    return app.page.evaluate(
        """async () => {
            const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('petri');
            let size = 0;
            for await (const file of folder.values()) size += (await file.getFile()).size;
            return size;
        }"""
    )


def test_a_whole_game_goes_on_after_a_reload_and_without_any_server_up_to_its_picture(
    tab: OpenTab, site: StaticServer
) -> None:
    app = start_game(arrive(tab()))
    assert stored_texts(app) > 0
    app.reload().shows(words("action-pass"))
    site.stop()
    app.page.context.set_offline(True)
    app.reload().shows(words("action-pass"))
    play_to_the_end(app)
    app.reload().sees(SHARED)
    with app.page.expect_download() as picture:
        app.tap(words("end-share"))
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")


def test_settings_opened_over_a_game_lead_back_to_it_after_a_reload(tab: OpenTab) -> None:
    app = start_game(tab().open())
    app.tap(words("table-menu")).tap(words("home-settings")).shows(words("settings-theme-night"))
    app.reload().shows(words("settings-theme-night"))
    app.tap(words("action-back")).shows(words("action-pass"))
    expect(app.page).to_have_url(GAME)


def test_a_start_from_the_kept_memory_plays_on_and_repeats_no_chance(
    tab: OpenTab, site: StaticServer
) -> None:
    app = remembered(start_game(arrive(tab())))
    app.shows(words("action-pass"))
    site.stop()
    app.page.context.set_offline(True)
    drawn: set[str] = set()
    for _ in range(2):
        app.open()
        expect(app.page.locator("html")).to_have_attribute("data-memory", "used")
        app.tap(words("home-new-game")).tap(words("new-start"))
        app.shows(words("action-pass"))
        expect(app.page).to_have_url(GAME)
        drawn.add(app.page.url)
    assert len(drawn) == 2, "two starts drew the same name for their games"
    play_to_the_end(app)


def test_a_kept_memory_that_is_damaged_is_thrown_away_and_nothing_is_lost(tab: OpenTab) -> None:
    app = remembered(start_game(arrive(tab())))
    app.page.evaluate(
        """async () => {
            const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('petri-memory');
            const pages = await (await folder.getFileHandle('pages')).createWritable();
            await pages.write(new Uint8Array(1_000_000).fill(7));
            await pages.close();
        }"""
    )
    app.reload().shows(words("action-pass"))
    remembered(app).shows(words("action-pass"))


def test_a_kept_memory_that_twice_came_to_no_screen_is_not_tried_again(tab: OpenTab) -> None:
    app = remembered(arrive(tab()))
    version = app.page.locator("html").get_attribute("data-version")
    app.page.evaluate("version => localStorage.setItem('petri.memory.tries', version + ' 2')", version)
    app.reload().shows(words("home-new-game"))
    assert app.page.locator("html").get_attribute("data-memory") is None


def test_who_leaves_at_the_first_screen_again_and_again_still_starts_from_the_kept_memory(
    tab: OpenTab,
) -> None:
    app = remembered(arrive(tab()))
    for _ in range(4):
        app.page.goto("about:blank")
        app.page.goto(app.url, wait_until="commit")
        app.page.wait_for_function(FIRST_SCREEN, timeout=WAIT)
        expect(app.page.locator("html")).to_have_attribute("data-memory", "used")


def test_from_the_second_start_on_the_page_is_isolated_so_that_painting_holds_nothing_up(
    tab: OpenTab,
) -> None:
    app = arrive(tab())
    assert app.page.evaluate("crossOriginIsolated") is False
    app.reload()
    assert app.page.evaluate("crossOriginIsolated") is True


def test_nothing_is_fetched_twice_and_nothing_but_the_site(tab: OpenTab, site: StaticServer) -> None:
    app = arrive(tab())
    large = [name for name, data in site.files.items() if len(data) > 100_000]
    assert {name: site.asked.count(name) for name in large if site.asked.count(name) > 1} == {}
    assert set(site.asked) - {"sw.js"} <= set(site.files), "something is asked for that is not there"
    site.asked.clear()
    app.reload()
    assert set(site.asked) <= {"sw.js"}


def test_a_game_is_the_same_file_here_and_on_a_server(tab: OpenTab, tmp_path: Path) -> None:
    app = start_game(arrive(tab()))
    app.tap(words("table-menu"))
    with app.page.expect_download() as saved:
        app.tap(words("menu-export"))
    file = tmp_path / "game.json"
    saved.value.save_as(file)
    there = Library(MemoryBlobStore())
    game_id = there.import_text(file.read_text("utf-8"))
    assert [game.players for game in there.games()] == [("Ala", "Ola")]
    there.open(game_id).update_header(title="Z serwera")
    file.write_text(there.export(game_id), "utf-8")
    app.open()
    with app.page.expect_file_chooser() as chooser:
        app.tap(words("home-import"))
    chooser.value.set_files(file)
    expect(app.page).to_have_url(GAME)
    app.shows(words("action-pass"))


def test_a_new_version_is_offered_and_taken_with_a_game_open(tab: OpenTab, site: StaticServer) -> None:
    app = start_game(arrive(tab()))
    old = app.page.locator("html").get_attribute("data-version")
    site.files = newer_petri()
    app.reload()
    notice(app, "pack-boot-update")
    assert app.page.locator("html").get_attribute("data-version") == old
    with app.page.expect_navigation():
        app.page.get_by_role("button", name=words("pack-boot-reload")).click()
    app.ready().shows(words("action-pass"))
    assert app.page.locator("html").get_attribute("data-version") != old


def test_an_interrupted_update_leaves_the_old_version_at_work(tab: OpenTab, site: StaticServer) -> None:
    app = arrive(tab())
    old = app.page.locator("html").get_attribute("data-version")
    site.files = newer_petri()
    site.missing = {"version.json"}
    site.asked.clear()
    app.reload()
    app.page.wait_for_function(
        "navigator.serviceWorker.getRegistration().then(r => !r.installing && !r.waiting)"
    )
    app.errors.clear()
    assert app.page.locator(".notice").count() == 0
    site.stop()
    app.reload().shows(words("home-new-game"))
    assert app.page.locator("html").get_attribute("data-version") == old
    site.missing = set()
    site.start()
    app.reload()
    notice(app, "pack-boot-update")


def test_a_full_device_says_so_and_keeps_all_before(tab: OpenTab, site: StaticServer, tmp_path: Path) -> None:
    app = start_game(arrive(tab()))

    def bring(characters: int) -> None:
        there = Library(MemoryBlobStore())
        file = tmp_path / f"{characters}.json"
        midway(GameService(there))
        (game,) = there.games()
        note: list[JsonValue] = ["x" * (characters // 1_000)] * 1_000
        there.open(game.id).update_header(summary={"note": note})
        file.write_text(there.export(game.id), "utf-8")
        app.open()
        with app.page.expect_file_chooser() as chooser:
            app.tap(words("home-import"))
        chooser.value.set_files(file)

    bring(300_000)  # uses up most of the room that was set aside
    expect(app.page).to_have_url(GAME)
    tools: Any = app.page.context.new_cdp_session(app.page)
    quota = {"origin": site.url.rstrip("/"), "quotaSize": 1}
    tools.send("Storage.overrideQuotaForOrigin", quota)
    bring(3_000_000)
    notice(app, "pack-boot-storage-low")
    app.sees(words("store-full"))
    tools.send("Storage.overrideQuotaForOrigin", {"origin": quota["origin"]})
    app.reload().tap(re.compile("Ala")).shows(words("action-pass"))


def test_a_damaged_archive_is_told_and_mended_by_one_press(tab: OpenTab, site: StaticServer) -> None:
    whole = site.files
    archive = bytearray(whole["app.zip"])
    archive[len(archive) // 2] ^= 1
    site.files = {**whole, "app.zip": bytes(archive)}
    app = tab()
    app.page.goto(site.url)
    expect(app.page.locator(".stopped")).to_contain_text(words("pack-boot-broken"), timeout=WAIT)
    site.files = whole
    with app.page.expect_navigation():
        app.page.get_by_role("button", name=words("pack-boot-reload")).click()
    app.ready().shows(words("home-new-game"))


def test_who_taps_before_all_has_arrived_gets_there_too(tab: OpenTab, site: StaticServer) -> None:
    site.held["rest.zip"] = Event()
    app = tab()
    app.page.goto(app.url, wait_until="commit")
    app.page.wait_for_function(FIRST_SCREEN, timeout=WAIT)
    app.ready().tap(words("home-new-game"))
    expect(app.page.get_by_role("button", name=words("new-start"))).to_have_count(0)
    site.held["rest.zip"].set()
    app.shows(words("new-start"))


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize(("width", "theme"), [(360, "dark"), (1280, "light")])
def test_no_first_screen_waits_for_the_rest(
    browser: Browser, site: StaticServer, language: Language, width: int, theme: ColorScheme
) -> None:
    site.held["rest.zip"] = Event()
    other: Language = "en" if language == "pl" else "pl"
    profile = browser.new_context(
        viewport={"width": width, "height": 800}, locale=language, color_scheme=theme
    )
    app = App(profile.new_page(), site.url)
    try:
        app.page.goto(app.url, wait_until="commit")
        app.page.wait_for_function(FIRST_SCREEN, timeout=WAIT)
        app.ready().shows(Words(language)("home-new-game"))
        app.tap(words(f"language-{other}")).shows(Words(other)("home-new-game"))
    finally:
        site.held["rest.zip"].set()
        profile.close()


def test_a_rest_that_does_not_arrive_is_told_when_it_is_needed(tab: OpenTab, site: StaticServer) -> None:
    site.missing = {"rest.zip"}
    app = tab()
    app.page.goto(app.url)
    app.ready().tap(words("home-new-game"))
    expect(app.page.locator(".stopped")).to_contain_text(words("pack-boot-cut-off"), timeout=WAIT)
    site.missing = set()
    with app.page.expect_navigation():
        app.page.get_by_role("button", name=words("pack-boot-reload")).click()
    app.ready().open().tap(words("home-new-game")).shows(words("new-start"))


def test_a_second_tab_waits_until_the_first_is_closed(tab: OpenTab, site: StaticServer) -> None:
    first = arrive(tab())
    second = tab()
    second.page.goto(site.url)
    expect(second.page.locator(".stopped")).to_contain_text(words("pack-boot-other-tab"), timeout=WAIT)
    first.page.close()
    second.ready().shows(words("home-new-game"))
    expect(second.page.locator(".stopped")).to_have_count(0)


def test_a_folder_of_a_host_is_as_good_as_a_host_of_its_own(tab: OpenTab, site: StaticServer) -> None:
    site.files = {f"petri/{name}": data for name, data in petri().items()}
    app = tab()
    app.url = f"{site.url}petri/"
    start_game(arrive(app))
    assert {name for name in site.asked if not name.startswith("petri/")} == set()
    site.stop()
    app.reload().shows(words("action-pass"))


def test_the_bar_grows_from_the_first_byte_to_the_first_screen(tab: OpenTab) -> None:
    app = tab()
    app.page.add_init_script(
        """window.grown = [];
        new MutationObserver(() => {
            const bar = document.querySelector('#splash progress');
            if (bar && bar.value !== grown.at(-1)) grown.push(bar.value);
        }).observe(document, {subtree: true, childList: true, attributes: true});"""
    )
    app.open()
    shares: list[float] = app.page.evaluate("window.grown")
    assert shares == sorted(shares)
    assert len(shares) > 10, "it does not grow by bytes"
    assert (shares[0], shares[-1]) == (0, 1)


def test_storage_that_is_refused_is_told_before_anything_could_be_lost(
    tab: OpenTab, site: StaticServer
) -> None:
    refusing = (
        b"StorageManager.prototype.getDirectory = () =>"
        b" Promise.reject(new DOMException('refused', 'SecurityError'));\n"
    )
    script = "python-worker.js"
    site.files = finished({**built_parts(), script: refusing + built_parts()[script]})
    app = tab().open().shows(words("home-new-game"))
    notice(app, "pack-boot-storage-refused")


def test_a_browser_that_keeps_nothing_is_told_before_the_first_game(
    profile: BrowserContext, tab: OpenTab
) -> None:
    app = tab()
    app.page.add_init_script("delete StorageManager.prototype.getDirectory")
    app.page.goto(app.url)
    expect(app.page.locator(".stopped")).to_contain_text(words("pack-boot-too-old"), timeout=WAIT)
