"""Petri with Lanterns in a separate process, and phones at its table."""

import re
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Browser, WebSocket

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.store.folder import open_folder
from tests.browser.app import App
from tests.browser.phones import CODE, Table
from tests.browser.servers import Server
from tests.postgres import free_port
from tests.toy import people, registered
from tests.toy.petri_lanterns.rules import LANTERNS, Begin, Options

NAMES = ("Ola", "Jan")


def serve(data: Path) -> Server:
    """Return a server of Petri with Lanterns, for one device, not started yet."""
    return Server(
        lambda port: (
            *("tests.toy.program", "serve", "--port", str(port or free_port())),
            *("--no-open", "--data", str(data)),
        )
    )


def table(data: Path) -> Table:
    """Return a table of Lanterns that phones can join, with its server running."""
    with registered(), closing(GameService(open_folder(data))) as service:
        open_game = service.begin(LANTERNS.key, Begin(players=people(*NAMES), options=Options(rounds=1)))
        assert isinstance(open_game, OpenGame)
    port = free_port()

    def command(_: int) -> Sequence[str]:
        return ("tests.toy.program", "host", "--port", str(port), "--no-open", "--data", str(data))

    server = Server(command).start()
    return Table(server, data, open_game.id, server.says(CODE), port)


class Tapped:
    """A phone whose incoming data are recorded."""

    def __init__(self, browser: Browser, at: Table, name: str) -> None:
        context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
        page = context.new_page()
        self.bytes = bytearray()
        """All that the server has sent to it."""
        page.on("websocket", self._follow)
        self.app = App(page, at.url).open(f"join/{at.code}")
        self.app.tap(re.compile(rf"^{name}"))

    def _follow(self, wire: WebSocket) -> None:
        wire.on("framereceived", self._hear)

    def _hear(self, data: bytes | str) -> None:
        self.bytes += data if isinstance(data, bytes) else data.encode()
