"""Keys of a real keyboard: shortcuts at the table, and letters typed into a field, which trigger none."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from companion.words import Words
from tests.browser import phones
from tests.browser.conftest import OpenApp

pytestmark = pytest.mark.browser

WORDS = Words("pl").of("chromosome")


def test_keys_open_a_list_of_themselves_open_a_player_and_leave_typed_text_alone(
    tmp_path: Path, open_app: OpenApp
) -> None:
    table = phones.table(tmp_path / "data")
    try:
        app = open_app(table.server.url).tap(re.compile("Magda"))
        app.shows(WORDS("table-menu"))
        keys = app.page.keyboard
        keys.press("?")
        app.sees(WORDS("keys-player"))
        keys.press("Escape")
        expect(app.button(WORDS("action-close"))).to_have_count(0)
        keys.press("1")
        expect(app.button(WORDS("action-close"))).to_be_visible()
        keys.press("Escape")
        keys.press("m")
        app.tap(WORDS("rename-title"))
        field = app.page.get_by_role("textbox").first
        app.place(field)
        field.click()
        keys.type("U?h1")
        expect(field).to_have_value(re.compile(r"U\?h1"))
        expect(app.page).to_have_url(re.compile("/game/[^/]+$"))
    finally:
        table.server.close()
