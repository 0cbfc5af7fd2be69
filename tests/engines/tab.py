"""The page object for all engines: the app as finger and keyboard find it, over WebDriver."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from selenium.common.exceptions import JavascriptException, StaleElementReferenceException
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.webelement import WebElement

from companion.ui.core.presses import HOLD
from companion.words import Words, name_of
from tests.browser.app import CLOSES, FINDS, ROLES, SAYS, STILL, asked
from tests.browser.packed import FIRST_SCREEN
from tests.engines.engines import Browser

T = TypeVar("T")

SECONDS = 60.0
"""Maximum seconds for any wait; generous, so that a slow machine does not fail a test."""
SOON = 5.0
"""Seconds after which an attempt is repeated."""
LOOK_EVERY = 0.05
SETTLES = 0.5
"""Seconds in which one screen fades into the next."""

FIELDS = "flt-semantics-host :is(input, textarea)"
UNCOVERED = """
closes => [...document.querySelectorAll('flt-semantics-host [role=button]')]
    .every(each => !closes.includes(each.getAttribute('aria-label') ?? each.textContent.trim()))
"""
LEAVES = """
() => [...document.querySelectorAll('flt-semantics-host *')]
    .filter(node => !node.firstElementChild)
    .map(node => node.getAttribute('aria-label') || node.textContent)
    .filter(Boolean).sort()
"""
TELLS = "(kind, text) => [...document.querySelectorAll(kind)].some(each => each.textContent.includes(text))"
UNFINISHED = (".part", ".crdownload", ".wkdownload")
"""Suffixes of files that an engine is still saving; at first Chromium's name begins with a dot instead."""
CHOOSES = """
() => {
    HTMLInputElement.prototype.click = function () {
        document.body.append(this);
        window.chooser = this;
    };
}
"""
"""Make the page show its file input instead of the system's dialog, which WebDriver cannot operate."""


def down(key: str) -> dict[str, object]:
    return {"type": "keyDown", "value": key}


def up(key: str) -> dict[str, object]:
    return {"type": "keyUp", "value": key}


