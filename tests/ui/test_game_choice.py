"""The games to choose from stand in one row on every phone, in any language, each name whole."""

from typing import Final

import flet as ft
import pytest

from companion.ui import kit
from companion.ui.games import in_game, keys
from companion.ui.shared.game_choice import game_choice_row
from companion.words import LANGUAGES, Language, Words
from tests.ui.room import broken, lines, row_of

PHONES: Final = (320, 344, 360, 375, 390, 412, 600)
"""Widths of phones, the last one turned to its side."""


def choice(width: int, language: Language, scale: float = 1) -> ft.Control:
    chosen = game_choice_row(
        kit.Style(Words(language), width=width, scale=scale), keys()[0], lambda key: None
    )
    assert chosen is not None
    return chosen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", PHONES)
def test_the_games_stand_in_one_row(width: int, language: Language) -> None:
    drawn = choice(width, language)
    assert lines(row_of(drawn, len(keys())), width - 2 * kit.MARGIN) == 1
    assert broken(drawn, width) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_a_game_fits_on_two_lines(language: Language) -> None:
    names = [in_game(kit.Style(Words(language)), key).words("name") for key in keys()]
    assert all(len(name.split(" ")) <= 2 for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", PHONES)
def test_no_name_of_a_game_is_broken_in_large_text(width: int, language: Language) -> None:
    for scale in (1.25, 1.5, 2):
        assert broken(choice(width, language, scale), width) == []
