"""The packed site when there is a newer one."""

import pytest

from tests.browser.packed import (
    OpenTab,
    arrive,
    notice,
    start_game,
    words,
)
from tests.pack.sites import StaticServer, newer_petri

pytestmark = pytest.mark.browser


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
