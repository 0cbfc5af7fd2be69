"""Fixtures of browser tests: a browser, a server with fresh data, and the app in a fresh tab.

A test changes the window, the language, the theme or touch input by parametrising `viewport`, `language`,
`scheme` or `touch`.
"""

from collections.abc import Callable, Generator
from pathlib import Path
from typing import Literal, TypeAlias

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests import seeds
from tests.browser.app import App
from tests.browser.chromium import NoChromium, headless_chromium
from tests.browser.packed import WAIT, OpenTab
from tests.browser.servers import Server, module, petri
from tests.browser.visited import URL, copied, profile_in
from tests.pack import sites
from tests.pack.sites import StaticServer

Viewport: TypeAlias = tuple[int, int]
OpenApp: TypeAlias = Callable[[str], App]


@pytest.fixture(scope="session")
def browser() -> Generator[Browser]:
    """One headless Chromium for all tests."""
    try:
        with headless_chromium() as browser:
            yield browser
    except NoChromium as missing:
        pytest.fail(str(missing), pytrace=False)


@pytest.fixture(autouse=True)
def no_tab_is_left(request: pytest.FixtureRequest) -> Generator[None]:
    """Close a test's tabs at its end; otherwise they would go on polling a server that has ended."""
    if "browser" not in request.fixturenames:
        yield
        return
    browser: Browser = request.getfixturevalue("browser")
    before = set(browser.contexts)
    yield
    for profile in set(browser.contexts) - before:
        profile.close()


@pytest.fixture
def viewport() -> Viewport:
    """Width and height of the window."""
    return (390, 844)


@pytest.fixture
def language() -> str:
    """Return the browser's language."""
    return "pl-PL"


@pytest.fixture
def scheme() -> Literal["dark", "light"]:
    """The system's colour scheme."""
    return "dark"


@pytest.fixture
def touch() -> bool:
    """Whether the screen is a touch screen."""
    return False


@pytest.fixture
def open_app(
    browser: Browser, viewport: Viewport, language: str, scheme: Literal["dark", "light"], touch: bool
) -> Generator[OpenApp]:
    """Open the app at an address in a fresh profile; assert that no tab logged errors or left the origin."""
    opened: list[App] = []

    def open_at(url: str) -> App:
        profile = browser.new_context(
            viewport={"width": viewport[0], "height": viewport[1]},
            locale=language,
            color_scheme=scheme,
            has_touch=touch,
        )
        opened.append(App(profile.new_page(), url))
        return opened[-1].open()

    yield open_at
    for app in opened:
        app.page.context.close()
    assert [app.errors for app in opened] == [[] for _ in opened]
    assert [app.leaks for app in opened] == [[] for _ in opened]


@pytest.fixture
def server(tmp_path: Path) -> Generator[Server]:
    """Petri with no games yet."""
    server = petri(tmp_path / "data").start()
    yield server
    server.close()


@pytest.fixture
def app(server: Server, open_app: OpenApp) -> App:
    """Petri's first screen."""
    return open_app(server.url)


@pytest.fixture(scope="session")
def counter_server() -> Generator[Server]:
    """A server of the smallest app, running on Petri's own server code."""
    server = module("tests.browser.counter_app").start()
    yield server
    server.close()


@pytest.fixture
def counter(counter_server: Server, open_app: OpenApp) -> App:
    return open_app(counter_server.url)


@pytest.fixture
def begun(tmp_path: Path) -> Generator[str]:
    """The address of a table whose game has just begun; its server has data of its own."""
    with seeds.service_in(tmp_path / "data") as service:
        game = seeds.begin(service).id
    server = petri(tmp_path / "data").start()
    yield f"{server.url}game/{game}"
    server.close()


@pytest.fixture
def site() -> Generator[StaticServer]:
    """The packed site on a plain static server."""
    server = StaticServer(sites.petri()).start()
    yield server
    server.stop()


@pytest.fixture
def profile(browser: Browser, language: str) -> Generator[BrowserContext]:
    """A browser profile that has never visited the site."""
    profile = browser.new_context(viewport={"width": 390, "height": 844}, locale=language)
    profile.set_default_timeout(WAIT)
    yield profile
    profile.close()


@pytest.fixture
def revisit(browser: Browser, language: str, site: StaticServer, tmp_path: Path) -> Generator[OpenTab]:
    """Open tabs in a browser that has visited the site before; no request may leave the site."""
    opened: list[App] = []
    with profile_in(copied(browser, tmp_path / "visited"), browser, site, language) as profile:

        def open_tab() -> App:
            opened.append(App(profile.new_page(), URL))
            opened[-1].page.set_default_timeout(WAIT)
            return opened[-1]

        yield open_tab
    assert [app.leaks for app in opened] == [[] for _ in opened]


@pytest.fixture
def tab(profile: BrowserContext, site: StaticServer) -> Generator[OpenTab]:
    """Open tabs at the site; no request may leave it."""
    opened: list[App] = []

    def open_tab() -> App:
        opened.append(App(profile.new_page(), site.url))
        opened[-1].page.set_default_timeout(WAIT)
        return opened[-1]

    yield open_tab
    assert [app.leaks for app in opened] == [[] for _ in opened]
