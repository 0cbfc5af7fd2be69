"""The page object: an app as the user of a screen reader finds it, by roles and names."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, ElementHandle, Locator, Page, Request, TimeoutError, expect

from companion.ui.core.presses import HOLD
from companion.words import LANGUAGES, Language, Words, name_of

SECONDS = 20_000
"""Maximum milliseconds for any wait; generous, so that a slow machine does not fail a test."""

expect.set_options(timeout=SECONDS)

FIELD_TRIES = 5
LONG_TEXT = 100
"""Length in characters above which a text is pasted rather than typed."""

TOUCHES = """
window.touched = -1000;
addEventListener('pointerup', event => { window.touched = event.timeStamp; }, true);
"""
"""JavaScript with which a page records when a finger was last lifted."""

CLICK = """
async (node, {closes, hold}) => {
    const covered = () => [...document.querySelectorAll('flt-semantics-host [role=button]')]
        .some(each => closes.includes(each.getAttribute('aria-label') ?? each.textContent.trim()));
    const uncovered = () => window.covered && !covered() && performance.now() - window.clicked < hold;
    while (performance.now() - window.touched < 100 || uncovered())
        await new Promise(requestAnimationFrame);
    if (!node.isConnected) return false;
    window.covered = covered();
    window.clicked = performance.now();
    node.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, composed: true}));
    return true;
}
"""
"""Click as a screen reader does; return whether the node was still there.

Flutter takes a click within 50 ms after a finger's tap for the same tap. Also, when a sheet closes, the app
ignores clicks on what it covered for a moment: they could be a second tap of the finger that closed the
sheet. The script waits until neither applies.
"""

HOME_LANGUAGE = re.compile(
    "^(" + "|".join(re.escape(Words(each)("home-language")) for each in LANGUAGES) + ")$"
)
CLOSES = [Words(language)("action-close") for language in LANGUAGES]
"""The names of the button by which a sheet that covers the table is recognised."""

CLOSE = re.compile(f"^({'|'.join(map(re.escape, CLOSES))})$")

SHEETS = {"closes": CLOSES, "hold": HOLD * 1000}

HOLDS = 3
HELD = 3000
"""Milliseconds within which holding a button reveals its secret."""

STILL = """
node => new Promise(done => {
    let before = '', frames = 0;
    const look = () => {
        const {x, y, width, height} = node.getBoundingClientRect(), now = [x, y, width, height].join();
        frames = now === before ? frames + 1 : 0;
        before = now;
        if (!node.isConnected) return done(null);
        frames < 6 ? requestAnimationFrame(look) : done([x + width / 2, y + height / 2]);
    };
    look();
})
"""
"""Return the middle of a node once it has not moved for six frames, or null if it is gone.

A sliding part stays in place for its first two frames, and under load the app draws fewer frames than the
page.
"""

FILLS = """
([width, height]) => {
    const has = document.querySelector('flt-semantics-host flt-semantics')?.getBoundingClientRect();
    return has !== undefined && Math.abs(has.width - width) < 1 && Math.abs(has.height - height) < 1;
}
"""
"""Return whether the app's accessible tree is as large as the page."""

FINDS = """
({roles, name, source, flags, tapped}) => {
    const wanted = source === null ? null : new RegExp(source, flags);
    const named = node => {
        const said = (node.getAttribute('aria-label') || node.textContent).replace(/\\s+/g, ' ').trim();
        return wanted ? wanted.test(said) : said === name;
    };
    const found = [...document.querySelectorAll(roles)].filter(named);
    const able = found.length === 1 && !(tapped && found[0].getAttribute('aria-disabled') === 'true');
    return able ? found[0] : null;
}
"""
"""Return the only node of a role and a name, or null; a node to be tapped must also be enabled."""

SAYS = """
({text, source, flags}) => {
    const said = document.querySelector('flt-semantics-host')?.textContent.replace(/\\s+/g, ' ') ?? '';
    return source === null ? said.includes(text) : new RegExp(source, flags).test(said);
}
"""
"""Return whether the accessible tree contains the text."""

MAY_FAIL = ("/healthz", "/no_sleep.js")
"""Addresses whose failures the browser logs even though nothing is wrong.

The page polls `/healthz` while the server is away. A page that keeps the display on loads `/no_sleep.js`,
perhaps just as a test stops its server.
"""

LOOK_EVERY = 30
"""Milliseconds between two checks. Playwright's own retries are up to a second apart."""

