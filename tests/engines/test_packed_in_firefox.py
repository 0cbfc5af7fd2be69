"""The packed site in Firefox: first and later starts, offline, two tabs, an update, private, full storage."""

import re
import shutil
from collections.abc import Generator
from pathlib import Path

import pytest

from companion.cli import main
from tests import libraries, seeds
from tests.engines.engines import Start, started
from tests.engines.evening import NAMES, begin
from tests.engines.tab import Tab
from tests.pack import sites
from tests.pack.sites import StaticServer

FULL_KB = 5_000
"""Firefox's storage quota in KB for all sites together; Petri's files alone need several times as much."""


@pytest.fixture(scope="module")
def visited(tmp_path_factory: pytest.TempPathFactory) -> Generator[tuple[StaticServer, Path]]:
    """The site, and a Firefox profile that has visited it and kept its files and Python's memory."""
    site = StaticServer(sites.petri()).start()
    folder = tmp_path_factory.mktemp("visited")
    with started("firefox", Start(folder)) as browser:
        tab = Tab(browser, site.url).open()
        tab.has("offline", "ready").has("memory", "kept")
        assert tab.run("() => crossOriginIsolated") is False
    yield site, folder
    site.stop()


@pytest.fixture
def site(visited: tuple[StaticServer, Path]) -> Generator[StaticServer]:
    """The site; after each test it is reset to what it was at the first visit."""
    site = visited[0]
    yield site
    site.stop()
    site.files = sites.petri()
    site.start()


@pytest.fixture
def tab(visited: tuple[StaticServer, Path], site: StaticServer, tmp_path: Path) -> Generator[Tab]:
    """A tab of a Firefox that has visited the site before."""
    folder = Path(shutil.copytree(visited[1], tmp_path / "browser"))
    with started("firefox", Start(folder)) as browser:
        yield Tab(browser, site.url)


def test_a_later_start_uses_the_kept_memory_and_a_game_goes_on_without_a_server(
    tab: Tab, site: StaticServer
) -> None:
    begin(tab.open().has("memory", "used"))
    assert tab.run("() => crossOriginIsolated") is True
    said = tab.said()
    tab.reload().shows(tab.words("action-pass"))
    site.stop()
    tab.reload().shows(tab.words("action-pass"))
    assert tab.said() == said


def test_everything_goes_in_a_file_from_chromium_to_firefox_and_is_the_same_there_byte_for_byte(
    tab: Tab, site: StaticServer, tmp_path: Path
) -> None:
    with started("chromium", Start(tmp_path / "chromium")) as browser:
        other = Tab(browser, site.url).open()
        begin(other)
        file = everything(other.open())
        content = file.read_bytes()
        tab.open().choose(tab.words("home-import"), file)
    tab.sees(tab.words("restore-done", games=tab.words("restore-added", count=1)))
    assert everything(tab).read_bytes() == content


def test_everything_goes_from_firefox_to_a_folder_and_to_chromium_and_back_byte_for_byte(
    tab: Tab, site: StaticServer, tmp_path: Path
) -> None:
    brought, folder, filed = (tmp_path / name for name in ("brought.petri", "folder", "filed.petri"))
    with seeds.service_in(tmp_path / "computer") as service:
        libraries.fill(service)
    assert main(["backup", str(brought), "--data", str(tmp_path / "computer")]) == 0
    begin(tab.open())
    tab.open().choose(tab.words("home-import"), brought)
    tab.sees(tab.words("restore-done", games=tab.words("restore-added", count=libraries.GAMES)))
    file = everything(tab)
    content = file.read_bytes()

    assert main(["restore", str(file), "--data", str(folder)]) == 0
    assert main(["backup", str(filed), "--data", str(folder)]) == 0
    assert filed.read_bytes() == content
    with seeds.service_in(folder) as service:
        assert len(service.library.games()) == libraries.GAMES + 1
        assert {*NAMES, *libraries.PEOPLE} <= set(service.people())

    with started("chromium", Start(tmp_path / "chromium")) as browser:
        other = Tab(browser, site.url).open()
        other.choose(other.words("home-import"), filed)
        other.sees(other.words("restore-done", games=other.words("restore-added", count=libraries.GAMES + 1)))
        back = everything(other)
        assert back.read_bytes() == content
        tab.open().choose(tab.words("home-import"), back)
    tab.sees(tab.words("restore-done", games=tab.words("restore-here", count=libraries.GAMES + 1)))
    assert everything(tab).read_bytes() == content


def everything(tab: Tab) -> Path:
    """Save everything from the settings page, and return the file."""
    tab.tap(tab.words("home-settings"))
    return tab.saved(re.compile(tab.words("backup-save")))


def test_a_second_tab_waits_until_the_first_is_closed(tab: Tab, site: StaticServer) -> None:
    tab.open()
    first = tab.driver.current_window_handle
    tab.driver.switch_to.new_window("tab")
    second = tab.driver.current_window_handle
    tab.driver.get(site.url)
    tab.tells("stopped", tab.words("pack-boot-other-tab"))
    tab.driver.switch_to.window(first)
    tab.driver.close()
    tab.driver.switch_to.window(second)
    tab.ready().shows(tab.words("home-play"))


def test_a_new_version_is_offered_and_taken_with_a_game_open(tab: Tab, site: StaticServer) -> None:
    begin(tab.open())
    old = tab.run(VERSION)
    site.files = sites.newer_petri()
    tab.reload().tells("notice", tab.words("pack-boot-update"))
    assert tab.run(VERSION) == old
    tab.run(PRESS, tab.words("pack-boot-reload"))
    tab.until(lambda: tab.run(VERSION) not in (old, None), "the new version")
    tab.ready().shows(tab.words("action-pass"))


def test_a_private_window_plays_and_says_that_it_keeps_nothing(site: StaticServer, tmp_path: Path) -> None:
    private = Start(tmp_path / "browser", {"browser.privatebrowsing.autostart": True})
    with started("firefox", private) as browser:
        tab = Tab(browser, site.url).open()
        tab.tells("notice", tab.words("pack-boot-storage-refused"))
        begin(tab)
        tab.reload().sees(tab.words("game-not-shown"))
        tab.tap(tab.words("action-home")).shows(tab.words("home-play"))


def test_a_full_disk_as_firefox_counts_it_is_told_and_the_page_loads_again(
    site: StaticServer, tmp_path: Path
) -> None:
    full = Start(tmp_path / "browser", {"dom.quotaManager.temporaryStorage.fixedLimit": FULL_KB})
    with started("firefox", full) as browser:
        tab = Tab(browser, site.url).open()
        tab.tells("notice", tab.words("pack-boot-cache-full"))
        assert tab.run("() => document.documentElement.dataset.offline") != "ready"
        tab.reload().shows(tab.words("home-play"))


VERSION = "() => document.documentElement.dataset.version"
PRESS = """
name => [...document.querySelectorAll('button')].find(each => each.textContent.trim() === name).click()
"""
"""Press a button of the page around the app."""
