"""Every page of the packed site has something to press, whether or not the browser stores anything."""

import pytest
from playwright.sync_api import BrowserContext

from companion.ui.routes import ROUTES
from companion.words import Words
from tests.browser.app import App
from tests.browser.packed import BUTTONS, WAIT
from tests.browser.refusing import REFUSED, WITHOUT_SITE_DATA, refusing
from tests.pack.sites import StaticServer

pytestmark = pytest.mark.browser

WORDS = Words("pl")
UNKNOWN = "2026-01-01-abcdef"
"""The id of a game that does not exist."""

PRESSABLE = f"""
() => ({BUTTONS.strip()})
    .filter(each => each.name && each.node.getAttribute('aria-disabled') !== 'true')
    .map(each => each.name)
"""
SETTLED = 400
"""Milliseconds after a change of page until the new one is completely drawn."""


def addresses() -> list[str]:
    """Return every address of the app's routes, with an unknown game's id, and addresses of unknown pages."""
    found = [route.path or "" for route in ROUTES]
    return [
        each.replace(":id", UNKNOWN) for each in (*found, "/settings", "/rules", "/rules/nothing", "/nothing")
    ]


def check_every_page(app: App) -> None:
    """Open each address in the same tab, and assert that its page has something to press."""
    app.shows(WORDS("home-play"))
    dead: list[str] = []
    for address in addresses():
        app.open(f"#{address}")
        app.page.wait_for_timeout(SETTLED)
        before = ""
        while before != (before := app.text()):  # Screens cross-fade: both are in the tree for a moment.
            app.page.wait_for_timeout(SETTLED)
        if not app.page.evaluate(PRESSABLE):
            dead.append(f"{address}: {before}")
    assert dead == []


def test_every_page_of_a_first_visit_has_something_to_press(
    profile: BrowserContext, site: StaticServer
) -> None:
    app = App(profile.new_page(), site.url)
    app.page.set_default_timeout(WAIT)
    check_every_page(app.open())


@pytest.mark.parametrize("how", REFUSED)
def test_every_page_has_something_to_press_where_nothing_may_be_kept(
    profile: BrowserContext, site: StaticServer, how: str
) -> None:
    profile.add_init_script(refusing(how, "localStorage", "sessionStorage") + WITHOUT_SITE_DATA)
    app = App(profile.new_page(), site.url)
    app.page.set_default_timeout(WAIT)
    check_every_page(app.open())
