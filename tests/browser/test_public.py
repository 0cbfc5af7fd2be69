"""A public instance in browsers: one hosts a new table, one joins it by code, one sees nothing of it."""

import re
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.app import App
from tests.browser.packed import words
from tests.browser.servers import petri

pytestmark = pytest.mark.browser

PUBLIC = "https://petri.example"
CODE = re.compile("([BCDFGHJKMNPRSTVWXZ]{3}) ([BCDFGHJKMNPRSTVWXZ]{3})")


@contextmanager
def device(browser: Browser, url: str) -> Generator[App]:
    """Open a separate device that knows nothing of the others."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="pl-PL")
    yield App(context.new_page(), url)
    context.close()


def begin(app: App) -> str:
    """Enter Ala and Ola and start; return the path of their table."""
    app.open().tap(words("home-play"))
    for seat, name in enumerate(("Ala", "Ola"), 1):
        if seat > 1:
            app.tap(app.target(re.compile(rf"{seat}: ")).first)
            expect(app.page.get_by_role("textbox", name=words("new-name"), exact=True)).to_have_value("")
        app.type(words("new-name"), name)
        app.shows(re.compile(rf"{seat}: {name}"))
    app.tap(words("new-start")).tap(words("setup-starts", player="Ala")).shows(words("action-pass"))
    return urlsplit(app.page.url).path


def code_on(app: App) -> str:
    expect(app.host).to_contain_text(CODE)
    found = CODE.search(app.host.inner_text())
    assert found
    return found[1] + found[2]


def test_a_table_of_a_public_instance(browser: Browser, tmp_path: Path) -> None:
    server = petri(tmp_path, "--public", PUBLIC, "--name", "127.0.0.1").start()
    home = server.url
    try:
        with device(browser, home) as host, device(browser, home) as guest, device(browser, home) as other:
            table = begin(host)
            host.tap(words("table-menu")).tap(words("party-invite"))
            host.sees(f"{PUBLIC}/")
            code = code_on(host)
            other.page.goto(f"{home.rstrip('/')}{table}")
            other.sees(words("party-join")).sees_not("Ala")
            guest.open().tap(re.compile(words("party-join")))
            guest.type(words("party-code"), code).tap(words("party-knock"))
            guest.tap(re.compile("^Ola")).shows(words("action-pass"))
            assert urlsplit(guest.page.url).path == table
            server.kill()
            server.start()
            for app in (host, guest):  # each has its role again, kept in its browser's storage
                app.page.goto(f"{home.rstrip('/')}{table}")
                app.shows(words("action-pass"))
            host.tap(words("table-menu")).sees(words("party-invite"))
            guest.tap(words("table-menu")).sees(words("party-change-seat"))
            other.page.goto(home)
            other.sees(words("home-about"))
            host.page.goto(home)
            host.sees("Ala")
    finally:
        server.close()
