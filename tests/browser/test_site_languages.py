"""The packed site in a language that is not part of the app: fetched when it is chosen, and kept."""

import json
from threading import Event
from typing import Any

import pytest
from playwright.sync_api import expect

from companion.pack.archive import unzipped, zipped
from companion.pack.stage import OF_GAMES
from companion.rules.carnomorphs import KEY as CARNOMORPHS
from companion.words import FALLBACK, Words, name_of
from tests.browser.app import App
from tests.browser.packed import FIRST_SCREEN, WAIT, OpenTab, arrive, remembered
from tests.pack.sites import LATER, StaticServer, built_parts, finished

pytestmark = pytest.mark.browser

ARCHIVE, PAGE = "words/fr.zip", "words/fr.json"
GAME = f"{OF_GAMES}{CARNOMORPHS}.zip"
FR = Words("fr")
PL = Words("pl")
"""The words of the browser's own language."""

OWN, CREW = FR.of("chromosome"), FR.of(CARNOMORPHS)


def asked_for_words(site: StaticServer) -> list[str]:
    return [name for name in site.asked if name.startswith("words/")]


def cut_off(app: App, site: StaticServer) -> App:
    """Cut the network off."""
    site.stop()
    app.page.context.set_offline(True)
    return app


@pytest.mark.parametrize("language", [FALLBACK])
def test_who_reads_what_comes_with_the_app_fetches_nothing_else(
    tab: OpenTab, site: StaticServer, language: str
) -> None:
    arrive(tab()).shows(Words(language)("home-play"))
    assert asked_for_words(site) == []


def test_another_language_is_fetched_when_it_is_chosen_and_stays_without_any_network(
    revisit: OpenTab, site: StaticServer
) -> None:
    app = arrive(revisit()).speak("fr").shows(FR("home-play"))
    expect(app.page.locator("html")).to_have_attribute("lang", "fr")
    app.page.wait_for_function(
        "async () => (await (await caches.open('petri-files')).keys())"
        ".some(({ url }) => url.endsWith('/.kept/reads-fr'))"
    )
    assert site.asked.count(ARCHIVE) == 1
    app.reload().shows(FR("home-play")).shows(name_of(PL.language))  # the browser's own language is offered
    expect(app.page.locator("html")).to_have_attribute("data-offline", "ready", timeout=WAIT)
    cut_off(app, site).reload().shows(FR("home-play"))
    app.tap(FR("home-play")).shows(FR("new-start")).sees(OWN("new-detail"))
    app.open("#/rules").sees(OWN("reference-spark"))


def test_the_browser_installs_the_app_in_the_language_that_is_spoken(tab: OpenTab) -> None:
    app = arrive(tab())
    browser: Any = app.page.context.new_cdp_session(app.page)
    for words in (PL, FR):
        app.speak(words.language).shows(words("home-play"))
        given = browser.send("Page.getAppManifest")
        assert given["errors"] == []
        assert given["url"].endswith(f"/manifest-{words.language}.json")
        new, *_ = json.loads(given["data"])["shortcuts"]
        assert new["name"] == words("home-new-game")


def test_a_start_from_the_memory_kept_in_that_language_needs_no_network(
    tab: OpenTab, site: StaticServer
) -> None:
    app = arrive(tab()).speak("fr").shows(FR("home-play"))
    app.reload().shows(FR("home-play"))
    cut_off(remembered(app), site).reload().shows(FR("home-play"))
    expect(app.page.locator("html")).to_have_attribute("data-memory", "used")
    app.tap(FR("home-play")).shows(FR("new-start")).sees(OWN("new-detail"))


def test_a_language_that_does_not_arrive_is_told_and_not_chosen(revisit: OpenTab, site: StaticServer) -> None:
    site.missing = {ARCHIVE}
    app = arrive(revisit()).speak("fr").sees(PL("language-not-here"))
    app.errors.clear()  # the failed download
    app.shows(PL("home-play"))
    site.missing = set()
    app.speak("fr").shows(FR("home-play"))


def test_an_update_has_language_and_games_before_it_is_offered_in_that_language(
    tab: OpenTab, site: StaticServer
) -> None:
    app = arrive(tab()).speak("fr").shows(FR("home-play"))
    parts = built_parts()
    words = zipped({**unzipped(parts[ARCHIVE]), "files/locales/fr/new.ftl": b"new = Nouveau\n"})
    game = zipped({**unzipped(parts[GAME]), "companion/new.txt": b""})
    site.files = finished({**parts, **LATER, ARCHIVE: words, GAME: game})
    app.reload()
    update = app.page.locator(".notice", has_text=FR("pack-boot-update"))
    expect(update).to_be_visible(timeout=WAIT)
    cut_off(app, site)
    with app.page.expect_navigation():
        app.page.get_by_role("button", name=FR("pack-boot-reload")).click()
    app.ready().tap(CREW("name")).sees(CREW("new-detail-full-note"))


@pytest.mark.parametrize("language", ["fr-CH"])
def test_the_first_screen_speaks_the_language_of_the_browser_before_the_rest_arrives(
    tab: OpenTab, site: StaticServer, language: str
) -> None:
    site.held["rest.zip"] = Event()
    app = tab()
    app.page.goto(app.url, wait_until="commit")
    app.page.wait_for_function(FIRST_SCREEN, timeout=WAIT)
    app.ready().shows(FR("home-play")).sees(FR("home-about"))
    assert site.asked.count(ARCHIVE) == 1
    assert PAGE in site.asked
    app.speak("pl").shows(PL("home-play")).speak("fr").shows(FR("home-play"))
    site.held["rest.zip"].set()
    app.tap(FR("home-play")).shows(FR("new-start"))
