"""Names: every letter that may be typed is in a font that comes with the app."""

from pathlib import Path

import pytest
from flet_web import get_package_web_dir  # pyright: ignore[reportMissingTypeStubs]
from fontTools.ttLib import TTFont  # pyright: ignore[reportMissingTypeStubs]

from companion.host.folders import assets_folder, font_manifest
from companion.pack.client import CORE
from companion.ui.core.files import take_in
from companion.ui.theme.letters import MARKS, OURS, SHOWN, drawn, typable
from tests.loops import asynchronous
from tests.ui.services import finish, opened, play, second_round, service
from tests.words.catalogue import LOCALES

LETTERS = "assets/fonts/roboto.woff2"
"""The client's font for letters that ours lacks."""


def glyphs(font: Path) -> frozenset[int]:
    """Return the code points of the characters that a font has."""
    found = TTFont(font).getBestCmap()
    assert found
    return frozenset(found)


@pytest.mark.parametrize("weight", ["Regular", "SemiBold", "Bold", "ExtraBold"])
def test_every_letter_that_may_be_typed_is_in_one_of_the_two_fonts(weight: str) -> None:
    ours = assets_folder() / "fonts" / f"AtkinsonHyperlegibleNext-{weight}.ttf"
    there = glyphs(ours) | glyphs(Path(get_package_web_dir()) / LETTERS)
    needed = {code for letters in SHOWN for code in letters} | set(map(ord, MARKS | OURS))
    assert not [chr(code) for code in sorted(needed - there) if chr(code).isprintable()]


def test_the_client_is_given_both_fonts_and_the_packed_site_has_them() -> None:
    assert LETTERS in CORE
    listed = font_manifest('[{"family": "Ours", "fonts": [{"asset": "fonts/ours.ttf"}]}]')
    assert LETTERS.removeprefix("assets/") in listed
    assert "fonts/ours.ttf" in listed


@pytest.mark.parametrize("name", ["Żółć", "Оксана", "Ґалаґан", "Ελένη", "Đặng", "Şükrü", "O’Neill", "Zoë–2"])
def test_names_of_europe_can_be_typed(name: str) -> None:
    assert typable(name) == drawn(name) == name


@pytest.mark.parametrize(
    ("name", "typed", "shown"),
    [
        ("Tomek 🦠", "Tomek ", "Tomek ?"),
        ("אורי", "", "????"),
        ("ليلى", "", "????"),
        ("太郎2", "2", "??2"),
        ("👩‍🔬 Zoe\u0308", " Zoë", "?? Zoë"),
    ],
)
def test_what_would_be_a_box_is_not_typed_and_has_a_stand_in_where_it_came_from_a_file(
    name: str, typed: str, shown: str
) -> None:
    assert typable(name) == typed
    assert drawn(name) == shown


def test_our_own_sentences_are_drawn_as_they_are_written() -> None:
    for path in LOCALES.rglob("*.ftl"):
        text = path.read_text("utf-8")
        assert drawn(text) == text


@asynchronous
async def test_an_imported_game_shows_right_to_left_names_and_emoji_as_stand_ins_and_never_as_boxes() -> None:
    elsewhere = service()
    game = finish(second_round(play(elsewhere, "Magda", "אורי", "Ola 🦠")), 2, 1, 1)
    home = service()
    assert take_in(home, elsewhere.library.export(game.id).encode())
    at_table = f"/game/{game.id}"
    async with opened(home, at_table) as app:
        for route in (at_table, f"{at_table}/journal", f"{at_table}/charts", "/games"):
            await app.go(route)
            await app.until(lambda: any("????" in text for text in app.texts()))
            assert [text for text in app.texts() if drawn(text) != text] == []
