"""The packed site when its games can hardly be stored: storage full, refused, or in use by another tab."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect
from pydantic import JsonValue

from companion.device.game_service import GameService
from companion.pack.site import finished
from companion.store.blob_store import MemoryBlobStore
from companion.store.library import Library
from tests.browser.packed import (
    GAME,
    WAIT,
    OpenTab,
    arrive,
    notice,
    start_game,
    words,
)
from tests.pack.sites import StaticServer, built_parts
from tests.seeds import midway

pytestmark = pytest.mark.browser


def test_a_full_device_says_so_and_keeps_all_before(
    revisit: OpenTab, site: StaticServer, tmp_path: Path
) -> None:
    app = start_game(arrive(revisit()))

    def bring(characters: int) -> None:
        there = Library(MemoryBlobStore())
        file = tmp_path / f"{characters}.json"
        midway(GameService(there))
        (game,) = there.games()
        note: list[JsonValue] = ["x" * (characters // 1_000)] * 1_000
        there.open(game.id).append_many((), summary={"note": note})
        file.write_text(there.export(game.id), "utf-8")
        app.open()
        with app.page.expect_file_chooser() as chooser:
            app.tap(words("home-import"))
        chooser.value.set_files(file)

    bring(300_000)  # uses up most of the reserved space
    expect(app.page).to_have_url(GAME)
    tools: Any = app.page.context.new_cdp_session(app.page)
    quota = {"origin": app.url.rstrip("/"), "quotaSize": 1}
    tools.send("Storage.overrideQuotaForOrigin", quota)
    bring(3_000_000)
    notice(app, "pack-boot-storage-low")
    app.sees(words("store-full"))
    tools.send("Storage.overrideQuotaForOrigin", {"origin": quota["origin"]})
    app.reload().tap(re.compile("Ala")).shows(words("action-pass"))


def test_a_second_tab_waits_until_the_first_is_closed(revisit: OpenTab, site: StaticServer) -> None:
    first = arrive(revisit())
    second = revisit()
    second.page.goto(second.url)
    expect(second.page.locator(".stopped")).to_contain_text(words("pack-boot-other-tab"), timeout=WAIT)
    first.page.close()
    second.ready().shows(words("home-play"))
    expect(second.page.locator(".stopped")).to_have_count(0)


def test_storage_that_is_refused_is_told_before_anything_could_be_lost(
    tab: OpenTab, site: StaticServer
) -> None:
    refusing = (
        b"StorageManager.prototype.getDirectory = () =>"
        b" Promise.reject(new DOMException('refused', 'SecurityError'));\n"
    )
    script = "python-worker.js"
    site.files = finished({**built_parts(), script: refusing + built_parts()[script]})
    app = tab().open().shows(words("home-play"))
    notice(app, "pack-boot-storage-refused")


def test_a_browser_that_keeps_nothing_is_told_before_the_first_game(
    profile: BrowserContext, tab: OpenTab
) -> None:
    app = tab()
    app.page.add_init_script("delete StorageManager.prototype.getDirectory")
    app.page.goto(app.url)
    expect(app.page.locator(".stopped")).to_contain_text(words("pack-boot-too-old"), timeout=WAIT)
