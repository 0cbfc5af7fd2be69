"""Texts in one line, with dots between them."""

import re
from pathlib import Path

import companion.ui
from companion.ui import kit
from companion.words import LANGUAGES
from tests.browser.screens import warned
from tests.loops import asynchronous
from tests.ui.services import at, service

UI = Path(companion.ui.__file__).parent
ITS_OWN = UI / "theme" / "letters.py"


def test_dots_stand_between_parts_and_never_after_a_full_sentence() -> None:
    assert kit.dotted(("a", "", "b")) == "a · b"
    assert kit.dotted(("It kills.", "Who goes?", "now")) == "It kills. Who goes? now"
    assert kit.dotted(()) == ""


def test_every_line_of_a_screen_is_joined_in_one_place() -> None:
    files = [file for file in UI.rglob("*.py") if file != ITS_OWN]
    assert [file.name for file in files if '" · ".join' in file.read_text(encoding="utf-8")] == []


@asynchronous
async def test_no_message_has_a_full_stop_before_a_dot() -> None:
    for language in LANGUAGES:
        home = service()
        home.remember("setting.language", language)
        home.remember("setting.coach", False)
        async with at(home, warned(home)) as app:
            said = [text for text in app.labels() if re.search(r"[.?!] ·", text)]
            assert said == [], language
            assert any("Kto karmi kota" in text for text in app.labels())
