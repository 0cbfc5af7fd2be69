"""A browser profile that has visited the packed site; it is made once per run and copied for each test.

It holds the site's files, compiled code and a snapshot of Python's memory, so that a start takes a third as
long as a first visit. The site has the same origin on whatever port its server listens.
"""

import atexit
import os
import shutil
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.app import App
from tests.browser.chromium import options, program
from tests.browser.packed import WAIT, arrive
from tests.once import FOLDER_VARIABLE, made_once
from tests.pack import sites
from tests.pack.sites import StaticServer

HOST: Final = "petri.localhost"
URL: Final = f"http://{HOST}/"
LANGUAGE: Final = "pl-PL"

_made: list[str] = []


def visited(browser: Browser) -> Path:
    """Return the folder of the profile that the tests copy."""
    if FOLDER_VARIABLE in os.environ:
        return Path(made_once("visited", lambda: _visit(browser, Path(os.environ[FOLDER_VARIABLE]))))
    if not _made:
        parent = Path(tempfile.mkdtemp(prefix="petri-visited-"))
        atexit.register(shutil.rmtree, parent, ignore_errors=True)
        _made.append(_visit(browser, parent))
    return Path(_made[0])


def _visit(browser: Browser, parent: Path) -> str:
    site = StaticServer(sites.petri()).start()
    folder = parent / "profile"
    with profile_in(folder, browser, site, LANGUAGE) as profile:
        app = App(profile.new_page(), URL)
        app.page.set_default_timeout(WAIT)
        arrive(app)
        page = app.page.locator("html")
        expect(page).to_have_attribute("data-memory", "kept", timeout=WAIT)
        app.reload()
        expect(page).to_have_attribute("data-memory", "used", timeout=WAIT)
    site.stop()
    return str(folder)


def copied(browser: Browser, to: Path) -> Path:
    """Copy the visited profile to a folder that does not exist yet, and return that folder."""
    return Path(shutil.copytree(visited(browser), to, ignore=shutil.ignore_patterns("Singleton*")))


@contextmanager
def profile_in(
    folder: Path, browser: Browser, site: StaticServer, language: str
) -> Generator[BrowserContext]:
    """Start a browser with its profile in a folder, in which `URL` leads to `site`.

    Args:
        folder: The profile's folder; created if missing.
        browser: The browser to start.
        site: A running server, which keeps its port over restarts.
        language: The browser's language.
    """
    rule = f"--host-resolver-rules=MAP {HOST}:80 127.0.0.1:{site.port}"
    profile = browser.browser_type.launch_persistent_context(
        folder,
        executable_path=program(browser.browser_type),
        args=[*options(), rule],
        viewport={"width": 390, "height": 844},
        locale=language,
    )
    profile.set_default_timeout(WAIT)
    try:
        yield profile
    finally:
        profile.close()
