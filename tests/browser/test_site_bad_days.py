"""The packed site on bad days: damaged files, cleared data, and tabs that wait while another one plays."""

import re
import zlib
from typing import Any

import pytest
from playwright.sync_api import expect

from companion.store.browser import FILES, FOLDER
from tests.browser.app import App
from tests.browser.packed import WAIT, OpenTab, arrive, notice, put_off, start_game, words
from tests.pack.sites import StaticServer, newer_petri

pytestmark = pytest.mark.browser

ALA = re.compile("Ala")
RELOAD = words("pack-boot-reload")

NEVER_BEGINS = "LockManager.prototype.request = () => new Promise(() => {})"
"""Makes the app's start hang, so that its files can be inspected."""

READ = """
async folder => {
    const root = await navigator.storage.getDirectory();
    const found = {};
    for await (const [name, file] of (await root.getDirectoryHandle(folder)).entries())
        found[name] = await (await file.getFile()).text();
    return found;
}
"""

WRITE = """
async ([folder, name, at, data]) => {
    const root = await navigator.storage.getDirectory();
    const file = await (await root.getDirectoryHandle(folder)).getFileHandle(name);
    const open = await file.createWritable({keepExistingData: true});
    await open.write({type: 'write', position: at, data: new TextEncoder().encode(data)});
    await open.close();
}
"""


def left(app: App, look: App) -> App:
    """Leave the app, so that it releases its files; return the page `look`, which can inspect them."""
    if look.page.url == "about:blank":
        look.page.add_init_script(NEVER_BEGINS)
        look.page.goto(look.url)
    app.page.goto("about:blank")
    look.page.wait_for_timeout(500)
    return look


def files_of(look: App) -> dict[str, str]:
    """Return the contents of the games' two files, while the app is not open."""
    return look.page.evaluate(READ, FOLDER)


def version(app: App) -> str:
    return str(app.page.locator("html").get_attribute("data-version"))


def waits(app: App) -> None:
    """Wait until the page says that the games are open in another tab."""
    expect(app.page.locator(".stopped")).to_contain_text(words("pack-boot-other-tab"), timeout=WAIT)


def test_a_damaged_byte_at_the_beginning_of_the_file_is_told_and_costs_no_game(revisit: OpenTab) -> None:
    app, look = start_game(arrive(revisit())), revisit()
    for at in (2, 40, 190):
        left(app, look)
        name = max(FILES, key=lambda name: len(files_of(look)[name]))
        look.page.evaluate(WRITE, [FOLDER, name, at, "~"])
        app.page.goto(app.url)
        app.ready().shows(ALA)
        notice(app, "pack-boot-storage-damaged")
        app.reload().tap(ALA).shows(words("action-pass"))
        assert app.page.locator(".notice").count() == 0, "it is told once"


def test_a_file_of_a_later_form_is_told_and_touched_by_nothing(revisit: OpenTab) -> None:
    app, look = start_game(arrive(revisit())), revisit()
    left(app, look)
    body = '"format":"petri-tree","root":[1,2]}'
    line = f'{{"check":"{zlib.crc32(b"{" + body.encode()):08x}",{body}\n'
    look.page.evaluate(WRITE, [FOLDER, FILES[0], 0, line])
    before = files_of(look)
    app.page.goto(app.url)
    app.ready().shows(words("home-play"))
    put_off(app, "pack-boot-storage-newer")
    start_game(app)
    assert files_of(left(app, look)) == before


def test_where_the_data_of_the_site_is_cleared_while_a_game_is_played_no_tap_is_lost(
    revisit: OpenTab,
) -> None:
    app = start_game(arrive(revisit()))
    tools: Any = app.page.context.new_cdp_session(app.page)
    tools.send("Storage.clearDataForOrigin", {"origin": app.url.rstrip("/"), "storageTypes": "all"})
    app.tap(words("action-pass"))
    notice(app, "pack-boot-storage-cleared")
    undo = re.compile("^" + words("action-undo"))
    app.shows(undo)
    shown = app.text()
    app.reload().shows(undo)
    app.page.wait_for_timeout(500)
    assert app.text() == shown
    assert app.page.locator(".notice").count() == 0


def test_where_cleared_data_cannot_be_written_anew_the_page_says_that_nothing_is_kept(
    revisit: OpenTab,
) -> None:
    app = start_game(arrive(revisit()))
    tools: Any = app.page.context.new_cdp_session(app.page)
    origin = app.url.rstrip("/")
    tools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    tools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    app.tap(words("action-pass"))
    notice(app, "pack-boot-storage-lost")
    app.shows(re.compile("^" + words("action-undo")))
    assert app.errors == []
    tools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    app.page.goto(app.url)
    app.ready().shows(words("home-play"))
    assert ALA.search(app.text()) is None


def test_a_reload_comes_back_to_its_own_game_though_another_tab_waits(revisit: OpenTab) -> None:
    app = start_game(arrive(revisit()))
    other = revisit()
    other.page.goto(other.url)
    waits(other)
    app.reload().shows(words("action-pass"))
    other.page.wait_for_timeout(3_000)
    waits(other)
    for page in (other.page, app.page):
        page.evaluate("setTimeout(() => location.reload(), 100)")
    app.page.wait_for_timeout(200)
    app.ready().shows(words("action-pass"))
    waits(other)
    app.page.close()
    other.ready().shows(ALA)
    expect(other.page.locator(".stopped")).to_have_count(0)


def test_whoever_takes_an_update_goes_on_and_the_tab_that_waited_begins_with_the_new_version(
    revisit: OpenTab, site: StaticServer
) -> None:
    app = start_game(arrive(revisit()))
    old = version(app)
    other = revisit()
    other.page.goto(other.url)
    waits(other)
    site.files = newer_petri()
    app.page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update())")
    notice(app, "pack-boot-update")
    with app.page.expect_navigation():
        app.page.get_by_role("button", name=RELOAD).click()
    app.ready().shows(words("action-pass"))
    new = version(app)
    assert new != old
    other.page.wait_for_timeout(3_000)
    waits(other)
    assert version(other) == old, "it has not begun"
    app.page.close()
    expect(other.page.locator("html")).to_have_attribute("data-version", new, timeout=WAIT)
    other.ready().tap(words("home-play")).shows(words("new-start"))
    assert other.errors == []