UNPAINTED = """
const tiny = () => {
    const canvas = new OffscreenCanvas(1, 1);
    canvas.getContext('2d');
    return canvas.transferToImageBitmap();
};
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...rest) {
    const {l: what, g, h, V: pictures} = message ?? {}, now = performance.now();
    const answer = data => queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', {data})));
    if (what === 'resizeSurface') answer({l: 'onResizeComplete', g, h});
    else if (what === 'renderPictures')
        answer({l: 'onRenderComplete', g, h, S: Array.from({length: pictures}, tiny), Y: now, X: now});
    else post.call(this, message, ...rest);
};
ImageBitmapRenderingContext.prototype.transferFromImageBitmap = bitmap => bitmap?.close();
"""
"""Make Flutter, which paints in a worker, skip painting, which saves half of its time.

The names in the messages are those of `skwasm.js`. If a release of Flet uses others, pages are painted.
"""

TAPPABLE = ("button", "tab", "checkbox", "switch", "radio", "link", "menuitem", "option")
ROLES = "flt-semantics-host :is(" + ",".join(f"[role={role}]" for role in TAPPABLE) + ")"


def asked(key: str, wanted: str | re.Pattern[str]) -> dict[str, object]:
    """Return a search in the form that page scripts expect: a text, or a pattern's source and flags."""
    if isinstance(wanted, str):
        return {key: " ".join(wanted.split()), "source": None, "flags": ""}
    flags = "".join(flag for flag, mark in (("i", re.IGNORECASE), ("s", re.DOTALL)) if wanted.flags & mark)
    return {key: "", "source": wanted.pattern, "flags": flags}


