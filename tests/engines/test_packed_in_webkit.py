"""The packed site in WebKitGTK, whose storage is smaller than Safari's and never persists.

WebDriver's windows are private and forget everything, so that no later start, second tab or update can be
tested.
"""

from collections.abc import Generator
from pathlib import Path

import pytest

from tests.engines.engines import Start, started
from tests.engines.evening import begin, fight
from tests.engines.tab import Tab
from tests.pack import sites
from tests.pack.sites import StaticServer

STORAGE = ("FileSystem", "AccessHandle", "StorageAPI", "StorageAPIEstimate")


@pytest.fixture
def site() -> Generator[StaticServer]:
    site = StaticServer(sites.petri()).start()
    yield site
    site.stop()


def test_without_private_files_as_debian_ships_it_webkitgtk_is_told_to_be_unable(
    site: StaticServer, tmp_path: Path
) -> None:
    with started("webkit", Start(tmp_path)) as browser:
        tab = Tab(browser, site.url)
        tab.driver.get(site.url)
        tab.tells("stopped", tab.speaks()("pack-boot-too-old"))


def test_with_files_switched_on_that_cannot_be_written_webkitgtk_plays_and_says_that_it_keeps_nothing(
    site: StaticServer, tmp_path: Path
) -> None:
    with started("webkit", Start(tmp_path, features=STORAGE)) as browser:
        tab = Tab(browser, site.url).open()
        tab.tells("notice", tab.speaks()("pack-boot-storage-refused"))
        tab.in_polish()
        begin(tab)
        fight(tab)
