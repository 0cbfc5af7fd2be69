"""The server as a process: its responses, and how it ends."""

import json
import signal
import threading
import urllib.error
import urllib.request
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from flet.messaging.protocol import Message, MessageAction  # pyright: ignore[reportMissingTypeStubs]
from flet_web.fastapi.flet_app import FletApp  # pyright: ignore[reportMissingTypeStubs]

from companion import __version__
from companion.flet_fixes import apply
from companion.host.address import listen
from companion.host.folders import assets_folder
from companion.host.server import FLET_SERVER, Main, serve
from companion.ui.theme import fonts
from companion.words import LANGUAGES, Words
from tests.browser.servers import Server, module


@pytest.fixture(scope="module")
def counter() -> Generator[Server]:
    """A server of the smallest app, running on Petri's own server code."""
    server = module("tests.browser.counter_app").start()
    yield server
    server.close()


def get(url: str, **headers: str) -> tuple[int, bytes]:
    """Request a URL; return the status and the body."""
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=10) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()


def test_its_health_is_told_with_its_version(counter: Server) -> None:
    status, body = get(f"{counter.url}healthz")
    assert status == 200
    assert json.loads(body) == {"status": "ok", "version": __version__}


def test_a_foreign_name_gets_nothing(counter: Server) -> None:
    assert get(counter.url, Host="evil.example")[0] == 403


@pytest.mark.parametrize("path", ["../pyproject.toml", "%2e%2e/pyproject.toml", "..%2f..%2fetc/passwd"])
def test_files_outside_the_app_are_never_served(counter: Server, path: str) -> None:
    status, body = get(counter.url + path)
    assert b"petri-companion" not in body
    assert b"root:" not in body
    assert status in (200, 404)


def test_every_font_is_loaded_before_the_first_screen() -> None:
    manifest: Any = json.loads((assets_folder() / "assets" / "FontManifest.json").read_text("utf-8"))
    at_start = {entry["family"]: entry["fonts"][0]["asset"] for entry in manifest}
    assert {family: at_start.get(family) for family in fonts()} == {
        family: f"../{file}" for family, file in fonts().items()
    }
    assert all((assets_folder() / file).is_file() for file in fonts().values())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_it_ends_well_when_it_is_told_to(how: signal.Signals) -> None:
    server = module("tests.browser.counter_app").start()
    assert server.stop(how) == 0
    assert server.errors() == ""


def test_the_same_port_can_be_had_again_at_once(tmp_path: Path) -> None:
    server = module("tests.browser.counter_app").start()
    try:
        before = server.url
        assert server.restart().url == before
        assert get(f"{before}healthz")[0] == 200
    finally:
        server.close()


def test_it_ends_well_while_the_app_is_still_being_prepared() -> None:
    listening, stop = listen(port=0), threading.Event()

    def prepare() -> Main:
        stop.set()
        return lambda _: None

    serve(prepare, listening, stop=stop)
    assert listening.socket.fileno() == -1


def test_an_app_that_cannot_be_prepared_ends_the_server_with_its_reason() -> None:
    def prepare() -> Main:
        raise LookupError("no games here")

    with pytest.raises(LookupError, match="no games here"):
        serve(prepare, listen(port=0), on_ready=lambda: pytest.fail("it was never ready"))


def test_what_is_drawn_for_a_client_that_has_gone_comes_to_nothing() -> None:
    apply(FLET_SERVER)
    gone: Any = FletApp.__new__(FletApp)
    gone._FletApp__send_queue = None  # as Flet leaves it once a connection has ended
    gone.send_message(Message(MessageAction.PATCH_CONTROL, {"id": 1}))


def test_the_page_says_in_every_language_that_it_needs_a_script(counter: Server) -> None:
    _, body = get(counter.url)
    for language in LANGUAGES:
        assert f'<p lang="{language}">{Words(language)("page-no-script")}</p>' in body.decode()
