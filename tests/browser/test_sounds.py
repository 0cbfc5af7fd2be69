"""Sounds in the browser: each plays the first time it is needed, once, from its own file."""

import re
from pathlib import Path

from companion.words import Words
from tests import seeds
from tests.browser.app import SECONDS, App
from tests.browser.conftest import OpenApp
from tests.browser.servers import petri

WORDS = Words("pl").of("chromosome")

HEARD = """
() => {
    window.heard = [];
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
        window.heard.push(this.src);
        return play.call(this);
    };
}
"""
"""JavaScript that records the sounds played from now on."""


def listen(app: App) -> None:
    """Start recording sounds, and tap, since browsers allow no sound before a tap."""
    app.page.evaluate(HEARD)
    app.page.mouse.click(200, 12)


def heard(app: App, count: int) -> list[str]:
    """Return the sounds played, one second after there were this many."""
    app.page.wait_for_function("count => window.heard.length >= count", arg=count, timeout=SECONDS)
    app.page.wait_for_timeout(1000)
    return app.page.evaluate("window.heard")


def test_a_dose_and_the_end_are_heard_at_their_first_call_and_once(tmp_path: Path, open_app: OpenApp) -> None:
    with seeds.service_in(tmp_path / "data") as service:
        service.remember("setting.sound", True)
        game = seeds.begin(service).id
    server = petri(tmp_path / "data").start()
    try:
        app = open_app(f"{server.url}game/{game}")
        listen(app)
        app.tap(re.compile("^Magda, "))
        dose = app.target(re.compile("apromieniowanie.*więcej$"))
        app.tap(dose)
        first = heard(app, 2)
        assert len(set(first)) == len(first) == 2, "the tap and the dose, once each"
        app.tap(dose)
        assert sorted(heard(app, 4)) == sorted(first * 2), "and so with the second"
        app.tap(WORDS("action-close")).tap(WORDS("table-menu")).tap(WORDS("menu-end-game"))
        app.tap(WORDS("menu-end-game-yes")).tap(WORDS("end-skip"))
        app.page.wait_for_function("() => new Set(window.heard).size === 3", timeout=SECONDS)
        *_, end = played = heard(app, 5)
        assert end not in played[:-1], "the end has a sound of its own, heard once"
        assert all(each.startswith("data:audio/wav;") for each in played), "each says what it is"
    finally:
        server.close()


def test_the_browser_shakes_the_device_at_a_tap_and_longer_at_a_dose(begun: str, open_app: OpenApp) -> None:
    app = open_app(begun)
    app.page.evaluate("() => { window.shaken = []; navigator.vibrate = (ms) => window.shaken.push(ms); }")
    app.tap(re.compile("^Magda, "))
    app.tap(app.target(re.compile("apromieniowanie.*więcej$")))
    app.page.wait_for_function("() => window.shaken.length >= 2", timeout=SECONDS)
    assert app.page.evaluate("window.shaken") == [10, 30]
