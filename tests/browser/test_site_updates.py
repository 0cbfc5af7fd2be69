"""The packed site when a newer version is available."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.app import App
from tests.browser.packed import (
    WAIT,
    OpenTab,
    arrive,
    notice,
    settled,
    start_game,
    words,
)
from tests.pack.sites import StaticServer, build, newer_petri, petri

pytestmark = pytest.mark.browser

FATE = "Ala: wydaj punkt losu"
UNDO = re.compile("^" + words("action-undo"))
LOOK = "navigator.serviceWorker.getRegistration().then(found => found.update()).catch(() => {})"
"""Makes the browser check for a new build."""


def version(app: App) -> str:
    return str(app.page.locator("html").get_attribute("data-version"))


def fate_left(points: int) -> re.Pattern[str]:
    """Return a pattern for Ala's row while she has this many fate points."""
    return re.compile(rf"^Ala, .* {points} punkt\S* losu")


def take(app: App) -> None:
    """Accept the offered build."""
    app.page.evaluate(LOOK)
    notice(app, "pack-boot-update")
    with app.page.expect_navigation():
        app.page.get_by_role("button", name=words("pack-boot-reload")).click()
    app.ready().shows(UNDO)


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
    app.reload().shows(words("home-play"))
    assert app.page.locator("html").get_attribute("data-version") == old
    site.missing = set()
    site.start()
    app.reload()
    notice(app, "pack-boot-update")


@pytest.mark.parametrize("builds", [(1, 2, 3, 0), (3, 0)], ids=["each", "three-at-once"])
def test_a_game_goes_on_in_later_builds_and_back_in_the_first_while_another_tab_waits(
    revisit: OpenTab, site: StaticServer, builds: tuple[int, ...]
) -> None:
    app = start_game(arrive(revisit()))
    other = revisit()
    other.page.goto(other.url)
    expect(other.page.locator(".stopped")).to_contain_text(words("pack-boot-other-tab"), timeout=WAIT)
    for spent, number in enumerate(builds, 1):
        app.tap(FATE).shows(fate_left(4 - spent))
        before, old = settled(app), version(app)
        site.files = build(number) if number else petri()
        take(app)
        assert settled(app) == before
        assert version(app) != old
        assert other.page.locator(".stopped").count() == 1, "the tab that waited has not taken the game"
    app.tap(UNDO).shows(fate_left(5 - len(builds)))
    assert (app.errors, other.errors) == ([], [])
    app.page.close()
    other.ready().shows(re.compile("Ala"))


@pytest.mark.parametrize("cut", ["sw.js", "index.html", "app.zip", "rest.zip"])
def test_an_update_that_breaks_off_in_the_middle_of_a_game_costs_nothing_and_is_offered_when_it_is_whole(
    revisit: OpenTab, site: StaticServer, cut: str
) -> None:
    app = start_game(arrive(revisit()))
    app.tap(words("action-pass")).shows(UNDO)
    before, old = settled(app), version(app)
    site.files, site.missing = build(1), {cut}
    app.page.evaluate(LOOK)
    app.page.wait_for_timeout(1_500)
    assert app.page.locator(".notice").count() == 0
    site.stop()
    app.reload().shows(UNDO)
    assert (settled(app), version(app)) == (before, old)
    site.missing = set()
    site.start()
    take(app)
    assert settled(app) == before
    assert version(app) != old
