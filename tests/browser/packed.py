"""The packed site as the user of a screen reader finds it: visited, played, and started from kept memory."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from companion.words import Words
from tests.browser.app import SECONDS, App

words = Words("pl").of("chromosome")
GAME = re.compile(r"#/game/")
SHARED = words("end-shared", players=words.list(["Ala", "Ola"]))
"""The end sentence of a game in which nobody has done anything."""

WAIT = 3 * SECONDS

OpenTab = Callable[[], App]

FIRST_SCREEN = """
document.querySelector('flt-semantics-host [role=button]') && !document.querySelector('#splash:not(.done)')
"""
"""Return whether the first screen is there; the splash may still be fading."""


def arrive(app: App) -> App:
    """Visit the site and wait until it no longer needs a network."""
    app.open()
    expect(app.page.locator("html")).to_have_attribute("data-offline", "ready", timeout=WAIT)
    return app


def remembered(app: App) -> App:
    """Wait until Python's memory is kept, unless this start used kept memory already; restart from it."""
    page = app.page.locator("html")
    if page.get_attribute("data-memory") != "used":
        expect(page).to_have_attribute("data-memory", "kept", timeout=WAIT)
    app.reload()
    expect(page).to_have_attribute("data-memory", "used")
    return app


def seat_players(app: App, names: tuple[str, ...]) -> None:
    """Type the players' names, and wait until the app has received each."""
    field = app.page.get_by_role("textbox", name=words("new-name"), exact=True)
    for seat, name in enumerate(names, 1):
        if seat > 1:
            app.tap(app.target(re.compile(rf"{seat}: ")).first)
            expect(field).to_have_value("")
        app.type(words("new-name"), name)
        app.shows(re.compile(rf"{seat}: {name}"))


def start_game(app: App) -> App:
    """Seat two players and start with the first one."""
    app.tap(words("home-play"))
    seat_players(app, ("Ala", "Ola"))
    app.tap(words("new-start")).tap(words("setup-starts", player="Ala"))
    app.shows(words("action-pass"))
    expect(app.page).to_have_url(GAME)
    return app


BUTTONS = """
[...document.querySelectorAll('flt-semantics-host [role=button]')]
    .map(node => ({node, name: (node.getAttribute('aria-label') || node.innerText || '').trim()}))
"""

PRESS = f"""
wanted => {{
    const button = {BUTTONS.strip()}.findLast(each => each.name === wanted)?.node;
    if (button && button.getAttribute('aria-disabled') === 'true') return false;
    button?.dispatchEvent(new MouseEvent('click', {{bubbles: true}}));
    return true;
}}
"""
"""Press the button of that name; return false while it is disabled. If it has gone, no press is needed."""


LEADING = (
    words("action-pass"),
    *(words("radiation-none-round", round=number) for number in range(2, 7)),
    words("radiation-none-over"),
)
"""Buttons that advance the game though another is wider: without areas, the wide one offers to add one."""


def leading(app: App) -> str:
    """Return the name of the button that advances the game; it may still be disabled."""
    names: list[str] = app.page.evaluate(f"() => ({BUTTONS}).map(each => each.name)")
    others = (words("action-undo"), words("areas-new"))
    first = [name for name in names if name in LEADING]
    return first[0] if first else next(n for n in reversed(names) if not n.startswith(others))


def settled(app: App) -> str:
    """Return the screen's text once its cross-fade is over; until then the tree also has the last screen."""
    before = ""
    while before != (before := app.text()):
        app.page.wait_for_timeout(200)
    return before


def go_on(app: App) -> App:
    """Press the button that advances the game, and wait until the screen changes."""
    before = settled(app)
    app.page.wait_for_function(PRESS, arg=leading(app), timeout=WAIT)
    expect(app.host).not_to_have_text(before)
    return app


def play_to_the_end(app: App) -> App:
    """Pass with every player in every round."""
    for _ in range(60):
        if SHARED in settled(app):
            return app
        go_on(app)
    raise AssertionError(f"the game does not end: {app.text()}")


def notice(app: App, key: str) -> None:
    """Wait until the page shows this notice."""
    expect(app.page.locator(".notice", has_text=words(key))).to_be_visible(timeout=WAIT)


def put_off(app: App, key: str) -> None:
    """Wait until the page shows this notice, and dismiss it, since it covers the top of the page."""
    notice(app, key)
    app.page.locator(".notice", has_text=words(key)).get_by_role("button").last.click()
