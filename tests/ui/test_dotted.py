"""Texts in one line, with dots between them."""

import re
from pathlib import Path

import companion.ui
from companion.rules.kernel import Label
from companion.ui import kit
from companion.ui.shared.action_bar import undo_words
from companion.words import LANGUAGES, Words
from tests.browser.screens import warned
from tests.browser.test_undo_label import acted
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


def test_undo_says_in_its_short_form_what_else_the_tap_did() -> None:
    style = kit.Style(Words("en").of("chromosome"))
    entry = acted(service()).table.entries[-1]
    ends = Label(key="label-end-turn", params={"player": "Tomek"})
    alone, both = undo_words(style, entry, 1), undo_words(style, entry.replace(then=(ends,)), 1)
    assert style.words.has(f"{entry.label.key}-short")
    assert both == f"{alone} · Tomek ends the turn"
