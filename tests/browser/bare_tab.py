"""A tab driven without Playwright, which would prevent the browser from freezing it."""

import json
from typing import Any

from playwright.sync_api import Browser

from tests.browser.app import LOOK_EVERY, SECONDS

TAP = """
(name => {
    const found = [...document.querySelectorAll('flt-semantics-host [role=button]')]
        .find(each => (each.getAttribute('aria-label') ?? each.textContent).trim().startsWith(name));
    if (!found || found.getAttribute('aria-disabled') === 'true') return false;
    found.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, composed: true}));
    return true;
})
"""

DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
"""JavaScript promise that resolves once the page has drawn two frames."""


class BareTab:
    """A tab in a profile of its own, driven through the DevTools protocol alone.

    Args:
        browser: A Chromium.
        url: The page to open.
    """

    def __init__(self, browser: Browser, url: str) -> None:
        self._wire: Any = browser.new_browser_cdp_session()
        self._answers: dict[int, Any] = {}
        self._asked = 0
        self._page = browser.new_context().new_page()  # a page to wait with
        self._profile = self._wire.send("Target.createBrowserContext")["browserContextId"]
        made = {"url": url, "browserContextId": self._profile, "width": 390, "height": 844}
        target = self._wire.send("Target.createTarget", made)["targetId"]
        self._wire.on("Target.receivedMessageFromTarget", self._hear)
        attached = {"targetId": target, "flatten": False}
        self._session = self._wire.send("Target.attachToTarget", attached)["sessionId"]

    def _hear(self, event: Any) -> None:
        told = json.loads(event["message"])
        if "id" in told:
            self._answers[told["id"]] = told.get("result", told)

    def ask(self, method: str, **params: Any) -> Any:
        """Send the tab a protocol command, and return its answer."""
        self._asked += 1
        message = json.dumps({"id": self._asked, "method": method, "params": params})
        self._wire.send("Target.sendMessageToTarget", {"message": message, "sessionId": self._session})
        for _ in range(SECONDS // LOOK_EVERY):
            if self._asked in self._answers:
                return self._answers.pop(self._asked)
            self._page.wait_for_timeout(LOOK_EVERY)
        raise AssertionError(f"no answer to {method}")

    def tap(self, name: str) -> None:
        """Tap the button whose name begins with `name`, once it is there and enabled."""
        self._until(f"{TAP}({json.dumps(name)})")

    def sees(self, text: str) -> None:
        """Wait until the text is on the screen."""
        self._until(f"document.querySelector('flt-semantics-host')?.textContent.includes({json.dumps(text)})")

    def _until(self, script: str) -> None:
        for _ in range(SECONDS // LOOK_EVERY):
            # A page that is being replaced answers with an error.
            if self.ask("Runtime.evaluate", expression=script).get("result", {}).get("value"):
                return
            self._page.wait_for_timeout(LOOK_EVERY)
        raise AssertionError(f"never true: {script}")

    def freeze(self) -> None:
        """Freeze the page, as browsers do when the phone is in a pocket."""
        self.ask("Page.setWebLifecycleState", state="frozen")

    def wake(self) -> None:
        """Wake a frozen page."""
        self.ask("Page.setWebLifecycleState", state="active")
        self.ask("Emulation.setFocusEmulationEnabled", enabled=True)
        self.ask("Runtime.evaluate", expression=DRAWN, awaitPromise=True)

    def close(self) -> None:
        self._wire.send("Target.disposeBrowserContext", {"browserContextId": self._profile})
        self._page.context.close()
