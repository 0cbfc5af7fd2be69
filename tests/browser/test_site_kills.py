"""The packed site whose tab is killed during a game, as phones do when memory is short."""

import os
import random
import re
import signal
import time
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, TimeoutError

from tests.browser.app import App
from tests.browser.packed import BUTTONS, PRESS, WAIT, arrive, start_game, words
from tests.browser.visited import LANGUAGE, URL, copied, profile_in
from tests.pack.sites import StaticServer

pytestmark = pytest.mark.browser

KILLS = 40
FATE = [f"{name}: wydaj punkt losu" for name in ("Ala", "Ola")]
PAUSES = (0, 10, 25, 40, 60, 80, 120, 180)
"""Milliseconds between the last tap and the kill."""

ROWS = f"({BUTTONS}).map(each => each.name).filter(name => /^(Ala|Ola), /.test(name)).sort().join('; ')"
"""The texts of the players' rows on the table."""

WATCH = f"""
() => {{
    window.shown = {ROWS};
    const look = () => {{ window.shown = {ROWS} || window.shown; requestAnimationFrame(look); }};
    look();
}}
"""
"""Keep recording the texts that were last shown, frame by frame."""


def kill_tabs(profile: Path) -> None:
    """Kill every renderer process of the browser with that profile."""
    commands: dict[int, tuple[int, bytes]] = {}
    for folder in Path("/proc").iterdir():
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            commands[int(folder.name)] = parent, (folder / "cmdline").read_bytes()
        except (OSError, ValueError):
            continue
    ours = {pid for pid, (_, command) in commands.items() if os.fsencode(profile) in command}

    def is_ours(pid: int) -> bool:
        while pid in commands and pid not in ours:
            pid = commands[pid][0]
        return pid in ours

    for pid, (_, command) in commands.items():
        if b"--type=renderer" in command and is_ours(pid):
            os.kill(pid, signal.SIGKILL)


def new_tab(profile: BrowserContext) -> Page:
    """Open a tab once the browser has noticed the kill; a spare renderer may have been killed as well."""
    for _ in range(10):
        time.sleep(0.4)
        try:
            return profile.new_page()
        except Error:
            continue
    return profile.new_page()


def press_any(app: App, chance: random.Random) -> str:
    """Spend a fate point of some player or undo the last action; return the button's name."""
    names: list[str] = app.page.evaluate(f"() => ({BUTTONS}).map(each => each.name)")
    # Undoing the choice of the starting player leads to a page without these buttons.
    undo = [name for name in names if name.startswith(words("action-undo")) and "Zaczyna" not in name]
    spend = [name for name in names if name in FATE]
    pressed = chance.choice(undo or spend if chance.random() < 0.6 else spend or undo)
    app.page.wait_for_function(PRESS, arg=pressed)
    return pressed


def heard(app: App, chance: random.Random) -> None:
    """Tap until a tap takes effect, since a new screen ignores taps for a moment."""
    before = app.page.evaluate(ROWS)
    for _ in range(5):
        press_any(app, chance)
        with suppress(TimeoutError):
            app.page.wait_for_function(f"before => {ROWS} !== before", arg=before, timeout=5_000)
            return
    raise AssertionError("no tap is heard")


@pytest.mark.parametrize("seed", [1, 2])
def test_of_forty_killed_tabs_none_loses_what_it_has_shown(
    browser: Browser, site: StaticServer, tmp_path: Path, seed: int
) -> None:
    chance = random.Random(seed)
    folder = copied(browser, tmp_path / "visited")
    with profile_in(folder, browser, site, LANGUAGE) as profile:
        app = start_game(arrive(App(profile.new_page(), URL)))
        game = app.page.url
        for _ in range(KILLS // 2):
            app.page.evaluate(WATCH)
            for _ in range(chance.randint(0, 2)):
                heard(app, chance)
            pressed = press_any(app, chance)
            app.page.wait_for_timeout(chance.choice(PAUSES))
            shown = app.page.evaluate("window.shown")
            kill_tabs(folder)
            app = App(new_tab(profile), URL)
            app.page.set_default_timeout(WAIT)
            app.page.goto(game)
            app.ready().shows(re.compile("^Ala, "))
            assert app.page.locator(".notice").count() == 0
            if app.page.evaluate(ROWS) != shown:
                # The last tap was stored but not yet shown: one step back shows the earlier texts.
                other_way = "action-redo" if pressed.startswith(words("action-undo")) else "action-undo"
                app.tap(re.compile("^" + words(other_way)))
                app.page.wait_for_function(f"shown => {ROWS} === shown", arg=shown)
