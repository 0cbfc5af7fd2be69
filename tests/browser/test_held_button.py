"""A tap counts for the button under the finger, even if another control replaces it during the tap."""

import re
from pathlib import Path

from playwright.sync_api import Browser, WebSocketRoute, expect

from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.event_phase import BurnRooms
from companion.words import Words
from tests import carnomorph_seeds, seeds
from tests.browser.app import SECONDS, App
from tests.browser.servers import petri

WORDS = Words("pl").of(KEY)
CARD = "Awaria"


class SlowWire:
    """A connection that can hold back the server's messages."""

    def __init__(self) -> None:
        self.holds = False
        self._held: list[bytes | str] = []
        self._page: WebSocketRoute | None = None

    def connect(self, page: WebSocketRoute) -> None:
        """Pass messages between the page and the server."""
        self._page = page
        page.connect_to_server().on_message(self._hear)

    def _hear(self, said: bytes | str) -> None:
        assert self._page is not None
        if self.holds:
            self._held.append(said)
        else:
            self._page.send(said)

    def release(self) -> None:
        """Pass on all messages held back."""
        assert self._page is not None
        self.holds = False
        for said in self._held:
            self._page.send(said)


def test_a_note_that_comes_under_the_finger_takes_no_tap_away(tmp_path: Path, browser: Browser) -> None:
    with seeds.service_in(tmp_path / "data") as service:
        game = carnomorph_seeds.give(carnomorph_seeds.in_fire(service), BurnRooms())
    server, wire = petri(tmp_path / "data").start(), SlowWire()
    page = browser.new_context(viewport={"width": 390, "height": 844}, locale="pl-PL").new_page()
    try:
        page.route_web_socket(re.compile("/ws"), wire.connect)
        app = App(page, server.url).open(f"game/{game.id}")
        button = app.target(re.compile(f"^{re.escape(WORDS('events-card-done'))}"))
        expect(button).to_be_enabled(timeout=SECONDS)
        middle, before = app.place(button), button.bounding_box()
        field = page.get_by_role("textbox")
        field.click()
        expect(field).to_be_focused()
        wire.holds = True
        page.keyboard.type(CARD)
        page.mouse.move(*middle)
        page.mouse.down()
        wire.release()
        expect(button).to_have_text(re.compile(CARD), timeout=SECONDS)
        assert button.bounding_box() == before
        page.mouse.up()
        expect(app.target(re.compile(f"^{WORDS('events-draw')}"))).to_be_enabled(timeout=SECONDS)
    finally:
        page.context.close()
        server.close()
