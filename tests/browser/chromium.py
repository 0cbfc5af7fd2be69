"""Find and start the browser that the tests drive; as a program, exit with 1 if there is none."""

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, BrowserType, sync_playwright

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
    """Start this computer's Chromium without a window.

    Raises:
        NoChromium: there is none.
    """
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(playwright.chromium), args=options())
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def lasting_profile(folder: Path, *, width: int, height: int, locale: str) -> Generator[BrowserContext]:
    """Start a headless browser with a lasting profile in that folder, as people use it, not a private window.

    Raises:
        NoChromium: there is none.
    """
    with sync_playwright() as playwright:
        profile = playwright.chromium.launch_persistent_context(
            folder,
            executable_path=program(playwright.chromium),
            args=options(),
            viewport={"width": width, "height": height},
            locale=locale,
        )
        try:
            yield profile
        finally:
            profile.close()


def program(kind: BrowserType) -> str:
    """Return the path of the Chromium of this computer.

    Raises:
        NoChromium: there is none.
    """
    found = _program(Path(kind.executable_path))
    if not found:
        raise NoChromium
    return found


def options() -> list[str]:
    """Return the options with which every browser of the tests is started."""
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*QUIET, "--no-sandbox"] if as_root else [*QUIET]


def _program(bundled: Path) -> str | None:
    """Return the browser that `CHROMIUM` names, the installed one, or Playwright's own, in this order."""
    if named := os.environ.get("CHROMIUM"):
        return named
    if found := find_chromium():
        return found.program
    return str(bundled) if bundled.is_file() else None


if __name__ == "__main__":
    with sync_playwright() as playwright:
        sys.exit(0 if _program(Path(playwright.chromium.executable_path)) else 1)
