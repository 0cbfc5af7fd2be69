"""Names: every letter that may be typed is in a font that comes with the app."""

from pathlib import Path

import pytest
from flet_web import get_package_web_dir  # pyright: ignore[reportMissingTypeStubs]
from fontTools.ttLib import TTFont  # pyright: ignore[reportMissingTypeStubs]

from companion.host.folders import assets_folder, font_manifest
from companion.pack.client import CORE
from companion.ui.theme.letters import MARKS, SHOWN, shows

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
    drawn = glyphs(ours) | glyphs(Path(get_package_web_dir()) / LETTERS)
    typed = {code for letters in SHOWN for code in letters} | {ord(mark) for mark in MARKS}
    assert not [chr(code) for code in sorted(typed - drawn) if chr(code).isprintable()]


def test_the_client_is_given_both_fonts_and_the_packed_site_has_them() -> None:
    assert LETTERS in CORE
    listed = font_manifest('[{"family": "Ours", "fonts": [{"asset": "fonts/ours.ttf"}]}]')
    assert LETTERS.removeprefix("assets/") in listed
    assert "fonts/ours.ttf" in listed


@pytest.mark.parametrize("name", ["Żółć", "Оксана", "Ґалаґан", "Ελένη", "Đặng", "Şükrü", "O’Neill", "Zoë–2"])
def test_names_of_europe_can_be_typed(name: str) -> None:
    assert shows(name)


@pytest.mark.parametrize("name", ["🦠", "אורי", "ليلى", "太郎", "ᵽ"])
def test_names_that_would_be_boxes_cannot(name: str) -> None:
    assert not shows(name)
