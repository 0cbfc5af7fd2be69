"""A table with real phones: a game at a given point, its join code, and a host that serves it."""

import re
import socket
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from playwright.sync_api import Browser, expect

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.setup import Seated, StartGame
from companion.rules.chromosome.state import State
from companion.rules.kernel import Command
from companion.store.folder import open_folder
from tests.browser.app import SECONDS, App
from tests.browser.servers import Server
from tests.seeds import give

NAMES = ("Magda", "Tomek", "Przemo", "Ola")
PLAYERS = tuple(Seated(name=name, species=seat, colour=seat) for seat, name in enumerate(NAMES))

CODE = r"/join/([A-Z]{6})"
"""Pattern of the line with which `companion host` prints its table's join code, a new one at each start."""

# Lets a test cut the connection as a loss of Wi-Fi does.
SOCKETS = """
window.sockets = [];
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  constructor(...given) { super(...given); window.sockets.push(this); }
};
"""


FINE = "Fine by me"
SETTLED = "My strength is settled"


class Door(Protocol):
    """The addresses that phones use to reach a table."""

    @property
    def url(self) -> str:
        """The address of its host, ending with a slash."""
        ...

    @property
    def game(self) -> str: ...

    @property
    def code(self) -> str: ...


@dataclass(frozen=True)
class Table:
    """A table that phones can join."""

    server: Server
    data: Path
    game: str
    code: str
    port: int

    @property
    def url(self) -> str:
        """The host's address for phones, ending with a slash."""
        return f"http://127.0.0.1:{self.port}/"

    def state(self) -> State:
        """Return the game's state from the stored journal, once the server has stopped."""
        service = GameService(open_folder(self.data))
        try:
            return service.open(self.game).table.state
        finally:
            service.close()

    def entries(self) -> int:
        """Return the journal's number of rows, once the server has stopped."""
        service = GameService(open_folder(self.data))
        try:
            return service.open(self.game).table.version
        finally:
            service.close()


def seed(data: Path, commands: Sequence[Command], options: Options) -> str:
    """Store a game, played up to a given point, in a data folder, and return its id."""
    service = GameService(open_folder(data))
    open_game = service.begin("chromosome", StartGame(players=PLAYERS, starter=0, options=options))
    assert isinstance(open_game, OpenGame)
    give(open_game, *commands)
    service.close()
    return open_game.id


def table(data: Path, commands: Sequence[Command] = (), options: Options | None = None) -> Table:
    """Return a table whose game has these commands played; its server runs."""
    game = seed(data, commands, options or Options(events=False))
    server, port = host(data)
    return Table(server.start(), data, game, server.says(CODE), port)


@contextmanager
def hosted(data: Path, game: str) -> Generator[Table]:
    """Host a stored game and yield its table; the server runs meanwhile."""
    server, port = host(data)
    yield Table(server.start(), data, game, server.says(CODE), port)
    server.close()


def host(data: Path) -> tuple[Server, int]:
    """Return a server for phones with the games in that folder, not started yet, and its port for phones."""
    with socket.socket() as probe:
        probe.bind(("0.0.0.0", 0))
        port = int(probe.getsockname()[1])

    def command(_: int) -> Sequence[str]:
        return ("companion", "host", "--port", str(port), "--no-open", "--data", str(data))

    return Server(command), port


def join(browser: Browser, at: Door, name: str, language: str = "en-GB", *, painted: bool = False) -> App:
    """Return a phone that has scanned the code and taken the seat of that name."""
    app = visit(browser, at, f"join/{at.code}", language, painted=painted)
    app.tap(re.compile(rf"^{name}"))
    expect(app.page).to_have_url(re.compile(f"/game/{at.game}"), timeout=SECONDS)
    return app


def visit(
    browser: Browser, at: Door, path: str = "", language: str = "en-GB", *, painted: bool = False
) -> App:
    """Return a phone that has opened a page of the host."""
    profile = browser.new_context(
        viewport={"width": 390, "height": 844}, locale=language, color_scheme="dark"
    )
    profile.add_init_script(SOCKETS)
    return App(profile.new_page(), at.url, painted=painted).open(path)


def reroll(app: App, name: str, fate: int) -> None:
    """Force a re-roll from that player's phone."""
    app.tap(re.compile(rf"^Re-roll: {name}, fate {fate}$"))


def fight(everybody: Sequence[App]) -> None:
    """Play the battle between Magda and Tomek from their phones, with re-rolls from three phones."""
    magda, tomek, przemo, ola = everybody
    tomek.sees("Waiting for Magda")
    magda.tap(SETTLED)
    magda.sees("Waiting for Tomek")
    tomek.tap(SETTLED)
    for phone, name in ((tomek, "Tomek"), (przemo, "Przemo"), (ola, "Ola")):
        magda.tap("Roll")
        reroll(phone, name, 4)
        for other in everybody:
            other.sees(re.compile("before", re.IGNORECASE))
    magda.tap("Roll")
    for phone in everybody:
        phone.tap(FINE)
    ola.sees("Waiting for Tomek")
    tomek.tap("Roll")
    for phone in everybody:
        phone.tap(FINE)
    magda.tap(re.compile("^Remove"))
    for phone in everybody:
        phone.sees("Magda’s turn")


def cut(app: App) -> None:
    """Cut a phone's connection; its client tries to reconnect by itself."""
    app.page.evaluate("window.sockets.at(-1).close()")


def tap_twice(app: App, name: str | re.Pattern[str], pause: int) -> None:
    """Tap the same place twice, even if another control is there by the second tap.

    Args:
        app: The phone.
        name: The name of the button that is there at first.
        pause: Milliseconds between the two taps.
    """
    button = app.target(name)
    expect(button).to_be_enabled(timeout=SECONDS)
    place = app.place(button)
    app.page.mouse.click(*place)
    app.page.wait_for_timeout(pause)
    app.page.mouse.click(*place)
