"""The packed site, built once for all tests, on a static server that can be stopped and made to fail."""

import sys
import threading
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from mimetypes import guess_type
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from companion.pack import stage
from companion.pack.archive import Files, unzipped, zipped
from companion.pack.fetch import cache_folder
from companion.pack.site import finished, parts
from tests.once import made_once
from tests.toy import packed

LATER: Final = {"version.json": b'{"version":"later"}'}


@cache
def built_parts() -> Files:
    """Build Petri's site without its page and service worker."""
    return made_once("site", lambda: parts(stage.own_files(), cache_folder()))


@cache
def petri() -> Files:
    """Return Petri's site."""
    return finished(built_parts())


@cache
def newer_petri() -> Files:
    """Return the site of a later build."""
    return finished({**built_parts(), **LATER})


@cache
def build(number: int) -> Files:
    """Return the site of build `number`; builds differ in both archives of the app."""
    mark = {f"build{number}.txt": b""}
    archives = {name: zipped({**unzipped(built_parts()[name]), **mark}) for name in ("app.zip", "rest.zip")}
    return finished({**built_parts(), **archives})


@cache
def petri_with_two_games() -> Files:
    """Return Petri's site with an additional game, which is not the default."""
    return finished(parts_with_two_games())


@cache
def parts_with_two_games() -> Files:
    """Build Petri's site with an additional game, without its page and service worker."""

    def built() -> Files:
        with packed.taken_in():
            return parts(stage.own_files(), cache_folder())

    return made_once("site-of-two", built)


BARE = b"""\
import flet as ft
from flet import run


def main(page):
    count = ft.Text("count 0", size=48)

    def more():
        count.value = f"count {int(count.value.split()[1]) + 1}"

    page.add(count, ft.FilledButton("More", on_click=more))


def begin():
    run(main)


def import_all():
    pass
"""
"""The yardstick app: a number and a button that raises it."""


@cache
def bare() -> Files:
    """Return the bare app's site, put together like Petri's, with only the packages that it needs."""
    return finished(parts({"main.py": BARE}, cache_folder(), packages=["flet"]))


class QuietServer(ThreadingHTTPServer):
    """A server that ignores it when a browser disconnects during an answer."""

    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class StaticServer:
    """A web server that serves only its files."""

    def __init__(self, files: Files) -> None:
        self.files = files
        self.missing: set[str] = set()
        """Files whose transfer breaks off."""
        self.held: dict[str, threading.Event] = {}
        """Files that are given only when their moment has come."""
        self.asked: list[str] = []
        """The requested paths."""
        self._server: ThreadingHTTPServer | None = None
        self._port = 0

    def start(self) -> "StaticServer":
        """Start serving, on the earlier port if it has served before."""
        owner = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                owner.answer(self)

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = QuietServer(("127.0.0.1", self._port), Handler)
        self._port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()
        return self

    @property
    def port(self) -> int:
        """Return the server's port on this computer."""
        return self._port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}/"

    def content(self, name: str) -> tuple[bytes | None, dict[str, str]]:
        """Return a file, and its headers besides the content type."""
        return self.files.get(name), {}

    def answer(self, request: BaseHTTPRequestHandler) -> None:
        """Answer with a file, half of one, or 404."""
        name = unquote(urlsplit(request.path).path).lstrip("/")
        if name.endswith("/") or not name:
            name += "index.html"
        self.asked.append(name)
        if name in self.held:
            self.held[name].wait(60)
        data, headers = self.content(name)
        request.send_response(404 if data is None else 200)
        body = data or b""
        request.send_header("Content-Type", guess_type(name)[0] or "application/octet-stream")
        request.send_header("Content-Length", str(len(body)))
        for header, value in headers.items():
            request.send_header(header, value)
        request.end_headers()
        if name in self.missing:
            request.wfile.write(body[: len(body) // 2])
            request.close_connection = True
            return
        self.send(request, body)

    def send(self, request: BaseHTTPRequestHandler, body: bytes) -> None:
        request.wfile.write(body)

    def stop(self) -> None:
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None