class Tab:
    """The app in a tab of a browser.

    Args:
        browser: The browser; its current tab is used.
        url: The app's server, ending with a slash.
    """

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.driver = browser.driver
        self.url = url
        self.words = Words("pl").of("chromosome")

    def run(self, function: str, *given: Any) -> Any:
        """Call a JavaScript function in the page, and await its promise."""
        script = f"return ({function.strip()})(...arguments)"
        return self.driver.execute(Command.W3C_EXECUTE_SCRIPT, {"script": script, "args": list(given)})[
            "value"
        ]

    def until(self, look: Callable[[], T | None], what: object) -> T:
        """Call `look` repeatedly until it finds something, and return that.

        Raises:
            AssertionError: Nothing was found in time; the message has all words on the screen.
        """
        ends = time.monotonic() + SECONDS
        while time.monotonic() < ends:
            try:
                if found := look():
                    return found
            except (JavascriptException, StaleElementReferenceException):
                pass  # the page was just being replaced
            time.sleep(LOOK_EVERY)
        raise AssertionError(f"{self.browser.name} does not find {what!r} in: {self.text()}")

    def open(self, path: str = "") -> Tab:
        """Load the app at a path below its root and wait for its first screen."""
        self.driver.get(self.url + path)
        return self.ready()

    def ready(self) -> Tab:
        """Wait until a screen of the app has replaced the splash."""
        self.until(lambda: self.run(f"() => Boolean({FIRST_SCREEN})"), "the first screen")
        return self

    def speaks(self) -> Words:
        """Return the words in the language that the app has chosen for this browser; use them from now on."""
        self.words = Words(self.run("() => document.documentElement.lang")).of("chromosome")
        return self.words

    def in_polish(self) -> Tab:
        """Make WebKit's app Polish too: WebKit asks for English if the system has no other language."""
        if self.browser.name == "webkit":
            self.tap(Words(self.run("() => document.documentElement.lang"))("home-language")).tap(
                name_of("pl")
            )
        self.words = Words("pl").of("chromosome")
        return self.shows(self.words("home-play"))

    def reload(self) -> Tab:
        """Reload as a pull-down gesture does; WebDriver's own reload bypasses service workers."""
        self.run("() => { document.documentElement.dataset.left = 1; setTimeout(() => location.reload()); }")
        self.until(lambda: self.run("() => !document.documentElement.dataset.left"), "a new page")
        return self.ready()

    def back(self) -> Tab:
        """Press the browser's back button."""
        self.driver.back()
        return self

    def press(self, *keys: str) -> Tab:
        """Press keys one after the other."""
        return self._act("key", *(each for key in keys for each in (down(key), up(key))))

    def _act(self, kind: str, *steps: dict[str, object]) -> Tab:
        """Perform actions of a keyboard, a pointer or a wheel, in WebDriver's form."""
        self.driver.execute(Command.W3C_ACTIONS, {"actions": [{"type": kind, "id": kind, "actions": steps}]})
        return self

    def tap(self, name: str | re.Pattern[str]) -> Tab:
        """Tap the only control of that name once it is there, enabled and still."""
        while (middle := self._middle(self._find(name, tapped=True))) is None or self._scrolled(middle[1]):
            pass
        self.click(*middle)
        return self

    def focus(self, name: str | re.Pattern[str]) -> Tab:
        """Focus the only control of that name once it is there and enabled."""
        self.run("node => node.focus()", self._find(name, tapped=True))
        return self

    def _scrolled(self, y: float) -> bool:
        """Turn the wheel if this height is outside the window, and return whether it was."""
        width, height = self.run("() => [innerWidth, innerHeight]")
        if 0 <= y < height:
            return False
        middle = {"x": width // 2, "y": height // 2}
        self._act("wheel", {"type": "scroll", **middle, "deltaX": 0, "deltaY": round(y) - height // 2})
        return True

    def click(self, x: float, y: float) -> None:
        """Click at a point; if a sheet was open, wait until the next click cannot count as a double tap."""
        covered = not self.run(UNCOVERED, CLOSES)
        self._act(
            "pointer",
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pause", "duration": 40},
            {"type": "pointerUp", "button": 0},
        )
        if covered:
            time.sleep(HOLD + 0.2)

    def _middle(self, node: WebElement) -> tuple[float, float] | None:
        try:
            return self.run(STILL, node)
        except (JavascriptException, StaleElementReferenceException):
            return None

    def _find(self, name: str | re.Pattern[str], *, tapped: bool) -> WebElement:
        wanted = asked("name", name) | {"roles": ROLES, "tapped": tapped}
        return self.until(lambda: self.run(FINDS, wanted), name)

    def shows(self, name: str | re.Pattern[str]) -> Tab:
        """Wait until a control of that name is there."""
        self._find(name, tapped=False)
        return self

    def shows_not(self, name: str) -> Tab:
        """Wait until no control of that name is there."""
        wanted = asked("name", name) | {"roles": ROLES, "tapped": False}
        self.until(lambda: self.run(FINDS, wanted) is None, f"no {name}")
        return self

    def sees(self, text: str | re.Pattern[str]) -> Tab:
        """Wait until the text is on the screen."""
        self.until(lambda: self.run(SAYS, asked("text", text)), text)
        return self

    def has(self, mark: str, value: str) -> Tab:
        """Wait until the packed site's page has set this mark, `offline` or `memory`, to this value."""
        self.until(lambda: self.run("mark => document.documentElement.dataset[mark]", mark) == value, value)
        return self

    def tells(self, kind: str, text: str) -> Tab:
        """Wait until the page around the app shows this text, as a `notice` or in place of the app."""
        self.until(lambda: self.run(TELLS, f".{kind}", text), text)
        return self

    def text(self) -> str:
        """Return all words on the screen."""
        return self.run("() => (document.querySelector('flt-semantics-host') ?? document.body).innerText")

    def said(self) -> list[str]:
        """Return the screen's texts once two readings agree; sorted, since their order may change."""
        before: list[str] = []
        while before != (before := self.run(LEAVES)) or not before:
            time.sleep(SETTLES)
        return before

    def fetched_its_client_ahead(self) -> Tab:
        """Assert that parts of the client were preloaded, each fetched once, and only one renderer."""
        announced, fetched = self.run(
            """
            () => [
                [...document.querySelectorAll("link[rel$=preload]")].map(({ href }) => href),
                performance.getEntriesByType("resource").map(({ name }) => name),
            ]
            """
        )
        client = [name for name in fetched if "canvaskit/" in name or "/main.dart." in name]
        assert announced
        assert set(announced) <= set(client)
        assert len(set(client)) == len(client)
        assert len([name for name in client if re.search(r"canvaskit/.*\.wasm$", name)]) == 1, client
        return self

    def type(self, label: str, text: str) -> Tab:
        """Replace the text of the field with that label, key by key."""
        wanted = asked("name", label) | {"roles": FIELDS, "tapped": False}

        def written() -> bool:
            node: WebElement | None = self.run(FINDS, wanted)
            middle = self._middle(node) if node else None
            if not middle:
                return False
            self.click(*middle)
            if not self._soon("node => node === document.activeElement", node):
                return False
            self._act("key", down(Keys.CONTROL), down("a"), up("a"), up(Keys.CONTROL))
            self.press(*text)
            return self._soon("(node, text) => node.value === text", node, text)

        self.until(written, text)
        return self

    def _soon(self, function: str, *given: Any) -> bool:
        ends = time.monotonic() + SOON
        while not (found := self.run(function, *given)) and time.monotonic() < ends:
            time.sleep(LOOK_EVERY)
        return found

    def empty(self, label: str) -> Tab:
        """Wait until the field with that label is empty."""
        wanted = asked("name", label) | {"roles": FIELDS, "tapped": False}
        self.until(lambda: self.run(f"wanted => ({FINDS.strip()})(wanted)?.value === ''", wanted), label)
        return self

    def saved(self, tap: str | re.Pattern[str]) -> Path:
        """Tap a control that saves a file; return the file once it is complete."""
        before = set(self.browser.downloads.iterdir())
        self.tap(tap)

        def new() -> Path | None:
            found = [path for path in self.browser.downloads.iterdir() if path not in before]
            whole = [path for path in found if path.suffix not in UNFINISHED and path.name[0] != "."]
            return whole[0] if len(whole) == len(found) == 1 and whole[0].stat().st_size else None

        return self.until(new, "a saved file")

    def choose(self, tap: str, file: Path) -> Tab:
        """Tap a control that asks for a file, and choose this one."""
        self.run(CHOOSES)
        self.tap(tap)
        chooser: WebElement = self.until(lambda: self.run("() => window.chooser"), "a chooser of files")
        chooser.send_keys(str(file))
        return self
