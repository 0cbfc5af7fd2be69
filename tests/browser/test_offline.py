"""The packed site in a browser: played, reloaded, used without any server, and started from kept memory."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from companion.store.blob_store import MemoryBlobStore
from companion.store.library import Library
from tests.browser.app import App
from tests.browser.packed import (
    FIRST_SCREEN,
    GAME,
    SHARED,
    WAIT,
    OpenTab,
    arrive,
    go_on,
    play_to_the_end,
    remembered,
    start_game,
    words,
)
from tests.pack.sites import StaticServer, petri

pytestmark = pytest.mark.browser


def stored_texts(app: App) -> int:
    """Return the size in bytes of the games' files in the browser's private folder."""
    return app.page.evaluate(
        """async () => {
            const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('petri');
            let size = 0;
            for await (const file of folder.values()) size += (await file.getFile()).size;
            return size;
        }"""
    )


@pytest.mark.walk
def test_a_game_goes_on_after_a_reload_and_without_any_server(revisit: OpenTab, site: StaticServer) -> None:
    app = start_game(arrive(revisit()))
    assert stored_texts(app) > 0
    site.stop()
    app.page.context.set_offline(True)
    go_on(app.reload().shows(words("action-pass")))


def test_a_whole_game_goes_on_after_a_reload_and_without_any_server_up_to_its_picture(
    revisit: OpenTab, site: StaticServer
) -> None:
    app = start_game(arrive(revisit()))
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


def test_settings_opened_over_a_game_lead_back_to_it_after_a_reload(revisit: OpenTab) -> None:
    app = start_game(revisit().open())
    app.tap(words("table-menu")).tap(words("home-settings")).shows(words("settings-theme-night"))
    app.reload().shows(words("settings-theme-night"))
    app.tap(words("action-back")).shows(words("action-pass"))
    expect(app.page).to_have_url(GAME)


def test_a_start_from_the_kept_memory_plays_on_and_repeats_no_chance(
    revisit: OpenTab, site: StaticServer
) -> None:
    app = remembered(start_game(arrive(revisit())))
    app.shows(words("action-pass"))
    site.stop()
    app.page.context.set_offline(True)
    drawn: set[str] = set()
    for _ in range(2):
        app.open()
        expect(app.page.locator("html")).to_have_attribute("data-memory", "used")
        app.tap(words("home-play")).tap(words("new-start")).tap(words("setup-starts", player="Ala"))
        app.shows(words("action-pass"))
        expect(app.page).to_have_url(GAME)
        drawn.add(app.page.url)
    assert len(drawn) == 2, "two starts drew the same name for their games"
    play_to_the_end(app)


def test_a_kept_memory_that_is_damaged_is_thrown_away_and_nothing_is_lost(revisit: OpenTab) -> None:
    app = remembered(start_game(arrive(revisit())))
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


def test_a_kept_memory_that_twice_came_to_no_screen_is_not_tried_again(revisit: OpenTab) -> None:
    app = remembered(arrive(revisit()))
    version = app.page.locator("html").get_attribute("data-version")
    key = f"{version}-{words.language}"
    app.page.evaluate("key => localStorage.setItem('petri.memory.tries', key + ' 2')", key)
    app.reload().shows(words("home-play"))
    assert app.page.locator("html").get_attribute("data-memory") is None


def test_who_leaves_at_the_first_screen_again_and_again_still_starts_from_the_kept_memory(
    revisit: OpenTab,
) -> None:
    app = remembered(arrive(revisit()))
    for _ in range(3):  # after two starts that showed no screen, the memory would not be tried again
        app.page.goto("about:blank")
        app.page.goto(app.url, wait_until="commit")
        app.page.wait_for_function(FIRST_SCREEN, timeout=WAIT)
        expect(app.page.locator("html")).to_have_attribute("data-memory", "used")


def test_a_game_is_the_same_file_here_and_on_a_server(revisit: OpenTab, tmp_path: Path) -> None:
    app = start_game(arrive(revisit()))
    app.tap(words("table-menu"))
    with app.page.expect_download() as saved:
        app.tap(words("menu-export"))
    assert re.fullmatch(r"petri-[\d-]+-\w+\.json", saved.value.suggested_filename)
    file = tmp_path / "game.json"
    saved.value.save_as(file)
    there = Library(MemoryBlobStore())
    game_id = there.import_text(file.read_text("utf-8"))
    assert [game.players for game in there.games()] == [("Ala", "Ola")]
    there.open(game_id).append_many((), title="Z serwera")
    file.write_text(there.export(game_id), "utf-8")
    app.open()
    with app.page.expect_file_chooser() as chooser:
        app.tap(words("home-import"))
    chooser.value.set_files(file)
    expect(app.page).to_have_url(GAME)
    app.shows(words("action-pass"))


def test_a_folder_of_a_host_is_as_good_as_a_host_of_its_own(tab: OpenTab, site: StaticServer) -> None:
    site.files = {f"petri/{name}": data for name, data in petri().items()}
    app = tab()
    app.url = f"{site.url}petri/"
    start_game(arrive(app))
    assert {name for name in site.asked if not name.startswith("petri/")} == set()
    site.stop()
    app.reload().shows(words("action-pass"))