class App:
    """One browser tab with the app in it.

    Args:
        page: An empty tab.
        url: The app's server, ending with a slash.
        painted: Whether to paint the page, as screenshots and time measurements need.
    """

    def __init__(self, page: Page, url: str, *, painted: bool = False) -> None:
        self.page = page
        self.url = url
        self.errors: list[str] = []
        """Errors of the console and of scripts; a test that expects some clears the list."""
        self.leaks: list[str] = []
        """Addresses outside the app's own origin that were asked for."""
        page.set_default_timeout(SECONDS)
        page.add_init_script(TOUCHES)
        if not painted:
            page.add_init_script(UNPAINTED)
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", self._on_request)

    def _on_console(self, message: ConsoleMessage) -> None:
        url = message.location["url"]
        if message.type == "error" and not url.endswith(MAY_FAIL):
            self.errors.append(f"{message.text} ({url})")

    def _on_request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.netloc != urlsplit(self.url).netloc:
            self.leaks.append(request.url)

    def open(self, path: str = "") -> App:
        """Load the app at a path below its root and wait for its first screen.

        A used tab gets a new session but keeps its compiled code, which takes half as long as a new tab.
        """
        self.page.goto(self.url + path.lstrip("/"), wait_until="commit")
        return self.ready()

    def ready(self) -> App:
        """Wait until the app's first screen has replaced the splash."""
        self.host.locator(":is([role], input, textarea)").first.wait_for(state="attached")
        expect(self.page.locator("#splash")).to_have_count(0, timeout=SECONDS)
        return self

    def reload(self) -> App:
        """Load the page again in the same tab, which begins a session of its own."""
        self.page.reload(wait_until="commit")
        return self.ready()

    @property
    def host(self) -> Locator:
        """The root of the accessible tree."""
        return self.page.locator("flt-semantics-host")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def target(self, name: str | re.Pattern[str]) -> Locator:
        """Find any control of that name that can be tapped: a button, tab, checkbox, switch …"""
        found = self.button(name)
        for role in TAPPABLE[1:]:
            found = found.or_(self.page.get_by_role(role, name=name, exact=True))  # pyright: ignore[reportArgumentType]
        return found

    def identified(self, identifier: str) -> Locator:
        """The node of `ft.Semantics(identifier=…)`."""
        return self.page.locator(f'[flt-semantics-identifier="{identifier}"]')

    def tap(self, what: str | re.Pattern[str] | Locator) -> App:
        """Tap the only control of that name, or that node, once it is there and enabled."""
        if isinstance(what, Locator):
            expect(what).to_be_enabled(timeout=SECONDS)
            # A pointer click would miss nodes that overlap.
            return self if what.evaluate(CLICK, SHEETS) else self.tap(what)
        if (node := self._find(what, tapped=True)) is None:
            expect(self.target(what)).to_be_enabled(timeout=SECONDS)
            return self.tap(self.target(what))
        return self if node.evaluate(CLICK, SHEETS) else self.tap(what)

    def speak(self, language: Language) -> App:
        """Choose a language in Home's list, once its sheet covers the button that opens it."""
        self.tap(HOME_LANGUAGE).shows(CLOSE)
        return self.tap(re.compile(f"^{re.escape(name_of(language))}"))

    def _find(self, name: str | re.Pattern[str], *, tapped: bool) -> ElementHandle | None:
        """Wait for the only control of that name; return None if it did not appear, or vanished at once."""
        wanted = asked("name", name) | {"roles": ROLES, "tapped": tapped}
        try:
            found = self.page.wait_for_function(FINDS, arg=wanted, polling=LOOK_EVERY, timeout=SECONDS)
        except TimeoutError:
            return None
        return found.as_element()

    def place(self, thing: Locator) -> tuple[float, float]:
        """Return the middle of a control once it has stopped moving."""
        while (middle := thing.evaluate(STILL)) is None:
            pass
        return middle[0], middle[1]

    def resize(self, width: int, height: int) -> App:
        """Resize the page, and wait until the accessible tree has the new size."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function(FILLS, arg=[width, height], polling=LOOK_EVERY, timeout=SECONDS)
        return self

    def hold(self, thing: Locator) -> App:
        """Put a finger on a control and leave it there until `page.mouse.up`."""
        self.page.mouse.move(*self.place(thing))
        self.page.mouse.down()
        return self

    def reveal(self, thing: Locator, shown: str | re.Pattern[str]) -> App:
        """Hold a button until its secret shows; hold it again if it does not, as after a new layout."""
        for _ in range(HOLDS):
            self.hold(thing)
            try:
                self.page.wait_for_function(SAYS, arg=asked("text", shown), polling=LOOK_EVERY, timeout=HELD)
                return self
            except TimeoutError:
                self.page.mouse.up()
        return self.hold(thing).sees(shown)

    def type(self, label: str | re.Pattern[str], text: str) -> App:
        """Replace the text of the field with that label, key by key as a person does."""
        field = self.page.get_by_role("textbox", name=label, exact=True)
        expect(field).to_have_count(1)
        for _ in range(FIELD_TRIES):
            # The client connects its keyboard to the touched field. The sheet may still be sliding, at a
            # lower frame rate than the page's, so that the click misses: hence the loop.
            field.click()
            expect(field).to_be_focused()
            self.page.keyboard.press("Control+A")
            self.page.keyboard.insert_text(text) if len(text) > LONG_TEXT else self.page.keyboard.type(text)
            if field.input_value() == text:
                return self
        expect(field).to_have_value(text)
        return self

    def sees(self, text: str | re.Pattern[str]) -> App:
        """Wait until the text is on the screen."""
        wanted = asked("text", text)
        try:
            self.page.wait_for_function(SAYS, arg=wanted, polling=LOOK_EVERY, timeout=SECONDS)
        except TimeoutError:
            expect(self.host).to_contain_text(text, timeout=LOOK_EVERY)
        return self

    def sees_not(self, text: str | re.Pattern[str]) -> App:
        """Wait until the text is not on the screen."""
        expect(self.host).not_to_contain_text(text, timeout=SECONDS)
        return self

    def stands(self, title: str, *sections: str) -> App:
        """Wait until the screen of that title is the only one in the tree, without the one it covers.

        Args:
            sections: The headings on the screen besides its title.
        """
        expect(self.page.get_by_role("heading", name=title, exact=True)).to_be_visible(timeout=SECONDS)
        expect(self.page.get_by_role("heading")).to_have_count(1 + len(sections), timeout=SECONDS)
        for section in sections:
            expect(self.page.get_by_role("heading", name=section, exact=True)).to_be_visible(timeout=SECONDS)
        return self

    def shows(self, name: str | re.Pattern[str]) -> App:
        """Wait until a control of that name is there."""
        if self._find(name, tapped=False) is None:
            expect(self.target(name)).to_be_visible(timeout=SECONDS)
        return self

    def text(self) -> str:
        """Return all words in the accessible tree."""
        return self.host.inner_text()

    def nameless(self) -> list[str]:
        """Return the markup of every control that has no name for a screen reader."""
        return self.page.evaluate(
            """() => [...document.querySelectorAll(
                'flt-semantics-host :is([role=button],[role=tab],[role=checkbox],[role=switch],[role=radio],'
                + '[role=slider],[role=link],[role=menuitem],[role=option],input,textarea)')]
              .filter(node => !(node.getAttribute('aria-label') || node.innerText || '').trim())
              .map(node => node.outerHTML.slice(0, 300))"""
        )

    def picture(self, path: Path) -> Path:
        """Save a screenshot of a painted page as a PNG."""
        self.page.screenshot(path=path)
        return path
