"""Finding and starting the browser that the tests drive."""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from companion.host.window import find_chromium

QUIET = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


class NoChromium(Exception):
    """There is no Chromium on this computer."""

    def __init__(self) -> None:
        super().__init__(
            "browser tests need Chromium: install it with your system's package manager "
            "(Debian: apt-get install chromium), or name one in the variable CHROMIUM"
        )


@contextmanager
def headless_chromium() -> Generator[Browser]:
    """A headless browser of this computer.

    Raises:
        NoChromium: there is none.
    """
    found = find_chromium()
    program = os.environ.get("CHROMIUM") or (found.program if found else None)
    with sync_playwright() as playwright:
        bundled = playwright.chromium.executable_path
        program = program or (bundled if os.path.exists(bundled) else None)
        if not program:
            raise NoChromium
        sandbox = ("--no-sandbox",) if hasattr(os, "geteuid") and os.geteuid() == 0 else ()
        browser = playwright.chromium.launch(executable_path=program, args=[*QUIET, *sandbox])
        try:
            yield browser
        finally:
            browser.close()
