"""The packed site on hosts that alter files, redirect, block, or have a distribution's default settings."""

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, closing, contextmanager
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import BrowserContext, expect

from companion.pack.archive import Files
from companion.pack.site import write
from tests.browser.app import App
from tests.browser.packed import WAIT, arrive, notice, words
from tests.pack.sites import StaticServer, build, newer_petri, petri
from tests.postgres import free_port

pytestmark = pytest.mark.browser

SCRIPT = b'<script src="https://static.example/beacon.min.js"></script></body>'
TEXTS = (".html", ".js", ".json", ".css", ".svg")
NGINX = Path("/etc/nginx/mime.types")


class Injects(StaticServer):
    """A host that adds a script to each page."""

    def content(self, name: str) -> tuple[bytes | None, dict[str, str]]:
        data, headers = super().content(name)
        if data is not None and name.endswith(".html"):
            data = data.replace(b"</body>", SCRIPT)
        return data, headers


class WritesLineEnds(StaticServer):
    """A host whose files were uploaded by FTP in text mode."""

    def content(self, name: str) -> tuple[bytes | None, dict[str, str]]:
        data, headers = super().content(name)
        if data is not None and name.endswith(TEXTS):
            data = data.replace(b"\n", b"\r\n")
        return data, headers


class Redirects(StaticServer):
    """A host that serves its page at only one address, which ends in a slash."""

    def answer(self, request: BaseHTTPRequestHandler) -> None:
        if request.path.startswith("/index.html"):
            request.send_response(308)
            request.send_header("Location", "/")
            request.send_header("Content-Length", "0")
            request.end_headers()
        else:
            super().answer(request)


def opened(profile: BrowserContext, url: str) -> App:
    app = App(profile.new_page(), url)
    app.page.set_default_timeout(WAIT)
    return app


@pytest.mark.parametrize("kind", [Injects, WritesLineEnds, Redirects])
def test_a_host_of_its_own_ways_is_played_on_at_the_first_visit_the_second_and_an_update(
    profile: BrowserContext, kind: type[StaticServer]
) -> None:
    site = kind(petri()).start()
    with closing(_Stopped(site)):
        app = opened(profile, site.url)
        app.open().shows(words("home-play"))
        whole = "partly" if kind is Injects else "ready"
        for _ in range(2):
            expect(app.page.locator("html")).to_have_attribute("data-offline", whole, timeout=WAIT)
            if kind is Injects:
                notice(app, "pack-boot-altered")
                expect(app.page.locator(".notice", has_text="index.html")).to_have_count(1)
            app.reload().shows(words("home-play"))
        old = app.page.locator("html").get_attribute("data-version")
        site.files = newer_petri()
        app.reload()
        notice(app, "pack-boot-update")
        with app.page.expect_navigation():
            app.page.get_by_role("button", name=words("pack-boot-reload"), exact=True).click()
        app.ready().shows(words("home-play"))
        assert app.page.locator("html").get_attribute("data-version") != old


def test_a_host_that_changes_its_page_keeps_no_memory_of_the_version_before(profile: BrowserContext) -> None:
    site = Injects(petri()).start()
    with closing(_Stopped(site)):
        app = opened(profile, site.url)
        page = app.page.locator("html")
        app.open()
        expect(page).to_have_attribute("data-memory", "kept", timeout=WAIT)
        site.files = build(1)
        app.reload()
        notice(app, "pack-boot-update")
        expect(page).to_have_attribute("data-memory", "mixed", timeout=WAIT)
        with app.page.expect_navigation():
            app.page.get_by_role("button", name=words("pack-boot-reload"), exact=True).click()
        app.ready().shows(words("home-play"))
        expect(page).to_have_attribute("data-memory", "kept", timeout=WAIT)
        app.reload()
        expect(page).to_have_attribute("data-memory", "used", timeout=WAIT)


class _Stopped:
    """A context that stops a server when closed."""

    def __init__(self, site: StaticServer) -> None:
        self._site = site

    def close(self) -> None:
        self._site.stop()


@contextmanager
def debians_nginx(folder: Path, files: Files) -> Generator[str]:
    """Serve the files by nginx with the MIME types of Debian's package."""
    port = free_port()
    write(folder / "site", files)
    folder.chmod(0o755)  # as root, nginx runs its workers as `nobody`
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; worker_processes 1; pid {folder}/pid; error_log {folder}/log; events {{}}"
        f"http {{ include {NGINX}; default_type application/octet-stream; access_log off;"
        f"client_body_temp_path {folder}/body; {temporary}"
        f"server {{ listen 127.0.0.1:{port}; root {folder}/site; index index.html; }} }}"
    )
    command = ["nginx", "-e", str(folder / "log"), "-p", str(folder), "-c", str(folder / "nginx.conf")]
    with running(command, port, folder) as url:
        yield url


@contextmanager
def pythons_server(folder: Path, files: Files) -> Generator[str]:
    """Serve the files as `python -m http.server` does on Windows, where `.mjs` counts as plain text."""
    port = free_port()
    write(folder / "site", files)
    program = (
        "import sys;"
        "import http.server as server;"
        "server.SimpleHTTPRequestHandler.extensions_map['.mjs'] = 'text/plain';"
        "server.test(server.SimpleHTTPRequestHandler, server.ThreadingHTTPServer, "
        "port=int(sys.argv[1]), bind='127.0.0.1')"
    )
    with running([sys.executable, "-c", program, str(port)], port, folder / "site") as url:
        yield url


@contextmanager
def running(command: list[str], port: int, folder: Path) -> Generator[str]:
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}/"
    try:
        for _ in range(100):
            try:
                urlopen(url, timeout=5).close()
                break
            except OSError:
                time.sleep(0.1)
        yield url
    finally:
        process.terminate()
        process.wait()


@pytest.mark.parametrize("host", [debians_nginx, pythons_server])
def test_a_web_server_as_it_is_installed_serves_the_site(
    profile: BrowserContext, host: Callable[[Path, Files], AbstractContextManager[str]]
) -> None:
    assert NGINX.is_file(), "nginx is missing"
    with tempfile.TemporaryDirectory(prefix="petri-site-") as folder, host(Path(folder), petri()) as url:
        app = arrive(opened(profile, url))
        app.shows(words("home-play")).reload().shows(words("home-play"))


def test_a_network_that_blocks_archives_is_told_with_the_file_and_the_status(
    profile: BrowserContext,
) -> None:
    class Blocks(StaticServer):
        """A host behind a network that blocks archives."""

        def answer(self, request: BaseHTTPRequestHandler) -> None:
            if not request.path.endswith(".zip"):
                return super().answer(request)
            request.send_response(403)
            request.send_header("Content-Length", "0")
            request.end_headers()
            return None

    site = Blocks(petri()).start()
    with closing(_Stopped(site)):
        app = opened(profile, site.url)
        app.page.goto(site.url)
        stopped = app.page.locator(".stopped")
        expect(stopped).to_contain_text(words("pack-boot-blocked"), timeout=WAIT)
        expect(stopped).to_contain_text(".zip: 403")
        expect(stopped).not_to_contain_text("[object")
